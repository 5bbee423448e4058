// The settings of a chat: how its replies are written, and the user's persona in it. Personas are stored sealed.
import { z } from 'zod';
import type { ChatSettings, Persona } from '@velour/contract/chat-settings.ts';
import { MAX_PERSONAS } from '@velour/contract/chat-settings-values.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { AppError } from '../../platform/errors.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { requireAllowed } from '../safety/service.ts';
import * as store from './settings.store.ts';
import type { PersonaRow } from './settings.store.ts';
import { usualWriting, type PersonaContent, type Writing } from './prompt-texts.rules.ts';
import type { ChatNeeds } from './service.ts';

interface Needs extends Pick<ChatNeeds, 'bus' | 'clock' | 'ids' | 'identity' | 'safety'> {
  readonly publishChange: (personId: string, sessionId: string, revision: number) => void;
}

const Change = z.object({ person_id: z.string(), session_id: z.string().nullable() });

const CHANGED = 'chat_settings.changed';
/** Changes are announced to all processes; this limits the effect of a lost announcement. */
const CACHED_MS = 10 * 60_000;
const MAX_CACHED = 5_000;

export type SettingsService = ReturnType<typeof createChatSettings>;

export function createChatSettings(needs: Needs) {
  const { bus, clock } = needs;
  const chats = createTtlCache<Writing>({ clock, ttlMs: CACHED_MS, maxEntries: MAX_CACHED });
  const ofChat = (person_id: string, session_id: string): string => `${person_id} ${session_id}`;

  const leave = bus.subscribe(CHANGED, (message) => {
    const { person_id, session_id } = Change.parse(JSON.parse(message));
    // A persona may be used in any of its owner's chats.
    if (session_id === null) chats.clear();
    else chats.delete(ofChat(person_id, session_id));
  });
  const changed = (person_id: string, session_id: string | null): void =>
    bus.publish(CHANGED, JSON.stringify({ person_id, session_id }));

  const personas = createPersonas(needs, (person_id) => changed(person_id, null));

  return {
    personas,

    /** How the next reply of a chat is written. */
    forPrompt: (
      scope: Scope,
      { session_id, person_id, key }: { session_id: string; person_id: string; key: DataKey },
    ): Promise<Writing> =>
      chats.read(ofChat(person_id, session_id), async () => {
        const found = await store.readWriting(scope, { id: session_id, person_id });
        if (!found) return usualWriting;
        const { persona, ...writing } = found;
        return { ...writing, persona: persona ? openPersona(persona, key) : undefined };
      }),

    /** The default persona for new chats of this user. */
    async defaultPersona(scope: Scope, person_id: string, key: DataKey) {
      const found = await store.findDefault(scope, person_id);
      return found && { id: found.id, ...openPersona(found, key) };
    },

    /** The persona of an imported chat; the default one if its file names none and does not deny it. */
    async importedPersona(
      scope: Scope,
      actor: Actor,
      { key, imported }: { key: DataKey; imported: PersonaContent | null | undefined },
    ): Promise<{ used: UsedPersona | undefined; isLost: boolean }> {
      if (imported === undefined) {
        const found = await store.findDefault(scope, actor.id);
        return { used: found && { id: found.id, ...openPersona(found, key) }, isLost: false };
      }
      if (imported === null) return { used: undefined, isLost: false };
      const used = await personas.findOrAdd(scope, actor, imported);
      return { used, isLost: used === undefined };
    },

    /** Throws `chat.not_found`. */
    async read(scope: Scope, actor: Actor, id: string): Promise<ChatSettings> {
      const found = await store.readSettings(scope, { id, person_id: actor.id });
      if (!found) throw new AppError('chat.not_found');
      return found;
    },

    /** Omitted fields stay unchanged. Throws `chat.not_found`, `persona.not_found`. */
    async change(
      scope: Scope,
      actor: Actor,
      { id, ...change }: Partial<ChatSettings> & { id: string },
    ): Promise<ChatSettings> {
      const { length, style, language, persona_id } = change;
      const owner = { id, person_id: actor.id };
      if (typeof persona_id === 'string') {
        const found = await store.findPersona(scope, { id: persona_id, person_id: actor.id });
        if (!found) throw new AppError('persona.not_found');
      }
      const next = await store.changeSettings(scope, owner, {
        ...(length !== undefined && { reply_length: length }),
        ...(style !== undefined && { reply_style: style }),
        ...(language !== undefined && { reply_language: language }),
        ...(persona_id !== undefined && { persona_id }),
      });
      if (!next) throw new AppError('chat.not_found');
      changed(actor.id, id);
      needs.publishChange(actor.id, id, next.revision);
      return next;
    },

    close: leave,
  };
}

