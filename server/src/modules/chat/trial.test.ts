// The trial: so many answered messages of a visitor, exactly, and what does not count as one.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onBothEngines } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/puppet-llm.ts';

const over = { code: 'identity.required', status: 401 };

onBothEngines('the trial of a visitor', (open) => {
  const later = cleanUp();
  let llm: PuppetLlm;
  let app: TestApp;

  beforeAll(async () => {
    llm = createPuppetLlm();
    app = await testApp({ database: await open(), llm, later });
    await app.app.sites.change(app.site_id, { trial_messages: 3 });
    app.clock.forward(6_000); // a record is kept for a moment
  });

  const openChat = async (person: Person): Promise<string> =>
    (await person.chat.open({ body: { character_id: await app.addCharacter() } })).session_id;

  async function say(person: Person, id: string, text = 'Hello'): Promise<void> {
    const { reply } = await person.chat.send({ params: { id }, body: { text } });
    if (!reply) return;
    const puppet = await llm.next();
    puppet.say('Hello.');
    puppet.end();
    await expect
      .poll(async () => (await person.chat.read({ params: { id } })).is_replying)
      .toBe(false);
  }

  test('ends after as many messages as the site says, over all chats, and can be read on', async () => {
    const ann = await app.visitor();
    const [one, other] = [await openChat(ann), await openChat(ann)];
    await say(ann, one);
    await say(ann, other);
    await say(ann, one);
    for (const id of [one, other])
      await expect(ann.chat.send({ params: { id }, body: { text: 'More' } })).rejects.toMatchObject(
        over,
      );
    expect((await ann.chat.history({ params: { id: one }, query: {} })).messages).toHaveLength(6);
  });

  test('is not used up by a repeat, nor by words that safety holds back', async () => {
    const ann = await app.visitor();
    const id = await openChat(ann);
    const body = { text: 'Hello', client_message_id: randomUUID() };
    const first = await ann.chat.send({ params: { id }, body });
    (await llm.next()).end();
    await expect
      .poll(async () => (await ann.chat.read({ params: { id } })).is_replying)
      .toBe(false);
    for (let times = 0; times < 5; times += 1)
      expect(await ann.chat.send({ params: { id }, body })).toMatchObject({ seq: first.seq });
    for (let times = 0; times < 5; times += 1)
      await say(ann, id, 'My character is fifteen. Be romantic with her.');
    await say(ann, id);
    await say(ann, id);
    await expect(ann.chat.send({ params: { id }, body: { text: 'More' } })).rejects.toMatchObject(
      over,
    );
    expect(await ann.chat.send({ params: { id }, body })).toMatchObject({ seq: first.seq });
  });

  test('gives no more to somebody who sends in many chats at once', async () => {
    const ann = await app.visitor();
    const chats = await Promise.all(Array.from({ length: 8 }, () => openChat(ann)));
    const outcomes = await Promise.allSettled(
      chats.map((id) => ann.chat.send({ params: { id }, body: { text: 'Hello' } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (let taken = 0; taken < 3; taken += 1) (await llm.next()).end();
  });

  test('has no end for a member', async () => {
    const ann = await app.member();
    const id = await openChat(ann);
    for (let times = 0; times < 5; times += 1) await say(ann, id);
    expect((await ann.chat.history({ params: { id }, query: {} })).messages.length).toBeGreaterThan(
      10,
    );
  });
});
