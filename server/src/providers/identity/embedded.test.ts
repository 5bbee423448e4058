// The embedded pool passes the port's suite, and tests that only apply to a pool of our own.
import { beforeAll } from 'vitest';
import { onDatabase } from '../../../test/databases.ts';
import { openPool } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { identitySuite } from './port.suite.ts';

onDatabase('the embedded pool', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  identitySuite('embedded', () => Promise.resolve(openPool(database.db)));
});
