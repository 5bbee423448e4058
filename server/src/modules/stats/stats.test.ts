// Daily metrics: events counted on their UTC day and site, along indexes only; and the admins' backlog.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';
import { countDay, partsOf } from './daily-counts.store.ts';
import { boundsOf } from './stats.rules.ts';
import { dayOf } from '@velour/calendar/calendar.ts';

const DAY_MS = 86_400_000;

onDatabase('stats', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let admin: Person;
  let elsewhere: string;
  /** Three days ago. */
  let day: string;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, llm: createPuppetLlm(), later, log: quietLog });
    admin = await app.admin();
    elsewhere = randomUUID();
    await query(
      `insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, 'other', '{}', '{}', now(), now())`,
      [elsewhere],
    );
    await query(`update site set created_at = now() - interval '40 days'`);
    day = dayOf(new Date(app.clock.now().getTime() - 3 * DAY_MS));
  });

  const query = (statement: string, values: unknown[] = []) =>
    database.pool.query<Record<string, unknown>>(statement, values);
  const scope = () => openScope(database.db, app.site_id);

  interface Joining {
    kind?: string;
    issuer?: string;
    is_admin?: boolean;
    email?: string | null;
  }

  async function join(site_id: string, at: string, joining: Joining = {}): Promise<string> {
    const { kind = 'member', issuer = 'test', is_admin = false, email = null } = joining;
    const id = randomUUID();
    await query(
      `insert into person (id, site_id, kind, issuer, sub, is_admin, email, created_at, seen_at)
       values ($1, $2, $3, $4, $8, $5, $6, $7, $7)`,
      [id, site_id, kind, issuer, is_admin, email, at, id],
    );
    return id;
  }

  async function endJob(site_id: string, state: string, ended_at: string): Promise<void> {
    await query(
      `insert into job (id, site_id, owner_id, kind, state, input, price, hold_key, is_premium, rank_at, run_after,
         deadline, total, reason, created_at, ended_at)
       values ($1, $2, $3, 'image', $4, '{}', 5, $5, false, $6, $6, $6, 1, $7, $6, $6)`,
      [
        ...[randomUUID(), site_id, admin.id, state, randomUUID(), ended_at],
        state === 'succeeded' ? null : 'image.busy',
      ],
    );
  }

  async function pay(site_id: string, at: string, { live = true, cents = 999 } = {}) {
    await query(
      `insert into payment (id, site_id, provider, live, customer_id, amount_cents, currency, created_at, package_id, unit,
         units, state, credited_at)
       values ($1, $2, 'test', $3, 'c', $4, 'usd', $5, 'p', 'token', 100, 'credited', $5)`,
      [randomUUID(), site_id, live, cents, at],
    );
  }

  async function plan(site_id: string, bills: string[], ended_at: string | null): Promise<void> {
    const id = randomUUID();
    await query(
      `insert into subscription (id, site_id, provider, provider_id, live, customer_id, amount_cents, currency, created_at,
         plan_id, months, tokens_per_month, state, ended_at)
       values ($1, $2, 'test', $5, true, 'c', 1299, 'usd', $3, 'p', 1, 100, $6, $4)`,
      [id, site_id, bills[0], ended_at, id, ended_at ? 'ended' : 'active'],
    );
    for (const at of bills)
      await query(
        `insert into subscription_bill (id, subscription_id, provider_id, period_start, period_end, amount_cents,
           tokens_per_month, read_at, created_at)
         values ($1, $2, $4, $3, $3, 1299, 100, $3, $3)`,
        [randomUUID(), id, at, randomUUID()],
      );
  }

  const read = async (days: '1' | '7' | '30' | '90' = '7') => admin.stats.read({ query: { days } });
  const onDay = async (of: string) => {
    const { days, figures } = await read('30');
    const at = days.indexOf(of);
    return Object.fromEntries(
      Object.entries(figures).flatMap(([name, { amounts }]) => {
        const amount = amounts[at] ?? 0;
        return amount === 0 ? [] : [[name, amount]];
      }),
    );
  };

  test('events in the first and last moment of a day count for it, and events of other days and sites do not', async () => {
    const [first, last] = [`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`];
    const before = new Date(Date.parse(first) - 1).toISOString();
    const after = new Date(Date.parse(last) + 1).toISOString();
    const character = await app.addCharacter();
    for (const at of [first, last, before, after]) {
      const member = await join(app.site_id, at);
      const own = at.slice(0, 10);
      await query(
        `insert into message_day (member_id, day, messages, again) values ($1, $2, 4, 0)`,
        [member, own],
      );
      await query(
        `insert into character_day (character_id, day, site_id, messages) values ($1, $2, $3, 8)
         on conflict (character_id, day) do update set messages = character_day.messages + 8`,
        [character, own, app.site_id],
      );
      await endJob(app.site_id, 'succeeded', at);
      await endJob(app.site_id, 'dead', at);
      await endJob(app.site_id, 'cancelled', at);
      await pay(app.site_id, at);
      await pay(app.site_id, at, { live: false, cents: 5 });
      await plan(app.site_id, [at], at);
    }
    await join(app.site_id, first, { kind: 'visitor' });
    await join(elsewhere, first);
    // The demo site's members, and the first admin, whose account has no email address.
    await join(app.site_id, first, { issuer: 'demo' });
    await join(app.site_id, first, { is_admin: true });
    await join(app.site_id, last, { is_admin: true, email: 'ann@velour.example' });
    await endJob(elsewhere, 'succeeded', first);
    await pay(elsewhere, first);
    await plan(elsewhere, [first], first);
    // A renewal is income, but not a new plan.
    await plan(app.site_id, ['2026-01-05T00:00:00.000Z', last], null);

    await app.app.stats.count();
    expect(await onDay(day)).toEqual({
      sign_ups: 3,
      active_members: 2,
      messages: 16,
      jobs_done: 2,
      jobs_failed: 2,
      income_cents: 2 * 999 + 3 * 1299,
      test_income_cents: 10,
      plans_begun: 2,
      plans_ended: 2,
    });
    expect(await onDay(before.slice(0, 10))).toMatchObject({ sign_ups: 1, plans_ended: 1 });
    expect(await onDay(after.slice(0, 10))).toMatchObject({ sign_ups: 1, jobs_failed: 1 });
  });

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'the same is counted where the database keeps the time of %s',
    async (zone) => {
      const known = await onDay(day);
      await database.db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local time zone '${zone}'`));
        await countDay(tx, { day, ...boundsOf(day) }, app.clock.now());
      });
      expect(await onDay(day)).toEqual(known);
      expect(known).toHaveProperty('sign_ups', 3);
    },
  );

  test('a day that is over stays as counted, and today is counted again', async () => {
    await query('delete from payment where credited_at >= $1', [`${day}T00:00:00.000Z`]);
    const before = await read('7');
    const late = before.figures.income_cents.amounts.at(-4);
    expect(late).toBe(2 * 999 + 3 * 1299);
    await pay(app.site_id, app.clock.now().toISOString());
    app.clock.forward(61_000);
    const { figures, counted_at } = await read('1');
    expect(figures.income_cents.now).toBe(999);
    expect(Date.parse(counted_at ?? '')).toBeGreaterThan(Date.parse(before.counted_at ?? ''));
  });

  test('tokens count as sold when granted and as spent when taken, and refunds by their reason', async () => {
    const ann = await app.member();
    const owner = { member_id: ann.id, unit: 'token' as const };
    const { wallet } = app.app;
    const reference = { type: 'payment', id: randomUUID() };
    const [held, given] = [randomUUID(), randomUUID()];
    const lots = (amount: bigint) => [{ bucket: 'one_time' as const, amount }];
    await wallet.grant(scope(), {
      ...owner,
      key: randomUUID(),
      reason: 'package',
      reference,
      lots: lots(100n),
    });
    await wallet.grant(scope(), {
      ...owner,
      key: randomUUID(),
      reason: 'promotion',
      lots: lots(7n),
    });
    await wallet.spend(scope(), { ...owner, key: randomUUID(), amount: 3n, reason: 'gift' });
    for (const key of [held, given])
      await wallet.hold(scope(), {
        ...owner,
        key,
        amount: 10n,
        reason: 'image',
        timeout_ms: DAY_MS,
      });
    await wallet.capture(scope(), held, 6n);
    await wallet.release(scope(), given, { fault: 'ours' });
    await wallet.reverse(scope(), {
      ...owner,
      key: 'a',
      reason: 'dispute',
      reference,
      amount: 10n,
    });
    await wallet.reverse(scope(), {
      ...owner,
      key: 'b',
      reason: 'dispute',
      reference,
      amount: 10n,
    });
    await wallet.reverse(scope(), { ...owner, key: 'c', reason: 'refund', reference, amount: 1n });
    app.clock.forward(61_000);
    const { figures } = await read('1');
    expect(figures).toMatchObject({
      tokens_sold: { now: 100 },
      tokens_spent: { now: 9 },
      disputes: { now: 1 },
      refunds: { now: 1 },
    });
  });

  test('concurrent requests share one count, and each range is compared with the one before it', async () => {
    app.clock.forward(61_000);
    const looks = await Promise.all(Array.from({ length: 12 }, () => read('7')));
    expect(new Set(looks.map(({ counted_at }) => counted_at)).size).toBe(1);
    for (const [days, shown] of [
      ['1', 7],
      ['7', 14],
      ['30', 60],
      ['90', 180],
    ] as const) {
      const reply = await read(days);
      expect(reply.days).toHaveLength(shown);
      expect(reply.days.at(-1)).toBe(dayOf(app.clock.now()));
      expect(reply.figures.sign_ups.amounts).toHaveLength(shown);
    }
    await expect(read('8' as '7')).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('no growing table is read in full to count a day', async () => {
    const plans = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const all: string[] = [];
      for (const part of partsOf({ day, ...boundsOf(day) })) {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${part}`);
        all.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return all;
    });
    expect(plans.length).toBeGreaterThan(10);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  });

  test('the backlog has deadlines, and contains only the site’s own items', async () => {
    const empty = await admin.stats.backlog();
    expect(empty).toMatchObject({ reports: { open: 0, first_due_at: null }, books: null });
    const character_id = await app.addCharacter({ is_official: false, owner_id: admin.id });
    const eve = await app.visitor();
    const subject = { type: 'character', character_id } as const;
    await eve.reports.report({ body: { subject, reason: 'other', text: 'Look at this.' } });
    await app.addCharacter({
      visibility: 'pending_review',
      is_official: false,
      owner_id: admin.id,
    });
    await query(
      `insert into payment (id, site_id, provider, live, customer_id, amount_cents, currency, created_at, package_id, unit,
         units, state, finding)
       select gen_random_uuid(), site, 'test', true, 'c', 5, 'usd', $3, 'p', 'token', 1, 'open', finding
       from unnest($1::uuid[], $2::text[]) as t (site, finding)`,
      [[app.site_id, app.site_id, elsewhere], ['amount', 'second_plan', 'amount'], app.clock.now()],
    );
    await app.app.wallet.reconcile();
    await query(
      `insert into outgoing_mail (id, site_id, mail, is_blank, created_at, expires_at)
       select gen_random_uuid(), site, '', is_blank, $3::timestamptz - minutes * interval '1 minute', $3::timestamptz + hours * interval '1 hour'
       from unnest($1::uuid[], $2::bool[], $4::int[], $5::int[]) as t (site, is_blank, minutes, hours)`,
      [
        [app.site_id, elsewhere, app.site_id, app.site_id, app.site_id],
        [false, false, true, false, false],
        app.clock.now(),
        [6, 6, 6, 4, 90],
        [1, 1, 1, 1, -1],
      ],
    );
    const open = await admin.stats.backlog();
    expect(open).toMatchObject({
      reports: { open: 1, overdue: 0 },
      reviews: { open: 1 },
      payments: 1,
      adjustments: 0,
      approvals: 0,
      // One elsewhere, one that is no email, one that is new and one that is of no use any more.
      emails: { delayed: 1, oldest_at: expect.any(String) as string },
    });
    expect(open.books?.looked_at).toBeDefined();
    expect(Date.parse(open.reports.first_due_at ?? '')).toBeGreaterThan(app.clock.now().getTime());
    app.clock.forward(40 * DAY_MS);
    const root = await app.admin();
    // A payment that does not match is not settled here; after a month, it is not shown any more.
    expect(await root.stats.backlog()).toMatchObject({
      reports: { open: 1, overdue: 1 },
      payments: 0,
    });
  });
});
