// The DATA_KEY of a database: another one is refused, and it can be replaced without a break.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { cleanUp, onDatabase } from '../test/databases.ts';
import { ConfigError } from './config.ts';
import { openVault, requireRootKey } from './open-vault.ts';
import type { Db } from './platform/db/handle.ts';
import { forgetOtherKeys, hasNewerKey, root_key, wrapRootKey } from './platform/root-key.ts';
import { openDataKey } from './modules/identity/service.ts';

onDatabase('DATA_KEY', (open) => {
  const later = cleanUp();
  const newKey = () => randomBytes(32);

  const expectRefused = async (db: Db, key: Buffer) => {
    await expect(requireRootKey(db, key)).rejects.toThrow(ConfigError);
    await expect(requireRootKey(db, key)).rejects.toThrow('encrypted with another key');
  };

  /** A person of a database, and a text of theirs that the right key opens. */
  const setUp = async (db: Awaited<ReturnType<typeof open>>, master: Buffer) => {
    const app = await testApp({ database: db, later, master });
    const ann = await app.member();
    const sealed = (await app.app.identity.dataKey(app.scope, ann.id)).seal('the lantern', 'note');
    return async (key: Buffer): Promise<string> => {
      const vault = await openVault(db.db, key);
      return (await openDataKey(vault)(app.scope, ann.id)).open(sealed, 'note');
    };
  };

  test('a new database gets a root key, once; only its DATA_KEY opens it', async () => {
    const { db } = await open();
    const key = newKey();
    const [one, other] = await Promise.all([requireRootKey(db, key), requireRootKey(db, key)]);
    expect(one.equals(other)).toBe(true);
    expect(one.equals(key)).toBe(false);
    const [row] = await db.select().from(root_key);
    expect(row?.wrapped?.includes(one)).toBe(false);
    await expectRefused(db, newKey());
  });

  test('a replaced key and its successor both open the database until the first is forgotten', async () => {
    const database = await open();
    const { db } = database;
    const [before, after] = [newKey(), newKey()];
    const root = await requireRootKey(db, before);
    const read = await setUp(database, root);
    await wrapRootKey(db, root, after);
    await wrapRootKey(db, root, after);
    expect([await read(before), await read(after)]).toEqual(['the lantern', 'the lantern']);
    expect(await forgetOtherKeys(db, after)).toBe(1);
    expect(await read(after)).toBe('the lantern');
    await expectRefused(db, before);
    expect(await forgetOtherKeys(db, after)).toBe(0);
  });

  test('of two keys the one that was added last is the newer one, also if it is the first one again', async () => {
    const { db } = await open();
    const [before, after] = [newKey(), newKey()];
    const root = await requireRootKey(db, before);
    expect(await hasNewerKey(db, before)).toBe(false);
    for (const [older, newer] of [
      [before, after],
      [after, before],
    ] as const) {
      await wait(2); // the times are in milliseconds
      await wrapRootKey(db, root, newer);
      expect(await hasNewerKey(db, older)).toBe(true);
      expect(await hasNewerKey(db, newer)).toBe(false);
    }
  });

  test('a database of an older version is opened by the key that encrypted it, which can be replaced', async () => {
    const database = await open();
    const { db } = database;
    const [before, after] = [newKey(), newKey()];
    await db.insert(root_key).values({ key_id: 'first', created_at: new Date() });
    const read = await setUp(database, before);
    await expectRefused(db, after);
    expect(await read(before)).toBe('the lantern');
    await expectRefused(db, after);
    await wrapRootKey(db, await requireRootKey(db, before), after);
    await forgetOtherKeys(db, after);
    expect(await read(after)).toBe('the lantern');
    await expectRefused(db, before);
  });
});
