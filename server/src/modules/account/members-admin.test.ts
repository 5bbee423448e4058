// Members for admins: search, bans with all their effects, restoring, and audit entries for every action.
import { randomUUID } from 'node:crypto';
import type { AdminRole } from '@velour/contract/admin-role-values.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
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
  let second: Awaited<ReturnType<typeof admin>>;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    scope = openScope(database.db, app.site_id);
    address = await app.listen();
    second = await admin();
  });

  const refused = (code: string) => expect.objectContaining({ code });
  const change = (id: string, to: object) => app.app.identity.members.change(scope, id, to);
  async function admin() {
    const made = await app.member();
    await change(made.id, { is_admin: true, admin_roles: ['owner'] });
    return made;
  }
  const why = (member_id: string, reason = 'Sells stolen pictures.') => ({
    params: { member_id },
    body: { reason },
  });
  /** Requested by one admin, and approved by another one. */
  async function together(
    root: Awaited<ReturnType<typeof admin>>,
    act: 'ban' | 'restore',
    member_id: string,
    reason?: string,
  ) {
    expect(await root.members[act](why(member_id, reason))).toMatchObject({ state: 'waiting' });
    const { approvals } = await second.approvals.list();
    const id = approvals.find(({ subject_id }) => subject_id === member_id)?.id ?? '';
    expect(await second.approvals.decide({ params: { id }, body: { agrees: true } })).toEqual({
      state: 'approved',
    });
    return second.members.read({ params: { member_id } });
  }
  const tried = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  test('the audit log and the list of members call an admin the same', async () => {
    const root = await admin();
    await change(root.id, { name: `Root${root.id}` });
    const ann = await app.member();
    await root.members.ban({ params: { member_id: ann.id }, body: { reason: 'spam' } });
    const { entries } = await root.audit.list({ query: { actor_id: root.id } });
    for (const search of [entries[0]?.subject_id ?? '', root.id]) {
      const found = await root.audit.list({ query: { search } });
      expect(found.entries.map(({ id }) => id)).toContain(entries[0]?.id);
    }
    expect((await root.audit.list({ query: { search: 'nothing' } })).entries).toEqual([]);
    const { members } = await root.members.list({ query: { search: root.id } });
    expect([entries[0]?.actor_name, members[0]?.name]).toEqual([
      `Root${root.id}`,
      `Root${root.id}`,
    ]);
  });

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

    const banned = await together(root, 'ban', ann.id);
    expect(banned.banned_at).not.toBeNull();
    expect(await socket.closed()).toBe(4403);
    expect(await tried(ann.account.user())).toBe('identity.banned');
    expect(await read(shown)).toBe('character.not_found');
    expect(await read(others)).toBe('done');
    expect(await app.app.identity.signIns.listOpen(scope, ann.id)).toEqual([]);
    const { members } = await root.members.list({ query: { state: 'banned' } });
    expect(members.map(({ id }) => id)).toContain(ann.id);

    expect(await tried(root.members.ban(why(ann.id)))).toBe('member.banned');
    await together(root, 'restore', ann.id, 'It was somebody else.');
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
        after: {
          is_banned: false,
          is_admin: false,
          requested_by: root.id,
          is_single_admin: false,
        },
      },
      {
        act: 'member.banned',
        reason: 'Sells stolen pictures.',
        before: { is_banned: false, is_admin: false },
        after: { is_banned: true, is_admin: false, requested_by: root.id, is_single_admin: false },
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
    await together(root, 'ban', ann.id);
    // One of two concurrent runs may find the plan locked by the other; its job retries.
    await Promise.allSettled([end(), end()]);
    await end();
    expect([await plan(), await job()]).toEqual([[true], 'cancelled']);
    expect(await tokens()).toBe(left + PRICES.character);
    const { entries } = await root.audit.list({ query: { subject_id: ann.id } });
    const ended = entries.filter(({ act }) => act === 'member.dealings_ended');
    expect(ended[0]).toMatchObject({ actor_kind: 'system' });
    // Renewal stays off after the ban is lifted: turning it on is the member's own decision.
    await together(root, 'restore', ann.id);
    expect(await plan()).toEqual([true]);
  });

  test('a banned maker’s pictures leave their plain addresses, and come back with the characters', async () => {
    const [root, ann] = [await admin(), await app.member()];
    const world = createPictured(app, database);
    const { id } = await world.picture(ann.id);
    await app.app.assets.share(scope, [id], { is_shared: true, rating: 'safe' });
    await app.addCharacter({ owner_id: ann.id, is_official: false, portrait_id: id });
    const status = async () => {
      app.clock.forward(2_001);
      return (await app.http.inject(`/assets/${id}/96`)).statusCode;
    };
    expect(await status()).toBe(200);
    await together(root, 'ban', ann.id);
    expect(await status()).toBe(404);
    await together(root, 'restore', ann.id);
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

  test('when two admins request the same, one request is stored, and the other admin learns that it is waiting', async () => {
    const [root, other, ann] = [await admin(), await admin(), await app.member()];
    const twice = await Promise.all(
      [root, other].map((who) => tried(who.members.ban(why(ann.id)))),
    );
    expect(twice.sort()).toEqual(['approval.waiting', 'done']);
    expect(await tried(ann.account.user())).toBe('done');
  });

  test('an admin is not banned before an owner took their rights', async () => {
    const [root, other] = [await admin(), await admin()];
    expect(await tried(root.members.ban(why(other.id)))).toBe('member.is_admin');
    const params = { member_id: other.id };
    const body = { is_admin: false, roles: [], reason: 'Left the team.' };
    expect(await root.members.setRoles({ params, body })).toMatchObject({
      is_admin: false,
      admin_roles: [],
    });
    await together(root, 'ban', other.id);
  });
});

