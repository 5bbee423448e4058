// The SQL of the messages that may be remembered, in their active variants.
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { prepare } from '../../../platform/db/prepared.ts';
import type { Sealed } from '../../../platform/encryption.ts';

export interface SourceRow {
  readonly seq: number;
  readonly author: 'user' | 'character' | 'notice';
  readonly variant: number;
  readonly text: Sealed;
  readonly at: Date;
}

type ReadSource = Omit<SourceRow, 'at'> & {
  readonly session_id: string;
  readonly at: string | Date;
};

/** The active variants of messages that may be remembered. */
export const sources = sql`
  select m.session_id, m.seq, m.author, v.variant, v.text, m.message_send_at as at
  from message m
  join message_variant v on v.session_id = m.session_id and v.seq = m.seq and v.variant = m.active_variant
  where m.deleted_at is null and m.removed_reason is null and not m.is_forgotten and m.kind = 'text'
    and m.author <> 'notice' and v.state in ('complete', 'stopped')`;

/** A statement that starts with the CTE `sources`. */
export function prepareSources(name: string, query: SQL) {
  const read = prepare<ReadSource>(name, query);
  return async (db: Db, values: Record<string, unknown>) =>
    (await read(db, values)).map((row) => ({ ...row, at: new Date(row.at) }));
}

const readSources = prepareSources(
  'memory_read_sources',
  sql`${sources} and m.session_id = ${sql.placeholder('session_id')}::uuid
    and m.seq > ${sql.placeholder('after')}::int and m.seq <= ${sql.placeholder('upTo')}::int
  order by m.seq limit ${sql.placeholder('most')}::int`,
);

const readSourcesAt = prepareSources(
  'memory_read_sources_at',
  sql`${sources} and (m.session_id, m.seq) in (
    select * from unnest(${sql.placeholder('session_ids')}::uuid[], ${sql.placeholder('seqs')}::int[])
  )`,
);

/** The active variants of messages that may be remembered, in order. */
export const listSources = (
  db: Db,
  session_id: string,
  range: { after: number; upTo: number; most: number },
): Promise<SourceRow[]> => readSources(db, { session_id, ...range });

/** The same for these messages only, unordered. */
export async function listSourcesAt(
  db: Db,
  places: readonly { session_id: string; seq: number }[],
): Promise<(SourceRow & { session_id: string })[]> {
  if (places.length === 0) return [];
  const session_ids = places.map(({ session_id }) => session_id);
  return readSourcesAt(db, { session_ids, seqs: places.map(({ seq }) => seq) });
}
