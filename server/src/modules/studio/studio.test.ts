// The studio: pictures of a character are paid, made, kept, shared after a review, and deleted.
import type { StudioJob } from '@velour/contract/studio.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import {
  aPlainPicture,
  createPuppetImage,
  type PuppetImage,
} from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { balance, createMakers, isOver } from '../../../test/makers.ts';
import type { Database } from '../../platform/db/open.ts';
import { ImageFailure } from '../../providers/image/port.ts';

onDatabase('the studio', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let drawn = 0;
  let maker: (tokens?: number) => Promise<Person>;

  beforeAll(async () => {
    database = await open();
    image = createPuppetImage();
    app = await testApp({ database, llm: createPuppetLlm(), image, later, runsJobs: true });
    maker = createMakers({ app, database }).maker;
  });

  beforeEach(() => {
    image.before = async () => undefined;
  });

  const until = (person: Person, generated_image_id: string) =>
    vi.waitUntil(
      async () => {
        const job = await person.studio.image({ query: { generated_image_id } });
        return isOver(job) ? job : undefined;
      },
      { timeout: 20_000, interval: 50 },
    );

  /** A picture of the site, like those in galleries of official characters. */
  const makePicture = async (): Promise<string> => {
    const asset = await app.app.assets.store(database.db, {
      site_id: app.site_id,
      owner_id: null,
      rating: 'safe',
      verdict: 'approved',
      bytes: await aPlainPicture((drawn += 1)),
      provenance: { engine: 'painter' },
    });
    return asset.id;
  };

  /** Orders pictures and waits for them. */
  async function make(person: Person, character_id: string, more = {}): Promise<StudioJob> {
    const body = { character_id, prompt: 'reading in a library, in navy', ...more };
    const { job_id } = await person.studio.generateImage({ body });
    return until(person, job_id);
  }

  test('pictures are paid for on delivery, in the asked shape, and only their owner sees them', async () => {
    const ann = await maker(12);
    const character_id = await app.addCharacter({ name: 'Maren' });
    const before = image.requests.length;
    const go = image.holdBack();
    const body = {
      character_id,
      prompt: 'reading in a library <lora:other:1>',
      number: 2 as const,
      shape: 'landscape' as const,
    };
    const job = await ann.studio.generateImage({ body });
    expect(job).toMatchObject({ kind: 'image', price: 10, new_one_time_balance: 2, pictures: [] });
    expect(job.prompt).toBe(body.prompt);
    expect(await balance(ann)).toEqual({ left: 2, held: 10 });
    go();
    const made = await until(ann, job.job_id);
    expect(made).toMatchObject({ state: 'succeeded', outcome: { failed: 0, returned: 0 } });
    expect(made.pictures).toHaveLength(2);
    expect(await balance(ann)).toEqual({ left: 2, held: 0 });

    const [first, second] = image.requests.slice(before);
    expect(first).toMatchObject({ width: 1216, height: 832, scene: { place: 'library' } });
    expect(first?.identity).toEqual(second?.identity);
    expect(first?.scene.seed).not.toBe(second?.scene.seed);
    expect(first?.wording?.text).toMatch(/adult .*reading in a library/i);
    expect(first?.wording?.text).not.toContain('lora');

    const [picture] = made.pictures;
    if (!picture) throw new Error('There is no picture.');
    expect((await app.http.inject({ url: picture.url })).statusCode).toBe(200);
    const [unsigned = ''] = picture.url.split('?');
    expect((await app.http.inject({ url: unsigned })).statusCode).toBe(404);
    const listed = await ann.gallery.list({ query: { origin: 'studio' } });
    expect(listed.total_count).toBe(2);
    expect(new Set(listed.pictures.map(({ id }) => id))).toEqual(
      new Set(made.pictures.map(({ id }) => id)),
    );
    const { notifications } = await ann.notifications.inbox({ query: {} });
    expect(made.pictures.map(({ id }) => `/gallery/${character_id}?picture=${id}`)).toContain(
      notifications[0]?.path,
    );
    const bob = await maker(0);
    await expect(bob.gallery.read({ params: { id: picture.id } })).rejects.toMatchObject({
      code: 'picture.not_found',
    });
    const seen = bob.studio.image({ query: { generated_image_id: job.job_id } });
    await expect(seen).rejects.toMatchObject({ code: 'job.not_found' });
  });

  test('two pages of pictures have each once, the newest first', async () => {
    const ann = await maker(15);
    const character_id = await app.addCharacter({ name: 'Pia' });
    await make(ann, character_id);
    await make(ann, character_id, { number: 2, prompt: 'at the beach' });
    const first = await ann.gallery.list({ query: { limit: '2' } });
    const cursor = first.next_cursor ?? '';
    const second = await ann.gallery.list({ query: { limit: '2', cursor } });
    const ids = [...first.pictures, ...second.pictures].map(({ id }) => id);
    expect([new Set(ids).size, second.next_cursor]).toEqual([3, null]);
    expect(ids).toEqual(ids.toSorted().reverse());
    await expect(ann.gallery.list({ query: { cursor: 'nonsense' } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  test('missing pictures are refunded, and the others are charged', async () => {
    const ann = await maker(20);
    const character_id = await app.addCharacter({ name: 'Lou' });
    let calls = 0;
    image.before = async () => {
      calls += 1;
      if (calls > 2) throw new ImageFailure('unavailable', 'It is gone.');
    };
    const job = await make(ann, character_id, { number: 4 });
    expect(job).toMatchObject({
      state: 'succeeded',
      price: 20,
      outcome: { delivered: 2, blocked: 0, failed: 2, charged: 10, returned: 10 },
    });
    expect(job.progress).toEqual({ done: 2, total: 4 });
    expect(job.pictures).toHaveLength(2);
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
  });

  test('a blocked prompt, a missing character and too few tokens cost nothing', async () => {
    const ann = await maker(4);
    const character_id = await app.addCharacter({ name: 'Ida' });
    const order = (body: { character_id: string; prompt: string }) =>
      ann.studio.generateImage({ body });
    await expect(order({ character_id, prompt: 'a walk' })).rejects.toMatchObject({
      code: 'wallet.insufficient_tokens',
    });
    const unknown = '019a0000-0000-7000-8000-00000000dead';
    await expect(order({ character_id: unknown, prompt: 'a walk' })).rejects.toMatchObject({
      code: 'character.not_found',
    });
    await expect(order({ character_id, prompt: ' ' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(
      order({ character_id, prompt: 'She is 15 years old and undressed.' }),
    ).rejects.toMatchObject({ code: 'safety.blocked' });
    expect(await balance(ann)).toEqual({ left: 4, held: 0 });
    expect((await ann.studio.jobs({ query: {} })).jobs).toEqual([]);
  });

  test('a cancelled job gives its tokens back, is listed, and can be tried again or dismissed', async () => {
    const ann = await maker(5);
    const character_id = await app.addCharacter({ name: 'Eva' });
    const go = image.holdBack();
    const body = { character_id, prompt: 'in the garden' };
    const { job_id } = await ann.studio.generateImage({ body });
    await ann.studio.cancel({ params: { job_id } });
    go();
    expect(await balance(ann)).toEqual({ left: 5, held: 0 });
    expect((await ann.studio.jobs({ query: {} })).jobs).toMatchObject([
      { job_id, state: 'cancelled' },
    ]);
    await ann.studio.dismiss({ params: { job_id } });
    expect((await ann.studio.jobs({ query: {} })).jobs).toEqual([]);
    await ann.studio.retry({ params: { job_id } });
    expect(await until(ann, job_id)).toMatchObject({ state: 'succeeded' });
    expect(await balance(ann)).toEqual({ left: 0, held: 0 });
  });

  test('a picture is shared once an admin approves it, and hidden again at once', async () => {
    const ann = await maker(5);
    const character_id = await app.addCharacter({ name: 'Ute' });
    const [picture] = (await make(ann, character_id)).pictures;
    const id = picture?.id ?? '';
    const share = (shared: boolean) => ann.gallery.share({ params: { id }, body: { shared } });
    expect((await share(true)).shared).toBe('waiting');
    expect((await app.guest.studio.shared({ query: {} })).pictures).toEqual([]);
    const root = await app.admin();
    const waiting = (await root.picture_review.list()).pictures;
    expect(waiting).toMatchObject([{ id, member: { id: ann.id } }]);
    const decision = { approve: true, reason: 'It is fine.' };
    await root.picture_review.decide({ params: { id }, body: decision });
    await expect(
      root.picture_review.decide({ params: { id }, body: decision }),
    ).rejects.toMatchObject({ code: 'picture.not_found' });

    const shared = await app.guest.studio.sharedOne({ params: { id } });
    expect(shared).toMatchObject({ character: { id: character_id } });
    expect(JSON.stringify(shared)).not.toContain('library');
    expect((await app.http.inject({ url: shared.url })).statusCode).toBe(200);
    expect((await share(false)).shared).toBe('no');
    await expect(app.guest.studio.sharedOne({ params: { id } })).rejects.toMatchObject({
      code: 'picture.not_found',
    });
    app.clock.forward(5_000);
    expect((await app.http.inject({ url: shared.url })).statusCode).toBe(404);
  });

  test('a rejected picture stays private, shows the reason to its owner, and cannot be shared again', async () => {
    const ann = await maker(10);
    const character_id = await app.addCharacter({ name: 'Ilse' });
    const [first] = (await make(ann, character_id)).pictures;
    const [second] = (await make(ann, character_id, { prompt: 'at the beach' })).pictures;
    const ids = [first?.id ?? '', second?.id ?? ''] as const;
    const share = (id: string) => ann.gallery.share({ params: { id }, body: { shared: true } });
    for (const id of ids) {
      await share(id);
      app.clock.forward(1_000);
    }
    const root = await app.admin();
    const queue = await root.picture_review.list();
    expect(queue).toMatchObject({ pictures: ids.map((id) => ({ id })), total_count: 2 });
    expect(await root.stats.backlog()).toMatchObject({
      pictures: { open: 2, oldest_at: queue.pictures[0]?.waiting_since },
    });
    const [id] = ids;
    const decide = (body: { approve: true } | { approve: false; reason: string }) =>
      root.picture_review.decide({ params: { id }, body });
    await expect(decide({ approve: false, reason: ' ' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await decide({ approve: false, reason: 'It shows a brand.' });
    await expect(decide({ approve: true })).rejects.toMatchObject({ code: 'picture.not_found' });
    const read = () => ann.gallery.read({ params: { id } });
    const refused = { shared: 'refused', refusal: 'It shows a brand.' };
    expect(await read()).toMatchObject(refused);
    expect(await share(id)).toMatchObject(refused);
    await ann.gallery.remove({ params: { id } });
    await ann.gallery.restore({ params: { id } });
    expect(await read()).toMatchObject(refused);
    expect((await root.picture_review.list()).pictures).toMatchObject([{ id: ids[1] }]);
    // A picture whose owner withdraws it no longer waits.
    await ann.gallery.share({ params: { id: ids[1] }, body: { shared: false } });
    expect(await root.picture_review.list()).toEqual({ pictures: [], total_count: 0 });
    expect(await root.stats.backlog()).toMatchObject({ pictures: { open: 0, oldest_at: null } });
  });

  test('a clip is made of one’s own picture or an open one, and of no locked or foreign one', async () => {
    const ann = await maker(65);
    const open = await makePicture();
    const locked = await makePicture();
    const character_id = await app.addCharacter({ name: 'Zoe', gallery_ids: [open, locked] });
    const [picture] = (await make(ann, character_id, { shape: 'square' })).pictures;
    const order = (image_id: string, by = ann) =>
      by.studio.generateVideo({ body: { image_id, prompt: 'she smiles' } });
    const job = await order(picture?.id ?? '');
    expect(job).toMatchObject({ kind: 'video', price: 20, shape: 'square' });
    expect(await balance(ann)).toEqual({ left: 40, held: 20 });
    const video_id = job.job_id;
    const made = await vi.waitUntil(
      async () => {
        const now = await ann.studio.video({ query: { video_id } });
        return isOver(now) ? now : undefined;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(made).toMatchObject({ state: 'succeeded', pictures: [{ kind: 'video' }] });
    const [clip] = made.pictures;
    const file = await app.http.inject({ url: clip?.video_url ?? '' });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect((await app.http.inject({ url: clip?.url ?? '' })).statusCode).toBe(200);
    expect((await ann.gallery.list({ query: { kind: 'video' } })).total_count).toBe(1);
    expect((await order(open)).price).toBe(20);
    await expect(order(locked)).rejects.toMatchObject({ code: 'picture.not_found' });
    const bob = await maker(20);
    await expect(order(picture?.id ?? '', bob)).rejects.toMatchObject({
      code: 'picture.not_found',
    });
    expect(await balance(bob)).toEqual({ left: 20, held: 0 });
  });

  test('a deleted picture can be restored for ten minutes, and is then gone with its file', async () => {
    const ann = await maker(10);
    const character_id = await app.addCharacter({ name: 'Nia' });
    const [one] = (await make(ann, character_id)).pictures;
    const id = one?.id ?? '';
    await ann.gallery.remove({ params: { id } });
    expect((await ann.gallery.list({ query: {} })).total_count).toBe(0);
    await app.app.studio.pictures.clearDeleted();
    expect((await ann.gallery.restore({ params: { id } })).id).toBe(id);
    await ann.gallery.remove({ params: { id } });
    app.clock.forward(11 * 60_000);
    await app.app.studio.pictures.clearDeleted();
    const { rows } = await database.pool.query('select 1 from asset where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('the prompt is previewed with the fixed person, and nothing of it is stored in clear', async () => {
    const ann = await maker(5);
    const character_id = await app.addCharacter({ name: 'Ora' });
    const prompt = 'Zauberquark by the sea';
    const preview = await ann.studio.preview({
      body: { character_id, prompt, shape: 'portrait' },
    });
    expect(preview.prompt).toMatch(/^An adult woman/);
    expect(preview.prompt).toContain('Zauberquark by the sea');
    await make(ann, character_id, { prompt });
    for (const table of ['studio_job', 'studio_picture', 'job', 'asset']) {
      const { rows } = await database.pool.query<{ text: string }>(
        `select row_to_json(t)::text as text from ${table} t`,
      );
      const hex = Buffer.from('Zauberquark').toString('hex');
      expect(rows.filter(({ text }) => /zauberquark/i.test(text) || text.includes(hex))).toEqual(
        [],
      );
    }
  });
});