onDatabase('the two-person rule', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let ann: Person;
  let owner: Person;

  beforeAll(async () => {
    const database = await open();
    app = await testApp({ database, later });
    ann = await app.member();
    owner = await app.admin();
  });

  const ban = (by: Person, member_id: string) =>
    by.members.ban({ params: { member_id }, body: { reason: 'Spam.' } });
  const decide = (by: Person, id: string, agrees = true) =>
    by.approvals.decide({ params: { id }, body: { agrees } });
  const waitingFor = async (by: Person) => (await by.approvals.list()).approvals;
  const setRoles = (by: Person, member_id: string, roles: AdminRole[]) =>
    by.members.setRoles({
      params: { member_id },
      body: { is_admin: true, roles, reason: 'New on the team.' },
    });

  test('a site’s only admin acts alone, and the log says so', async () => {
    const bob = await app.member();
    expect(await ban(owner, bob.id)).toMatchObject({ state: 'done' });
    const { entries } = await owner.audit.list({ query: { subject_id: bob.id } });
    expect(entries[0]?.after).toMatchObject({ is_banned: true, is_single_admin: true });
  });

  test('an owner appoints, another admin cannot, and no owner changes their own roles', async () => {
    const eve = await app.member();
    expect(await setRoles(owner, eve.id, [])).toMatchObject({ is_admin: true, admin_roles: [] });
    await expect(setRoles(eve, ann.id, ['owner'])).rejects.toMatchObject({
      code: 'identity.role_missing',
      status: 403,
    });
    await expect(setRoles(owner, owner.id, [])).rejects.toMatchObject({ code: 'member.is_self' });
    const { entries } = await owner.audit.list({ query: { subject_id: eve.id } });
    expect(entries[0]).toMatchObject({
      act: 'admin.roles_changed',
      reason: 'New on the team.',
      before: { is_admin: false, roles: [] },
      after: { is_admin: true, roles: [] },
    });
  });

  test('a ban waits for another admin, who is not the one that asked; declined, nothing happens', async () => {
    const eve = await app.admin();
    expect(await ban(owner, ann.id)).toMatchObject({
      state: 'waiting',
      member: { banned_at: null },
    });
    const [waiting] = await waitingFor(eve);
    expect(waiting).toMatchObject({ act: 'member.ban', reason: 'Spam.', requested_by: owner.id });
    expect((await eve.stats.backlog()).approvals).toBe(1);
    const id = waiting?.id ?? '';
    await expect(decide(owner, id)).rejects.toMatchObject({ code: 'approval.second_person' });
    expect(await decide(eve, id, false)).toEqual({ state: 'declined' });
    const [logged] = (await owner.audit.list({ query: { subject_id: id } })).entries;
    expect(logged).toMatchObject({
      act: 'approval.declined',
      subject_name: waiting?.subject_name,
    });
    expect(logged?.subject_name).not.toBeNull();
    await expect(decide(eve, id)).rejects.toMatchObject({ code: 'approval.not_found' });
    expect(await ann.account.user()).toMatchObject({ id: ann.id });

    await ban(owner, ann.id);
    const again = (await waitingFor(eve))[0]?.id ?? '';
    const both = await Promise.allSettled([decide(eve, again), decide(eve, again)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ann.account.user()).rejects.toMatchObject({ code: 'identity.banned' });
    const { entries } = await owner.audit.list({ query: { act: 'approval.approved' } });
    expect(entries[0]).toMatchObject({ actor_id: eve.id, reason: 'Spam.' });
  });

  test('a request lapses after a day', async () => {
    const [eve, bob] = [await app.admin(), await app.member()];
    await ban(eve, bob.id);
    const id = (await waitingFor(eve))[0]?.id ?? '';
    app.clock.forward(24 * 3_600_000);
    // Tokens are valid for an hour, so these admins sign in later.
    const [dan, kim] = [await app.admin(), await app.admin()];
    expect(await waitingFor(dan)).toEqual([]);
    await expect(decide(dan, id)).rejects.toMatchObject({ code: 'approval.not_found' });
    expect(await ban(kim, bob.id)).toMatchObject({ state: 'waiting' });
  });
});
