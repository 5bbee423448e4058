// Failures of the image provider: no charge without pictures, no pictures without a charge, and no endless wait.
import { errors } from '@velour/contract/errors.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createFaultyImage, faults, type FaultyImage } from '../../../test/fakes/faulty-image.ts';
import { balance, createMakers } from '../../../test/makers.ts';
import type { Database } from '../../platform/db/open.ts';

onDatabase('faults of the image provider', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: FaultyImage;
  let makers: ReturnType<typeof createMakers>;

  beforeAll(async () => {
    database = await open();
    image = createFaultyImage();
    app = await testApp({ database, image, later });
    makers = createMakers({ app, database });
  });

  /** Jobs that ended before their pictures were made. */
  const left: { ann: Person; job_id: string; reason: keyof typeof errors }[] = [];

  beforeEach(() => {
    image.faults = [];
  });

  const begin = async (ann: Person) => (await ann.creation.create({ body: newCharacter() })).job_id;

  /** Everything that exists because of a job. */
  const thingsOf = async (job_id: string) => {
    const { rows } = await database.pool.query<Record<string, number>>(
      `select (select count(*) from asset where provenance->>'job_id' = $1)::int as pictures,
        (select count(*) from character join job on character.id::text = input->>'character_id'
          where job.id = $1::uuid)::int as characters,
        (select count(*) from hold where reference_id = $1 and state = 'captured')::int as paid,
        (select count(*) from hold where reference_id = $1 and state = 'released')::int as returned`,
      [job_id],
    );
    return rows[0];
  };

  const nothing = { pictures: 0, characters: 0, paid: 0, returned: 1 };
  const readOne = { pictures: 4, characters: 1, paid: 1, returned: 0 };

  /** Nothing was created, the tokens are released, and the owner sees the reason. */
  const expectNothing = async (ann: Person, job_id: string, reason: keyof typeof errors) => {
    const creation = await ann.creation.status({ params: { job_id } });
    expect(creation).toMatchObject({ creation_step: 'failed', reason, pictures: [] });
    expect(errors[reason].title).toMatch(/You haven’t been charged/);
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
    expect(await thingsOf(job_id)).toEqual(nothing);
  };

  const lies = [
    ...(['nothing', 'several', 'empty', 'text', 'half', 'otherKind', 'drawing'] as const),
    ...(['moving', 'small', 'huge', 'heavy'] as const),
  ];
  test.each(lies)('an answer that is no such picture is not delivered: %s', async (lie) => {
    const ann = await makers.maker();
    image.faults = ['honest', faults[lie]];
    const job_id = await begin(ann);
    expect(await makers.workOut(ann, job_id)).toMatchObject({ state: 'failed', retryable: true });
    await expectNothing(ann, job_id, 'image.broken');
  });

  test.each([
    ['is busy', faults.fails('busy'), 'failed', 'image.busy'],
    ['is not reached', faults.fails('unavailable'), 'failed', 'image.unavailable'],
    ['makes no sense', faults.fails('broken'), 'failed', 'image.broken'],
    ['will not', faults.fails('refused'), 'blocked', 'image.refused'],
    ['has a mistake', faults.throws, 'failed', 'job.failed'],
    ['hangs up after the request', faults.drops, 'failed', 'image.unavailable'],
  ] as const)('where it %s, nothing is charged', async (_what, fault, state, reason) => {
    const ann = await makers.maker();
    image.faults = [fault];
    const before = image.requests.length;
    const job_id = await begin(ann);
    expect(await makers.workOut(ann, job_id)).toMatchObject({ state });
    await expectNothing(ann, job_id, reason);
    expect(image.requests.length - before).toBe(state === 'blocked' ? 1 : 3);
  });

  test('a failure is retried, and the job is charged once', async () => {
    const ann = await makers.maker();
    image.faults = ['honest', faults.drops, 'honest', 'honest', faults.empty, 'honest'];
    const job_id = await begin(ann);
    expect(await makers.workOut(ann, job_id)).toMatchObject({ state: 'succeeded' });
    expect(await thingsOf(job_id)).toEqual(readOne);
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
  });

  test('the same picture twice is not two pictures', async () => {
    const ann = await makers.maker();
    image.faults = ['honest', faults.twice];
    const job_id = await begin(ann);
    await makers.workOut(ann, job_id);
    await expectNothing(ann, job_id, 'image.broken');
    image.faults = [];
    await ann.creation.retry({ params: { job_id } });
    expect(await makers.workOut(ann, job_id)).toMatchObject({ state: 'succeeded' });
    expect(await thingsOf(job_id)).toEqual({ ...readOne, returned: 1 });
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
  });

  test('no member gets a picture of another member', async () => {
    const [eve, ann] = [await makers.maker(), await makers.maker()];
    const theirs = await begin(eve);
    expect(await makers.workOut(eve, theirs)).toMatchObject({ state: 'succeeded' });
    const [picture] = image.given.slice(-4);
    if (!picture) throw new Error('The painter returned nothing.');
    image.faults = ['honest', 'honest', faults.gives(picture), 'honest'];
    const job_id = await begin(ann);
    await app.app.jobs.runNext('character');
    const again = await ann.creation.status({ params: { job_id } });
    expect(again).toMatchObject({ state: 'queued', pictures: [], character_id: null });
    expect(await makers.workOut(ann, job_id)).toMatchObject({ state: 'succeeded' });
    const { rows } = await database.pool.query(
      `select sha256 from asset where sha256 is not null group by 1 having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });

  test('a stalled provider is aborted at the deadline, and a late reply is ignored', async () => {
    for (const fault of [faults.stalls, faults.late]) {
      const ann = await makers.maker();
      image.faults = [fault];
      const before = image.requests.length;
      const job_id = await begin(ann);
      const soon = new Date(app.clock.now().getTime() + 1_000);
      await database.pool.query('update job set deadline = $1 where id = $2', [soon, job_id]);
      await app.app.jobs.runNext('character');
      await expectNothing(ann, job_id, 'job.timed_out');
      expect(image.requests.length - before).toBeLessThanOrEqual(1);
      image.release();
      left.push({ ann, job_id, reason: 'job.timed_out' });
    }
  });

  test('a picture that arrives after a cancellation is discarded, and its slot is free at once', async () => {
    const ann = await makers.maker();
    image.faults = [faults.late];
    const before = image.requests.length;
    const job_id = await begin(ann);
    const run = app.app.jobs.runNext('character');
    await vi.waitUntil(() => image.requests.length > before);
    await ann.creation.cancel({ params: { job_id } });
    await run;
    image.release();
    await expectNothing(ann, job_id, 'job.cancelled');
    image.faults = [];
    const next = await begin(ann);
    expect(await makers.workOut(ann, next)).toMatchObject({ state: 'succeeded' });
    expect(await thingsOf(next)).toEqual(readOne);
    expect(await thingsOf(job_id)).toEqual(nothing);
  });

  test('after all of that nothing was delivered late, and the ledger reconciles', async () => {
    for (const { ann, job_id, reason } of left) await expectNothing(ann, job_id, reason);
    expect((await app.app.wallet.reconcile()).findings).toEqual([]);
  });
});
