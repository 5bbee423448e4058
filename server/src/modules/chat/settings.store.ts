// The SQL of chats' settings and of personas.
import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { isOwn, type Owner } from './sessions.store.ts';
import { chat_session, persona } from './tables.ts';

export type PersonaRow = typeof persona.$inferSelect;

const settings = {
  length: chat_session.reply_length,
  style: chat_session.reply_style,
  language: chat_session.reply_language,
  persona_id: chat_session.persona_id,
  revision: chat_session.revision,
};

export type SettingsRow = Pick<
  typeof chat_session.$inferSelect,
  'reply_length' | 'reply_style' | 'reply_language' | 'persona_id'
>;

export async function readSettings(scope: Scope, owner: Owner) {
  const [row] = await scope.db.select(settings).from(chat_session).where(isOwn(scope, owner));
  return row;
}

/** With the chat's persona, if it has one. */
export async function readWriting(scope: Scope, owner: Owner) {
  const { length, style, language } = settings;
  const [row] = await scope.db
    .select({ length, style, language, persona })
    .from(chat_session)
    .leftJoin(persona, eq(persona.id, chat_session.persona_id))
    .where(isOwn(scope, owner));
  return row;
}

/** Returns the settings after the change; undefined if the chat is not this person's. */
export async function changeSettings(scope: Scope, owner: Owner, change: Partial<SettingsRow>) {
  if (Object.keys(change).length === 0) return readSettings(scope, owner);
  const [row] = await scope.db
    .update(chat_session)
    .set(change)
    .where(isOwn(scope, owner))
    .returning(settings);
  return row;
}

/** Oldest first. */
export async function listPersonas(scope: Scope, personId: string): Promise<PersonaRow[]> {
  return scope.db
    .select()
    .from(persona)
    .where(eq(persona.person_id, personId))
    .orderBy(asc(persona.id));
}

export async function countPersonas(scope: Scope, personId: string): Promise<number> {
  return scope.db.$count(persona, eq(persona.person_id, personId));
}

const isDefault = (personId: string) =>
  and(eq(persona.person_id, personId), eq(persona.is_default, true));

export async function findDefault(scope: Scope, personId: string): Promise<PersonaRow | undefined> {
  const [row] = await scope.db.select().from(persona).where(isDefault(personId));
  return row;
}

const isTheirs = (at: { id: string; person_id: string }) =>
  and(eq(persona.id, at.id), eq(persona.person_id, at.person_id));

export async function findPersona(
  scope: Scope,
  at: { id: string; person_id: string },
): Promise<PersonaRow | undefined> {
  const [row] = await scope.db.select().from(persona).where(isTheirs(at));
  return row;
}

export async function addPersona(scope: Scope, row: PersonaRow): Promise<void> {
  await scope.db.insert(persona).values(row);
}

/** Returns false if its content is not what it was before. */
export async function changePersona(
  scope: Scope,
  at: { id: string; person_id: string },
  change: { content: Sealed; is_default: boolean },
  before: Sealed,
): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(persona)
    .set(change)
    .where(and(isTheirs(at), eq(persona.content, before)));
  return rowCount === 1;
}

/** Makes none of this person's personas the default for new chats. */
export async function clearDefault(scope: Scope, personId: string): Promise<void> {
  await scope.db.update(persona).set({ is_default: false }).where(isDefault(personId));
}

/** Returns whether it existed; its chats go on without it. */
export async function removePersona(
  scope: Scope,
  at: { id: string; person_id: string },
): Promise<boolean> {
  const { rowCount } = await scope.db.delete(persona).where(isTheirs(at));
  return rowCount === 1;
}

export async function removePersonasOf(scope: Scope, personId: string): Promise<void> {
  await scope.db.delete(persona).where(eq(persona.person_id, personId));
}
