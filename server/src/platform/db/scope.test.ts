// After-commit callbacks: run in order after the commit, and never after a rollback.
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onDatabase } from '../../../test/databases.ts';
import { inTransaction, openScope } from './scope.ts';

onDatabase('work after a commit', (open) => {
  test('waits for the outermost commit, and for none where there is no transaction', async () => {
    const scope = openScope((await open()).db, 'site');
    const done: string[] = [];
    await inTransaction(scope, async (outer) => {
      outer.afterCommit(() => done.push('first'));
      await inTransaction(outer, async (inner) => inner.afterCommit(() => done.push('second')));
      expect(done).toEqual([]);
    });
    scope.afterCommit(() => done.push('outside'));
    expect(done).toEqual(['first', 'second', 'outside']);
  });

  test('does not run for a rolled back savepoint, but for the rest', async () => {
    const scope = openScope((await open()).db, 'site');
    const done: string[] = [];
    const change = (of: typeof scope, name: string) =>
      inTransaction(of, async (tx) => {
        tx.afterCommit(() => done.push(name));
        throw new Error('changed my mind');
      });
    await expect(change(scope, 'all')).rejects.toThrow('changed my mind');
    await inTransaction(scope, async (outer) => {
      outer.afterCommit(() => done.push('committed'));
      await expect(change(outer, 'part')).rejects.toThrow('changed my mind');
    });
    expect(done).toEqual(['committed']);
  });

  test('does not change the result when it fails', async () => {
    const scope = openScope((await open()).db, 'site');
    const warned = once(process, 'warning');
    const answer = await inTransaction(scope, async (tx) => {
      tx.afterCommit(() => {
        throw new Error('too late to fail');
      });
      return 'committed';
    });
    expect(answer).toBe('committed');
    expect(await warned).toMatchObject([{ message: 'too late to fail' }]);
  });
});

onDatabase('statements that are not awaited', (open) => {
  const broken = sql`insert into note values (1 / 0)`;

  test('are in order, and done before the transaction is', async () => {
    const { db } = await open();
    await db.execute(sql`create table note (n int)`);
    await inTransaction(openScope(db, 'site'), async ({ db: tx, expect: later }) => {
      // The first one is sent with the `begin`; the others wait for it and for each other.
      const count = () =>
        tx
          .execute<{ n: number }>(sql`select count(*)::int as n from note`)
          .then(({ rows }) => rows[0]?.n);
      const before = count();
      for (let n = 1; n <= 20; n += 1) later(tx.execute(sql`insert into note values (${n})`));
      const after = count();
      expect(await Promise.all([before, after])).toEqual([0, 20]);
      later(tx.execute(sql`update note set n = n + 1`));
    });
    const { rows } = await db.execute(sql`select sum(n)::int as sum from note`);
    expect(rows).toEqual([{ sum: 230 }]);
  });

  test('a failed one is the transaction’s error, even if a later statement was awaited', async () => {
    const { db } = await open();
    await db.execute(sql`create table note (n int)`);
    const scope = openScope(db, 'site');
    const division = { cause: { code: '22012' } };
    const last = inTransaction(scope, async ({ db: tx, expect: later }) => {
      await tx.execute(sql`insert into note values (1)`);
      later(tx.execute(broken));
    });
    await expect(last).rejects.toMatchObject(division);
    const behind = inTransaction(scope, async ({ db: tx, expect: later }) => {
      later(tx.execute(broken));
      await tx.execute(sql`insert into note values (2)`);
    });
    await expect(behind).rejects.toMatchObject(division);
    const rows = await inTransaction(scope, async (outer) => {
      await outer.db.execute(sql`insert into note values (3)`);
      const inner = inTransaction(outer, async ({ db: tx, expect: later }) => {
        later(tx.execute(sql`insert into note values (4)`));
        later(tx.execute(broken));
      });
      await expect(inner).rejects.toMatchObject(division);
      return (await outer.db.execute(sql`select n from note`)).rows;
    });
    expect(rows).toEqual([{ n: 3 }]);
    expect((await db.execute(sql`select n from note`)).rows).toEqual([{ n: 3 }]);
  });
});
