// Opens the database: the embedded one in the data directory, or a PostgreSQL server where an address is given.
import type pg from 'pg';
import type { Log } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import type { Db } from './handle.ts';
import { openServer } from './server.ts';

export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'server';
  readonly pool: pg.Pool;
  /** The server's address; nothing for the embedded database, which only its own pool reaches. */
  readonly url: string | undefined;
  /** Brings the tables up to date; `directory` is where the numbered SQL files are. */
  migrate(directory?: string): Promise<void>;
  /** Backs up everything in the data directory into a file; a server has its own tools for that. */
  readonly backup?: (file: string) => Promise<void>;
  /** Removes the bytes of deleted rows from the files; a server does that by itself. */
  readonly purge?: () => Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  /** The longest that one statement may run. */
  readonly statementBudgetMs?: number;
  /** The longest wait for one of a server's connections. */
  readonly connectionWaitMs?: number;
}

export function openDatabase({ url, ...rest }: OpenOptions): Promise<Database> {
  return url === undefined ? openEmbedded(rest) : openServer({ ...rest, url });
}
