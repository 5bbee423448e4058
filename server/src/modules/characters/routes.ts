// The catalogue's calls.
import { charactersApi } from '@velour/contract/characters.ts';
import { AppError } from '../../platform/errors.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import { creationSteps, readChosen } from './creation/rules.ts';
import type { CharactersService } from './service.ts';

const GENDER_LABELS = { female: 'Girls', anime: 'Anime', male: 'Boys' } as const;

export function characterRoutes(gateway: Gateway, characters: CharactersService): void {
  bind(gateway, charactersApi.domes, async (call) => ({
    domes: await characters.domes(call.scope, call.actor, call.query.gender),
  }));
  bind(gateway, charactersApi.dome, ({ scope, params }) => characters.dome(scope, params.dome_id));
  bind(gateway, charactersApi.domeCharacters, async (call) =>
    characters.domeCharacters(call.scope, call.actor, {
      id: call.params.dome_id,
      ...call.query,
    }),
  );
  bind(gateway, charactersApi.genders, async (call) => {
    const counts = await characters.genders(call.scope, call.actor);
    const tabs = (['female', 'anime', 'male'] as const).map((value) => ({
      value,
      label: GENDER_LABELS[value],
      count: counts.get(value) ?? 0,
    }));
    return { genders: tabs };
  });
  bind(gateway, charactersApi.list, async (call) =>
    characters.browse(call.scope, call.actor, call.query),
  );
  bind(gateway, charactersApi.listPublic, async (call) =>
    characters.browseMembers(call.scope, call.actor, call.query),
  );
  bind(gateway, charactersApi.exclusive, async (call) =>
    characters.browseExclusive(call.scope, call.actor, call.query),
  );
  bind(gateway, charactersApi.tags, async (call) => ({
    tags: await characters.tags(call.scope, call.actor, call.query.gender),
  }));
  bind(gateway, charactersApi.leaderboard, async (call) => ({
    entries: await characters.leaderboard(call.scope, call.actor, call.query),
  }));
  bind(gateway, charactersApi.creationOptions, async ({ query }) => {
    const chosen = readChosen(query.traits);
    if (!chosen) {
      const fields = [
        { field: 'traits', message: 'Must be pairs such as body:slim,hair_style:bob' },
      ];
      throw new AppError('request.invalid', { fields });
    }
    return { gender: query.gender, steps: creationSteps(query.gender, chosen) };
  });
  bind(gateway, charactersApi.read, async (call) =>
    characters.read(call.scope, call.actor, call.params.char_id),
  );
}
