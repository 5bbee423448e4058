// Counts of suspicions by day, kind of text and rule: added up over processes, and shown to admins.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openChat, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import {
  ModerationFailure,
  TEXT_QUESTIONS,
  type TextVerdict,
} from '../../providers/moderation/port.ts';
import { createSuspicions } from './service.ts';

onDatabase('suspicions', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let llm: PuppetLlm;
  let verdict: TextVerdict | 'none' = 'none';
  let count: (outcome: 'found' | 'cleared') => Promise<void>;

  beforeAll(async () => {
    const database = await open();
    llm = createPuppetLlm();
    const textJudge = {
      name: 'puppet judge',
      description: '',
      isBuiltIn: false,
      questions: TEXT_QUESTIONS,
      reads: [],
      readsMessages: false,
      read: async () => [],
      writesReplies: false,
      async judge() {
        assertNoTransaction('A verdict');
        if (verdict === 'none') throw new ModerationFailure('unavailable', 'It sleeps.');
        return verdict;
      },
    };
    app = await testApp({ database, llm, later, log: quietLog, textJudge });
    count = async (outcome) => {
      const other = createSuspicions({ db: database.db, clock: app.clock, log: quietLog });
      other.count('character', ['minor_sexual.soft_weak', 'minor_sexual.soft_weak'], outcome);
      await other.flush();
    };
  });

  test('counts of several processes are added up', async () => {
    const admin = await app.admin();
    await count('found');
    await count('found');
    await count('cleared');
    const { counts, judge } = await admin.stats.suspicions({ query: { days: '7' } });
    expect(judge).toBe('puppet judge');
    expect(counts).toEqual([
      {
        day: app.clock.now().toISOString().slice(0, 10),
        surface: 'character',
        rule_id: 'minor_sexual.soft_weak',
        found: 2,
        cleared: 1,
        confirmed: 0,
      },
    ]);
  });

  /** A chat of a new member, a function that sends in it, and its newest message once no reply is running. */
  async function newChat() {
    const ann = await app.member();
    const id = await openChat(app, ann);
    const last = async () => {
      const { messages } = await ann.chat.history({ params: { id }, query: {} });
      return messages.at(-1);
    };
    return {
      regenerate: async () => {
        const seq = (await last())?.seq ?? 0;
        return ann.chat.regenerate({ params: { id }, body: { seq } });
      },
      send: (text: string) =>
        ann.chat.send({ params: { id }, body: { client_message_id: randomUUID(), text } }),
      last,
      ended: () => settled(ann, id),
    };
  }

  async function reply(): Promise<void> {
    await llm.answer('Tell me more about it.');
  }

  test('a message that is refused on suspicion is sent where the judge clears it', async () => {
    const suspected = 'The schoolgirl has a date with him.';
    const { send, regenerate, last, ended } = await newChat();
    verdict = 'none';
    expect(await send(suspected)).toMatchObject({ verdict: 'blocked', reason: 'minor_sexual' });
    verdict = 'clear';
    expect(await send(suspected)).toMatchObject({ verdict: 'allowed' });
    await reply();
    await ended();
    expect(await last()).toMatchObject({ state: 'complete' });
    expect(await regenerate()).toMatchObject({ reply: { variant: 1 } });
    await reply();
    await ended();
  });

  test.each([
    ['none', 'complete'],
    ['clear', 'complete'],
    ['violates', 'retracted'],
  ] as const)(
    'what passes on suspicion is answered; with the verdict %s the reply is %s',
    async (answer, state) => {
      const { send, last, ended } = await newChat();
      verdict = answer;
      // A different text each time, because verdicts are cached.
      const text = `There is a hidden camera in the bedroom. ${answer}`;
      expect(await send(text)).toMatchObject({ verdict: 'allowed' });
      await reply();
      await ended();
      expect(await last()).toMatchObject({ author: 'character', state });
    },
  );
});
