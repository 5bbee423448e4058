// The SQL of recall by meaning: sealed embeddings of a chat's messages.
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Sealed } from '../../../platform/encryption.ts';
import { message_vector } from '../tables.ts';
import { prepareSources, sources, type SourceRow } from './sources.store.ts';

const readWithoutVector = prepareSources(
  'memory_without_vector',
  sql`${sources} and m.session_id = ${sql.placeholder('session_id')}::uuid
    and not exists (
      select from message_vector x where x.session_id = m.session_id and x.seq = m.seq
        and x.model = ${sql.placeholder('model')}::text
    )
  order by m.seq desc limit ${sql.placeholder('most')}::int`,
);

/** Messages without an embedding of this model, newest first. */
export const listWithoutVector = (
  { db }: Scope,
  at: { session_id: string; model: string; most: number },
): Promise<SourceRow[]> => readWithoutVector(db, at);

export interface VectorRow {
  readonly seq: number;
  readonly content: Sealed;
}

/** Not stored if a text of the chat has changed since this version. */
export async function storeVectors(
  scope: Scope,
  chat: { id: string; version: number; model: string },
  rows: readonly VectorRow[],
): Promise<void> {
  await scope.db.execute(sql`
    with chat as (
      select id from chat_session
      where id = ${chat.id}::uuid and site_id = ${scope.site_id}::uuid
        and memory_version = ${chat.version}::int and deleted_at is null
      for update
    )
    insert into message_vector (session_id, seq, model, content)
    select chat.id, t.seq, ${chat.model}, t.content from chat,
      unnest(${sql.param(rows.map(({ seq }) => seq))}::int[],
        ${sql.param(rows.map(({ content }) => content))}::bytea[]) as t(seq, content)
    on conflict (session_id, seq) do update set model = excluded.model, content = excluded.content`);
}

export const listVectors = (
  scope: Scope,
  { session_ids, model }: { session_ids: readonly string[]; model: string },
): Promise<(VectorRow & { session_id: string })[]> =>
  scope.db
    .select({
      session_id: message_vector.session_id,
      seq: message_vector.seq,
      content: message_vector.content,
    })
    .from(message_vector)
    .where(
      and(inArray(message_vector.session_id, [...session_ids]), eq(message_vector.model, model)),
    );

/** Of one message or, with `andLater`, of it and everything after it. */
export async function removeVectors(
  scope: Scope,
  { session_id, seq, andLater = false }: { session_id: string; seq: number; andLater?: boolean },
): Promise<void> {
  const isFrom = andLater ? gte(message_vector.seq, seq) : eq(message_vector.seq, seq);
  await scope.db
    .delete(message_vector)
    .where(and(eq(message_vector.session_id, session_id), isFrom));
}
