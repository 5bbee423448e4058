// Personas: who a member is in their chats, kept sealed.
import { z } from 'zod';
import type { Persona } from '@velour/contract/chat-settings.ts';
import { MAX_PERSONAS } from '@velour/contract/chat-settings-values.ts';
import type { Actor } from '../../../platform/actor.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  addPersona,
  changePersona,
  clearDefault,
  countPersonas,
  findPersona,
  listPersonas,
  removePersona,
  type PersonaRow,
} from './settings.store.ts';
import type { PersonaContent } from '../prompt-texts.rules.ts';
import type { ChatNeeds } from '../service.ts';

const StoredContent = z.object({
  name: z.string(),
  pronouns: z.string(),
  description: z.string(),
});

export interface PersonaChange {
  readonly name?: string | undefined;
  readonly pronouns?: string | undefined;
  readonly description?: string | undefined;
  readonly is_default?: boolean | undefined;
}

interface Needs extends Pick<ChatNeeds, 'clock' | 'ids' | 'identity' | 'safety'> {
  /** In every process. */
  readonly changed: (personId: string) => void;
}

const placeOf = (id: string): string => `persona/${id}`;

export const openPersona = (
  { id, content }: Pick<PersonaRow, 'id' | 'content'>,
  key: DataKey,
): PersonaContent => StoredContent.parse(JSON.parse(key.open(content, placeOf(id))));

export function createPersonas({ clock, ids, identity, safety, changed }: Needs) {
  /** The persona is a participant of the chat, and speaks for its person. */
  const requireAllowed = ({ name, pronouns, description }: PersonaContent): void => {
    const text = [name, pronouns, description].filter(Boolean).join('. ');
    for (const surface of ['chat', 'character'] as const) {
      const verdict = safety.checkInput({ text, recent: [], surface });
      if (verdict.action === 'block')
        throw new AppError('safety.blocked', { detail: verdict.reason });
    }
  };

  const store = async (
    scope: Scope,
    person_id: string,
    { before, change }: { before: PersonaRow | undefined; change: PersonaChange },
  ): Promise<Persona> => {
    const key = await identity.dataKey(scope, person_id);
    const old = before ? openPersona(before, key) : { name: '', pronouns: '', description: '' };
    const content = {
      name: (change.name ?? old.name).trim(),
      pronouns: (change.pronouns ?? old.pronouns).trim(),
      description: (change.description ?? old.description).trim(),
    };
    requireAllowed(content);
    const id = before?.id ?? ids.next();
    const is_default = change.is_default ?? before?.is_default ?? false;
    const next = { content: key.seal(JSON.stringify(content), placeOf(id)), is_default };
    await inTransaction(scope, async (tx) => {
      if (is_default) await clearDefault(tx, person_id);
      if (before) await changePersona(tx, { id, person_id }, next);
      else await addPersona(tx, { id, person_id, created_at: clock.now(), ...next });
      tx.afterCommit(() => changed(person_id));
    });
    return { id, ...content, is_default };
  };

  return {
    async list(scope: Scope, actor: Actor): Promise<{ personas: Persona[] }> {
      const [rows, key] = await Promise.all([
        listPersonas(scope, actor.id),
        identity.dataKey(scope, actor.id),
      ]);
      const personas = rows.map((row) => ({
        id: row.id,
        ...openPersona(row, key),
        is_default: row.is_default,
      }));
      return { personas };
    },

    /** Throws `persona.too_many`, `safety.blocked`. */
    async add(scope: Scope, actor: Actor, change: PersonaChange): Promise<Persona> {
      if ((await countPersonas(scope, actor.id)) >= MAX_PERSONAS)
        throw new AppError('persona.too_many');
      return store(scope, actor.id, { before: undefined, change });
    },

    /** What is left out stays. Throws `persona.not_found`, `safety.blocked`. */
    async change(
      scope: Scope,
      actor: Actor,
      { id, ...change }: PersonaChange & { id: string },
    ): Promise<Persona> {
      const before = await findPersona(scope, { id, person_id: actor.id });
      if (!before) throw new AppError('persona.not_found');
      return store(scope, actor.id, { before, change });
    },

    /** Throws `persona.not_found`. */
    async remove(scope: Scope, actor: Actor, id: string): Promise<void> {
      if (!(await removePersona(scope, { id, person_id: actor.id })))
        throw new AppError('persona.not_found');
      changed(actor.id);
    },
  };
}
