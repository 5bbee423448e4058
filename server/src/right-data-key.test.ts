// A server with another data key than its database was made with does not start, and says so.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { cleanUp, onDatabase } from '../test/databases.ts';
import { ConfigError } from './config.ts';
import { createVault } from './platform/encryption.ts';
import { requireRightDataKey } from './right-data-key.ts';

onDatabase('the data key', (open) => {
  const later = cleanUp();

  test('another one than the database was made with is refused once there is a person', async () => {
    const database = await open();
    const master = randomBytes(32);
    const [right, wrong] = [createVault(master), createVault(randomBytes(32))];
    const app = await testApp({ database, later, master });
    await requireRightDataKey(database.db, wrong);
    await app.member();
    await requireRightDataKey(database.db, right);
    const refused = requireRightDataKey(database.db, wrong);
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow('encrypted with another key');
  });
});
