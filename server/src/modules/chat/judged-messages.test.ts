// What only a judge finds in messages: the crisis card comes beside the reply, however late; a violation takes the reply back.
import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, send, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openSocket, type TestSocket } from '../../../test/sockets.ts';
import type { Database } from '../../platform/db/open.ts';
import {
  ModerationFailure,
  TEXT_QUESTIONS,
  type JudgedText,
  type TextModeration,
  type TextQuestion,
  type TextVerdict,
} from '../../providers/moderation/port.ts';

/** No rule knows it. */
const words = 'My sister has the cat now. It’s all arranged.';
const questions: { text: string; answer: PromiseWithResolvers<TextVerdict> }[] = [];
/** What a reading that finds something raises. */
let raises: TextQuestion = 'risk';
/** The verdicts on what was raised, in their order; the last one stays. */
let verdicts: (TextVerdict | 'none')[] = ['violates'];
const judged: JudgedText[] = [];
const judge: TextModeration = {
  name: 'puppet judge',
  description: '',
  isBuiltIn: false,
  questions: TEXT_QUESTIONS,
  reads: TEXT_QUESTIONS,
  readsMessages: true,
  writesReplies: false,
  async judge(asked) {
    judged.push(asked);
    const [verdict = 'none'] = verdicts.length > 1 ? verdicts.splice(0, 1) : verdicts;
    if (verdict === 'none') throw new ModerationFailure('unavailable', 'It sleeps.');
    return verdict;
  },
  async read(text) {
    const answer = Promise.withResolvers<TextVerdict>();
    questions.push({ text, answer });
    return (await answer.promise) === 'violates' ? [raises] : [];
  },
};

