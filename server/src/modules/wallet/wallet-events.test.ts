// Wallet events for a member's open tabs: each change, after its commit, to all tabs of that member only.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openSocket, type TestSocket } from '../../../test/sockets.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';

onDatabase('wallet events', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let address: string;
  let scope: Scope;

  beforeAll(async () => {
    const database = await open();
    app = await testApp({ database, later });
    scope = openScope(database.db, app.site_id);
    address = await app.listen();
  });

  async function tabOf({ token }: Person): Promise<TestSocket> {
    const tab = await openSocket(address, { token });
    await tab.expect('ready');
    return tab;
  }
  const newsIn = ({ events }: TestSocket) =>
    events.filter(({ type }) => type === 'wallet.changed').length;

  test('each movement and each coupon notifies both tabs, which then read the current wallet', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const tabs = [await tabOf(ann), await tabOf(ann)];
    const other = await tabOf(bob);
    const owner = { member_id: ann.id, unit: 'token' as const };
    const { wallet } = app.app;
    const [job, lost] = [randomUUID(), randomUUID()];
    const making = { ...owner, reason: 'image' as const, timeout_ms: 60_000 };

    const { packages } = await ann.wallet.creditPackages({ query: {} });
    const [cheapest] = packages;
    const body = {
      amount: Math.round(Number(cheapest?.usd_price) * 100),
      currency: 'usd',
      internal_currency_package_id: cheapest?.id ?? '',
    };
    const actions: [() => Promise<unknown>, object][] = [
      [() => ann.wallet.claimDailyReward(), { new_one_time_balance: 1 }],
      [() => ann.wallet.claimDoubleCredit(), { double_credit_status: true }],
      [
        async () => {
          const { client_secret, payment_intent_id } = await ann.payments.startPayment({ body });
          await app.sandbox.tryCard(client_secret, 'good');
          await ann.payments.payment({ query: { payment_intent_id } });
        },
        { new_one_time_balance: 201, double_credit_status: false },
      ],
      [() => wallet.hold(scope, { ...making, key: job, amount: 5n }), { held: 5 }],
      [() => wallet.capture(scope, job), { held: 0, new_one_time_balance: 196 }],
      [() => wallet.hold(scope, { ...making, key: lost, amount: 6n }), { held: 6 }],
      [() => wallet.release(scope, lost, { fault: 'ours' }), { new_one_time_balance: 196 }],
      [
        () => wallet.admin.adjust(scope, randomUUID(), { ...owner, amount: -96n, note: 'By hand' }),
        { new_one_time_balance: 100 },
      ],
    ];
    for (const [at, [action, has]] of actions.entries()) {
      await action();
      for (const tab of tabs) await tab.expect('wallet.changed', () => newsIn(tab) === at + 1);
      expect(await ann.wallet.wallet()).toMatchObject(has);
    }

    // Refused and rolled back changes send no event.
    const spending = { ...owner, reason: 'image' as const, key: randomUUID(), amount: 1_000n };
    expect(await wallet.spend(scope, spending)).toMatchObject({ status: 'insufficient' });
    const undone = inTransaction(scope, async (tx) => {
      await wallet.spend(tx, { ...spending, amount: 1n });
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    await wallet.spend(scope, { ...spending, amount: 1n });
    await bob.wallet.claimDailyReward();
    await other.expect('wallet.changed');
    for (const tab of tabs)
      await tab.expect('wallet.changed', () => newsIn(tab) === actions.length + 1);
    expect(newsIn(other)).toBe(1);
    for (const tab of [...tabs, other]) tab.close();
  });
});
