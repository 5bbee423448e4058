// Buying with tokens through the API: concurrent purchases, one idempotency key in several hands, and unknown items.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { aRecipe } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('buying with tokens', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let llm: PuppetLlm;
  let character_id: string;
  let gifts: { id: string; tokens: number }[];
  let unlock: { id: string; tokens: number };
  let first: string;
  let pictures: string[];
  let picture: string;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later, log: quietLog });
    [first = '', ...pictures] = await planPictures(71);
    [picture = ''] = pictures;
    character_id = await app.addCharacter({ gallery_ids: [first, ...pictures] });
    const { items } = await app.guest.wallet.storeItems();
    gifts = items.filter(({ kind }) => kind === 'gift');
    unlock = items.find(({ kind }) => kind === 'unlock') ?? { id: '', tokens: 0 };
  });

  /** The pictures are never drawn in this test. */
  async function planPictures(count: number): Promise<string[]> {
    const one = {
      site_id: app.site_id,
      owner_id: null,
      rating: 'safe',
      verdict: 'approved',
      provenance: {},
      recipe: aRecipe(),
    } as const;
    const planned = await app.app.assets.plan(
      database.db,
      Array.from({ length: count }, () => one),
    );
    return planned.map(({ id }) => id);
  }

  async function withTokens(amount: bigint): Promise<Person> {
    const person = await app.member();
    await app.app.wallet.grant(openScope(database.db, app.site_id), {
      member_id: person.id,
      unit: 'token',
      key: randomUUID(),
      reason: 'package',
      lots: [{ bucket: 'one_time', amount }],
    });
    return person;
  }

  interface Sending {
    readonly path: string;
    readonly payload?: object;
    readonly key?: string | undefined;
  }

  async function send(person: Person, { path, payload = {}, key }: Sending) {
    const reply = await app.http.inject({
      method: 'POST',
      url: `/api${path}?host=pd`,
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload,
    });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  }

  const post = (person: Person, payload: object, key?: string) =>
    send(person, { path: '/transactions', payload, key });

  /** Retries with the same key while the server is busy, like the page. */
  async function insist(person: Person, order: Omit<Sending, 'key'>) {
    const key = randomUUID();
    for (;;) {
      const reply = await send(person, { ...order, key });
      if (reply.status !== 503) return reply;
    }
  }

  const tip = (token_amount: number) => ({ character_id, token_amount });

  /** An item that costs fifty tokens, like a character. */
  async function sellForFifty(kind: 'gift' | 'unlock'): Promise<string> {
    const id = randomUUID();
    await database.pool.query(
      `insert into store_item (id, site_id, kind, name, tokens, is_active, created_at) values ($1, $2, $3, $4, 50, true, now())`,
      [id, app.site_id, kind, `${kind} for fifty`],
    );
    return id;
  }

  test('of two hundred at once on every paid route, with tokens for three and credits for three, three each succeed', async () => {
    const ann = await withTokens(174n);
    const credits = { member_id: ann.id, unit: 'message', key: randomUUID() } as const;
    await app.app.wallet.grant(openScope(database.db, app.site_id), {
      ...credits,
      reason: 'package',
      lots: [{ bucket: 'one_time', amount: 3n }],
    });
    await app.app.sites.change(app.site_id, { daily_messages: 0, messages_per_minute: 10_000 });
    const { session_id } = await ann.chat.open({ body: { character_id } });
    const { rows: chats } = await database.pool.query<{ id: string }>(
      `insert into chat_session
       select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid()))).*
       from chat_session s, generate_series(1, 40) where s.id = $1 returning id`,
      [session_id],
    );
    const [gift, picture_for_fifty] = [await sellForFifty('gift'), await sellForFifty('unlock')];
    const routes = {
      tip: () => ({ path: '/transactions', payload: tip(50) }),
      gift: () => ({ path: '/transactions', payload: { store_item_id: gift, character_id } }),
      unlock: (at: number) => {
        const image_id = pictures[at];
        const payload = { store_item_id: picture_for_fifty, character_id, image_id };
        return { path: '/transactions', payload };
      },
      character: () => ({ path: '/characters', payload: newCharacter() }),
      message: (at: number) => ({
        path: `/chats/${chats[at]?.id}/messages`,
        payload: { text: 'Hello' },
      }),
    };
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        Object.entries(routes).map(async ([route, order]) => {
          const { status } = await insist(ann, order(at));
          return { route, status };
        }),
      ).flat(),
    );
    const paid = replies.filter(({ status }) => status === 200);
    const byMessage = paid.filter(({ route }) => route === 'message').length;
    expect([replies.length, paid.length - byMessage, byMessage]).toEqual([200, 3, 3]);
    // Too few tokens, no credits, or too many characters in progress.
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status)).size).toBeGreaterThan(0);
    for (const { status } of refused) expect([402, 409, 429]).toContain(status);
    const made = paid.filter(({ route }) => route === 'character').length;
    expect(await ann.wallet.wallet()).toMatchObject({
      new_one_time_balance: 24,
      held: 50 * made,
      message_credits: 0,
    });
    expect((await ann.wallet.transactions({ query: {} })).transactions).toHaveLength(4);
    for (let at = 0; at < 3; at += 1) {
      await llm.answer('Hello.');
    }
    const { rows: bought } = await database.pool.query(
      `select 1 from purchase p join ledger_account a on a.id = p.account_id where a.owner_id = $1`,
      [ann.id],
    );
    expect(bought).toHaveLength(3 - made);
  });

  test('one key is one purchase: in parallel and later; another body is refused', async () => {
    const [ann, bob] = [await withTokens(50n), await withTokens(50n)];
    const key = randomUUID();
    const duplicates = await Promise.all(Array.from({ length: 10 }, () => post(ann, tip(7), key)));
    for (const { status, body } of duplicates)
      expect({ status, ...body }).toEqual({
        status: 200,
        new_subscriber_balance: 0,
        new_one_time_balance: 43,
      });
    expect(await post(ann, tip(8), key)).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    });
    // Keys of different members never collide, even if spelled the same.
    expect(await post(bob, tip(7), key)).toMatchObject({ body: { new_one_time_balance: 43 } });
    expect(await ann.wallet.wallet()).toMatchObject({ new_one_time_balance: 43 });
    expect((await bob.wallet.transactions({ query: {} })).transactions).toHaveLength(2);
    expect(await post(ann, tip(7), key)).toMatchObject({ body: { new_one_time_balance: 43 } });
  });

  test('one key on several calls has one effect on each, also if another member uses it at the same moment', async () => {
    const key = randomUUID();
    const both = [await withTokens(50n), await withTokens(50n)];
    const calls = [
      { path: '/transactions', payload: tip(7), key },
      { path: '/daily-reward', key },
      { path: '/wallet/claim-double-credit-coupon', key },
      { path: '/wallet/claim-double-messages-coupon', key },
    ];
    const requests = both.flatMap((person) => calls.map((call) => ({ person, call })));
    const again = Array.from({ length: 5 }, () => requests).flat();
    const answers = await Promise.all(
      again.map(async ({ person, call }) => {
        const { status, body } = await send(person, call);
        return { who: `${person.id} ${call.path}`, answer: JSON.stringify([status, body]) };
      }),
    );
    for (const [who, theirs] of Map.groupBy(answers, (one) => one.who)) {
      expect(new Set(theirs.map(({ answer }) => answer)).size, who).toBe(1);
      expect(theirs[0]?.answer, who).toMatch(/^\[200,/);
    }
    for (const person of both) {
      const { new_one_time_balance, coupons } = await person.wallet.wallet();
      expect(new_one_time_balance).toBe(50 - 7 + 1);
      expect(coupons).toEqual({ double_credit: 'claimed', double_messages: 'claimed' });
      expect((await person.wallet.transactions({ query: {} })).transactions).toHaveLength(3);
    }
  });

  test('a key that is not a UUID is refused; a key of a refused purchase can be used again', async () => {
    const ann = await withTokens(6n);
    expect(await post(ann, tip(5), 'one')).toMatchObject({ status: 400 });
    const key = randomUUID();
    expect(await post(ann, tip(7), key)).toMatchObject({ status: 402 });
    // A refused purchase has no effect, so its key can be used for the same purchase again, or for a cheaper one.
    expect(await post(ann, tip(7), key)).toMatchObject({ status: 402 });
    expect(await post(ann, tip(6), key)).toMatchObject({ body: { new_one_time_balance: 0 } });
    expect(await post(ann, tip(6), key)).toMatchObject({ body: { new_one_time_balance: 0 } });
  });

  test('a picture is unlocked once, and only one of that gallery', async () => {
    const ann = await withTokens(20n);
    const wanted = { store_item_id: unlock.id, character_id, image_id: picture };
    const twice = await Promise.all([post(ann, wanted), post(ann, wanted)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const wrong = [
      [{ ...wanted, image_id: first }, 'store.not_locked'],
      [wanted, 'store.already_unlocked'],
      [{ ...wanted, image_id: randomUUID() }, 'picture.not_found'],
      [{ store_item_id: unlock.id, character_id }, 'picture.not_found'],
      [{ ...wanted, character_id: randomUUID() }, 'character.not_found'],
      [{ ...wanted, store_item_id: randomUUID() }, 'store.item_not_found'],
    ] as const;
    for (const [body, code] of wrong) expect((await post(ann, body)).body).toMatchObject({ code });
    expect(await ann.wallet.wallet()).toMatchObject({ new_one_time_balance: 15 });
  });

  test('clients cannot set a price', async () => {
    const ann = await withTokens(20n);
    const rose = { store_item_id: gifts[0]?.id, character_id };
    const hostile = [
      { ...rose, tokens: 0 },
      { ...rose, token_amount: 1 },
      { ...rose, price: -5 },
      ...[0, -1, 1.5, 1_001, 1e308, '5', null, Number.MAX_SAFE_INTEGER].map((token_amount) => ({
        character_id,
        token_amount,
      })),
      { token_amount: 5 },
      {},
    ];
    for (const body of hostile)
      expect((await post(ann, body)).status, JSON.stringify(body)).toBe(422);
    expect(await ann.wallet.wallet()).toMatchObject({ new_one_time_balance: 20 });
  });

  test('a coupon is claimed once, doubles the displayed amount, and is used by one payment', async () => {
    const ann = await app.member();
    const before = await ann.wallet.creditPackages({ query: {} });
    expect(before.packages.map(({ discount }) => discount)).toEqual([0, 14, 30, 40]);
    expect(before).toEqual(await app.guest.wallet.currencyPackages({ query: {} }));
    const claims = await Promise.allSettled([
      ann.wallet.claimDoubleCredit(),
      ann.wallet.claimDoubleCredit(),
    ]);
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ann.account.user()).toMatchObject({ double_credit_status: true });
    const after = await ann.wallet.creditPackages({ query: {} });
    expect(after.packages.map((one) => one.internal_currency)).toEqual([200, 700, 2_000, 5_000]);
    const messages = await ann.wallet.creditPackages({ query: { type: 'message' } });
    expect(messages.packages.map((one) => one.internal_currency)).toEqual([50, 200]);
    const scope = openScope(database.db, app.site_id);
    const { coupons } = app.app.wallet;
    const uses = await Promise.all(
      ['one', 'two'].map((payment_id) =>
        coupons.use(scope, ann.id, { unit: 'token', payment_id, card: null }),
      ),
    );
    expect(uses.sort()).toEqual([false, true]);
    expect(await ann.wallet.wallet()).toMatchObject({
      double_credit_status: false,
      coupons: { double_credit: 'used', double_messages: 'available' },
    });
  });

  test('plans show the billed amount and the price per month', async () => {
    const { plans } = await app.guest.wallet.plans();
    expect(plans).toMatchObject([
      { months: 1, usd_price: '12.99', discount: 0 },
      { months: 3, usd_price: '25.98', usd_price_per_month: '8.66', usd_list_price: '38.97' },
      {
        months: 12,
        usd_price: '43.65',
        usd_price_per_month: '3.64',
        usd_list_price: '155.88',
        discount: 72,
      },
    ]);
  });
});
