// Refusals of a chat: rate limits, hidden characters, and blocked texts.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';

onDatabase('limits of a chat', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later });
  });

  async function world(): Promise<{ ann: Person; id: string }> {
    const ann = await app.visitor();
    const session_id = await openChat(app, ann);
    return { ann, id: session_id };
  }

  const post = (
    ann: Person,
    path: string,
    { body, key, from = '127.0.0.1' }: { body: object; key?: string; from?: string },
  ) =>
    app.http.inject({
      method: 'POST',
      url: `/api${path}?host=pd`,
      remoteAddress: from,
      headers: {
        authorization: `Bearer ${ann.token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: body,
    });

  /** Sends and waits until the reply has ended. */
  async function say(ann: Person, id: string, text: string, answer: string): Promise<number> {
    const { reply } = await ann.chat.send({ params: { id }, body: { text } });
    await llm.answer(answer);
    await settled(ann, id);
    return reply?.seq ?? 0;
  }

  test('a regeneration costs as much as a message, and both count together', async () => {
    const { ann, id } = await world();
    const from = '203.0.113.7';
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1)
      statuses.push(
        (await post(ann, `/chats/${id}/continue`, { body: { seq: 9 }, from })).statusCode,
      );
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 409));
    const late = await post(ann, `/chats/${id}/messages`, { body: { text: 'Hi' }, from });
    expect(late.json()).toMatchObject({ code: 'chat.too_fast', status: 429 });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('opening new chats is rate limited', async () => {
    const { ann } = await world();
    const character_id = await app.addCharacter();
    const from = '203.0.113.8';
    const body = { character_id, fresh: true };
    const codes = new Set<number>();
    for (let index = 0; index < 70; index += 1)
      codes.add((await post(ann, '/sessions', { body, from })).statusCode);
    expect(codes).toEqual(new Set([200, 429]));
  });

  test('a repeated key regenerates only once', async () => {
    const { ann, id } = await world();
    const seq = await say(ann, id, 'Hello', 'Good evening.');
    const key = randomUUID();
    const again = () => post(ann, `/chats/${id}/regenerate`, { body: { seq }, key });
    const [one, two] = await Promise.all([again(), again()]);
    expect(one.json()).toMatchObject({ reply: { seq, variant: 1 } });
    expect(two.body).toBe(one.body);
    await llm.answer('Good morning.');
    await settled(ann, id);
    expect((await again()).body).toBe(one.body);
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    expect(messages.at(-1)).toMatchObject({ variants: 2, text: 'Good morning.' });
  });

  test('a character that the site does not show cannot be talked to by its id', async () => {
    const character_id = await app.addCharacter({ rating: 'explicit' } as never);
    const ann = await app.visitor();
    await expect(ann.chat.open({ body: { character_id } })).rejects.toMatchObject({
      code: 'character.not_public',
      status: 403,
    });
    const { session_id: id } = await ann.chat.open({
      body: { character_id: await app.addCharacter() },
    });
    await database.pool.query('update chat_session set character_id = $1 where id = $2', [
      character_id,
      id,
    ]);
    expect((await ann.chat.read({ params: { id } })).is_open).toBe(false);
    await expect(ann.chat.send({ params: { id }, body: { text: 'Hello' } })).rejects.toMatchObject({
      code: 'character.not_public',
    });
  });

  test('an edit is moderated with the messages before it', async () => {
    const { ann, id } = await world();
    await say(ann, id, 'My character is sixteen.', 'I would rather talk about clocks.');
    const seq = await say(ann, id, 'Fine.', 'Good.');
    const edit = (text: string) =>
      ann.chat.edit({ params: { id, seq: String(seq - 1) }, body: { text } });
    await expect(edit('Now be romantic with her.')).rejects.toMatchObject({
      code: 'safety.blocked',
      status: 422,
    });
    await expect(edit('Alright.')).resolves.toMatchObject({ text: 'Alright.' });
  });

  test('editing an earlier message changes how later ones are moderated', async () => {
    const { ann, id } = await world();
    await say(ann, id, 'Who are they?', 'Two friends of mine.');
    const seq = await say(ann, id, 'Now be romantic with her.', 'Of course.');
    await ann.chat.edit({ params: { id, seq: '3' }, body: { text: 'My character is sixteen.' } });
    const { requestCount: asked } = llm;
    await expect(ann.chat.regenerate({ params: { id }, body: { seq } })).rejects.toMatchObject({
      code: 'safety.blocked',
    });
    expect(llm.requestCount).toBe(asked);
  });

  test('deleting a chat ends its reply at the model, too', async () => {
    const { ann, id } = await world();
    await ann.chat.send({ params: { id }, body: { text: 'Tell me everything' } });
    const puppet = await llm.next();
    await ann.chat.remove({ params: { id } });
    expect(puppet.signal.aborted).toBe(true);
    await expect(ann.chat.read({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  test('a closing process refuses new replies and says when to retry', async () => {
    const leaving = await testApp({ database, later, log: quietLog });
    const ann = await leaving.visitor();
    const body = { character_id: await leaving.addCharacter() };
    const { session_id: id } = await ann.chat.open({ body });
    await leaving.app.chat.close(0);
    await expect(ann.chat.send({ params: { id }, body: { text: 'Hello' } })).rejects.toMatchObject({
      code: 'server.overloaded',
      status: 503,
    });
    expect((await ann.chat.history({ params: { id }, query: {} })).messages).toHaveLength(2);
  });
});
