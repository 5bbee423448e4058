// The catalogue's calls.
import { charactersApi } from '@velour/contract/characters.ts';
import { AppError } from '../../platform/errors.ts';
import { bind, type Gateway, type Site } from '../../platform/http/gateway.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ContentRating } from '@velour/contract/site.ts';
import { creationSteps, readChosen } from './creation/rules.ts';
import type { CharactersService, Viewer } from './service.ts';

const GENDER_LABELS = { female: 'Girls', anime: 'Anime', male: 'Boys' } as const;

interface Needs {
  readonly characters: CharactersService;
  readonly contentRating: (site: Site) => Promise<ContentRating>;
}

export function characterRoutes(gateway: Gateway, { characters, contentRating }: Needs): void {
  const viewerOf = async (call: { site: Site; actor: Actor | undefined }): Promise<Viewer> => ({
    actor: call.actor,
    content_rating: await contentRating(call.site),
  });

  bind(gateway, charactersApi.domes, async (call) => ({
    domes: await characters.domes(call.scope, await viewerOf(call), call.query.gender),
  }));
  bind(gateway, charactersApi.dome, ({ scope, params }) => characters.dome(scope, params.dome_id));
  bind(gateway, charactersApi.domeCharacters, async (call) =>
    characters.domeCharacters(call.scope, await viewerOf(call), {
      id: call.params.dome_id,
      ...call.query,
    }),
  );
  bind(gateway, charactersApi.genders, async (call) => {
    const counts = await characters.genders(call.scope, await viewerOf(call));
    const tabs = (['female', 'anime', 'male'] as const).map((value) => ({
      value,
      label: GENDER_LABELS[value],
      count: counts.get(value) ?? 0,
    }));
    return { genders: tabs };
  });
  bind(gateway, charactersApi.list, async (call) =>
    characters.browse(call.scope, await viewerOf(call), call.query),
  );
  bind(gateway, charactersApi.listPublic, async (call) =>
    characters.browseMembers(call.scope, await viewerOf(call), call.query),
  );
  bind(gateway, charactersApi.exclusive, async (call) =>
    characters.browseExclusive(call.scope, await viewerOf(call), call.query),
  );
  bind(gateway, charactersApi.tags, async (call) => ({
    tags: await characters.tags(call.scope, await viewerOf(call), call.query.gender),
  }));
  bind(gateway, charactersApi.leaderboard, async (call) => ({
    entries: await characters.leaderboard(call.scope, await viewerOf(call), call.query),
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
    characters.read(call.scope, await viewerOf(call), call.params.char_id),
  );
}
