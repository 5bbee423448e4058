// The SQL of reading sessions and their messages; every read is scoped to the owner.
import type { Gender } from '@velour/contract/scalars.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm';
import { descending, isAfter } from '../../platform/db/descending.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { character } from '../characters/tables.ts';
import { replaceWords } from './search/search.store.ts';
import { chat_session, message, message_variant, reply, reply_chunk } from './tables.ts';

export type SessionRow = typeof chat_session.$inferSelect & { readonly unread_count: number };

/** The count of unread messages stops here; the list shows "99+". */
const MAX_UNREAD = 100;

const unread = sql<number>`(select count(*)::int from (select 1 from ${message} m
  where m.session_id = ${chat_session.id} and m.seq > ${chat_session.read_seq}
    and m.author = 'character' and m.deleted_at is null limit ${MAX_UNREAD}) as waiting)`;

export interface Owner {
  readonly person_id: string;
  readonly id: string;
}

/** The person and the character of a chat. */
export interface Pair {
  readonly person_id: string;
  readonly character_id: string;
}

const isOf = ({ site_id }: Scope, personId: string): SQL | undefined =>
  and(
    eq(chat_session.person_id, personId),
    eq(chat_session.site_id, site_id),
    isNull(chat_session.deleted_at),
  );

export const isOwn = (scope: Scope, { person_id, id }: Owner): SQL | undefined =>
  and(eq(chat_session.id, id), isOf(scope, person_id));

export const isOfPair = (scope: Scope, { person_id, character_id }: Pair): SQL | undefined =>
  and(eq(chat_session.character_id, character_id), isOf(scope, person_id));

interface VariantPlace {
  readonly session_id: string;
  readonly seq: number;
  readonly variant: number;
}

export const isVariant = ({ session_id, seq, variant }: VariantPlace): SQL | undefined =>
  and(
    eq(message_variant.session_id, session_id),
    eq(message_variant.seq, seq),
    eq(message_variant.variant, variant),
  );

/** The visible variant of a message. */
export const isShown = and(
  eq(message_variant.session_id, message.session_id),
  eq(message_variant.seq, message.seq),
  eq(message_variant.variant, message.active_variant),
);

const columns = { ...getTableColumns(chat_session), unread_count: unread };

export async function findSession(scope: Scope, owner: Owner): Promise<SessionRow | undefined> {
  const [row] = await scope.db.select(columns).from(chat_session).where(isOwn(scope, owner));
  return row;
}

/** Throws `chat.not_found` for another person's chat. */
export async function requireSession(scope: Scope, owner: Owner): Promise<SessionRow> {
  const row = await findSession(scope, owner);
  if (!row) throw new AppError('chat.not_found');
  return row;
}

/** The owner of a chat, for actions of moderators, who are not the owners. */
export async function findPersonOf(scope: Scope, id: string): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ person_id: chat_session.person_id })
    .from(chat_session)
    .where(
      and(
        eq(chat_session.id, id),
        eq(chat_session.site_id, scope.site_id),
        isNull(chat_session.deleted_at),
      ),
    );
  return row?.person_id;
}

export async function findLatestWith(scope: Scope, pair: Pair): Promise<SessionRow | undefined> {
  const [row] = await scope.db
    .select(columns)
    .from(chat_session)
    .where(isOfPair(scope, pair))
    .orderBy(desc(chat_session.last_message_at), desc(chat_session.id))
    .limit(1);
  return row;
}

/** Two requests to open the same pair wait for each other, so that they open one session. */
export async function lockPair(scope: Scope, { person_id, character_id }: Pair): Promise<void> {
  const pair = `${person_id}/${character_id}`;
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}

export interface ListAsk {
  readonly person_id: string;
  readonly gender?: Gender | undefined;
  readonly search?: string | undefined;
  readonly part: 'pinned' | 'others' | 'archived';
  readonly limit: number;
  readonly before: { value: Date; id: string } | undefined;
}

function isIn(part: ListAsk['part']): SQL | undefined {
  if (part === 'archived') return isNotNull(chat_session.archived_at);
  const isPinned = part === 'pinned' ? isNotNull : isNull;
  return and(isNull(chat_session.archived_at), isPinned(chat_session.pinned_at));
}

