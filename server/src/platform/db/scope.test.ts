// What waits for a commit: done after it, in order, and never for what was rolled back.
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../../test/databases.ts';
import { inTransaction, openScope } from './scope.ts';

onBothEngines('work after a commit', (open) => {
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

  test('is forgotten with what is rolled back, and only that', async () => {
    const scope = openScope((await open()).db, 'site');
    const done: string[] = [];
    const change = (of: typeof scope, name: string) =>
      inTransaction(of, async (tx) => {
        tx.afterCommit(() => done.push(name));
        throw new Error('changed my mind');
      });
    await expect(change(scope, 'all')).rejects.toThrow('changed my mind');
    await inTransaction(scope, async (outer) => {
      outer.afterCommit(() => done.push('kept'));
      await expect(change(outer, 'part')).rejects.toThrow('changed my mind');
    });
    expect(done).toEqual(['kept']);
  });

  test('does not undo the answer when it fails', async () => {
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
