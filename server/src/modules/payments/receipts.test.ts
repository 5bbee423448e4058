// Receipts by email: one for each payment and bill, one for each refund, in the site's name.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';
import { refundEmail, receiptEmail, receiptNumber } from './receipts.rules.ts';

onDatabase('receipts', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let shop: Shop;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    shop = await openShop(app, database);
  });

  /** A member with an address, and the receipts sent to it. */
  const buyer = async () => {
    const person = await app.member();
    const email = `${person.id}@velour.example`;
    await database.pool.query('update person set email = $2, email_verified = true where id = $1', [
      person.id,
      email,
    ]);
    const mails = async () => {
      await app.settled();
      return app.mails().filter(({ to }) => to === email);
    };
    return { person, mails };
  };

  test('a payment has one receipt, however often it is settled', async () => {
    const { person: ann, mails } = await buyer();
    const id = await shop.buy(ann);
    await shop.settle();
    await Promise.all(
      Array.from({ length: 4 }, () => ann.payments.payment({ query: { payment_intent_id: id } })),
    );
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Receipt number: \d{8}-[0-9A-F]{12}\n/);
    expect(mail?.text).toContain('Item: 100 tokens\nAmount: $9.99 USD\nSeller: ');
    expect(mail?.text).toContain('This was a test payment.');
  });

  test('each refund has a notice with the total; a dispute has none', async () => {
    const { person: ann, mails } = await buyer();
    const id = await shop.buy(ann);
    await shop.settle();
    await app.sandbox.refund(id, 500);
    await shop.settle();
    await app.sandbox.refund(id, 499);
    await shop.settle();
    const all = await mails();
    expect(all).toHaveLength(3);
    const refunds = all.filter(({ subject }) => subject.startsWith('Your refund'));
    const totals = refunds.map(({ text }) => /Refunded in total: (\S+)/.exec(text)?.[1]).toSorted();
    expect(totals).toEqual(['$5.00', '$9.99']);

    const { person: bob, mails: his } = await buyer();
    const disputed = await shop.buy(bob);
    await shop.settle();
    await app.sandbox.setDispute(disputed, 'lost');
    await shop.settle();
    expect(await his()).toHaveLength(1);
  });

  const totalsOf = (mails: readonly { subject: string; text: string }[]) =>
    mails
      .filter(({ subject }) => subject.startsWith('Your refund'))
      .map(({ text }) => /Refunded in total: (\S+)/.exec(text)?.[1]);

  test.each(['won', 'open'] as const)(
    'a refund after a dispute (%s) has a notice, once',
    async (state) => {
      const { person: ann, mails } = await buyer();
      const id = await shop.buy(ann);
      await shop.settle();
      await app.sandbox.setDispute(id, 'open');
      await shop.settle();
      await app.sandbox.setDispute(id, state);
      await shop.settle();
      expect(totalsOf(await mails())).toEqual([]);
      await app.sandbox.refund(id, 999);
      await shop.settle();
      await app.sandbox.setDispute(id, 'lost');
      await shop.settle();
      expect(totalsOf(await mails())).toEqual(['$9.99']);
      expect((await shop.balanceOf(ann))[1]).toBe(0);
    },
  );

  test('a refund after a dispute of a plan has a notice, too', async () => {
    const { person: ann, mails } = await buyer();
    await shop.subscribe(ann);
    await shop.settle();
    const payment = await paymentOf(ann.id);
    for (const state of ['open', 'won'] as const) {
      await app.sandbox.setDispute(payment, state);
      await shop.settle();
    }
    await app.sandbox.refund(payment, 500);
    await shop.settle();
    expect(totalsOf(await mails())).toEqual(['$5.00']);
  });

  test('a second plan that was undone has its receipt and its notice, and nothing is counted as sold', async () => {
    const { person: ann, mails } = await buyer();
    const start = (name: string) =>
      ann.payments.startCheckout({ body: { stripe_price_id: shop.idOf(name) } });
    const first = await start('Annual');
    // A state that an earlier version could leave: both are open.
    await database.pool.query(`update subscription set state = 'ended' where member_id = $1`, [
      ann.id,
    ]);
    const second = await start('Monthly');
    for (const { client_secret } of [first, second])
      expect(await app.sandbox.tryCard(client_secret, 'good')).toBe('done');
    for (const { session_id } of [first, second])
      await ann.payments.checkout({ query: { session_id } });
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from subscription where member_id = $1 and finding = 'second_plan'`,
      [ann.id],
    );
    await shop.settle();
    await app.app.payments.cancelDuplicate(rows[0]?.id ?? '');
    await shop.settle();
    const all = await mails();
    const receipts = all.filter(({ subject }) => subject.startsWith('Your receipt'));
    expect(receipts.map(({ text }) => /Amount: (\S+)/.exec(text)?.[1]).sort()).toEqual([
      '$12.99',
      '$43.65',
    ]);
    expect(totalsOf(all)).toEqual(['$12.99']);
    const notice = all.find(({ subject }) => subject.startsWith('Your refund'))?.text;
    expect(notice).toContain('You already had a plan');
    expect(notice).not.toContain('taken back');
    expect(await ann.wallet.wallet()).toMatchObject({ new_subscriber_balance: 100, owed: 0 });
  });

  const paymentOf = async (memberId: string): Promise<string> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from sandbox_object where kept->>'kind' = 'payment' and kept->>'customer' in
         (select customer_id from billing_customer where member_id = $1)`,
      [memberId],
    );
    return rows[0]?.id ?? expect.fail('It was paid.');
  };

  test('a plan’s bill has a receipt with its period', async () => {
    const { person: ann, mails } = await buyer();
    await shop.subscribe(ann);
    await shop.settle();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Item: Premium, \w+ \d+, \d{4} to \w+ \d+, \d{4}\n/);
  });
});

const brand = {
  name: 'Rose',
  accent: null,
  support_email: 'help@rose.example',
  legal: { operator_name: 'Rose Ltd', operator_address: '1 Garden Row, Riga' },
};
const receipt = {
  purchase_id: '01900000-0000-7000-8000-0000000a1b2c',
  at: new Date('2026-03-04T23:30:00Z'),
  item: { kind: 'package', unit: 'message', amount: 1_000n },
  amount_cents: 1_999,
  currency: 'usd',
  live: true,
} as const;

test('a receipt names number, day, item, amount and seller, and escapes the site’s texts', () => {
  const { text, html } = receiptEmail({ ...brand, name: 'Rose <b>' }, receipt, 'Asia/Tokyo');
  expect(text).toContain(
    [
      `Receipt number: ${receiptNumber(receipt.purchase_id, receipt.at)}`,
      'Date: March 5, 2026',
      'Item: 1,000 messages',
      'Amount: $19.99 USD',
      'Seller: Rose Ltd, 1 Garden Row, Riga',
    ].join('\n'),
  );
  expect(text).not.toContain('test payment');
  expect(html).not.toContain('<b>');
});

test('the number is the same each time, with the day of the purchase', () =>
  expect(receiptNumber(receipt.purchase_id, receipt.at)).toBe('20260304-0000000A1B2C'));

test.each([
  [1_999, 'We refunded your payment.'],
  [500, 'We refunded part of your payment.'],
])('a refund of %i cents says so', (refunded_cents, sentence) =>
  expect(refundEmail(brand, { ...receipt, refunded_cents }, 'UTC').text).toContain(sentence),
);
