// Payment of a creation: tokens are charged once on delivery, and released otherwise.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { times } from '@velour/testing/depth.ts';
import { balance, createMakers, isOver } from '../../../test/makers.ts';
import { createPuppetImage, type PuppetImage } from '../../../test/fakes/fake-image.ts';
import { ImageFailure } from '../../providers/image/port.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('paying for a character', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let makers: ReturnType<typeof createMakers>;

  beforeAll(async () => {
    database = await open();
    image = createPuppetImage();
    app = await testApp({ database, image, later, runsJobs: true });
    makers = createMakers({ app, database });
  });

  beforeEach(() => {
    image.before = async () => undefined;
  });

  const usedToday = async () => {
    const { budgets } = await app.app.budgets.list(openScope(database.db, app.site_id));
    return budgets.find(({ engine }) => engine === 'image')?.used;
  };

  test('without the tokens nothing is started', async () => {
    const ann = await makers.maker(49);
    const creating = ann.creation.create({ body: newCharacter() });
    await expect(creating).rejects.toMatchObject({ code: 'wallet.insufficient_tokens' });
    expect((await ann.creation.list()).creations).toEqual([]);
  });

  test('a refusal of the painter costs nothing, has a reason, and can be retried by an admin only', async () => {
    const ann = await makers.maker();
    image.before = () => Promise.reject(new ImageFailure('refused', 'No.'));
    const { job_id, wish } = await ann.creation.create({ body: newCharacter() });
    expect(wish).toBeNull();
    const over = await makers.until(ann, job_id, isOver);
    expect(over).toMatchObject({ state: 'blocked', reason: 'image.refused', retryable: false });
    expect(over).toMatchObject({ creation_step: 'failed', character_id: null, pictures: [] });
    const { traits, age, description } = newCharacter();
    expect(over.wish).toEqual({ traits, age, description });
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
    const retrying = ann.creation.retry({ params: { job_id } });
    await expect(retrying).rejects.toMatchObject({ code: 'job.not_retryable' });
    const choosing = ann.creation.setPicture({ params: { job_id }, body: { image_id: job_id } });
    await expect(choosing).rejects.toMatchObject({ code: 'job.ended' });
    await ann.creation.dismiss({ params: { job_id } });
    expect((await ann.creation.list()).creations).toEqual([]);

    image.before = async () => undefined;
    const admin = await app.admin();
    const reason = 'The painter was set up wrongly.';
    const again = await admin.jobs.retry({ params: { id: job_id }, body: { reason } });
    expect(again).toMatchObject({ state: 'queued', member_id: ann.id, price: 50 });
    expect(await makers.until(ann, job_id, isOver)).toMatchObject({ state: 'succeeded' });
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
    const { entries } = await admin.audit.list({ query: { act: 'job.retried' } });
    expect(entries).toMatchObject([{ subject_id: job_id, reason, actor_id: admin.id }]);
    const { jobs } = await admin.jobs.list({ query: { search: ann.id, state: 'succeeded' } });
    expect(jobs).toMatchObject([{ job_id, kind: 'character', position: null }]);

    await database.pool.query(
      "update person set name = 'Annelise 100%', email = 'anne@example.com' where id = $1",
      [ann.id],
    );
    await makers.maker();
    const { jobs: named } = await admin.jobs.list({ query: { search: ann.id } });
    expect(named).toMatchObject([{ member_name: 'Annelise 100%' }]);
    for (const [search, found] of [
      ...[job_id, job_id.toUpperCase(), 'ANNE@example.com', ' annel', 'Mar', 'Annelise 100%'].map(
        (text) => [text, [job_id]] as const,
      ),
      ...['anne@example', '%', 'annelise 100_', "' or 1=1", randomUUID()].map(
        (text) => [text, []] as const,
      ),
    ] as const) {
      const query = { search, state: 'succeeded' } as const;
      const { jobs: met } = await admin.jobs.list({ query });
      const own = met.filter((job) => job.member_id === ann.id).map((job) => job.job_id);
      expect([search, own]).toEqual([search, found]);
    }
  });

  test('a painter that fails three times gives the tokens back, and its owner tries again', async () => {
    const ann = await makers.maker();
    image.before = () => Promise.reject(new ImageFailure('busy', 'Later.'));
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const over = await makers.until(ann, job_id, (now) => {
      app.clock.forward(1_000); // the pauses between retries
      return isOver(now);
    });
    expect(over).toMatchObject({ state: 'failed', reason: 'image.busy', retryable: true });
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
    image.before = async () => undefined;
    const again = await ann.creation.retry({ params: { job_id } });
    expect(again).toMatchObject({
      job_id,
      state: 'queued',
      reason: null,
      new_one_time_balance: 10,
    });
    expect(await makers.until(ann, job_id, isOver)).toMatchObject({ state: 'succeeded' });
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
    const once = ann.creation.retry({ params: { job_id } });
    await expect(once).rejects.toMatchObject({ code: 'job.ended' });
  });

  const left_ms = 1_000;
  test.each([
    ['breaks', 'image.broken', () => Promise.reject(new ImageFailure('broken', 'Torn.'))],
    ['declines', 'image.refused', () => Promise.reject(new ImageFailure('refused', 'No.'))],
    ['gives no answer', 'job.timed_out', () => new Promise<never>(() => undefined)],
  ])('where the painter %s, the tokens are back within five seconds', async (_, reason, last) => {
    const ann = await makers.maker(100);
    image.holdBack();
    const first = await ann.creation.create({ body: newCharacter() });
    await makers.until(ann, first.job_id, ({ state }) => state === 'running');
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    // It waits for the first job, so its retries and its time limit are still ahead.
    await database.pool.query(
      `update job set attempt = 2, tries = 2, deadline = $2 where id = $1`,
      [...[job_id, new Date(app.clock.now().getTime() + left_ms)]],
    );
    image.before = last;
    await ann.creation.cancel({ params: { job_id: first.job_id } });
    await expect.poll(() => balance(ann)).toEqual({ left: 100, held: 0 });
    expect(await ann.creation.status({ params: { job_id } })).toMatchObject({ reason });
  });

  test('when the site’s daily picture budget is used up, no tokens are taken', async () => {
    const start = (await usedToday()) ?? 0;
    const [whole, none] = [await makers.maker(), await makers.maker()];
    const room = start + 7; // one creation, and not quite two
    await app.app.sites.change(app.site_id, {
      daily_budgets: { image: { member: 1_000, site: room } },
    });
    const go = image.holdBack();
    const first = await whole.creation.create({ body: newCharacter() });
    await makers.until(whole, first.job_id, ({ state }) => state === 'running');
    const second = await none.creation.create({ body: newCharacter() });
    const refused = await makers.until(none, second.job_id, isOver);
    expect(refused).toMatchObject({ state: 'failed', reason: 'budget.reached', retryable: true });
    expect(await balance(none)).toEqual({ left: 60, held: 0 });
    go();
    expect(await makers.until(whole, first.job_id, isOver)).toMatchObject({ state: 'succeeded' });
    await expect.poll(usedToday).toBe(start + 4);
    await app.app.sites.change(app.site_id, {
      daily_budgets: { image: { member: 3, site: 1_000 } },
    });
    await none.creation.retry({ params: { job_id: second.job_id } });
    const own = await makers.until(none, second.job_id, isOver);
    expect(own).toMatchObject({ state: 'failed', reason: 'budget.person_reached' });
    await app.app.sites.change(app.site_id, {
      daily_budgets: { image: { member: 1_000, site: 1_000 } },
    });
    await none.creation.retry({ params: { job_id: second.job_id } });
    expect(await makers.until(none, second.job_id, isOver)).toMatchObject({ state: 'succeeded' });
    expect(await balance(none)).toEqual({ left: 10, held: 0 });
  });

  test('canceling a creation refunds its tokens at once, and its pictures are discarded', async () => {
    const ann = await makers.maker();
    const go = image.holdBack();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    await makers.until(ann, job_id, ({ state }) => state === 'running');
    const cancelled = await ann.creation.cancel({ params: { job_id } });
    expect(cancelled).toMatchObject({ state: 'cancelled', reason: 'job.cancelled' });
    expect(cancelled).toMatchObject({ new_one_time_balance: 60, retryable: true });
    go();
    const twice = ann.creation.cancel({ params: { job_id } });
    await expect(twice).rejects.toMatchObject({ code: 'job.ended' });
    const other = await makers.maker();
    const next = await other.creation.create({ body: newCharacter() });
    await makers.until(other, next.job_id, isOver);
    expect(await ann.creation.status({ params: { job_id } })).toMatchObject({
      state: 'cancelled',
      pictures: [],
      character_id: null,
    });
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
  });

  test('one key is one creation, however often and at once it is sent', async () => {
    const ann = await makers.maker(200);
    const go = image.holdBack();
    const send = (body: object) =>
      app.http.inject({
        method: 'POST',
        url: '/api/characters?host=pd',
        payload: body,
        headers: { authorization: `Bearer ${ann.token}`, 'idempotency-key': key },
      });
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(newCharacter())));
    const bodies = new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`));
    expect(bodies.size).toBe(1);
    expect(await balance(ann)).toEqual({ left: 150, held: 50 });
    const other = await send(newCharacter({ name: 'Nora' }));
    expect(other.json()).toMatchObject({ code: 'request.key_reused' });
    go();
  });

  test('many at once with tokens for three make three', async () => {
    const ann = await makers.maker(170);
    const go = image.holdBack();
    const tries = Array.from({ length: times(60, 200) }, () =>
      ann.creation.create({ body: newCharacter() }),
    );
    const outcomes = await Promise.allSettled(tries);
    const made = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.job_id] : []));
    const refusals = ['wallet.insufficient_tokens', 'job.too_many'];
    expect(made).toHaveLength(3);
    for (const one of outcomes)
      if (one.status === 'rejected')
        expect([...refusals, 'server.database_unavailable']).toContain(
          (one.reason as { code: string }).code,
        );
    expect(await balance(ann)).toEqual({ left: 20, held: 150 });
    go();
    for (const job_id of made) await makers.until(ann, job_id, isOver);
    expect(await balance(ann)).toEqual({ left: 20, held: 0 });
    const { total_count } = await ann.own_characters.list({ query: {} });
    expect(total_count).toBe(3);
  });

  test('account deletion erases the jobs and releases their holds', async () => {
    const ann = await makers.maker();
    const go = image.holdBack();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    await makers.until(ann, job_id, ({ state }) => state === 'running');
    const scope = openScope(database.db, app.site_id);
    const exported: string[] = [];
    for await (const page of app.app.jobs.personalData.exportOf(scope, ann.id).jobs)
      exported.push(...page.map(({ id }) => id));
    expect(exported).toEqual([job_id]);
    await app.app.jobs.personalData.eraseOf(scope, ann.id);
    go();
    const { rows } = await database.pool.query(
      `select (select count(*) from job where owner_id = $1)::int as jobs,
        (select count(*) from character_creation where owner_id = $1)::int as creations`,
      [ann.id],
    );
    expect(rows).toEqual([{ jobs: 0, creations: 0 }]);
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
  });
});
