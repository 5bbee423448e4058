// Orphaned files: deleted after a grace period, also if a process died, and never while they may still be stored.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { aPlainPicture } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { StorageProvider } from '../../providers/storage/port.ts';
import { createMemory } from '../../../test/fakes/memory-storage.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';

const HOUR_MS = 3_600_000;

onDatabase('spare files', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let scope: Scope;
  let storage: StorageProvider & { keys(): string[] };

  beforeAll(async () => {
    database = await open();
    storage = createMemory();
    app = await testApp({ database, llm: createPuppetLlm(), storage, later });
    scope = openScope(database.db, app.site_id);
  });

  const picture = async (owner_id: string) => ({
    ...({ site_id: app.site_id, owner_id, rating: 'safe', verdict: 'pending' } as const),
    bytes: await aPlainPicture(),
    provenance: { engine: 'test' },
  });
  const isStored = (id: string) => storage.keys().some((key) => key.includes(id));

  test('an unused draft is removed after a day, and cannot be stored then', async () => {
    const { assets } = app.app;
    const owner = randomUUID();
    const [stored, lost] = [
      await assets.draft(await picture(owner)),
      await assets.draft(await picture(owner)),
    ];
    await assets.keep(database.db, [stored]);
    app.clock.forward(23 * HOUR_MS);
    await assets.removeOrphans();
    expect([isStored(stored.id), isStored(lost.id)]).toEqual([true, true]);
    app.clock.forward(2 * HOUR_MS);
    await expect(assets.keep(database.db, [lost])).rejects.toThrow('has expired');
    await assets.removeOrphans();
    await assets.removeOrphans();
    expect([isStored(stored.id), isStored(lost.id)]).toEqual([true, false]);
    expect(await assets.find(scope, lost.id)).toBeUndefined();
  });

  test('a draft stored in a rolled-back transaction is a draft as before', async () => {
    const { assets } = app.app;
    const draft = await assets.draft(await picture(randomUUID()));
    const keeping = inTransaction(scope, async (tx) => {
      await assets.keep(tx.db, [draft]);
      throw new Error('The power is gone.');
    });
    await expect(keeping).rejects.toThrow('The power is gone.');
    await assets.keep(database.db, [draft]);
    app.clock.forward(48 * HOUR_MS);
    await assets.removeOrphans();
    expect(isStored(draft.id)).toBe(true);
  });

  test('of two deliveries of the same bytes at once, one is refused', async () => {
    const { assets } = app.app;
    const same = { ...(await picture(randomUUID())), bytes: await aPlainPicture(8) };
    const drafts = [
      await assets.draft(same),
      await assets.draft({ ...same, owner_id: randomUUID() }),
    ];
    const outcomes = await Promise.all(
      drafts.map((draft) => inTransaction(scope, (tx) => assets.keepNew(tx.db, [draft]))),
    );
    expect(outcomes.toSorted()).toEqual([false, true]);
  });

  test('a deleted picture leaves no file of any size, unless it is held', async () => {
    const { assets } = app.app;
    const owner = randomUUID();
    const [gone, held] = [
      await assets.store(database.db, await picture(owner)),
      await assets.store(database.db, {
        ...(await picture(owner)),
        bytes: await aPlainPicture(99_123),
      }),
    ];
    const { statusCode } = await app.http.inject({ url: assets.signedUrlOf(gone, 96) });
    expect(statusCode).toBe(200);
    const ids = [gone.id, held.id];
    const hold = randomUUID();
    await inTransaction(scope, (tx) => assets.takedowns.place(tx, [held.id], hold));
    expect(await inTransaction(scope, (tx) => assets.discard(tx, ids))).toEqual([gone.id]);
    expect(isStored(gone.id)).toBe(true); // a download may be running
    app.clock.forward(HOUR_MS);
    await assets.removeOrphans();
    expect(ids.map(isStored)).toEqual([false, true]);
    expect(await assets.find(scope, held.id)).toMatchObject({ holds: [hold] });
  });

  test('an account deletion removes all files, also of drafts', async () => {
    const { assets } = app.app;
    const owner = randomUUID();
    const stored = await assets.store(database.db, await picture(owner));
    const draft = await assets.draft(await picture(owner));
    await assets.personalData.eraseOf(scope, owner);
    expect([isStored(stored.id), isStored(draft.id)]).toEqual([false, false]);
    await expect(assets.find(scope, stored.id)).resolves.toBeUndefined();
    app.clock.forward(25 * HOUR_MS);
    await assets.removeOrphans();
    const { rows } = await database.pool.query('select 1 from asset_spare where owner_id = $1', [
      owner,
    ]);
    expect(rows).toEqual([]);
  });

  test('files are removed later if the storage fails', async () => {
    const { assets } = app.app;
    const draft = await assets.draft(await picture(randomUUID()));
    app.clock.forward(25 * HOUR_MS);
    const { remove } = storage;
    storage.remove = () => Promise.reject(new Error('The storage is away.'));
    await expect(assets.removeOrphans()).rejects.toThrow('The storage is away.');
    storage.remove = remove;
    await assets.removeOrphans();
    expect(isStored(draft.id)).toBe(false);
  });
});
