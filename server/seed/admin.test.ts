// The first admin of a new world is created once and signs in once.
import { expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { openBrowser } from '../test/browser.ts';
import { cleanUp, onDatabase } from '../test/databases.ts';
import { openManagedPool } from '../test/managed-pool.ts';
import type { Clock } from '../src/platform/clock.ts';
import { seedAdmin } from './admin.ts';

onDatabase('the first admin', (open) => {
  const later = cleanUp();

  test('the first admin is made once, and its address signs in once, as one who has proven it', async () => {
    const database = await open();
    const app = await testApp({ database, later });
    const needs = { app: app.app, db: database.db, provider: app.provider };
    const token = (await seedAdmin(needs)) ?? '';
    expect(await seedAdmin(needs)).toBeUndefined();
    const browser = openBrowser(app);
    const entered = await browser.account.useOneTimeSignIn({ body: { token } });
    expect(entered.user).toMatchObject({ is_admin: true, name: 'Admin', has_password: false });
    expect(await app.app.identity.readToken(entered.token, app.site_id)).toMatchObject({
      is_admin: true,
      is_proven: true,
      is_adult: true,
    });
    await expect(browser.account.useOneTimeSignIn({ body: { token } })).rejects.toMatchObject({
      code: 'identity.link_used',
    });
    await database.pool.query('update person set is_admin = false where id = $1', [
      entered.user.id,
    ]);
    expect(await seedAdmin(needs)).toBeUndefined();
  });

  test('beside a managed user pool, too', async () => {
    const database = await open();
    const managed = async (clock: Clock) => (await openManagedPool(clock, later)).managed;
    const app = await testApp({ database, later, managed });
    const needs = { app: app.app, db: database.db, provider: app.provider };
    const token = (await seedAdmin(needs)) ?? '';
    expect(await seedAdmin(needs)).toBeUndefined();
    const { user } = await openBrowser(app).account.useOneTimeSignIn({ body: { token } });
    expect(user).toMatchObject({ is_admin: true, name: 'Admin', has_password: false });
  });
});
