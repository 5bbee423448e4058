// With a picture classifier: blocked pictures are neither delivered nor charged nor stored, and each needs a verdict.
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { inBase64, pngWith, textChunk, v3 } from '../../../test/card-files.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import {
  aPlainPicture,
  createPuppetImage,
  type PuppetImage,
} from '../../../test/fakes/fake-image.ts';
import { createPuppetJudge, type PuppetJudge } from '../../../test/fakes/fake-judge.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import {
  aClip,
  aDecodableClip,
  createFakeVideo,
  type FakeVideo,
} from '../../../test/fakes/fake-video.ts';
import { balance, createMakers } from '../../../test/makers.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('judged pictures', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let video: FakeVideo;
  let judge: PuppetJudge;
  let makers: ReturnType<typeof createMakers>;
  const logged: unknown[] = [];

  beforeAll(async () => {
    database = await open();
    image = Object.assign(createPuppetImage(), { name: 'comfyui · test', isBuiltIn: false });
    judge = createPuppetJudge();
    video = Object.assign(createFakeVideo(), { name: 'wan', isBuiltIn: false });
    const note = (fields: unknown) => void logged.push(fields);
    const log = { ...quietLog, warn: note, error: note };
    const llm = createPuppetLlm();
    app = await testApp({ database, llm, image, video, moderation: judge, later, log });
    makers = createMakers({ app, database });
  });

  beforeEach(() => {
    video.answer = (request) => aDecodableClip(request);
    judge.verdicts = ['nothing'];
    judge.pictures.length = 0;
    logged.length = 0;
  });

  const scope = () => openScope(database.db, app.site_id);
  const order = (ann: Person, character_id: string, number: 1 | 2 | 4) =>
    ann.studio.generateImage({ body: { character_id, prompt: 'in a library', number } });
  const stateOf = async (ann: Person, generated_image_id: string) => {
    await app.app.jobs.runNext('image');
    return ann.studio.image({ query: { generated_image_id } });
  };
  /** Moves the clock over the pauses between retries. */
  const workOut = async (ann: Person, id: string) => {
    for (let runs = 0; runs < 6; runs += 1) {
      const job = await stateOf(ann, id);
      if (job.state !== 'queued') return job;
      app.clock.forward(6_100);
    }
    throw new Error('The job does not come to an end.');
  };
  const storedOf = async (job_id: string) => {
    const { rows } = await database.pool.query<{ provenance: Record<string, string> }>(
      `select provenance from asset where provenance->>'job_id' = $1`,
      [job_id],
    );
    return rows.map(({ provenance }) => provenance['judged_by']);
  };

  test('a clear picture is delivered, and its row names the classifier', async () => {
    const ann = await makers.maker(5);
    const { job_id } = await order(ann, await app.addCharacter({ name: 'Ada' }), 1);
    expect(await stateOf(ann, job_id)).toMatchObject({ state: 'succeeded' });
    expect(await storedOf(job_id)).toEqual(['puppet judge']);
    // The judged bytes are those that are stored.
    expect((await sharp(judge.pictures[0]?.bytes).metadata()).format).toBe('jpeg');
  });

  test('a blocked picture is refused: nothing is charged or stored, and the log has no picture', async () => {
    const ann = await makers.maker(5);
    judge.verdicts = ['minor'];
    const { job_id } = await order(ann, await app.addCharacter({ name: 'Bea' }), 1);
    const job = await stateOf(ann, job_id);
    expect(job).toMatchObject({ state: 'blocked', reason: 'image.blocked', pictures: [] });
    expect(await balance(ann)).toEqual({ left: 5, held: 0 });
    expect(await storedOf(job_id)).toEqual([]);
    const { rows } = await database.pool.query(`select 1 from asset_spare where owner_id = $1`, [
      ann.id,
    ]);
    expect(rows).toEqual([]);
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(logged).toContainEqual(
      expect.objectContaining({ findings: ['minor'], hash, classifier: 'puppet judge' }),
    );
  });

  test('of several pictures those that pass are charged, and the rest is returned', async () => {
    const ann = await makers.maker(20);
    judge.verdicts = ['nothing', 'sexual', 'violence', 'nothing'];
    const { job_id } = await order(ann, await app.addCharacter({ name: 'Cleo' }), 4);
    const job = await stateOf(ann, job_id);
    const outcome = { delivered: 2, blocked: 2, failed: 0, charged: 10, returned: 10 };
    expect(job).toMatchObject({ state: 'succeeded', outcome });
    // It stays in the list until the member dismisses it.
    const query = { kind: 'image' } as const;
    expect((await ann.studio.jobs({ query })).jobs).toMatchObject([{ job_id, outcome }]);
    await ann.studio.dismiss({ params: { job_id } });
    expect((await ann.studio.jobs({ query })).jobs).toEqual([]);
    expect(job.pictures).toHaveLength(2);
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
    expect(await storedOf(job_id)).toHaveLength(2);
  });

  test('checks count against their daily budget, and a blocked picture still counts as made', async () => {
    const ann = await makers.maker(15);
    const character_id = await app.addCharacter({ name: 'Gwen' });
    judge.verdicts = ['sexual'];
    const { job_id } = await order(ann, character_id, 2);
    expect(await stateOf(ann, job_id)).toMatchObject({ state: 'blocked' });
    const caps = { member: 2, site: 1_000 };
    await app.app.sites.change(app.site_id, { daily_budgets: { moderation: caps } });
    judge.verdicts = ['nothing'];
    const second = await order(ann, character_id, 1);
    expect(await stateOf(ann, second.job_id)).toMatchObject({
      state: 'failed',
      reason: 'budget.person_reached',
    });
    expect(await balance(ann)).toEqual({ left: 15, held: 0 });
    await app.app.sites.change(app.site_id, { daily_budgets: null });
    await ann.studio.retry({ params: { job_id: second.job_id } });
    expect(await workOut(ann, second.job_id)).toMatchObject({ state: 'succeeded' });
  });

  test('without a verdict nothing is delivered: it is tried again, and the tokens come back', async () => {
    const ann = await makers.maker(5);
    judge.verdicts = ['fails'];
    const { job_id } = await order(ann, await app.addCharacter({ name: 'Dora' }), 1);
    const job = await workOut(ann, job_id);
    expect(job).toMatchObject({ state: 'failed', reason: 'image.unchecked', retryable: true });
    expect(await balance(ann)).toEqual({ left: 5, held: 0 });
    expect(await storedOf(job_id)).toEqual([]);
    judge.verdicts = ['nothing'];
    await ann.studio.retry({ params: { job_id } });
    expect(await workOut(ann, job_id)).toMatchObject({ state: 'succeeded' });
  });

  test('the portraits of a new character are judged, too', async () => {
    const ann = await makers.maker(50);
    judge.verdicts = ['nothing', 'nothing', 'sexual'];
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const creation = await makers.workOut(ann, job_id);
    expect(creation).toMatchObject({ creation_step: 'failed', reason: 'image.blocked' });
    expect(await balance(ann)).toEqual({ left: 50, held: 0 });
    expect(await storedOf(job_id)).toEqual([]);
  });

  describe('a clip', () => {
    /** Orders a clip of a picture that was judged before. */
    const film = async (name: string) => {
      const ann = await makers.maker(25);
      const { job_id } = await order(ann, await app.addCharacter({ name }), 1);
      const [picture] = (await stateOf(ann, job_id)).pictures;
      judge.pictures.length = 0;
      return {
        ann,
        run: async () => {
          const body = { image_id: picture?.id ?? '', prompt: '' };
          const { job_id: video_id } = await ann.studio.generateVideo({ body });
          await app.app.jobs.runNext('video');
          return ann.studio.video({ query: { video_id } });
        },
      };
    };
    const blocked = {
      state: 'blocked',
      reason: 'image.blocked',
      pictures: [],
      outcome: { delivered: 0, blocked: 1, failed: 0, charged: 0, returned: 20 },
    };

    test('is charged when its still and its frames are clear', async () => {
      const { ann, run } = await film('Ella');
      const { job_id, state } = await run();
      expect(state).toBe('succeeded');
      expect(await storedOf(job_id)).toEqual(['puppet judge']);
      expect(await balance(ann)).toEqual({ left: 0, held: 0 });
      const frames = judge.pictures.slice(1);
      const shades = await Promise.all(
        frames.map(async ({ bytes }) => (await sharp(bytes).stats()).channels[0]?.mean ?? 0),
      );
      // The first frame, the last frame, and three in between.
      expect(shades).toHaveLength(5);
      expect(shades).toEqual(shades.toSorted((one, other) => one - other));
    });

    test.each([
      ['its still', ['sexual']],
      ['its first frame', ['nothing', 'sexual']],
      ['its last frame', ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'minor']],
    ] as const)('is blocked by %s, and nothing is charged or stored', async (_what, verdicts) => {
      const { ann, run } = await film('Ella');
      judge.verdicts = [...verdicts];
      const job = await run();
      expect(job).toMatchObject(blocked);
      expect(await storedOf(job.job_id)).toEqual([]);
      expect(await balance(ann)).toEqual({ left: 20, held: 0 });
    });

    test('without a verdict on a frame is not delivered', async () => {
      const { ann, run } = await film('Ella');
      judge.verdicts = ['nothing', 'nothing', 'fails'];
      const { job_id, ...job } = await run();
      expect(job).toMatchObject({ state: 'queued', pictures: [] });
      await ann.studio.cancel({ params: { job_id } });
    });

    test('whose frames cannot be decoded is not delivered', async () => {
      const { ann, run } = await film('Ella');
      video.answer = async (request) => aClip(request);
      const { job_id, state } = await run();
      expect([state, await storedOf(job_id)]).toEqual(['queued', []]);
      await ann.studio.cancel({ params: { job_id } });
      expect(judge.pictures).toEqual([]);
    });

    test('counts one unit per verdict', async () => {
      const { run } = await film('Ella');
      const caps = { member: 1 + 5, site: 1_000 };
      await app.app.sites.change(app.site_id, { daily_budgets: { moderation: caps } });
      expect(await run()).toMatchObject({ state: 'failed', reason: 'budget.person_reached' });
      await app.app.sites.change(app.site_id, {
        daily_budgets: { moderation: { ...caps, member: 1 + 6 } },
      });
      expect(await run()).toMatchObject({ state: 'succeeded' });
      await app.app.sites.change(app.site_id, { daily_budgets: null });
    });
  });

  test('an upload that is blocked or could not be judged is not accepted', async () => {
    const ann = await app.member();
    const upload = async () => {
      const bytes = await aPlainPicture(77);
      const actor = { kind: 'member', id: ann.id, is_admin: false } as never;
      return app.app.gallery.uploads.store(scope(), actor, bytes);
    };
    judge.verdicts = ['sexual'];
    await expect(upload()).rejects.toMatchObject({ code: 'picture.blocked' });
    judge.verdicts = ['fails'];
    await expect(upload()).rejects.toMatchObject({ code: 'picture.unchecked' });
    const { rows } = await database.pool.query(`select 1 from asset where owner_id = $1`, [ann.id]);
    expect(rows).toEqual([]);
    judge.verdicts = ['nothing'];
    expect(await upload()).toMatchObject({ width: expect.any(Number) as number });
  });

  test('the portrait of an imported card and one that an admin uploads are judged as well', async () => {
    const ann = await app.member();
    const file = pngWith([textChunk('chara', inBase64(v3))], await aPlainPicture(78));
    const root = await app.admin();
    const char_id = await app.addCharacter({ name: 'Hedda' });
    const body = await aPlainPicture(79);
    const setPortrait = () => root.curation.setPortrait({ params: { char_id }, body });
    judge.verdicts = ['sexual'];
    const refused = { code: 'picture.blocked' };
    await expect(ann.own_characters.importCard({ body: file })).rejects.toMatchObject(refused);
    await expect(setPortrait()).rejects.toMatchObject(refused);
    judge.verdicts = ['nothing'];
    await ann.own_characters.importCard({ body: file });
    await setPortrait();
    expect(judge.pictures).toHaveLength(4);
  });

  test('an uploaded portrait is given to no model: neither as a reference nor for a clip', async () => {
    const ann = await makers.maker(45);
    const uploaded = async (owner_id: string | null) =>
      app.app.assets.store(database.db, {
        site_id: app.site_id,
        owner_id,
        bytes: await aPlainPicture(owner_id === null ? 91 : 92),
        rating: 'safe',
        verdict: 'approved',
        provenance: { source: 'card' },
      });
    const own = await uploaded(ann.id);
    const mine = await app.addCharacter({
      name: 'Fay',
      owner_id: ann.id,
      is_official: false,
      visibility: 'private',
      portrait_id: own.id,
    });
    const { job_id } = await order(ann, mine, 1);
    expect(await stateOf(ann, job_id)).toMatchObject({ state: 'succeeded' });
    expect(image.requests.at(-1)?.reference).toBeUndefined();
    const clip = ann.studio.generateVideo({ body: { image_id: own.id, prompt: '' } });
    await expect(clip).rejects.toMatchObject({ code: 'image.upload' });
    expect(await balance(ann)).toEqual({ left: 40, held: 0 });
    // An upload of the site with a clear verdict.
    const official = await app.addCharacter({ portrait_id: (await uploaded(null)).id });
    const second = await order(ann, official, 1);
    expect(await stateOf(ann, second.job_id)).toMatchObject({ state: 'succeeded' });
    expect(image.requests.at(-1)?.reference?.length).toBeGreaterThan(100);
  });
});
