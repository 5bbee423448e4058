// An upload as a reference: only with its sender's statement and a clear verdict, and not on explicit sites.
import { RIGHTS_STATEMENT } from '@velour/contract/rights-statement.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import {
  aPlainPicture,
  createPuppetImage,
  type PuppetImage,
} from '../../../test/fakes/fake-image.ts';
import { createPuppetJudge, type PuppetJudge } from '../../../test/fakes/fake-judge.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { createFakeVideo } from '../../../test/fakes/fake-video.ts';
import { balance, createMakers } from '../../../test/makers.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';
import { createUploadReferences } from './upload-references.ts';

const rights_version = RIGHTS_STATEMENT.version;

onDatabase('uploads as references', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let judge: PuppetJudge;
  let makers: ReturnType<typeof createMakers>;
  let character_id: string;
  let seed = 0;

  beforeAll(async () => {
    database = await open();
    image = Object.assign(createPuppetImage(), { name: 'comfyui · test', isBuiltIn: false });
    judge = createPuppetJudge();
    const video = Object.assign(createFakeVideo(), { name: 'wan', isBuiltIn: false });
    const llm = createPuppetLlm();
    // Without a real age check and a classifier, no site is explicit.
    const refuse = (): never => expect.fail('No age is checked here.');
    const age = {
      name: 'test',
      method: 'test',
      isBuiltIn: false,
      valid_days: 1,
      address: refuse,
      outcome: refuse,
    };
    app = await testApp({ database, llm, image, video, moderation: judge, age, later });
    makers = createMakers({ app, database });
    character_id = await app.addCharacter({ name: 'Ada' });
  });

  beforeEach(async () => {
    judge.verdicts = ['nothing'];
    await app.app.sites.change(app.site_id, { content_rating: 'sfw' });
  });

  const uploadOf = async ({ id }: Person) => {
    const actor = { kind: 'member', id, is_admin: false } as never; // only these fields are read
    seed += 1;
    const bytes = await aPlainPicture(100 + seed);
    const upload = await app.app.gallery.uploads.store(
      openScope(database.db, app.site_id),
      actor,
      bytes,
    );
    return upload.id;
  };
  const order = (ann: Person, upload_id: string) =>
    ann.studio.generateImage({
      body: { character_id, prompt: 'in a library', reference: { upload_id, rights_version } },
    });
  const ran = async (ann: Person, generated_image_id: string) => {
    await app.app.jobs.runNext('image');
    return ann.studio.image({ query: { generated_image_id } });
  };
  const rowOf = async (job_id: string) =>
    (await database.pool.query('select * from studio_job where job_id = $1', [job_id])).rows[0];

  test('the picture follows it; time and version of the statement are stored, with the picture too', async () => {
    const ann = await makers.maker(5);
    expect(await ann.studio.referenceRule()).toEqual({
      obstacle: null,
      statement: RIGHTS_STATEMENT,
    });
    const upload_id = await uploadOf(ann);
    const { job_id } = await order(ann, upload_id);
    expect(await ran(ann, job_id)).toMatchObject({ state: 'succeeded' });
    expect(image.requests.at(-1)).toMatchObject({ isReferencePrivate: true });
    expect(image.requests.at(-1)?.reference?.length).toBeGreaterThan(100);
    const row = await rowOf(job_id);
    const stated = row?.rights_stated_at as Date; // the column's type
    expect(row).toMatchObject({ upload_id, rights_version });
    expect(Math.abs(stated.getTime() - app.clock.now().getTime())).toBeLessThan(60_000);
    const { rows } = await database.pool.query(
      `select provenance from asset where provenance->>'job_id' = $1`,
      [job_id],
    );
    expect(rows[0]?.provenance).toMatchObject({
      reference: 'upload',
      rights_version,
      rights_stated_at: stated.toISOString(),
    });
    // It is still in quarantine, and is deleted after a day.
    app.clock.forward(25 * 3_600_000);
    await app.app.gallery.uploads.removeUnused();
    const scope = openScope(database.db, app.site_id);
    expect(await app.app.assets.find(scope, upload_id)).toBeUndefined();
  });

  test('its results stay private, and are not given to other generators', async () => {
    const ann = await makers.maker(45);
    const { job_id } = await order(ann, await uploadOf(ann));
    const [picture] = (await ran(ann, job_id)).pictures;
    const params = { id: picture?.id ?? '' };
    const refused = { code: 'picture.of_upload' };
    await expect(ann.gallery.share({ params, body: { shared: true } })).rejects.toMatchObject(
      refused,
    );
    const clip = ann.studio.generateVideo({ body: { image_id: params.id, prompt: '' } });
    await expect(clip).rejects.toMatchObject({ code: 'image.upload' });
    const mine = await app.addCharacter({
      name: 'Fay',
      owner_id: ann.id,
      is_official: false,
      visibility: 'private',
    });
    await database.pool.query('update studio_picture set character_id = $1 where asset_id = $2', [
      mine,
      params.id,
    ]);
    await expect(ann.gallery.setPortrait({ params })).rejects.toMatchObject(refused);
  });

  test('without the present statement nothing is accepted', async () => {
    const ann = await makers.maker(5);
    const upload_id = await uploadOf(ann);
    for (const reference of [{ upload_id }, { upload_id, rights_version: '2020-01' }]) {
      const body = { character_id, prompt: 'in a library', reference } as never; // an invalid request
      await expect(ann.studio.generateImage({ body })).rejects.toMatchObject({
        code: 'request.invalid',
      });
    }
    expect(await balance(ann)).toEqual({ left: 5, held: 0 });
  });

  test('an upload of another, a picture that is no upload, and one without a verdict are not found', async () => {
    const [ann, bea] = [await makers.maker(10), await makers.maker(5)];
    const unjudged = await uploadOf(ann);
    await database.pool.query(
      `update asset set provenance = provenance - 'judged_by' where id = $1`,
      [unjudged],
    );
    const { job_id } = await ann.studio.generateImage({ body: { character_id, prompt: 'a' } });
    const [made] = (await ran(ann, job_id)).pictures;
    for (const id of [await uploadOf(bea), made?.id ?? '', unjudged])
      await expect(order(ann, id)).rejects.toMatchObject({ code: 'upload.not_found' });
    expect(await balance(ann)).toEqual({ left: 5, held: 0 });
  });

  test('not on an explicit site: neither ordered nor made of an order from before', async () => {
    const ann = await makers.maker(10);
    const upload_id = await uploadOf(ann);
    const before = await order(ann, upload_id);
    const paintedBefore = image.requests.length;
    await database.pool.query(
      `insert into age_check (person_id, outcome, method, checked_at, valid_until)
       values ($1, 'adult', 'test', $2, $2::timestamptz + interval '1 day')`,
      [ann.id, app.clock.now()],
    );
    await app.app.sites.change(app.site_id, { content_rating: 'explicit' });
    expect((await ann.studio.referenceRule()).obstacle).toBe('explicit');
    // Another process's age check takes effect within seconds.
    await expect
      .poll(() => order(ann, upload_id).catch((error: { code: string }) => error.code))
      .toBe('image.reference');
    expect(await ran(ann, before.job_id)).toMatchObject({
      state: 'failed',
      reason: 'image.reference',
      outcome: { charged: 0, returned: 5 },
    });
    expect(image.requests).toHaveLength(paintedBefore);
  });

  test.each([
    ['built_in', { isBuiltIn: true, judgesAge: true }],
    ['no_classifier', { isBuiltIn: false, judgesAge: false }],
  ])('not with these providers: %s, %o', async (obstacle, given) => {
    const references = createUploadReferences({
      image: { isBuiltIn: given.isBuiltIn },
      sites: app.app.sites,
      assets: { ...app.app.assets, judgesAge: given.judgesAge },
    });
    const scope = openScope(database.db, app.site_id);
    const ann = await makers.maker(5);
    expect((await references.rule(scope)).obstacle).toBe(obstacle);
    await expect(references.require(scope, ann.id, await uploadOf(ann))).rejects.toMatchObject({
      code: 'image.reference',
      more: { detail: obstacle },
    });
  });
});
