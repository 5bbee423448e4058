// The SQL of how a chat has gone: how much was said in it, and which greeting it began with.
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { Story } from '../lore/lore.rules.ts';
import { GREETING_SEQ } from '../sessions.rules.ts';

/** How a chat has gone before this seq; what a model may not read counts for nothing. */
export async function readStory(
  db: Db,
  { session_id, below }: { session_id: string; below: number },
): Promise<Story> {
  const [told] = await runPrepared<Omit<Story, 'greeting'> & { greeting: number | null }>(
    db,
    'chat_read_story',
    sql`
    select count(*)::int as messages, count(*) filter (where m.author = 'character')::int as replies,
      (select active_variant from message where session_id = ${session_id}::uuid
        and seq = ${GREETING_SEQ}::int and author = 'character') as greeting
    from message m
    join message_variant v on v.session_id = m.session_id and v.seq = m.seq
      and v.variant = m.active_variant and v.state in ('complete', 'stopped', 'failed')
    where m.session_id = ${session_id}::uuid and m.seq < ${below}::int
      and m.deleted_at is null and m.removed_reason is null and m.author <> 'notice'`,
  );
  const { messages = 0, replies = 0, greeting } = told ?? {};
  return { messages, replies, greeting: greeting ?? undefined };
}
