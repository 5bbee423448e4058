// Removes the bytes of deleted rows from the files of an embedded database, which has no autovacuum.
import type pg from 'pg';

/**
 * A deleted row stays in its page, the indexes, the statistics and the write-ahead log until they
 * are rewritten. Rewrites table by table, so that other statements run in between.
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
  // The statistics contain sample values, and earlier versions of them remain in the pages.
  await pool.query('vacuum full pg_catalog.pg_statistic');
  // The checkpoint removes log segments before this one; see the settings of the worker.
  await pool.query('select pg_switch_wal()');
  await pool.query('checkpoint');
}
