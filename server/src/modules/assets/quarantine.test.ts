// Known illegal images, with harmless test pictures: blocked first, encrypted, reported to the operator, never shown.
import { createHash } from 'node:crypto';
import type { AdminRole } from '@velour/contract/admin-role-values.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetImage, type PuppetImage } from '../../../test/fakes/fake-image.ts';
import {
  solid,
  startFakeKnownImages,
  type FakeKnownImages,
} from '../../../test/fakes/fake-known-images.ts';
import { createPuppetJudge, type PuppetJudge } from '../../../test/fakes/fake-judge.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { knownImagesAt } from '../../../test/known-images.ts';
import { balance, createMakers } from '../../../test/makers.ts';
import type { Database } from '../../platform/db/open.ts';

const DAY_MS = 24 * 3_600_000;
const removal_email = 'removal@velour.example';

onDatabase('quarantine', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let service: FakeKnownImages;
  let judge: PuppetJudge;
  let image: PuppetImage;

  beforeAll(async () => {
    database = await open();
    service = await startFakeKnownImages();
    later(() => service.close());
    judge = createPuppetJudge();
    image = Object.assign(createPuppetImage(), { name: 'comfyui · test', isBuiltIn: false });
    app = await testApp({
      database,
      llm: createPuppetLlm(),
      image,
      moderation: judge,
      knownImages: knownImagesAt(service.url),
      later,
      log: quietLog,
    });
    await app.app.sites.change(app.site_id, { legal: { removal_email } });
    // Pure red represents a listed image.
    service.list('4,0,0');
  });
  beforeEach(async () => {
    judge.verdicts = ['nothing'];
    judge.pictures.length = 0;
    await database.pool.query('delete from quarantined_picture');
  });

  const countOf = async (table: 'asset' | 'quarantined_picture'): Promise<number> =>
    (await database.pool.query(`select 1 from ${table}`)).rowCount ?? 0;
  const uploadBy = async (bytes: Buffer) => {
    const ann = await app.member();
    const id = await app.addCharacter({
      owner_id: ann.id,
      visibility: 'private',
      is_official: false,
    });
    const upload = ann.own_characters.uploadPortrait({
      params: { char_id: id },
      query: { version: '1' },
      body: bytes,
    });
    return { ann, id, upload };
  };

  test('a listed upload is blocked, encrypted, reported to the operator, and never shown', async () => {
    const red = await solid(255, 0, 0);
    const { ann, upload } = await uploadBy(red);
    const before = await countOf('asset');
    await expect(upload).rejects.toMatchObject({ code: 'picture.blocked' });
    expect(await countOf('asset')).toBe(before);
    // No other server has got it.
    expect(judge.pictures).toHaveLength(0);

    const [held] = await app.app.assets.quarantine.list();
    expect(held).toMatchObject({ list: 'test list', reference: '4,0,0', reported_at: null });
    expect(held).not.toHaveProperty('content');
    const { rows } = await database.pool.query<{ content: Buffer; details: Buffer }>(
      'select content, details from quarantined_picture',
    );
    expect(rows[0]?.content.includes(red.subarray(0, 32))).toBe(false);
    expect(rows[0]?.details.includes(ann.id)).toBe(false);

    await app.settled();
    const mail = app.mails().find(({ to }) => to === removal_email);
    expect(mail?.text).toContain(held?.id);
    expect(`${mail?.subject} ${mail?.text}`).not.toContain(ann.id);
    const admin = await app.admin();
    const { entries } = await admin.audit.list({ query: { act: 'picture.quarantined' } });
    expect(entries[0]).toMatchObject({ subject_id: held?.id, actor_kind: 'system' });
  });

  test('the stored evidence is the original picture, for the operator’s report', async () => {
    const red = await solid(255, 0, 0);
    const { ann, upload } = await uploadBy(red);
    await expect(upload).rejects.toMatchObject({ code: 'picture.blocked' });
    const [held] = await app.app.assets.quarantine.list();
    const id = held?.id ?? '';
    const found = await app.app.assets.quarantine.open(id);
    expect(
      createHash('sha256')
        .update(found?.content ?? '')
        .digest('hex'),
    ).toBe(held?.sha256);
    expect(JSON.parse(found?.details ?? '{}')).toEqual({ owner_id: ann.id, source: 'upload' });
    expect(await app.app.assets.quarantine.markReported(id, 'R-1')).toBe(true);
    expect((await app.app.assets.quarantine.list())[0]?.report_number).toBe('R-1');
    // It stays when the account is deleted.
    await app.app.assets.personalData.eraseOf(app.scope, ann.id);
    expect(await countOf('quarantined_picture')).toBe(1);
  });

  test('a made picture that is listed is not delivered and not charged', async () => {
    const makers = createMakers({ app, database });
    const ann = await makers.maker(5);
    image.paint = async ({ width, height }) => ({
      bytes: await solid(255, 0, 0, { width, height }),
      mime: 'image/png',
      width,
      height,
    });
    const character_id = await app.addCharacter({ name: 'Ada' });
    const { job_id } = await ann.studio.generateImage({
      body: { character_id, prompt: 'in a library', number: 1 },
    });
    await app.app.jobs.runNext('image');
    const job = await ann.studio.image({ query: { generated_image_id: job_id } });
    expect(job).toMatchObject({ state: 'blocked', reason: 'image.blocked', pictures: [] });
    expect(await balance(ann)).toEqual({ left: 5, held: 0 });
    expect(await countOf('quarantined_picture')).toBe(1);
    expect(judge.pictures).toHaveLength(0);
  });

  test('it is kept for a year to the day', async () => {
    const { upload } = await uploadBy(await solid(255, 0, 0));
    await expect(upload).rejects.toMatchObject({ code: 'picture.blocked' });
    const [held] = await app.app.assets.quarantine.list();
    const end = held?.delete_after.getTime() ?? 0;
    const start = held?.matched_at ?? new Date();
    expect(held?.delete_after.getUTCFullYear()).toBe(start.getUTCFullYear() + 1);
    expect([365, 366]).toContain((end - start.getTime()) / DAY_MS);
    app.clock.forward(end - app.clock.now().getTime() - 60_000);
    await app.app.assets.quarantine.forgetOld();
    expect(await countOf('quarantined_picture')).toBe(1);
    app.clock.forward(60_000);
    await app.app.assets.quarantine.forgetOld();
    expect(await countOf('quarantined_picture')).toBe(0);
  });

  test('evidence is listed for owners and the safety role only, without the picture or the member', async () => {
    const { ann, upload } = await uploadBy(await solid(255, 0, 0));
    await expect(upload).rejects.toMatchObject({ code: 'picture.blocked' });
    const [owner, safety, plain] = [await app.admin(), await app.admin(), await app.admin()];
    const appoint = (member_id: string, roles: AdminRole[]) =>
      owner.members.setRoles({
        params: { member_id },
        body: { is_admin: true, roles, reason: 'Their part.' },
      });
    await appoint(safety.id, ['safety']);
    await appoint(plain.id, []);
    for (const allowed of [owner, safety]) {
      const { pictures } = await allowed.quarantine.list();
      expect(pictures).toHaveLength(1);
      expect(Object.keys(pictures[0] ?? {}).sort()).toEqual(
        ['delete_after', 'id', 'list', 'matched_at', 'report_number', 'reported_at'].sort(),
      );
      expect(JSON.stringify(pictures)).not.toContain(ann.id);
    }
    const [held] = (await owner.quarantine.list()).pictures;
    const ask = {
      params: { id: held?.id ?? '' },
      body: { reason: 'For the report.' },
    };
    const refused = expect.objectContaining({ code: 'identity.role_missing' });
    await expect(plain.quarantine.list()).rejects.toEqual(refused);
    await expect(plain.quarantine.requestExport(ask)).rejects.toEqual(refused);

    // The operator's command exports it only within a day of the consent of two admins.
    const consent = () =>
      app.app.approvals.consentTo(app.scope, {
        act: 'evidence.export',
        subject_id: ask.params.id,
      });
    expect(await consent()).toBeUndefined();
    expect(await safety.quarantine.requestExport(ask)).toEqual({ state: 'waiting' });
    expect((await plain.approvals.list()).approvals).toEqual([]);
    const [waiting] = (await owner.approvals.list()).approvals;
    const decide = (by: Person) =>
      by.approvals.decide({ params: { id: waiting?.id ?? '' }, body: { agrees: true } });
    await expect(decide(plain)).rejects.toEqual(refused);
    await expect(decide(safety)).rejects.toMatchObject({ code: 'approval.second_person' });
    expect(await consent()).toBeUndefined();
    await decide(owner);
    expect(await consent()).toBe('approved');
    app.clock.forward(DAY_MS);
    expect(await consent()).toBeUndefined();
  });

  test('a picture on no list is passed on to the classifier', async () => {
    const { upload } = await uploadBy(await solid(0, 0, 255));
    await expect(upload).resolves.toMatchObject({ version: 2 });
    expect(judge.pictures).toHaveLength(1);
    expect(await countOf('quarantined_picture')).toBe(0);
  });

  test.each([
    ['busy', 503, {}],
    ['another API', 404, {}],
    ['unclear', 200, { match: 'maybe' }],
    ['a match without a list', 200, { match: true }],
  ])('while the service is %s, nothing is stored', async (_, status, body) => {
    service.instead('/v1/match', ({ send }) => send(status, body));
    const before = await countOf('asset');
    const { upload } = await uploadBy(await solid(0, 0, 255));
    await expect(upload).rejects.toMatchObject({ code: 'picture.unchecked' });
    expect(await countOf('asset')).toBe(before);
    expect(judge.pictures).toHaveLength(0);
  });
});
