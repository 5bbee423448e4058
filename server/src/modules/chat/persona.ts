// Who is who in a chat: what its texts call the character and the reader, and what the character's card brings along.
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import {
  fillMacros,
  namesUser,
  type CardExtras,
  type CharacterRow,
  type CharactersService,
} from '../characters/service.ts';
import type { IdentityService } from '../identity/service.ts';

interface Needs {
  readonly clock: Clock;
  readonly identity: Pick<IdentityService, 'members'>;
  readonly characters: Pick<CharactersService, 'extrasOf'>;
}

export interface Role {
  readonly extras: CardExtras;
  readonly char: string;
  readonly user: string;
}

export type Casting = ReturnType<typeof createCasting>;

const NAMES_KEPT_MS = 30_000;
/** Reads well inside a sentence, which is where a name stands. */
const NAMELESS = 'you';
/** What an account is called until its owner says otherwise. */
const UNNAMED = /^User_/;

export function createCasting({ clock, identity, characters }: Needs) {
  const names = createTtlCache<string>({ clock, ttlMs: NAMES_KEPT_MS, maxEntries: 5_000 });

  const nameOf = async (scope: Scope, actor: Actor): Promise<string> => {
    if (actor.kind === 'visitor') return NAMELESS;
    return names.read(actor.id, async () => {
      const name = (await identity.members.find(scope, actor.id))?.name ?? '';
      return name === '' || UNNAMED.test(name) ? NAMELESS : name;
    });
  };

  const roleOf = async (scope: Scope, actor: Actor, row: CharacterRow): Promise<Role> => {
    const extras = await characters.extrasOf(scope, row);
    const asksForName = namesUser(
      [
        ...[row.description, row.personality, row.scenario, row.example_dialogue, row.tagline],
        ...[row.system_notes, row.greeting, ...row.alternate_greetings, extras.closing_notes],
        extras.depth_note?.text ?? '',
        ...(extras.book?.entries.map(({ content }) => content) ?? []),
      ].join('\n'),
    );
    const user = asksForName ? await nameOf(scope, actor) : NAMELESS;
    return { extras, char: extras.nickname ?? row.name, user };
  };

  return {
    roleOf,

    /** The greetings as this reader finds them; what is drawn by lot in them is drawn once. */
    async greetings(scope: Scope, actor: Actor, row: CharacterRow, sessionId: string) {
      const { char, user } = await roleOf(scope, actor, row);
      const filling = { char, user, seed: sessionId, stable: sessionId };
      return {
        greeting: fillMacros(row.greeting, filling),
        alternate_greetings: row.alternate_greetings.map((text) => fillMacros(text, filling)),
      };
    },
  };
}