const StoredContent = z.object({
  name: z.string(),
  pronouns: z.string(),
  description: z.string(),
});

interface PersonaChange {
  readonly name?: string | undefined;
  readonly pronouns?: string | undefined;
  readonly description?: string | undefined;
  readonly is_default?: boolean | undefined;
  readonly replaces?: Omit<PersonaChange, 'replaces'> | undefined;
}

type UsedPersona = PersonaContent & { readonly id: string };

const placeOf = (id: string): string => `persona/${id}`;

export const openPersona = (
  { id, content }: Pick<PersonaRow, 'id' | 'content'>,
  key: DataKey,
): PersonaContent => StoredContent.parse(JSON.parse(key.open(content, placeOf(id))));

/** `changed` announces it to every process. */
function createPersonas(
  { clock, ids, identity, safety }: Needs,
  changed: (personId: string) => void,
) {
  /** The persona is a participant of the chat and speaks for the user. */
  const requireFit = ({ name, pronouns, description }: PersonaContent): void => {
    const text = [name, pronouns, description].filter(Boolean).join('. ');
    for (const surface of ['chat', 'character'] as const)
      requireAllowed(safety.checkInput({ text, recent: [], surface }));
  };

  const write = async (
    scope: Scope,
    person_id: string,
    { before, change }: { before: PersonaRow | undefined; change: PersonaChange },
  ): Promise<Persona> => {
    const key = await identity.dataKey(scope, person_id);
    const old = before ? openPersona(before, key) : { name: '', pronouns: '', description: '' };
    const known = Object.entries(change.replaces ?? {});
    const current: Readonly<Record<string, unknown>> = { ...old, is_default: before?.is_default };
    if (known.some(([field, value]) => value !== undefined && value !== current[field]))
      throw new AppError('persona.changed_elsewhere');
    const content = {
      name: (change.name ?? old.name).trim(),
      pronouns: (change.pronouns ?? old.pronouns).trim(),
      description: (change.description ?? old.description).trim(),
    };
    requireFit(content);
    const id = before?.id ?? ids.next();
    const is_default = change.is_default ?? before?.is_default ?? false;
    const next = { content: key.seal(JSON.stringify(content), placeOf(id)), is_default };
    await inTransaction(scope, async (tx) => {
      if (is_default) await store.clearDefault(tx, person_id);
      if (before && !(await store.changePersona(tx, { id, person_id }, next, before.content)))
        throw new AppError('persona.changed_elsewhere');
      if (!before) await store.addPersona(tx, { id, person_id, created_at: clock.now(), ...next });
      tx.afterCommit(() => changed(person_id));
    });
    return { id, ...content, is_default };
  };

  const listAll = async (scope: Scope, actor: Actor): Promise<Persona[]> => {
    const [rows, key] = await Promise.all([
      store.listPersonas(scope, actor.id),
      identity.dataKey(scope, actor.id),
    ]);
    return rows.map((row) => ({
      id: row.id,
      ...openPersona(row, key),
      is_default: row.is_default,
    }));
  };
  const add = async (scope: Scope, actor: Actor, change: PersonaChange): Promise<Persona> => {
    if ((await store.countPersonas(scope, actor.id)) >= MAX_PERSONAS)
      throw new AppError('persona.too_many');
    return write(scope, actor.id, { before: undefined, change });
  };

  return {
    list: async (scope: Scope, actor: Actor) => ({ personas: await listAll(scope, actor) }),

    /** Throws `persona.too_many`, `safety.blocked`. */
    add,

    /** The persona with these texts; undefined if there is none and it cannot be added. */
    async findOrAdd(
      scope: Scope,
      actor: Actor,
      { name, pronouns, description }: PersonaContent,
    ): Promise<Persona | undefined> {
      const all = await listAll(scope, actor);
      const equal = all.find(
        (one) => one.name === name && one.pronouns === pronouns && one.description === description,
      );
      if (equal) return equal;
      try {
        return await add(scope, actor, { name, pronouns, description });
      } catch (error) {
        if (error instanceof AppError) return undefined;
        throw error;
      }
    },

    /** Omitted fields stay unchanged. Throws `persona.not_found`, `persona.changed_elsewhere`, `safety.blocked`. */
    async change(
      scope: Scope,
      actor: Actor,
      { id, ...change }: PersonaChange & { id: string },
    ): Promise<Persona> {
      const before = await store.findPersona(scope, { id, person_id: actor.id });
      if (!before) throw new AppError('persona.not_found');
      return write(scope, actor.id, { before, change });
    },

    /** Throws `persona.not_found`. */
    async remove(scope: Scope, actor: Actor, id: string): Promise<void> {
      if (!(await store.removePersona(scope, { id, person_id: actor.id })))
        throw new AppError('persona.not_found');
      changed(actor.id);
    },
  };
}
