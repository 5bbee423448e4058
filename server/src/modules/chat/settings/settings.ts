// The settings of a chat: how its replies are written, and who its person is in it.
import { z } from 'zod';
import type { ChatSettings } from '@velour/contract/chat-settings.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { AppError } from '../../../platform/errors.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import { createPersonas, openPersona } from './personas.ts';
import { changeSettings, findPersona, listPersonas, readSettings } from './settings.store.ts';
import { usualWriting, type PersonaContent, type Writing } from '../prompt-texts.rules.ts';
import type { ChatNeeds } from '../service.ts';

interface OwnPersona extends PersonaContent {
  readonly id: string;
  readonly is_default: boolean;
}

type Needs = Pick<ChatNeeds, 'bus' | 'clock' | 'ids' | 'identity' | 'safety'>;

const Change = z.object({ person_id: z.string(), session_id: z.string().nullable() });

const CHANGED = 'chat_settings.changed';
/** Changes are announced to all processes; this is for an announcement that got lost. */
const CACHED_MS = 10 * 60_000;
const MOST_CACHED = 5_000;

export type SettingsService = ReturnType<typeof createChatSettings>;

export function createChatSettings({ bus, clock, ids, identity, safety }: Needs) {
  const cached = { clock, ttlMs: CACHED_MS, maxEntries: MOST_CACHED };
  const chats = createTtlCache<ChatSettings | undefined>(cached);
  const people = createTtlCache<readonly OwnPersona[]>(cached);
  const ofChat = (person_id: string, session_id: string): string => `${person_id} ${session_id}`;

  const leave = bus.subscribe(CHANGED, (message) => {
    const { person_id, session_id } = Change.parse(JSON.parse(message));
    if (session_id === null) {
      people.delete(person_id);
      // A deleted persona is in the settings of any of its person's chats.
      chats.clear();
    } else chats.delete(ofChat(person_id, session_id));
  });
  const changed = (person_id: string, session_id: string | null): void =>
    bus.publish(CHANGED, JSON.stringify({ person_id, session_id }));

  const personasOf = (scope: Scope, person_id: string, key: DataKey) =>
    people.read(person_id, async () =>
      (await listPersonas(scope, person_id)).map((row) => ({
        id: row.id,
        is_default: row.is_default,
        ...openPersona(row, key),
      })),
    );

  return {
    personas: createPersonas({
      clock,
      ids,
      identity,
      safety,
      changed: (person_id) => changed(person_id, null),
    }),

    /** How the next reply of a chat is written. */
    async forPrompt(
      scope: Scope,
      { session_id, person_id, key }: { session_id: string; person_id: string; key: DataKey },
    ): Promise<Writing> {
      const found = await chats.read(ofChat(person_id, session_id), () =>
        readSettings(scope, { id: session_id, person_id }),
      );
      if (!found) return usualWriting;
      const { persona_id, ...writing } = found;
      if (persona_id === null) return { ...writing, persona: undefined };
      const own = await personasOf(scope, person_id, key);
      return { ...writing, persona: own.find(({ id }) => id === persona_id) };
    },

    /** The persona that new chats of this person begin with. */
    async defaultPersona(
      scope: Scope,
      person_id: string,
      key: DataKey,
    ): Promise<OwnPersona | undefined> {
      return (await personasOf(scope, person_id, key)).find(({ is_default }) => is_default);
    },

    /** Throws `chat.not_found`. */
    async read(scope: Scope, actor: Actor, id: string): Promise<ChatSettings> {
      const found = await readSettings(scope, { id, person_id: actor.id });
      if (!found) throw new AppError('chat.not_found');
      return found;
    },

    /** What is left out stays. Throws `chat.not_found`, `persona.not_found`. */
    async change(
      scope: Scope,
      actor: Actor,
      { id, ...change }: Partial<ChatSettings> & { id: string },
    ): Promise<ChatSettings> {
      const { length, style, language, persona_id } = change;
      const owner = { id, person_id: actor.id };
      if (typeof persona_id === 'string') {
        const found = await findPersona(scope, { id: persona_id, person_id: actor.id });
        if (!found) throw new AppError('persona.not_found');
      }
      const next = await changeSettings(scope, owner, {
        ...(length !== undefined && { reply_length: length }),
        ...(style !== undefined && { reply_style: style }),
        ...(language !== undefined && { reply_language: language }),
        ...(persona_id !== undefined && { persona_id }),
      });
      if (!next) throw new AppError('chat.not_found');
      changed(actor.id, id);
      return next;
    },

    close: leave,
  };
}
