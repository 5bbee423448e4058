// The database handle that every store function takes first; an open transaction is one too.
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<NodePgQueryResultHKT>;
