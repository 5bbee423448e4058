// The database handle, the first parameter of every store function; an open transaction is one, too.
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<NodePgQueryResultHKT>;
