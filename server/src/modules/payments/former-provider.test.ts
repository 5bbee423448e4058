// Subscriptions of members who leave after the site has changed its payment provider.
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp, type TestAppOptions } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('a subscription of a former provider', (open) => {
  const later = cleanUp();
  const master = randomBytes(32);
  let database: Database;
  let before: TestApp;
  let plan: string;

  beforeAll(async () => {
    database = await open();
    before = await testApp({ database, llm: createPuppetLlm(), later, master });
    plan = (await before.guest.wallet.plans()).plans[0]?.id ?? '';
  });

  /** The same installation, which buys at another provider from now on. */
  const afterChange = (more: Partial<TestAppOptions>) => {
    const payments: PaymentsProvider = { ...before.sandbox, provider: 'other' };
    return testApp({ database, llm: createPuppetLlm(), later, master, payments, ...more });
  };
  const begin = async (): Promise<Person & { form: string }> => {
    const ann = await before.member();
    const body = { stripe_price_id: plan, from_special_offer: false };
    const { client_secret, session_id } = await ann.payments.startCheckout({ body });
    return { ...ann, form: `${client_secret} ${session_id}` };
  };
  const subscribe = async (): Promise<Person> => {
    const { form, ...ann } = await begin();
    const [secret = '', session_id = ''] = form.split(' ');
    expect(await before.sandbox.tryCard(secret, 'good')).toBe('done');
    await ann.payments.checkout({ query: { session_id } });
    return ann;
  };
  const subscriptionOf = async ({ id }: Person) => {
    const { rows } = await database.pool.query<{ id: string; provider_id: string }>(
      'select id, provider_id from subscription where member_id = $1',
      [id],
    );
    return { id: rows[0]?.id ?? '', provider_id: rows[0]?.provider_id ?? '' };
  };
  const read = async (id: string) => {
    const { rows } = await database.pool.query(
      'select state, finding, member_id from subscription where id = $1',
      [id],
    );
    return rows[0] as unknown;
  };

  test('is ended there when its member leaves, as long as that provider is configured', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await subscribe();
    const { id, provider_id } = await subscriptionOf(ann);
    await after.app.payments.personalData.eraseOf(openScope(database.db, after.site_id), ann.id);
    expect(await before.sandbox.readSubscription(provider_id)).toMatchObject({ state: 'ended' });
    expect(await read(id)).toEqual({ state: 'ended', finding: null, member_id: null });
  });

  test('has its open form closed there, too', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await begin();
    const { id } = await subscriptionOf(ann);
    await after.app.payments.personalData.eraseOf(openScope(database.db, after.site_id), ann.id);
    expect(await before.sandbox.tryCard(ann.form.split(' ')[0] ?? '', 'good')).not.toBe('done');
    expect(await read(id)).toMatchObject({ state: 'ended', member_id: null });
  });

  test('waits for the operator, with the address at the provider, where that is not configured', async () => {
    const failures: object[] = [];
    const quiet = () => undefined;
    const log = {
      debug: quiet,
      info: quiet,
      warn: quiet,
      error: (at: object) => failures.push(at),
    };
    const after = await afterChange({ log: { ...log, fatal: quiet } as never });
    const ann = await subscribe();
    const { id, provider_id } = await subscriptionOf(ann);
    const scope = openScope(database.db, after.site_id);
    await after.app.payments.personalData.eraseOf(scope, ann.id);
    expect(await before.sandbox.readSubscription(provider_id)).toMatchObject({ state: 'active' });
    expect(failures).toEqual([{ subscription_id: id, provider: 'sandbox' }]);
    const { purchases } = await after.app.payments.listBought(scope, {
      only: 'to_check',
      limit: 10,
    });
    expect(purchases).toEqual([
      expect.objectContaining({
        id,
        provider: 'sandbox',
        provider_id,
        state: 'active',
        finding: 'provider_not_configured',
        member_id: null,
      }),
    ]);
  });
});
