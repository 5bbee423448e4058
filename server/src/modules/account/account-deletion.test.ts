// Account deletion and data export: every table with personal data is exported, and erased afterwards.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const password = 'a long enough one';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * All tables. `own`: the table has rows of members; the value is their field in the data export, or null if they only
 * serve the site's operation. `none`: no rows of members. A new table must be added here.
 */
const inventory: Record<string, { own: string | null } | 'none'> = {
  root_key: 'none',
  person: { own: 'account' },
  person_key: { own: 'keys' },
  age_check: { own: 'age_checks' },
  consent: { own: 'consents' },
  sign_in: { own: 'devices' },
  sign_up: { own: 'sign_ups' },
  one_time_token: { own: 'one_time_tokens' },
  second_factor: { own: 'second_factors' },
  recovery_code: { own: 'recovery_codes' },
  second_factor_failure: { own: null },
  chat_session: { own: 'chats' },
  message: { own: 'chats' },
  message_variant: { own: 'chats' },
  message_day: { own: 'message_days' },
  budget_of_person: { own: null },
  budget_of_site: 'none',
  figure_day: 'none',
  counted_day: 'none',
  suspicion_day: 'none',
  crisis_card_day: 'none',
  visit_day: 'none', // counts
  drawn_day: 'none',
  /** Encrypted with the deployment's key; by law, kept for longer than the account. */
  quarantined_picture: 'none',
  reply: { own: null },
  reply_chunk: { own: null },
  memory_fact: { own: 'chats' },
  persona: { own: 'personas' },
  message_words: { own: null }, // hashes that reveal nothing without the key
  recall_snapshot: { own: null }, // the same hashes
  message_vector: { own: null }, // computed from messages
  character: { own: 'characters' },
  character_version: { own: 'character_versions' },
  character_origin: { own: 'character_cards' },
  character_appeal: { own: 'character_appeals' },
  character_like: { own: 'character_likes' },
  character_draft: { own: 'character_drafts' },
  character_creation: { own: 'character_creations' },
  job: { own: 'jobs' },
  asset: { own: 'pictures' },
  asset_spare: { own: null },
  media_upload: { own: null }, // exported with its picture
  report: { own: 'reports' },
  feedback: { own: 'feedback' },
  notification: { own: 'notifications' },
  notification_settings: { own: 'notification_settings' },
  push_subscription: { own: 'push_subscriptions' },
  installation_key: 'none',
  report_note: 'none', // encrypted, and deleted with the report's texts
  character_withheld: 'none', // pictures of characters, by their ids
  ledger_account: { own: 'wallet' },
  ledger_txn: { own: 'transactions' },
  ledger_entry: { own: null },
  token_lot: { own: null },
  hold: { own: null },
  hold_part: { own: null },
  reversal: { own: null },
  billing_customer: { own: null },
  payment: { own: 'payments' },
  subscription: { own: 'subscriptions' },
  subscription_bill: 'none',
  subscription_grant: 'none',
  conversion: { own: 'conversions' },
  affiliate_landing: { own: 'affiliate_landing' },
  special_offer: { own: 'special_offer' },
  webhook_event: 'none',
  flexpay_order: 'none', // its customer is a hash of ours that refers to no member after deletion
  flexpay_report: 'none',
  sandbox_object: 'none', // a provider's own data, without members' ids
  sandbox_event: 'none',
  sign_up_grant: 'none', // keyed hashes of emails
  daily_claim: { own: 'daily_rewards' },
  adjustment: { own: null },
  approval: { own: null },
  currency_package: 'none',
  plan: 'none',
  store_item: 'none',
  purchase: { own: 'purchases' },
  studio_job: { own: null }, // a job's request; the job is exported, and its text with the picture
  studio_picture: { own: 'made_pictures' },
  coupon: 'none',
  coupon_claim: { own: 'coupons' },
  account_card: { own: 'cards' },
  coupon_card: { own: null },
  recon_run: 'none',
  recon_finding: 'none', // refers to ledger accounts, which refer to no member after deletion
  idempotency: { own: null },
  pool_account: { own: 'provider_account' },
  outgoing_mail: 'none', // encrypted, and deleted within a day
  pool_attempt: 'none', // hashes, deleted after about a day
  pool_code: { own: null },
  pool_key: 'none',
  pool_link: { own: 'provider_links' },
  pool_sign_in: { own: 'provider_sign_ins' },
  audit_head: 'none',
  audit_log: 'none', // names admins by their ids, and contains only plain facts
  catalogue: 'none',
  catalogue_word: 'none', // public words only
  character_activity: 'none',
  character_count: 'none',
  character_day: 'none',
  character_leader: 'none',
  client_app: 'none',
  dome: 'none',
  dome_character: 'none',
  tag_setting: 'none',
  curation_undo: 'none',
  curation_undo_character: 'none', // deleted with the character
  migration: 'none',
  site: 'none',
};

