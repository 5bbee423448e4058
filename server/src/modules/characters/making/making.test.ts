// Making a character: paid once when four pictures are there, nothing otherwise, and nobody's but its maker's.
import { randomUUID } from 'node:crypto';
import type { Creation } from '@velour/contract/creation.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { newCharacter } from '../../../../test/characters.ts';
import { cleanUp, onBothEngines } from '../../../../test/databases.ts';
import { createPuppetImage, type PuppetImage } from '../../../../test/puppet-image.ts';
import { createPuppetLlm } from '../../../../test/puppet-llm.ts';
import { openSocket } from '../../../../test/sockets.ts';
import { ImageFailure } from '../../../engines/image/port.ts';
import type { Database } from '../../../platform/db/open.ts';
import { openScope } from '../../../platform/db/scope.ts';

onBothEngines('making a character', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let address: string;

  beforeAll(async () => {
    database = await open();
    image = createPuppetImage();
    const llm = createPuppetLlm();
    app = await testApp({ database, llm, image, later, work: true });
    address = await app.listen();
  });

  beforeEach(() => {
    image.before = async () => undefined;
  });

  async function maker(tokens = 60): Promise<Person> {
    const person = await app.member();
    if (tokens === 0) return person;
    await app.app.wallet.grant(openScope(database.db, app.site_id), {
      ...{ member_id: person.id, unit: 'token', key: randomUUID(), reason: 'package' },
      lots: [{ bucket: 'one_time', amount: BigInt(tokens) }],
    });
    return person;
  }

  const until = (person: Person, job_id: string, fits: (creation: Creation) => boolean) =>
    vi.waitUntil(
      async () => {
        const creation = await person.creation.status({ params: { job_id } });
        return fits(creation) ? creation : undefined;
      },
      { timeout: 20_000, interval: 50 },
    );
  const isOver = ({ state }: Creation) => state !== 'queued' && state !== 'running';

  const balance = async (person: Person) => {
    const { new_one_time_balance, held } = await person.wallet.wallet();
    return { left: new_one_time_balance, held };
  };

  const usedToday = async () => {
    const { budgets } = await app.app.budgets.list(openScope(database.db, app.site_id));
    return budgets.find(({ engine }) => engine === 'image')?.used;
  };

  /** Holds every picture back until it is called. */
  function holdBack(): () => void {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    image.before = () => gate;
    return go;
  }

  test('four pictures of one person are paid for when they are there, and one becomes the portrait', async () => {
    const ann = await maker();
    const socket = await openSocket(address, { token: ann.token });
    await socket.expect('ready');
    const asked = image.asked.length;
    const go = holdBack();
    const made = await ann.creation.create({ body: newCharacter() });
    expect(made).toMatchObject({
      ...{ kind: 'character', creation_step: 'painting', price: 50, name: 'Maren' },
      ...{ new_one_time_balance: 10, pictures: [], character_id: null, chosen_image_id: null },
    });
    expect(await balance(ann)).toEqual({ left: 10, held: 50 });
    go();
    const { job_id } = made;
    await socket.expect('job.changed', ({ progress }) => progress.done === 2);
    const painted = await until(ann, job_id, isOver);
    expect(painted).toMatchObject({ state: 'succeeded', creation_step: 'choose_picture' });
    expect(painted.progress).toEqual({ done: 4, total: 4 });
    await socket.expect('job.changed', ({ state }) => state === 'succeeded');
    socket.close();
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });

    const wishes = image.asked.slice(asked);
    expect(wishes).toHaveLength(4);
    expect(new Set(wishes.map(({ identity }) => JSON.stringify(identity))).size).toBe(1);
    expect(new Set(wishes.map(({ scene }) => JSON.stringify(scene))).size).toBe(4);

    expect(painted.pictures).toHaveLength(4);
    for (const { url } of painted.pictures) {
      expect((await app.http.inject({ url })).statusCode).toBe(200);
      const [unsigned = ''] = url.split('?');
      expect((await app.http.inject({ url: unsigned })).statusCode).toBe(404);
    }

    const char_id = painted.character_id ?? '';
    expect(await ann.own_characters.read({ params: { char_id } })).toMatchObject({
      ...{ name: 'Maren', age: 34, visibility: 'private', version: 1 },
      ...{ tagline: 'Gentle, witty artist', personality: 'Maren is gentle, witty.' },
    });
    expect((await ann.creation.list()).creations.map((one) => one.job_id)).toEqual([job_id]);
    const second = painted.pictures[1]?.image_id ?? '';
    const ready = await ann.creation.setPicture({ params: { job_id }, body: { image_id: second } });
    expect(ready).toMatchObject({ creation_step: 'ready', chosen_image_id: second });
    expect((await ann.creation.list()).creations).toEqual([]);
    const third = painted.pictures[2]?.image_id ?? '';
    const changed = await ann.creation.setPicture({
      params: { job_id },
      body: { image_id: third },
    });
    expect(changed.chosen_image_id).toBe(third);
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
    const { portrait_url } = await ann.own_characters.read({ params: { char_id } });
    expect(portrait_url).toContain(third);
  });

  test('whatever the wizard does not offer is refused by its field, and nothing is charged', async () => {
    const ann = await maker();
    const { traits } = newCharacter();
    const wrong = { ...traits, type: 'dragon', hair_style: 'buzz', fetishes: ['silk', 'silk'] };
    const creating = ann.creation.create({ body: newCharacter({ traits: wrong }) });
    await expect(creating).rejects.toMatchObject({ code: 'creation.option_unknown' });
    const anime = ann.creation.create({ body: newCharacter({ gender: 'male' }) });
    await expect(anime).rejects.toMatchObject({ code: 'creation.option_unknown' });
    for (const more of [{ age: 17 }, { name: ' ' }, { gender: 'other' }, { price: 1 }]) {
      const body = { ...newCharacter(), ...more } as never;
      await expect(ann.creation.create({ body })).rejects.toMatchObject({
        code: 'request.invalid',
      });
    }
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
  });

  test('texts are judged before anything is charged', async () => {
    const ann = await maker();
    const body = newCharacter({
      description: 'She is only sixteen years old and still at school.',
    });
    const creating = ann.creation.create({ body });
    await expect(creating).rejects.toMatchObject({ code: 'safety.blocked' });
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
    expect((await ann.creation.list()).creations).toEqual([]);
  });

  test('without the tokens nothing is begun', async () => {
    const ann = await maker(49);
    const creating = ann.creation.create({ body: newCharacter() });
    await expect(creating).rejects.toMatchObject({ code: 'wallet.insufficient_tokens' });
    expect((await ann.creation.list()).creations).toEqual([]);
  });

  test('what the painter declines costs nothing, says why, and is tried again only by an admin', async () => {
    const ann = await maker();
    image.before = () => Promise.reject(new ImageFailure('refused', 'No.'));
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const over = await until(ann, job_id, isOver);
    expect(over).toMatchObject({ state: 'blocked', reason: 'image.refused', retryable: false });
    expect(over).toMatchObject({ creation_step: 'failed', character_id: null, pictures: [] });
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
    const retrying = ann.creation.retry({ params: { job_id } });
    await expect(retrying).rejects.toMatchObject({ code: 'job.not_retryable' });
    const choosing = ann.creation.setPicture({ params: { job_id }, body: { image_id: job_id } });
    await expect(choosing).rejects.toMatchObject({ code: 'job.ended' });
    await ann.creation.dismiss({ params: { job_id } });
    expect((await ann.creation.list()).creations).toEqual([]);

    image.before = async () => undefined;
    const admin = await app.member();
    await database.pool.query('update person set is_admin = true where id = $1', [admin.id]);
    const reason = 'The painter was set up wrongly.';
    const again = await admin.jobs.retry({ params: { id: job_id }, body: { reason } });
    expect(again).toMatchObject({ state: 'queued', member_id: ann.id, price: 50 });
    expect(await until(ann, job_id, isOver)).toMatchObject({ state: 'succeeded' });
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
    const { entries } = await admin.audit.list({ query: { act: 'job.retried' } });
    expect(entries).toMatchObject([{ subject_id: job_id, reason, actor_id: admin.id }]);
    const { jobs } = await admin.jobs.list({ query: { member_id: ann.id, state: 'succeeded' } });
    expect(jobs).toMatchObject([{ job_id, kind: 'character', position: null }]);
  });

  test('a painter that fails three times gives the tokens back, and its owner tries again', async () => {
    const ann = await maker();
    image.before = () => Promise.reject(new ImageFailure('busy', 'Later.'));
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const over = await until(ann, job_id, (now) => {
      app.clock.forward(1_000); // the pauses between the tries
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
    expect(await until(ann, job_id, isOver)).toMatchObject({ state: 'succeeded' });
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
    const once = ann.creation.retry({ params: { job_id } });
    await expect(once).rejects.toMatchObject({ code: 'job.ended' });
  });

  test('where the site’s painter has done its day, everybody’s tokens stay where they were', async () => {
    const start = (await usedToday()) ?? 0;
    const makers = [await maker(), await maker()];
    const [whole, none] = makers as [Person, Person];
    const room = start + 7; // one creation, and not quite two
    await app.app.sites.change(app.site_id, {
      daily_budgets: { image: { member: 1_000, site: room } },
    });
    const go = holdBack();
    const first = await whole.creation.create({ body: newCharacter() });
    await until(whole, first.job_id, ({ state }) => state === 'running');
    const second = await none.creation.create({ body: newCharacter() });
    const refused = await until(none, second.job_id, isOver);
    expect(refused).toMatchObject({ state: 'failed', reason: 'budget.reached', retryable: true });
    expect(await balance(none)).toEqual({ left: 60, held: 0 });
    go();
    expect(await until(whole, first.job_id, isOver)).toMatchObject({ state: 'succeeded' });
    await expect.poll(usedToday).toBe(start + 4);
    await app.app.sites.change(app.site_id, {
      daily_budgets: { image: { member: 3, site: 1_000 } },
    });
    await none.creation.retry({ params: { job_id: second.job_id } });
    const own = await until(none, second.job_id, isOver);
    expect(own).toMatchObject({ state: 'failed', reason: 'budget.person_reached' });
    await app.app.sites.change(app.site_id, {
      daily_budgets: { image: { member: 1_000, site: 1_000 } },
    });
    await none.creation.retry({ params: { job_id: second.job_id } });
    expect(await until(none, second.job_id, isOver)).toMatchObject({ state: 'succeeded' });
    expect(await balance(none)).toEqual({ left: 10, held: 0 });
  });

  test('a cancelled creation gives its tokens back at once, and what was painted for it is thrown away', async () => {
    const ann = await maker();
    const go = holdBack();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    await until(ann, job_id, ({ state }) => state === 'running');
    const cancelled = await ann.creation.cancel({ params: { job_id } });
    expect(cancelled).toMatchObject({ state: 'cancelled', reason: 'job.cancelled' });
    expect(cancelled).toMatchObject({ new_one_time_balance: 60, retryable: true });
    go();
    const twice = ann.creation.cancel({ params: { job_id } });
    await expect(twice).rejects.toMatchObject({ code: 'job.ended' });
    const other = await maker();
    const next = await other.creation.create({ body: newCharacter() });
    await until(other, next.job_id, isOver);
    expect(await ann.creation.status({ params: { job_id } })).toMatchObject({
      ...{ state: 'cancelled', pictures: [], character_id: null },
    });
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
  });

  test('nobody but its owner knows of it', async () => {
    const [ann, eve] = [await maker(), await maker()];
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const painted = await until(ann, job_id, isOver);
    const image_id = painted.pictures[0]?.image_id ?? '';
    const params = { job_id };
    const tries = [
      eve.creation.status({ params }),
      eve.creation.setPicture({ params, body: { image_id } }),
      eve.creation.retry({ params }),
      eve.creation.cancel({ params }),
      eve.creation.dismiss({ params }),
    ];
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ reason: { code: 'job.not_found' } });
    const hers = await eve.creation.create({ body: newCharacter() });
    await until(eve, hers.job_id, isOver);
    const stolen = { params: { job_id: hers.job_id }, body: { image_id } };
    await expect(eve.creation.setPicture(stolen)).rejects.toMatchObject({
      code: 'picture.not_found',
    });
  });

  test('a picture that was refused is neither shown nor chosen', async () => {
    const ann = await maker();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const painted = await until(ann, job_id, isOver);
    const image_id = painted.pictures[0]?.image_id ?? '';
    await database.pool.query(`update asset set verdict = 'refused' where id = $1`, [image_id]);
    const now = await ann.creation.status({ params: { job_id } });
    expect(now.pictures).toHaveLength(3);
    const choosing = ann.creation.setPicture({ params: { job_id }, body: { image_id } });
    await expect(choosing).rejects.toMatchObject({ code: 'picture.not_found' });
  });

  test('one key is one creation, however often and at once it is sent', async () => {
    const ann = await maker(200);
    const go = holdBack();
    const send = (body: object) =>
      app.http.inject({
        ...{ method: 'POST', url: '/api/characters?host=pd', payload: body },
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

  test('two hundred at once with tokens for three make three', async () => {
    const ann = await maker(170);
    const go = holdBack();
    const tries = Array.from({ length: 200 }, () => ann.creation.create({ body: newCharacter() }));
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
    for (const job_id of made) await until(ann, job_id, isOver);
    expect(await balance(ann)).toEqual({ left: 20, held: 0 });
    const { total_count } = await ann.own_characters.list({ query: {} });
    expect(total_count).toBe(3);
  });

  test('whoever leaves takes the jobs along, and their tokens are not held for ever', async () => {
    const ann = await maker();
    const go = holdBack();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    await until(ann, job_id, ({ state }) => state === 'running');
    const scope = openScope(database.db, app.site_id);
    const told: string[] = [];
    for await (const page of app.app.work.ownData(scope, ann.id))
      told.push(...page.map(({ id }) => id));
    expect(told).toEqual([job_id]);
    await app.app.work.eraseAllOf(scope, ann.id);
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
