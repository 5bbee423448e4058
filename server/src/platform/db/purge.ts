// Removes the bytes of deleted rows from the files of an embedded database, which has no autovacuum.
import type pg from 'pg';

/**
 * A deleted row stays in its page, in its indexes, in the statistics and in the log until they are written again. Table
 * by table, so that other statements run in between.
 */
export async function purge(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'm') and relpersistence = 'p'
       and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by 1`,
  );
  for (const { name } of rows) await pool.query(`vacuum (full, analyze) ${name}`);
  // Samples of values, of which the ones before remain in the pages.
  await pool.query('vacuum full pg_catalog.pg_statistic');
  // Segments of the log before this one are removed by the checkpoint; see the settings of the worker.
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
}
