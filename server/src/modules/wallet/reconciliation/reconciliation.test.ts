// Books that were tampered with: each kind is found, reported, and freezes that member only.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onDatabase, quietLog } from '../../../../test/databases.ts';
import type { Database } from '../../../platform/db/open.ts';
import { openScope, type Scope } from '../../../platform/db/scope.ts';
import { createIds } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import { createMetrics } from '../../../platform/metrics.ts';
import { createWalletService, type WalletService } from '../service.ts';

const HOUR_MS = 3_600_000;

/** What is done to a member's books; `$1` is the spendable account. */
const plants: Record<string, string> = {
  'a balance is raised': 'update ledger_account set balance = balance + 1 where id = $1',
  'tokens are added to a lot':
    'update token_lot set granted = granted + 9, remaining = remaining + 9 where account_id = $1 and id = (select min(id::text)::uuid from token_lot where account_id = $1)',
  'balance and lot are raised together': `with l as (update token_lot set granted = granted + 9, remaining = remaining + 9
     where account_id = $1 and id = (select min(id::text)::uuid from token_lot where account_id = $1) returning 1)
     update ledger_account set balance = balance + 9 where id = $1`,
  'an entry is changed': `update ledger_entry set amount = amount - 1 where account_id = $1 and n = 1
     and txn_id = (select id from ledger_txn where account_id = $1 and kind = 'spend')`,
  'an entry is removed': `delete from ledger_entry where account_id <> $1
     and txn_id = (select id from ledger_txn where account_id = $1 and kind = 'spend')`,
  'a reason is changed': `update ledger_txn set reason = 'gift' where account_id = $1 and kind = 'spend'`,
  'a time is changed': `update ledger_txn set created_at = created_at - interval '1 day' where account_id = $1 and kind = 'grant'`,
  'the last transaction is removed': `with e as (delete from ledger_entry where txn_id = (select id from ledger_txn where account_id = $1 and kind = 'hold'))
     delete from ledger_txn where account_id = $1 and kind = 'hold'`,
  'a transaction in the middle is removed': `with e as (delete from ledger_entry where txn_id = (select id from ledger_txn where account_id = $1 and kind = 'spend'))
     delete from ledger_txn where account_id = $1 and kind = 'spend'`,
  'the head of the chain is changed': `update ledger_account set hash = 'x' where id = $1`,
  'a hold is closed behind the back': `update hold set state = 'captured', captured = amount, closed_at = now() where account_id = $1`,
  'a hold grows': 'update hold set amount = amount + 1 where account_id = $1',
  'a part of a hold is lost':
    'delete from hold_part where hold_id = (select id from hold where account_id = $1)',
  'held tokens vanish': 'update token_lot set held = 0 where account_id = $1',
  'a debt is forgiven': `insert into reversal (id, site_id, account_id, key, reference_type, reference_id, taken, owed, open, created_at)
     select gen_random_uuid(), site_id, id, id::text, 'payment', 'x', 0, 5, 0, now() from ledger_account where id = $1`,
  'a reversal is made up': `insert into reversal (id, site_id, account_id, key, reference_type, reference_id, taken, owed, open, created_at)
     select gen_random_uuid(), site_id, id, id::text, 'payment', 'x', 5, 0, 0, now() from ledger_account where id = $1`,
  'a reward is claimed without one': `insert into daily_claim (account_id, day, streak, tokens, created_at) values ($1, '2026-01-01', 1, 1, now())`,
  'an adjustment says that it was done': `insert into adjustment (id, site_id, account_id, amount, note, state, proposed_by, created_at, closed_at)
     select gen_random_uuid(), site_id, id, 5, 'made up', 'done', id, now(), now() from ledger_account where id = $1`,
  'a hold waits for ever': `update hold set expires_at = now() - interval '3 hours' where account_id = $1`,
  'tokens outlive their time': `update token_lot set bucket = 'subscription', expires_at = now() - interval '3 hours' where account_id = $1`,
};

onDatabase('reconciliation', (open) => {
  let database: Database;
  let wallet: WalletService;
  let scope: Scope;
  const alarms: string[] = [];

  beforeAll(async () => {
    database = await open();
    const { db, pool } = database;
    const site_id = randomUUID();
    await pool.query(
      `insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, 'books', '{}', '{}', now(), now())`,
      [site_id],
    );
    scope = openScope(db, site_id);
    const clock = { now: () => new Date() };
    const log: Log = { ...quietLog, error: (_, message) => void alarms.push(message) };
    const needs = { db, clock, ids: createIds(clock), log, metrics: createMetrics() };
    const isMember = () => Promise.resolve(true);
    wallet = createWalletService({
      ...needs,
      audit: { record: () => Promise.resolve() },
      isMember,
      labelsOf: () => Promise.resolve(new Map()),
      findJobDiscrepancies: () => Promise.resolve([]),
      publish: () => undefined,
    });
  });

  async function member(): Promise<{ id: string; account: string; payment: string; job: string }> {
    const [id, payment, job] = [randomUUID(), randomUUID(), randomUUID()];
    const owner = { member_id: id, unit: 'token' as const };
    const reference = { type: 'payment', id: payment };
    const lots = [{ bucket: 'one_time' as const, amount: 20n }];
    await wallet.grant(scope, { ...owner, key: payment, reason: 'package', reference, lots });
    await wallet.spend(scope, { ...owner, key: randomUUID(), amount: 3n, reason: 'image' });
    const timeout_ms = HOUR_MS;
    await wallet.hold(scope, { ...owner, key: job, amount: 4n, reason: 'video', timeout_ms });
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from ledger_account where owner_id = $1 and kind = 'user_spendable' and unit = 'token'`,
      [id],
    );
    return { id, account: rows[0]?.id ?? '', payment, job };
  }

  test('clean books have no findings; each tampering has one, for that member only', async () => {
    const honest = await member();
    expect((await wallet.reconcile()).findings).toEqual([]);
    expect(alarms).toEqual([]);
    const tampered = new Map<string, Awaited<ReturnType<typeof member>>>();
    for (const [name, statement] of Object.entries(plants)) {
      const victim = await member();
      tampered.set(name, victim);
      const client = await database.pool.connect();
      try {
        // An attacker with these rights can also disable triggers and foreign keys.
        await client.query(`set session_replication_role = 'replica'`);
        await client.query(statement, [victim.account]);
        await client.query(`set session_replication_role = 'origin'`);
      } finally {
        client.release();
      }
    }
    const { findings } = await wallet.reconcile();
    const named = new Set(findings.map(({ account_id }) => account_id));
    for (const [name, { account }] of tampered) expect(named.has(account), name).toBe(true);
    expect(named.size).toBe(tampered.size);
    expect(alarms).toHaveLength(1);

    for (const { id, payment, job } of [...tampered.values()].slice(0, 1)) {
      const reversing = { member_id: id, unit: 'token', key: randomUUID() } as const;
      const reference = { type: 'payment', id: payment };
      expect(await wallet.reverse(scope, { ...reversing, reference, reason: 'refund' })).toEqual({
        status: 'frozen',
      });
      expect(await wallet.release(scope, job, { fault: 'ours' })).toEqual({ status: 'frozen' });
    }
    expect(await wallet.release(scope, honest.job, { fault: 'ours' })).toMatchObject({
      status: 'done',
    });
    const { rows } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from recon_finding',
    );
    expect(rows[0]?.n).toBe(findings.length);
  });
});