onDatabase('what a judge finds in messages', (open) => {
  const later = cleanUp();
  const master = randomBytes(32);
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  let address: string;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later, master, log: quietLog, textJudge: judge });
    address = await app.listen();
  });

  beforeEach(() => {
    raises = 'risk';
    verdicts = ['violates'];
    judged.length = 0;
  });

  const newChat = async (at = app) => {
    const ann = await at.member();
    const id = await openChat(at, ann);
    return { ann, id };
  };
  /** The question about the message that was sent last. */
  const question = async (text = words) => {
    await expect.poll(() => questions.at(-1)?.text).toBe(text);
    const { answer } = questions.pop() ?? {};
    if (!answer) throw new Error('The judge was not asked.');
    return answer;
  };
  const cards = async (ann: Person, id: string) => {
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    return messages.filter(({ notice }) => notice === 'crisis').map(({ seq }) => seq);
  };
  const counted = async () => {
    const { rows } = await database.pool.query(
      'select coalesce(sum(cards), 0)::int as n from crisis_card_day',
    );
    return (rows[0] as { n: number }).n;
  };
  const changes = (socket: TestSocket) =>
    socket.events.filter(({ type }) => type === 'chat.changed').length;

  test('the crisis card arrives while the reply continues, live and stored, once, and is counted', async () => {
    const { ann, id } = await newChat();
    const before = await counted();
    const socket = await openSocket(address, { token: ann.token });
    await socket.expect('ready');
    const sent = await send(ann, id, words);
    expect(sent).toMatchObject({ verdict: 'allowed', notices: [] });
    const puppet = await llm.next();
    puppet.write('Where is she now?');
    await socket.expect('reply.chunk');
    expect(await cards(ann, id)).toEqual([]);
    (await question()).resolve('violates');
    await socket.expect('chat.changed');
    expect(await cards(ann, id)).toEqual([sent.seq]);
    puppet.write(' Tell me.');
    puppet.end();
    expect(await socket.expect('reply.done')).toMatchObject({ text: 'Where is she now? Tell me.' });
    expect(changes(socket)).toBe(1);
    await expect.poll(counted).toBe(before + 1);
    // The chat goes on, and a repeated request is acknowledged as the first time.
    const again = await ann.chat.send({
      params: { id },
      body: { text: words, client_message_id: sent.client_message_id },
    });
    expect(again).toEqual(sent);
    await send(ann, id, 'Thank you for being here with me.');
    (await llm.next()).end();
    (await question('Thank you for being here with me.')).resolve('clear');
    await settled(ann, id);
    expect(await cards(ann, id)).toEqual([sent.seq]);
  });

  test('a verdict after the end of the reply still shows the card', async () => {
    const { ann, id } = await newChat();
    const { seq } = await send(ann, id, words);
    await llm.answer('I see.');
    const messages = await settled(ann, id);
    expect(messages.at(-1)).toMatchObject({ text: 'I see.', state: 'complete' });
    (await question()).resolve('violates');
    await expect.poll(() => cards(ann, id)).toEqual([seq]);
    expect((await settled(ann, id)).at(-1)).toMatchObject({ text: 'I see.', state: 'complete' });
  });

  test('a regenerated reply is written as to a person in distress', async () => {
    const { ann, id } = await newChat();
    const { seq } = await send(ann, id, words);
    const puppet = await llm.next();
    expect(puppet.prompt.system).not.toContain('helpline');
    puppet.write('I see.');
    puppet.end();
    const replies = await settled(ann, id);
    (await question()).resolve('violates');
    await expect.poll(() => cards(ann, id)).toEqual([seq]);
    const reply = replies.at(-1)?.seq ?? 0;
    await ann.chat.regenerate({ params: { id }, body: { seq: reply } });
    const again = await llm.next();
    expect(again.prompt.system).toContain('helpline');
    again.end();
    await settled(ann, id);
    await send(ann, id, 'Thank you for being here with me.');
    const next = await llm.next();
    expect(next.prompt.system).not.toContain('helpline');
    next.end();
    (await question('Thank you for being here with me.')).resolve('clear');
  });

  /** Nothing of the message is waiting any more once a later one has its card. */
  const afterwards = async () => {
    const { ann, id } = await newChat();
    const { seq } = await send(ann, id, words);
    (await llm.next()).end();
    (await question()).resolve('violates');
    await expect.poll(() => cards(ann, id)).toEqual([seq]);
  };

  test.each<[string, (answer: PromiseWithResolvers<TextVerdict>) => void]>([
    ['is clear', ({ resolve }) => resolve('clear')],
    ['fails', ({ reject }) => reject(new ModerationFailure('unavailable', 'It sleeps.'))],
    ['breaks', ({ reject }) => reject(new Error('Broken.'))],
    ['never comes', () => undefined],
  ])('a verdict that %s changes nothing', async (_what, answer) => {
    const { ann, id } = await newChat();
    await send(ann, id, words);
    await llm.answer('I see.');
    answer(await question());
    expect((await settled(ann, id)).at(-1)).toMatchObject({ text: 'I see.', state: 'complete' });
    await afterwards();
    expect(await cards(ann, id)).toEqual([]);
  });

  test('a message, a chat and an account that are gone before the verdict get no card, and none is counted', async () => {
    const ways: ((ann: Person, id: string, seq: number) => Promise<unknown>)[] = [
      (ann, id, seq) => ann.chat.removeMessage({ params: { id, seq: String(seq) } }),
      (ann, id) => ann.chat.remove({ params: { id } }),
      async (ann) => {
        await ann.account.deleteUser({ body: { when: 'now' } });
        await app.app.account.erase(app.scope, ann.id);
      },
    ];
    for (const remove of ways) {
      const { ann, id } = await newChat();
      const { seq } = await send(ann, id, words);
      (await llm.next()).end();
      await settled(ann, id);
      const answer = await question();
      await remove(ann, id, seq);
      const before = await counted();
      const revision = () =>
        database.pool.query('select revision from chat_session where id = $1', [id]);
      const { rows: unchanged } = await revision();
      answer.resolve('violates');
      await afterwards();
      await expect.poll(counted).toBe(before + 1);
      expect((await revision()).rows).toEqual(unchanged);
      const { rows } = await database.pool.query(
        "select from message where session_id = $1 and notice = 'crisis'",
        [id],
      );
      expect(rows).toEqual([]);
    }
  });

  test('a message that a rule finds gets its card at once, and is not judged for risk', async () => {
    const { ann, id } = await newChat();
    const sent = await send(ann, id, 'I want to end my life');
    expect(sent.notices).toEqual([{ seq: sent.seq + 1, kind: 'crisis' }]);
    (await llm.next()).end();
    await settled(ann, id);
    (await question('I want to end my life')).resolve('violates');
    await afterwards();
    expect(judged.map(({ text }) => text)).toEqual([words]);
  });

  /** No rule knows it either. */
  const hinted = 'She still has her school report from this summer, ninth form.';
  const harmless = 'What will the weather be like tomorrow?';

  /** A reading raised the question while the reply was being written; its verdict is the first of `verdicts`. */
  const raisedBeside = async (question_: TextQuestion, given: typeof verdicts) => {
    raises = question_;
    verdicts = given;
    const { ann, id } = await newChat();
    const socket = await openSocket(address, { token: ann.token });
    await socket.expect('ready');
    const { seq, verdict } = await send(ann, id, hinted);
    expect(verdict).toBe('allowed');
    const puppet = await llm.next();
    puppet.write('Oh, is that so?');
    await socket.expect('reply.chunk');
    (await question(hinted)).resolve('violates');
    return { ann, id, socket, seq, puppet };
  };
  const lastState = async (ann: Person, id: string) => (await settled(ann, id)).at(-1);

  test.each<[TextQuestion, TextVerdict | 'none', string | null]>([
    ['minor', 'violates', 'minor_sexual'],
    ['minor', 'none', 'minor_sexual'],
    ['minor', 'clear', null],
    ['person', 'violates', 'not_allowed'],
    ['person', 'none', null],
    ['consent', 'violates', 'not_allowed'],
    ['animals', 'violates', 'not_allowed'],
  ])(
    'raised about %s, verdict %s: the reply is taken back for %s',
    async (about, verdict, reason) => {
      const { ann, id, socket, seq, puppet } = await raisedBeside(about, [verdict]);
      if (reason === null) {
        await expect.poll(() => judged.length).toBe(1);
        puppet.end();
        expect(await lastState(ann, id)).toMatchObject({ state: 'complete' });
        return;
      }
      expect(await socket.expect('reply.retracted')).toMatchObject({ reason });
      await expect
        .poll(() => ann.chat.history({ params: { id }, query: {} }).then((one) => one.messages))
        .toContainEqual(expect.objectContaining({ seq, text: hinted }));
      expect(judged).toMatchObject([{ question: about, text: hinted }]);
    },
  );

  test('after an open suspicion about a minor the next message waits for the judge, until the suspected one is gone', async () => {
    const { ann, id, socket, seq } = await raisedBeside('minor', ['none', 'none', 'clear']);
    await socket.expect('reply.retracted');
    await socket.expect('chat.changed');
    const refused = await send(ann, id, harmless);
    expect(refused).toMatchObject({ verdict: 'blocked', reason: 'minor_sexual', reply: null });
    expect(judged.at(-1)).toMatchObject({ question: 'minor', text: harmless });
    expect(judged.at(-1)?.before).toContain(hinted);
    (await question(harmless)).resolve('clear');
    // The same text is asked about again, since there was no verdict; now there is one.
    expect(await send(ann, id, harmless)).toMatchObject({ verdict: 'allowed' });
    (await llm.next()).end();
    (await question(harmless)).resolve('clear');
    await settled(ann, id);
    verdicts = ['none'];
    expect(await send(ann, id, harmless)).toMatchObject({ verdict: 'blocked' });
    (await question(harmless)).resolve('clear');
    await ann.chat.removeMessage({ params: { id, seq: String(seq) } });
    expect(await send(ann, id, harmless)).toMatchObject({ verdict: 'allowed' });
    (await llm.next()).end();
    (await question(harmless)).resolve('clear');
    await settled(ann, id);
    // It was no statement of the member's own age.
    await expect(newChat().then(() => ann.chat.list({ query: {} }))).resolves.toBeDefined();
  });

  test('an edited message is judged again', async () => {
    const { ann, id } = await newChat();
    const { seq } = await send(ann, id, harmless);
    (await llm.next()).end();
    (await question(harmless)).resolve('clear');
    await settled(ann, id);
    await ann.chat.edit({ params: { id, seq: String(seq) }, body: { text: words } });
    (await question()).resolve('violates');
    await expect.poll(() => cards(ann, id)).toEqual([seq]);
  });

  test('the model that writes the replies is asked once the reply has been written', async () => {
    const shared = await testApp({
      database,
      llm,
      later,
      master,
      log: quietLog,
      textJudge: { ...judge, writesReplies: true },
    });
    const { ann, id } = await newChat(shared);
    const before = questions.length;
    const { seq } = await send(ann, id, words);
    const puppet = await llm.next();
    puppet.write('I see.');
    expect(questions).toHaveLength(before);
    puppet.end();
    (await question()).resolve('violates');
    await expect.poll(() => cards(ann, id)).toEqual([seq]);
  });
});
