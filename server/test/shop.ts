// Buying in tests: items by name, paid with the sandbox's valid card, with all webhooks processed.
import { expect } from 'vitest';
import type { Database } from '../src/platform/db/open.ts';
import type { Person, TestApp } from './app.ts';

export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop(app: TestApp, database: Database) {
  const tokens = await app.guest.wallet.currencyPackages({ query: {} });
  const messages = await app.guest.wallet.currencyPackages({ query: { type: 'message' } });
  const packages = [...tokens.packages, ...messages.packages].map(({ id, package_name }) => ({
    id,
    name: package_name,
  }));
  const { plans } = await app.guest.wallet.plans();
  const ids = new Map([...packages, ...plans].map(({ id, name }) => [name, id]));
  const idOf = (name: string): string => ids.get(name) ?? expect.fail(`${name} is on sale.`);
  /** The request for a package of a hundred tokens. */
  const hundred = {
    amount: 999,
    currency: 'usd',
    internal_currency_package_id: idOf('100 tokens'),
  };
  /** The request for fifty message credits. */
  const fifty = {
    amount: 299,
    currency: 'usd',
    internal_currency_package_id: idOf('50 messages'),
  };

  return {
    idOf,
    hundred,
    fifty,

    /** Processes all webhooks so far. */
    async settle(): Promise<void> {
      await app.sandbox.close();
      const { rows } = await database.pool.query<{ event_id: string }>(
        `select event_id from webhook_event where state = 'received' order by received_at`,
      );
      for (const { event_id } of rows) await app.app.payments.process(event_id);
    },

    /** Expiring tokens, permanent tokens, and the debt. */
    async balanceOf(person: Person) {
      const { new_one_time_balance, new_subscriber_balance, owed } = await person.wallet.wallet();
      return [new_subscriber_balance, new_one_time_balance, owed];
    },

    /** Returns the payment id. */
    async buy(person: Person, body = hundred): Promise<string> {
      const started = await person.payments.startPayment({ body });
      expect(await app.sandbox.tryCard(started.client_secret, 'good')).toBe('done');
      return started.payment_intent_id;
    },

    /** Returns the checkout id. */
    async subscribe(person: Person, name = 'Monthly'): Promise<string> {
      const started = await person.payments.startCheckout({
        body: { stripe_price_id: idOf(name) },
      });
      expect(await app.sandbox.tryCard(started.client_secret, 'good')).toBe('done');
      return started.session_id;
    },
  };
}
