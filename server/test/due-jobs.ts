// Makes delayed jobs run without waiting.
import type { Database } from '../src/platform/db/open.ts';

/** Makes all waiting jobs of a queue due. */
export async function makeDue({ pool }: Database, name: string): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = now() - interval '1 second' where name = $1 and state < 'active'`,
    [name],
  );
}
