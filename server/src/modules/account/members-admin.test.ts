// Members for an admin: found, banned with everything that follows, opened again, and every act in the log.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { PRICES } from '@velour/contract/prices.ts';
import { newCharacter } from '../../../test/characters.ts';
import { createPictured } from '../../../test/pictured.ts';
import { openShop } from '../../../test/shop.ts';
import { openSocket } from '../../../test/sockets.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

onDatabase('members for an admin', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let scope: Scope;
  let address: string;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, llm: createPuppetLlm(), later });
    scope = openScope(database.db, app.site_id);
    address = await app.listen();
  });

  const refused = (code: string) => expect.objectContaining({ code });
  const change = (id: string, to: object) => app.app.identity.members.change(scope, id, to);
  async function admin() {
    const made = await app.member();
    await change(made.id, { is_admin: true });
    return made;
  }
  const why = (member_id: string, reason = 'Sells stolen pictures.') => ({
    params: { member_id },
    body: { reason },
  });
  const tried = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  test('members are found by the full address, the id, or the start of the name; pattern characters are literal', async () => {
    const root = await admin();
    const suffix = randomUUID().slice(0, 8);
    const [ann, bob] = [await app.member(), await app.member()];
    await change(ann.id, { name: `Ann%_${suffix}`, email: `${suffix}@example.com` });
    await change(bob.id, { name: `Annex${suffix}` });
    const found = async (search: string) => {
      const { members } = await root.members.list({ query: { search } });
      return members.map(({ id }) => id).filter((id) => id === ann.id || id === bob.id);
    };
    expect(await found(`${suffix.toUpperCase()}@example.com`)).toEqual([ann.id]);
    expect(await found(bob.id.toUpperCase())).toEqual([bob.id]);
    expect(await found('ann')).toEqual([bob.id, ann.id]);
    expect(await found('ANN%_')).toEqual([ann.id]);
    for (const none of [suffix, '%', '_nn', '\\', "' or '1'='1"])
      expect(await found(none)).toEqual([]);
    const first = await root.members.list({ query: { search: 'ann', limit: '1' } });
    expect(first.next_cursor).toBe(first.members[0]?.id);
  });

  test('pages hold each member once, and no visitor', async () => {
    const root = await admin();
    const visitor = await app.visitor();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await root.members.list({
        query: { limit: '2', ...(cursor === undefined ? {} : { cursor }) },
      });
      seen.push(...page.members.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(seen).toContain(root.id);
    expect(JSON.stringify(visitor)).not.toContain(seen[0] ?? 'nobody');
  });

  test('a ban ends the socket and every sign-in and hides the characters; lifting it restores all but the sign-ins', async () => {
    const [root, ann] = [await admin(), await app.member()];
    const shown = await app.addCharacter({ owner_id: ann.id, is_official: false });
    const own = await app.addCharacter({
      owner_id: ann.id,
      is_official: false,
      visibility: 'private' as const,
    });
    const others = await app.addCharacter();
    const read = (char_id: string) => tried(app.guest.characters.read({ params: { char_id } }));
    expect(await read(shown)).toBe('done');
    const socket = await openSocket(address, { token: ann.token });
    await socket.expect('ready');

    const banned = await root.members.ban(why(ann.id));
    expect(banned.banned_at).not.toBeNull();
    expect(await socket.closed()).toBe(4403);
    expect(await tried(ann.account.user())).toBe('identity.banned');
    expect(await read(shown)).toBe('character.not_found');
    expect(await read(others)).toBe('done');
    expect(await app.app.identity.signIns.listOpen(scope, ann.id)).toEqual([]);
    const { members } = await root.members.list({ query: { state: 'banned' } });
    expect(members.map(({ id }) => id)).toContain(ann.id);

    expect(await tried(root.members.ban(why(ann.id)))).toBe('member.banned');
    await root.members.restore(why(ann.id, 'It was somebody else.'));
    expect(await tried(root.members.restore(why(ann.id)))).toBe('member.not_banned');
    expect(await read(shown)).toBe('done');
    expect(await read(own)).toBe('character.not_found');
    app.clock.forward(3_001);
    expect(await tried(ann.account.user())).toBe('identity.token_invalid');

    const { entries } = await root.audit.list({ query: { subject_id: ann.id } });
    expect(
      entries.map(({ act, reason, before, after }) => ({ act, reason, before, after })),
    ).toEqual([
      {
        act: 'member.restored',
        reason: 'It was somebody else.',
        before: { is_banned: true, is_admin: false },
        after: { is_banned: false, is_admin: false },
      },
      {
        act: 'member.banned',
        reason: 'Sells stolen pictures.',
        before: { is_banned: false, is_admin: false },
        after: { is_banned: true, is_admin: false },
      },
    ]);
    expect(await root.audit.check()).toMatchObject({ broken_at: null });
  });

  test('a ban cancels jobs and renewal once, and only while it lasts', async () => {
    const [root, ann] = [await admin(), await app.member()];
    const shop = await openShop(app, database);
    await shop.buy(ann);
    await shop.subscribe(ann);
    await shop.settle();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const tokens = async () => {
      const one = await root.members.read({ params: { member_id: ann.id } });
      return one.subscriber_tokens + one.one_time_tokens;
    };
    const left = await tokens();
    const plan = async () => {
      const found = await database.pool.query<{ ends_at_period_end: boolean }>(
        'select ends_at_period_end from subscription where member_id = $1',
        [ann.id],
      );
      return found.rows.map((row) => row.ends_at_period_end);
    };
    const job = async () => {
      const found = await database.pool.query<{ state: string }>(
        'select state from job where id = $1',
        [job_id],
      );
      return found.rows[0]?.state;
    };
    const end = () => app.app.account.admin.endJobsAndRenewal(scope, ann.id);
    await end();
    expect([await plan(), await job()]).toEqual([[false], 'queued']);
    await root.members.ban(why(ann.id));
    // Of two at once one may find the plan in the other's hands: its job tries again.
    await Promise.allSettled([end(), end()]);
    await end();
    expect([await plan(), await job()]).toEqual([[true], 'cancelled']);
    expect(await tokens()).toBe(left + PRICES.character);
    const { entries } = await root.audit.list({ query: { subject_id: ann.id } });
    const ended = entries.filter(({ act }) => act === 'member.dealings_ended');
    expect(ended[0]).toMatchObject({ actor_kind: 'system' });
    // Renewal stays off after the ban is lifted: turning it on is the member's own decision.
    await root.members.restore(why(ann.id));
    expect(await plan()).toEqual([true]);
  });

  test('a banned maker’s pictures leave their plain addresses, and come back with the characters', async () => {
    const [root, ann] = [await admin(), await app.member()];
    const world = createPictured(app, database);
    const { id } = await world.picture(ann.id);
    const shown = { is_shared: true, verdict: 'approved', rating: 'safe' } as const;
    await app.app.assets.share(scope, [id], shown);
    await app.addCharacter({ owner_id: ann.id, is_official: false, portrait_id: id });
    const status = async () => {
      app.clock.forward(2_001);
      return (await app.http.inject(`/assets/${id}/96`)).statusCode;
    };
    expect(await status()).toBe(200);
    await root.members.ban(why(ann.id));
    expect(await status()).toBe(404);
    await root.members.restore(why(ann.id));
    expect(await status()).toBe(200);
  });

  test('an admin cannot ban themselves, an unknown member, or without a reason', async () => {
    const root = await admin();
    expect(await tried(root.members.ban(why(root.id)))).toBe('member.is_self');
    expect(await tried(root.members.ban(why(root.id.toUpperCase())))).toBe('member.is_self');
    expect(await tried(root.members.ban(why(randomUUID())))).toBe('member.not_found');
    const { id } = await app.member();
    expect(await tried(root.members.ban(why(id, '  ')))).toBe('request.invalid');
    await expect(root.members.read({ params: { member_id: id } })).resolves.toMatchObject({
      banned_at: null,
      active_plan: null,
      subscriber_tokens: 0,
      one_time_tokens: 0,
    });
    await expect(root.members.read({ params: { member_id: randomUUID() } })).rejects.toEqual(
      refused('member.not_found'),
    );
  });

  test('of two admins who ban the same member one succeeds; of two who ban each other one stays', async () => {
    const [root, other, ann] = [await admin(), await admin(), await app.member()];
    const twice = await Promise.all(
      [root, other].map((who) => tried(who.members.ban(why(ann.id)))),
    );
    expect(twice.sort()).toEqual(['done', 'member.banned']);
    await Promise.all([
      tried(root.members.ban(why(other.id))),
      tried(other.members.ban(why(root.id))),
    ]);
    const left = (await app.app.identity.members.listAdmins(scope)).map(({ id }) => id);
    expect([root.id, other.id].filter((id) => left.includes(id))).toHaveLength(1);
  });
});
