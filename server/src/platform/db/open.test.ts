// The database handle, its transaction guard and closing, on both databases.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../test/databases.ts';
import { OuterHandleInTransaction, SwallowedFailure } from './failures.ts';

onBothDatabases('a database', (open) => {
  test('a commit stores changes, and a rollback discards them', async () => {
    const { db } = await open();
    await db.execute(sql`create table note (text text)`);
    await db.transaction((tx) => tx.execute(sql`insert into note values ('committed')`));
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into note values ('lost')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await db.execute(sql`select text from note`)).rows).toEqual([{ text: 'committed' }]);
  });

  test('refuses the outer handle inside an open transaction instead of waiting for itself', async () => {
    const { db, pool } = await open();
    const byHandle = db.transaction(() => db.execute(sql`select 1`));
    await expect(byHandle).rejects.toMatchObject({ cause: expect.any(OuterHandleInTransaction) });
    const byPool = db.transaction(() => pool.query('select 1'));
    await expect(byPool).rejects.toThrow(OuterHandleInTransaction);
    const nested = db.transaction(() => db.transaction(() => Promise.resolve(1)));
    await expect(nested).rejects.toThrow(OuterHandleInTransaction);
    expect(await db.transaction((tx) => tx.transaction(() => Promise.resolve(1)))).toBe(1);
  });

  test('does not take the rollback of a failed transaction for a commit', async () => {
    const { db } = await open();
    const swallowed = db.transaction(async (tx) => {
      await tx.execute(sql`create table note (text text)`);
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow(SwallowedFailure);
    const savedOnce = await db.transaction(async (tx) => {
      const failing = tx.transaction((inner) => inner.execute(sql`select 1 / 0`));
      return failing.then(
        () => 'went well',
        () => 'failed alone',
      );
    });
    expect(savedOnce).toBe('failed alone');
  });
});
