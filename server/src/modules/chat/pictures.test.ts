// Pictures in a chat: paid for, placed, described to the model by their outcome, and given back when they fail.
import { settled } from '../../../test/chats.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetImage, type PuppetImage } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { balance, createMakers, isOver } from '../../../test/makers.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';
import { ImageFailure } from '../../providers/image/port.ts';

onDatabase('pictures in a chat', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let llm: PuppetLlm;
  let maker: (tokens?: number) => Promise<Person>;

  beforeAll(async () => {
    database = await open();
    image = createPuppetImage();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, image, later, runsJobs: true });
    maker = createMakers({ app, database }).maker;
  });

  beforeEach(() => {
    image.before = async () => undefined;
  });

  async function world(tokens = 20) {
    const ann = await maker(tokens);
    const character_id = await app.addCharacter({ name: 'Maren' });
    const { session_id } = await ann.chat.open({ body: { character_id } });
    return { ann, character_id, chat: session_id };
  }

  const order = (ann: Person, id: string, prompt = 'at the beach', key?: string) =>
    ann.chat.orderPicture({ params: { id }, body: { prompt }, ...(key && { key }) });
  const historyOf = async (ann: Person, id: string) =>
    (await ann.chat.history({ params: { id }, query: {} })).messages;
  const over = (ann: Person, generated_image_id: string) =>
    vi.waitUntil(
      async () => {
        const job = await ann.studio.image({ query: { generated_image_id } });
        return isOver(job) ? job : undefined;
      },
      { timeout: 20_000, interval: 50 },
    );

  /** One exchange; answers what the model read before it, and its rules. */
  async function exchange(ann: Person, id: string, words: string, reply: string) {
    await ann.chat.send({ params: { id }, body: { text: words, client_message_id: randomUUID() } });
    const puppet = await llm.next();
    puppet.write(reply);
    puppet.end();
    await settled(ann, id);
    const last = (await historyOf(ann, id)).findLast(({ author }) => author === 'character');
    const { system, messages } = puppet.prompt;
    return { system, told: messages.map(({ text }) => text), said: last?.text };
  }

  test('one is a message of its own, paid for when it is there, and the model is told what was sent', async () => {
    const { ann, chat } = await world();
    const before = await ann.chat.read({ params: { id: chat } });
    const go = image.holdBack();
    const job = await order(ann, chat, 'at the beach (in the evening)');
    expect(job).toMatchObject({ kind: 'image', price: 5, seq: 3, new_one_time_balance: 15 });
    expect(await balance(ann)).toEqual({ left: 15, held: 5 });
    const placed = (await historyOf(ann, chat)).at(-1);
    expect(placed).toMatchObject({
      seq: 3,
      kind: 'picture',
      author: 'user',
      text: '',
      picture_job_id: job.job_id,
      item_name: null,
    });
    const after = await ann.chat.read({ params: { id: chat } });
    expect(after).toMatchObject({
      revision: before.revision + 1,
      unread_count: 0,
      last_message: 'Picture',
    });

    const during = await exchange(ann, chat, 'Is it there?', 'Nearly.');
    expect(during.told).toContainEqual(expect.stringContaining('is not there yet'));
    go();
    const made = await over(ann, job.job_id);
    expect(made.pictures).toMatchObject([
      { origin: 'chat', prompt: 'at the beach (in the evening)' },
    ]);
    expect(await balance(ann)).toEqual({ left: 15, held: 0 });
    const then = await exchange(ann, chat, 'I like it', 'Good.');
    expect(then.told).toContain(
      '(You sent them a picture of yourself; they can see it. It shows: at the beach in the evening)',
    );
    const [picture] = made.pictures;
    await ann.gallery.remove({ params: { id: picture?.id ?? '' } });
    const last = await exchange(ann, chat, 'And now?', 'Hm.');
    expect(last.told).toContain('(A picture was here. It was deleted.)');
  });

  test('one that fails gives the tokens back, says so to the model, and can be tried again', async () => {
    const { ann, chat } = await world();
    image.before = () => Promise.reject(new ImageFailure('refused', 'no'));
    const job = await order(ann, chat);
    const failed = await over(ann, job.job_id);
    expect(failed).toMatchObject({ state: 'blocked', reason: 'image.refused', pictures: [] });
    expect(await balance(ann)).toEqual({ left: 20, held: 0 });
    const { told } = await exchange(ann, chat, 'Where is it?', 'Sorry.');
    expect(told).toContain('(The picture that they wanted could not be made. They have none.)');
  });

  test('ordered twice with one key it is one picture; without tokens, or blocked, there is no charge and no message', async () => {
    const { ann, chat } = await world(5);
    const key = randomUUID();
    const [one, other] = [
      await order(ann, chat, 'reading', key),
      await order(ann, chat, 'reading', key),
    ];
    expect(other.job_id).toBe(one.job_id);
    await over(ann, one.job_id);
    await expect(order(ann, chat)).rejects.toMatchObject({ code: 'wallet.insufficient_tokens' });
    await expect(order(ann, chat, 'as a schoolgirl')).rejects.toMatchObject({
      code: 'safety.blocked',
    });
    expect((await historyOf(ann, chat)).filter(({ kind }) => kind === 'picture')).toHaveLength(1);
    expect(await balance(ann)).toEqual({ left: 0, held: 0 });
  });

  test('a claim to send a picture is not shown, and a request only leads to the offer', async () => {
    const { ann, chat } = await world();
    const plain = await exchange(ann, chat, 'Hello', 'Hi.');
    expect(plain.system).toContain('Pictures are made by the app alone');
    expect(plain.system).not.toContain('They just asked for a picture');
    const requested = await exchange(
      ann,
      chat,
      'Send me a picture of you',
      'Here! [image: me, smiling] Like it?',
    );
    expect(requested.system).toContain('They just asked for a picture');
    expect(requested.said).toBe('Here!  Like it?');
    expect((await historyOf(ann, chat)).every(({ kind }) => kind === 'text')).toBe(true);
  });

  test('a reply with nothing but a claim is generated again once, and fails without a charge if it claims again', async () => {
    const { ann, chat } = await world();
    const send = (text: string) =>
      ann.chat.send({ params: { id: chat }, body: { text, client_message_id: randomUUID() } });
    const claim = async (text = '*sends you a selfie*') => {
      await llm.answer(text);
    };
    const ended = async () => {
      await settled(ann, chat);
      return (await historyOf(ann, chat)).findLast(({ author }) => author === 'character');
    };
    await send('Good morning');
    await claim('I just sent you a photo');
    await llm.answer('Good morning!');
    expect(await ended()).toMatchObject({ state: 'complete', text: 'Good morning!' });
    await send('Send me a selfie');
    await claim();
    await llm.answer('I’d rather tell you about it.');
    expect(await ended()).toMatchObject({
      state: 'complete',
      text: 'I’d rather tell you about it.',
    });
    await send('No, send me a selfie');
    await claim();
    await claim();
    expect(await ended()).toMatchObject({ state: 'failed', text: '' });
  });

  test('a chat of another member takes no orders, and neither does one that was deleted', async () => {
    const { ann, chat } = await world();
    const bob = await maker(20);
    await expect(order(bob, chat)).rejects.toMatchObject({ code: 'chat.not_found' });
    expect(await balance(bob)).toEqual({ left: 20, held: 0 });
    await ann.chat.remove({ params: { id: chat } });
    await expect(order(ann, chat)).rejects.toMatchObject({ code: 'chat.not_found' });
    expect(await balance(ann)).toEqual({ left: 20, held: 0 });
  });

  test('it leaves the reply before it as it is, which can still be regenerated', async () => {
    const { ann, chat } = await world();
    await exchange(ann, chat, 'Hello', 'One.');
    const job = await order(ann, chat);
    await over(ann, job.job_id);
    await ann.chat.regenerate({ params: { id: chat }, body: { seq: 4 } });
    const puppet = await llm.next();
    expect(puppet.prompt.messages.at(-1)?.text).toBe('Hello');
    puppet.write('Two.');
    puppet.end();
    await settled(ann, chat);
    expect(await historyOf(ann, chat)).toMatchObject([
      {},
      {},
      { seq: 3 },
      { seq: 4, text: 'Two.', variants: 2 },
      { seq: 5, kind: 'picture', picture_job_id: job.job_id },
    ]);
  });

  test('it cannot be edited, can be deleted from the chat alone, and is exported and erased with it', async () => {
    const { ann, chat } = await world();
    const [kept, gone] = [await order(ann, chat), await order(ann, chat, 'reading')];
    await over(ann, kept.job_id);
    const { pictures } = await over(ann, gone.job_id);
    const edited = ann.chat.edit({ params: { id: chat, seq: '3' }, body: { text: 'More.' } });
    await expect(edited).rejects.toMatchObject({ code: 'chat.message_not_found' });
    await ann.chat.removeMessage({ params: { id: chat, seq: String(gone.seq) } });
    expect((await historyOf(ann, chat)).at(-1)).toMatchObject({ picture_job_id: kept.job_id });
    const { last_message } = await ann.chat.read({ params: { id: chat } });
    expect(last_message).toBe('Picture');
    const found = await ann.studio.image({ query: { generated_image_id: gone.job_id } });
    expect(found.pictures.map(({ id }) => id)).toEqual(pictures.map(({ id }) => id));
    const { data } = await ann.account.ownData();
    const chats = JSON.stringify(data['chats']);
    expect(chats).toContain(`"picture_job_id":["${kept.job_id}"]`);
    expect(chats).not.toContain(gone.job_id);
    await app.app.chat.personalData.eraseOf(openScope(database.db, app.site_id), ann.id);
    const { rows } = await database.pool.query('select 1 from message where session_id = $1', [
      chat,
    ]);
    expect(rows).toEqual([]);
  });

  test('one that is canceled gives the tokens back at once', async () => {
    const { ann, chat } = await world();
    const go = image.holdBack();
    const job = await order(ann, chat);
    await ann.studio.cancel({ params: { job_id: job.job_id } });
    go();
    expect(await over(ann, job.job_id)).toMatchObject({ state: 'cancelled', pictures: [] });
    expect(await balance(ann)).toEqual({ left: 20, held: 0 });
  });

  test('a picture whose job was forgotten is still there', async () => {
    const { ann, chat } = await world();
    const job = await order(ann, chat);
    const made = await over(ann, job.job_id);
    await database.pool.query('delete from studio_job where job_id = $1', [job.job_id]);
    const read = await ann.studio.image({ query: { generated_image_id: job.job_id } });
    expect(read).toMatchObject({ state: 'succeeded', prompt: 'at the beach', shape: 'portrait' });
    expect(read.pictures.map(({ id }) => id)).toEqual(made.pictures.map(({ id }) => id));
  });
});
