// The audit log: written in the transaction of its action, append-only, and tampering is detected.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onDatabase } from '../../../test/databases.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { createIds } from '../../platform/ids.ts';
import { createAuditService } from './service.ts';

onDatabase('the audit log', (open) => {
  const audit = createAuditService({ clock: systemClock, ids: createIds(systemClock) });
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  const site = (): Scope => openScope(database.db, randomUUID());
  const admin = { kind: 'admin', id: randomUUID() } as const;
  const hide = (scope: Scope, id: string) =>
    audit.record(scope, {
      actor: admin,
      act: 'picture.hidden',
      subject: { type: 'picture', id },
      reason: 'It shows “somebody”.',
      before: { hidden: false, zone: 'b', tags: ['x', 'y'], at: null },
      after: { zone: 'b', hidden: true, price: 12 },
    });

  /** Executes a statement as the database's owner could, without its protections. */
  const behindItsBack = async (statement: string): Promise<void> => {
    await database.pool.query('alter table audit_log disable trigger audit_log_kept');
    await database.pool.query(statement);
    await database.pool.query('alter table audit_log enable trigger audit_log_kept');
  };

  test('entries of a site are numbered and form a valid chain; so does an empty list', async () => {
    const [scope, other] = [site(), site()];
    expect(await audit.check(scope)).toEqual({ entries: 0, broken_at: null });
    for (const id of ['a', 'b', 'c']) await hide(scope, id);
    await hide(other, 'a');
    expect(await audit.check(scope)).toEqual({ entries: 3, broken_at: null });
    expect(await audit.check(other)).toEqual({ entries: 1, broken_at: null });
  });

  test('a failed action leaves no entry and no gap', async () => {
    const scope = site();
    const failing = inTransaction(scope, async (tx) => {
      await hide(tx, 'a');
      throw new Error('The action failed.');
    });
    await expect(failing).rejects.toThrow('The action failed.');
    await hide(scope, 'b');
    expect(await audit.check(scope)).toEqual({ entries: 1, broken_at: null });
  });

  test('concurrent writers get consecutive entries', async () => {
    const scope = site();
    await Promise.all(Array.from({ length: 20 }, (_, at) => hide(scope, String(at))));
    expect(await audit.check(scope)).toEqual({ entries: 20, broken_at: null });
  });

  test('is listed from the newest entry, in pages, and by action, subject and actor', async () => {
    const scope = site();
    for (const id of ['a', 'b', 'c']) await hide(scope, id);
    await audit.record(scope, {
      actor: { kind: 'operator' },
      act: 'admin.granted',
      subject: { type: 'member', id: 'a' },
    });
    const first = await audit.page(scope, { limit: 3 });
    expect(first.entries.map(({ seq }) => seq)).toEqual([4, 3, 2]);
    const rest = await audit.page(scope, { limit: 3, cursor: Number(first.next_cursor) });
    expect(rest.entries.map(({ seq, subject_id }) => [seq, subject_id])).toEqual([[1, 'a']]);
    expect(rest.next_cursor).toBeNull();
    const seqs = async (wanted: object) =>
      (await audit.page(scope, { limit: 9, ...wanted })).entries.map(({ seq }) => seq);
    expect(await seqs({ act: 'admin.granted' })).toEqual([4]);
    expect(await seqs({ subject_type: 'picture', subject_id: 'a' })).toEqual([1]);
    expect(await seqs({ actor_id: admin.id })).toEqual([3, 2, 1]);
    expect((await audit.page(site(), { limit: 9 })).entries).toEqual([]);
  });

  test('nothing in it is changed or taken away', async () => {
    const scope = site();
    await hide(scope, 'a');
    for (const statement of [
      `update audit_log set reason = '' where site_id = '${scope.site_id}'`,
      `delete from audit_log where site_id = '${scope.site_id}'`,
      'truncate audit_log',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow(/append-only/);
    }
    expect(await audit.check(scope)).toEqual({ entries: 1, broken_at: null });
  });

  test.each([
    ['an entry was changed', `update audit_log set reason = '' where seq = 2 and`, 2],
    ['an entry was taken out', 'delete from audit_log where seq = 2 and', 2],
    ['the last entry was taken away', 'delete from audit_log where seq = 3 and', 3],
    ['a fact was changed', `update audit_log set after = '{"hidden":false}' where seq = 1 and`, 1],
  ])('%s: it shows', async (_, statement, broken_at) => {
    const scope = site();
    for (const id of ['a', 'b', 'c']) await hide(scope, id);
    await behindItsBack(`${statement} site_id = '${scope.site_id}'`);
    expect(await audit.check(scope)).toEqual({ entries: 3, broken_at });
  });
});
