// Opens the database: a PostgreSQL server if a URL is configured, else the embedded one in the data directory.
import type pg from 'pg';
import type { Log } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import type { Db } from './handle.ts';
import { openServer } from './server.ts';

export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'server';
  readonly pool: pg.Pool;
  /** The server's URL; undefined for the embedded database, which only its own pool can reach. */
  readonly url: string | undefined;
  /** Applies the migrations; `directory` contains the numbered SQL files. */
  migrate(directory?: string): Promise<void>;
  /** Backs up the whole data directory into a file; undefined for a server, which has its own tools. */
  readonly backup?: (file: string) => Promise<void>;
  /** Removes the bytes of deleted rows from the files; undefined for a server, whose autovacuum does that. */
  readonly purge?: () => Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** The time limit of a statement, in milliseconds. */
  readonly statementBudgetMs?: number;
  /** The time limit of waiting for one of a server's connections, in milliseconds. */
  readonly connectionWaitMs?: number;
}

/** Throws `DatabaseRefused` with a message for the operator. */
export function openDatabase({ url, ...rest }: OpenOptions): Promise<Database> {
  return url === undefined ? openEmbedded(rest) : openServer({ ...rest, url });
}