onDatabase('leaving', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let llm: PuppetLlm;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later });
  });

  interface Settled {
    readonly browser: TestBrowser;
    readonly id: string;
    readonly email: string;
    readonly chat: string;
    readonly character: string;
    readonly picture: string;
  }

  /** A member with a chat, a private character, a picture, and a cached idempotent response. */
  async function settled(): Promise<Settled> {
    const browser = openBrowser(app);
    const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
    await browser.account.signUp({ body: { email, password } });
    await browser.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    const { token, user } = await browser.account.signIn({ body: { email, password } });
    browser.token = token;
    const partner = await app.addCharacter();
    const chat = await openWithKey(browser, partner);
    await browser.wallet.claimDailyReward();
    const subject = { type: 'character', character_id: partner } as const;
    await browser.reports.report({ body: { subject, reason: 'other' } });
    await app.app.wallet.grant(openScope(database.db, app.site_id), {
      member_id: user.id,
      unit: 'token',
      key: randomUUID(),
      reason: 'package',
      lots: [{ bucket: 'one_time', amount: 50n }],
    });
    await browser.creation.create({ body: newCharacter() });
    await browser.chat.send({ params: { id: chat }, body: { text: 'My cat is called Lantern' } });
    await llm.answer('A bright name.');
    await expect
      .poll(async () => (await browser.chat.read({ params: { id: chat } })).last_message)
      .toBe('A bright name.');
    const character = await app.addCharacter({ owner_id: user.id, visibility: 'private' });
    const picture = randomUUID();
    await database.pool.query(
      `insert into asset (id, site_id, owner_id, kind, original, sha256, bytes, mime, width, height, rating, verdict, preview, provenance, created_at)
       values ($1, $2, $3, 'image', $4, 'x', 1, 'image/jpeg', 1, 1, 'safe', 'approved', '', '{}', now())`,
      [picture, app.site_id, user.id, `assets/xx/${picture}/original.jpg`],
    );
    return { browser, id: user.id, email, chat, character, picture };
  }

  async function openWithKey(browser: TestBrowser, character_id: string): Promise<string> {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/api/sessions?host=pd',
      headers: { authorization: `Bearer ${browser.token}`, 'idempotency-key': randomUUID() },
      payload: { character_id },
    });
    return reply.json<{ session_id: string }>().session_id;
  }

  const erase = (id: string) => app.app.account.erase(openScope(database.db, app.site_id), id);

  async function tables(): Promise<string[]> {
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    return rows.map(({ name }) => name);
  }

  /** The tables with a row that contains one of these ids or words. */
  async function tablesNaming(words: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const table of await tables()) {
      for (const word of words) {
        const { rows } = await database.pool.query<{ n: number }>(
          `select count(*)::int as n from "${table}" t where position($1 in t::text) > 0`,
          [word],
        );
        if ((rows[0]?.n ?? 0) > 0) found.push(table);
      }
    }
    return [...new Set(found)].sort();
  }

  test('every table is in the inventory', async () => {
    expect((await tables()).sort()).toEqual(Object.keys(inventory).sort());
  });

  test('every table with the id of a person is exported, or marked as only ours', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('person_id', 'member_id', 'owner_id', 'reporter_id')
       union
       select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'person'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ name }) => name).filter((name) => inventory[name] === 'none')).toEqual([]);
  });

  test('the export covers every table that contains data of the member', async () => {
    const { browser, id, email, chat, character, picture } = await settled();
    const naming = await tablesNaming([id, email, chat]);
    for (const table of naming) expect(inventory[table], table).not.toBe('none');
    const { data, user } = await browser.account.ownData();
    for (const table of naming) {
      const entry = inventory[table];
      const field = typeof entry === 'object' ? entry.own : null;
      if (field === null) continue;
      expect(data[field], `${table} as ${field}`).toSatisfy(
        (list: unknown) => Array.isArray(list) && list.length > 0,
      );
    }
    expect(user.email).toBe(email);
    expect(data['chats']).toMatchObject([
      {
        id: chat,
        messages: [
          { author: 'notice' },
          { author: 'character' },
          { author: 'user', variants: ['My cat is called Lantern'] },
          { author: 'character', variants: ['A bright name.'] },
        ],
      },
    ]);
    expect(data['characters']).toMatchObject([{ id: character }]);
    expect(data['pictures']).toMatchObject([{ id: picture }]);
    expect(data['transactions']).toContainEqual(
      expect.objectContaining({ reason: 'daily_reward', amount: 1 }),
    );
    expect(user.one_time_currency).toBe(1);
    expect(user.private_character).toBe(1);
    // Contains the member's own data, but no secrets of the site.
    expect(JSON.stringify(data)).not.toMatch(/"(tokens|wrapped|\w*hash|nonce|private_key|code)"/);
  });

  test('leaving now destroys the key at once, and nothing names the member afterwards', async () => {
    const { browser, id, email, chat, character, picture } = await settled();
    await expect(
      browser.account.deleteUser({ body: { when: 'now', password: 'wrong' } }),
    ).rejects.toMatchObject({ code: 'identity.wrong_credentials' });
    await browser.account.deleteUser({ body: { when: 'now', password } });
    const keys = await database.pool.query('select 1 from person_key where person_id = $1', [id]);
    expect(keys.rows).toEqual([]);
    await expect(browser.account.user()).rejects.toMatchObject({ code: 'identity.token_invalid' });
    await expect(browser.account.refresh()).rejects.toMatchObject({
      code: 'identity.sign_in_ended',
    });
    await expect(browser.chat.list({ query: {} })).rejects.toMatchObject({ status: 401 });
    const { rows } = await database.pool.query<{ data: unknown; wait: number }>(
      `select data, extract(epoch from start_after - created_on)::float as wait from pgboss.job where name = 'account.erase'`,
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ data: { site_id: app.site_id, person_id: id } }),
    );
    await erase(id);
    expect(await tablesNaming([id, email, chat, character])).toEqual([]);
    app.clock.forward(HOUR_MS); // longer than any download of a picture
    await app.app.assets.removeOrphans();
    expect(await tablesNaming([picture])).toEqual([]);
    await erase(id); // a second run has no effect
    await expect(
      openBrowser(app).account.signIn({ body: { email, password } }),
    ).rejects.toMatchObject({ code: 'identity.user_unknown' });
  });

  test('a character that others talked to loses its words and its maker, and they keep their chats', async () => {
    const { browser, id } = await settled();
    const maker = { owner_id: id, visibility: 'public', personality: 'Hums' } as const;
    const character_id = await app.addCharacter(maker);
    const bob = await app.visitor();
    const { session_id } = await bob.chat.open({ body: { character_id } });
    await browser.account.deleteUser({ body: { when: 'now', password } });
    await erase(id);
    const { rows } = await database.pool.query(
      'select owner_id, visibility, personality, greeting from character where id = $1',
      [character_id],
    );
    expect(rows).toEqual([
      { owner_id: null, visibility: 'rejected', personality: '', greeting: '' },
    ]);
    app.clock.forward(3_000);
    expect(await bob.chat.read({ params: { id: session_id } })).toMatchObject({ is_open: false });
    await expect(bob.characters.read({ params: { char_id: character_id } })).rejects.toMatchObject({
      code: 'character.not_found',
    });
  });

  test('leaving later leaves fourteen days, in which the member can stay', async () => {
    const { browser, id, email } = await settled();
    const { deletion_at } = await browser.account.deleteUser({ body: { when: 'later', password } });
    const days = (Date.parse(deletion_at) - app.clock.now().getTime()) / DAY_MS;
    expect(days).toBeCloseTo(14, 2);
    expect(await browser.account.user()).toMatchObject({ deletion_at });
    await erase(id); // too early: has no effect
    expect(await browser.account.cancelDeletion()).toMatchObject({ deletion_at: null });
    app.clock.forward(15 * DAY_MS);
    await erase(id); // the deletion was cancelled: has no effect
    const { token } = await browser.account.signIn({ body: { email, password } });
    browser.token = token;
    expect(await browser.account.user()).toMatchObject({ id, deletion_at: null });

    await browser.account.deleteUser({ body: { when: 'later', password } });
    app.clock.forward(14 * DAY_MS + 1);
    await erase(id);
    expect(await tablesNaming([id, email])).toEqual([]);
  });
});