export async function listSessions(scope: Scope, ask: ListAsk): Promise<SessionRow[]> {
  const { before } = ask;
  const rows = await scope.db
    .select(columns)
    .from(chat_session)
    .innerJoin(character, eq(character.id, chat_session.character_id))
    .where(
      and(
        isOf(scope, ask.person_id),
        isIn(ask.part),
        ask.gender ? eq(character.gender, ask.gender) : undefined,
        ask.search
          ? ilike(character.name, `%${ask.search.replace(/[\\%_]/g, '\\$&')}%`)
          : undefined,
        before && isAfter([chat_session.last_message_at, chat_session.id], before),
      ),
    )
    .orderBy(...descending(chat_session.last_message_at, chat_session.id))
    .limit(ask.limit);
  return rows;
}

export interface HistoryQuery {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

const messageColumns = {
  session_id: message.session_id,
  seq: message.seq,
  author: message.author,
  notice: message.notice,
  kind: message.kind,
  client_message_id: message.client_message_id,
  active_variant: message.active_variant,
  variants: message.variants,
  message_send_at: message.message_send_at,
  edited_at: message.edited_at,
  removed_reason: message.removed_reason,
  is_forgotten: message.is_forgotten,
  text: message_variant.text,
  state: sql<
    typeof message_variant.$inferSelect.state
  >`coalesce(${message_variant.state}, 'complete')`,
  failure: message_variant.failure,
  rating: message_variant.rating,
  n: sql<number>`coalesce(${message_variant.n}, 0)`,
};

const withVariant = (scope: Scope) =>
  scope.db.select(messageColumns).from(message).leftJoin(message_variant, isShown).$dynamic();

/** A message with its active variant. */
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** Messages in ascending order; the caller has checked whose session it is. */
export async function listMessages(scope: Scope, sessionId: string, ask: HistoryQuery) {
  const upward = ask.after === undefined;
  const rows = await withVariant(scope)
    .where(
      and(
        eq(message.session_id, sessionId),
        isNull(message.deleted_at),
        ask.before === undefined ? undefined : lt(message.seq, ask.before),
        ask.after === undefined ? undefined : gt(message.seq, ask.after),
      ),
    )
    .orderBy(upward ? desc(message.seq) : asc(message.seq))
    .limit(ask.limit);
  return upward ? rows.reverse() : rows;
}

export async function findMessage(
  scope: Scope,
  sessionId: string,
  seq: number,
): Promise<MessageRow | undefined> {
  const [row] = await withVariant(scope).where(
    and(eq(message.session_id, sessionId), eq(message.seq, seq), isNull(message.deleted_at)),
  );
  return row;
}

/** The chunks of a session's running reply, in order. */
export async function listRunningChunks(scope: Scope, sessionId: string) {
  return scope.db
    .select({
      reply_id: reply.id,
      seq: reply.seq,
      variant: reply.variant,
      n: reply_chunk.n,
      text: reply_chunk.text,
    })
    .from(reply)
    .innerJoin(reply_chunk, eq(reply_chunk.reply_id, reply.id))
    .where(and(eq(reply.session_id, sessionId), eq(reply.state, 'running')))
    .orderBy(asc(reply_chunk.n));
}

export interface NewMessage {
  readonly message: typeof message.$inferInsert;
  readonly variants: readonly (typeof message_variant.$inferInsert)[];
  /** The search index entry; null for a notice. */
  readonly words: readonly number[] | null;
}

export async function addSession(
  scope: Scope,
  row: typeof chat_session.$inferInsert,
  messages: readonly NewMessage[],
): Promise<void> {
  await scope.db.insert(chat_session).values(row);
  await scope.db.insert(message).values(messages.map((one) => one.message));
  const variants = messages.flatMap((one) => one.variants);
  if (variants.length > 0) await scope.db.insert(message_variant).values(variants);
  const indexed = messages.flatMap(({ message: { seq }, words }) =>
    words ? [{ seq, words }] : [],
  );
  await replaceWords(scope, row, indexed);
}

export async function markRead(scope: Scope, owner: Owner, seq: number): Promise<void> {
  await scope.db
    .update(chat_session)
    .set({
      read_seq: sql`greatest(${chat_session.read_seq}, least(${seq}::int, ${chat_session.last_seq}))`,
    })
    .where(isOwn(scope, owner));
}
