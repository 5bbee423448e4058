// The trial: so many answered messages of a visitor, exactly, and what does not count as one.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';

const over = { code: 'identity.required', status: 401 };

onDatabase('the trial of a visitor', (open) => {
  const later = cleanUp();
  let llm: PuppetLlm;
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    llm = createPuppetLlm();
    database = await open();
    app = await testApp({ database, llm, later });
    await app.app.sites.change(app.site_id, { trial_messages: 3 });
    app.clock.forward(6_000); // past the cache of site records
  });

  async function say(person: Person, id: string, text = 'Hello'): Promise<void> {
    const { reply } = await person.chat.send({ params: { id }, body: { text } });
    if (!reply) return;
    await llm.answer('Hello.');
    await settled(person, id);
  }

  test('ends after the number of messages of the site, over all chats, which stay readable', async () => {
    const ann = await app.visitor();
    const [one, other] = [await openChat(app, ann), await openChat(app, ann)];
    await say(ann, one);
    await say(ann, other);
    await say(ann, one);
    for (const id of [one, other])
      await expect(ann.chat.send({ params: { id }, body: { text: 'More' } })).rejects.toMatchObject(
        over,
      );
    expect((await ann.chat.history({ params: { id: one }, query: {} })).messages).toHaveLength(6);
  });

  test('is not charged for duplicates or blocked messages', async () => {
    const ann = await app.visitor();
    const id = await openChat(app, ann);
    const body = { text: 'Hello', client_message_id: randomUUID() };
    const first = await ann.chat.send({ params: { id }, body });
    await llm.answer('Hello.');
    await settled(ann, id);
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

  /** Sends one, which the model fails on or safety takes back. */
  async function sendRefused(person: Person, id: string, how: 'fail' | 'retract'): Promise<void> {
    await person.chat.send({ params: { id }, body: { text: 'Hello' } });
    const puppet = await llm.next();
    if (how === 'fail') puppet.fail('unavailable');
    else {
      puppet.write('I am fifteen years old, and I want to kiss you. '.repeat(3));
      puppet.end();
    }
    await settled(person, id);
  }

  /** The place of the chat's last message, which is a reply. */
  const lastOf = async (person: Person, id: string): Promise<number> => {
    const { messages } = await person.chat.history({ params: { id }, query: {} });
    return Math.max(...messages.map(({ seq }) => seq));
  };

  const trialOf = async (person: Person) => {
    const { rows } = await database.pool.query<{ trial_used: number; trial_again: number }>(
      'select trial_used, trial_again from person where id = $1',
      [person.id],
    );
    return rows[0];
  };

  test.each(['fail', 'retract'] as const)(
    'does not count a message whose reply did %s',
    async (how) => {
      const ann = await app.visitor();
      const id = await openChat(app, ann);
      for (let times = 0; times < 4; times += 1) {
        await sendRefused(ann, id, how);
        await expect.poll(async () => (await trialOf(ann))?.trial_used).toBe(0);
      }
      for (let times = 0; times < 3; times += 1) await say(ann, id);
      await expect(ann.chat.send({ params: { id }, body: { text: 'More' } })).rejects.toMatchObject(
        over,
      );
    },
  );

  test('allows as many regenerations as messages, over all chats, failed ones not counted', async () => {
    const ann = await app.visitor();
    const [one, other] = [await openChat(app, ann), await openChat(app, ann)];
    await say(ann, one);
    await say(ann, other);
    const again = async (id: string, how: 'end' | 'fail' = 'end'): Promise<void> => {
      await ann.chat.regenerate({ params: { id }, body: { seq: await lastOf(ann, id) } });
      const puppet = await llm.next();
      if (how === 'fail') puppet.fail('unavailable');
      else {
        puppet.write('Hello once more.');
        puppet.end();
      }
      await settled(ann, id);
    };
    await again(one, 'fail');
    await expect.poll(async () => (await trialOf(ann))?.trial_again).toBe(0);
    await again(one);
    await again(other);
    await again(one);
    for (const id of [one, other]) {
      await expect(
        ann.chat.regenerate({ params: { id }, body: { seq: await lastOf(ann, id) } }),
      ).rejects.toMatchObject(over);
      await expect(
        ann.chat.continue({ params: { id }, body: { seq: await lastOf(ann, id) } }),
      ).rejects.toMatchObject(over);
    }
    await say(ann, one); // the third message is still hers
    expect(await trialOf(ann)).toEqual({ trial_used: 3, trial_again: 3 });
  });

  test('cannot be bypassed by regenerating a failed reply', async () => {
    const ann = await app.visitor();
    const id = await openChat(app, ann);
    let replied = 0;
    for (let times = 0; times < 12; times += 1) {
      const sent = await ann.chat
        .send({ params: { id }, body: { text: 'Hello' } })
        .catch(() => null);
      if (!sent) break;
      (await llm.next()).fail('unavailable');
      await settled(ann, id);
      await expect.poll(async () => (await trialOf(ann))?.trial_used).toBe(replied);
      const retried = await ann.chat
        .regenerate({ params: { id }, body: { seq: await lastOf(ann, id) } })
        .catch(() => null);
      if (!retried) break;
      await llm.answer('Here I am.');
      await settled(ann, id);
      replied += 1;
    }
    expect(replied).toBe(3);
  });

  test('is not exceeded by parallel messages in many chats', async () => {
    const ann = await app.visitor();
    const chats = await Promise.all(Array.from({ length: 8 }, () => openChat(app, ann)));
    const outcomes = await Promise.allSettled(
      chats.map((id) => ann.chat.send({ params: { id }, body: { text: 'Hello' } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (let taken = 0; taken < 3; taken += 1) (await llm.next()).end();
  });

  test('does not apply to a member', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    for (let times = 0; times < 5; times += 1) await say(ann, id);
    expect((await ann.chat.history({ params: { id }, query: {} })).messages.length).toBeGreaterThan(
      10,
    );
  });
});
