// Suspicions are judged; without a clear verdict, texts that may involve a minor stay refused, others pass.
import { expect, test } from 'vitest';
import {
  ModerationFailure,
  TEXT_QUESTIONS,
  type JudgedText,
  type TextModeration,
  type TextQuestion,
  type TextVerdict,
} from '../../providers/moderation/port.ts';
import { createSafetyService, type InputVerdict } from './service.ts';

type Answer = TextVerdict | 'none';

function setUp(
  answer: Answer,
  isBuiltIn = false,
  {
    questions = TEXT_QUESTIONS,
    raises = [],
  }: { questions?: readonly TextQuestion[]; raises?: readonly TextQuestion[] | 'none' } = {},
) {
  const readTexts: string[] = [];
  const requests: JudgedText[] = [];
  const counts: string[] = [];
  const textJudge: TextModeration = {
    name: 'puppet',
    description: '',
    isBuiltIn,
    questions: isBuiltIn ? [] : questions,
    reads: isBuiltIn ? [] : questions,
    readsMessages: !isBuiltIn,
    async read(text) {
      if (isBuiltIn || raises === 'none') throw new ModerationFailure('unavailable', 'It sleeps.');
      readTexts.push(text);
      return raises;
    },
    writesReplies: false,
    async judge(request) {
      requests.push(request);
      if (answer === 'none') throw new ModerationFailure('unavailable', 'The puppet sleeps.');
      return answer;
    },
  };
  const suspicions = {
    count: (surface: string, rule_ids: readonly string[], outcome: string) =>
      void counts.push(`${surface} ${rule_ids.join()} ${outcome}`),
  };
  const safety = createSafetyService({ textJudge, suspicions });
  const check = (text: string) => safety.checkText({ text, recent: ['Hello.'], surface: 'chat' });
  return { safety, check, requests, counts, readTexts };
}

/** Suspicious, because a student is not certainly a minor. */
const suspected = 'The schoolgirl has a date with him.';
const certain = 'a lewd scene with a 15 year old girl';
const ruleIds = async (text: string) => {
  const verdict = await setUp('none').check(text);
  return { ...verdict, ids: verdict.rule_ids };
};

test('the examples match the rules as their names say', async () => {
  expect(await ruleIds(suspected)).toMatchObject({ action: 'block', is_suspected: true });
  expect(await ruleIds(certain)).toMatchObject({ action: 'block', is_suspected: false });
});

test.each<[Answer, object]>([
  ['clear', { action: 'allow', is_suspected: false }],
  ['violates', { action: 'block', reason: 'minor_sexual', is_suspected: false }],
  ['none', { action: 'block', reason: 'minor_sexual', is_suspected: true }],
])('with a judge that says %s', async (answer, expected) => {
  const { check, requests } = setUp(answer);
  expect(await check(suspected)).toMatchObject(expected);
  expect(requests).toEqual([{ question: 'minor', text: suspected, before: ['Hello.'] }]);
});

test('without a judge it stays refused, and it is counted without a text', async () => {
  const { check, requests, counts } = setUp('clear', true);
  expect(await check(suspected)).toMatchObject({ action: 'block', is_suspected: true });
  expect(requests).toEqual([]);
  expect(counts).toEqual([
    expect.stringMatching(/^chat minor_sexual\.\w+ found$/),
    expect.stringMatching(/^chat minor_sexual\.\w+ refused$/),
  ]);
});

test('certain findings and unsuspicious texts are not judged', async () => {
  const { check, requests } = setUp('clear');
  expect(await check(certain)).toMatchObject({ action: 'block', is_suspected: false });
  expect(await check('Kiss me again.')).toMatchObject({ action: 'allow' });
  expect(await check('My daughter is 14 and likes chess.')).toMatchObject({ action: 'allow' });
  expect(requests).toEqual([]);
});

const verdictOn = (rule_id: string): InputVerdict => ({
  action: 'allow',
  notices: [],
  asks_if_human: false,
  rule_ids: ['self_harm_mention.past', rule_id],
  is_suspected: true,
});

test.each<[Answer, string | undefined, string[]]>([
  ['violates', 'not_allowed', ['chat bestiality.hint confirmed']],
  ['clear', undefined, ['chat bestiality.hint cleared']],
  ['none', undefined, []],
])('during a reply, %s results in %s', async (answer, reason, expected) => {
  const { safety, counts, requests } = setUp(answer);
  const words = { text: 'A text.', recent: [] };
  expect(await safety.judgeBeside(verdictOn('bestiality.hint'), words)).toBe(reason);
  expect(counts).toEqual(expected);
  expect(requests).toEqual([{ question: 'animals', text: 'A text.', before: [] }]);
});

test.each([
  ['minor_sexual.soft_weak', 'minor'],
  ['minor_user.hint', 'minor'],
  ['real_person.hint', 'person'],
  ['nonconsent_real.hint', 'consent'],
  ['bestiality.hint', 'animals'],
])('%s asks whether it is about a %s', async (rule_id, question) => {
  const { safety, requests } = setUp('clear');
  await safety.judgeBeside(verdictOn(rule_id), { text: 'A text.', recent: [] });
  expect(requests).toMatchObject([{ question }]);
});

test('several suspicions are several questions, and all have to be clear', async () => {
  const { safety, requests } = setUp('clear');
  const rule_ids = ['nonconsent_real.hint', 'minor_sexual.person_weak', 'minor_sexual.soft_weak'];
  const verdict = {
    action: 'block',
    reason: 'minor_sexual',
    rule_ids,
    is_suspected: true,
  } as const;
  const check = { name: 'Maren', texts: ['Quiet.', 'Kind.'] };
  expect(await safety.settleCharacter(verdict, check)).toEqual({
    action: 'allow',
    suspected: rule_ids,
  });
  expect(requests.map(({ question, text }) => [question, text])).toEqual([
    ['consent', 'Maren\nQuiet.\nKind.'],
    ['minor', 'Maren\nQuiet.\nKind.'],
  ]);
});

test('a character that alone would pass is refused where the judge confirms the suspicion', async () => {
  const check = { name: 'Maren', texts: ['Quiet.'] };
  const verdict = { action: 'allow', suspected: ['nonconsent_real.hint'] } as const;
  expect(await setUp('violates').safety.settleCharacter(verdict, check)).toMatchObject({
    action: 'block',
    reason: 'not_allowed',
  });
  expect(await setUp('none').safety.settleCharacter(verdict, check)).toBe(verdict);
});

test.each<[Answer, object]>([
  [
    'violates',
    {
      action: 'block',
      reason: 'minor_sexual',
      is_suspected: false,
      place: { text: 'Maren', passage: 'Maren' },
    },
  ],
  ['none', { action: 'block', reason: 'minor_sexual', is_suspected: true }],
  ['clear', { action: 'allow' }],
])('a character in which only a reading suspects a minor, verdict %s', async (answer, expected) => {
  const { safety, readTexts, requests } = setUp(answer, false, { raises: ['minor', 'risk'] });
  const check = { name: 'Maren', texts: ['Quiet.'] };
  expect(await safety.settleCharacter({ action: 'allow' }, check)).toMatchObject(expected);
  expect(readTexts).toEqual(['Maren\nQuiet.']);
  expect(new Set(requests.map(({ question }) => question))).toEqual(new Set(['minor']));
});

test('a character that raises nothing, or is not read, is as the rules say', async () => {
  const check = { name: 'Maren', texts: ['Quiet.'] };
  const verdict = { action: 'allow' } as const;
  for (const raises of [[], 'none'] as const)
    expect(await setUp('violates', false, { raises }).safety.settleCharacter(verdict, check)).toBe(
      verdict,
    );
  // Texts that the rules refuse for certain are not judged.
  const certainly = {
    action: 'block',
    reason: 'minor_sexual',
    rule_ids: [],
    is_suspected: false,
  } as const;
  const { safety, readTexts } = setUp('clear');
  expect(await safety.settleCharacter(certainly, check)).toBe(certainly);
  expect(readTexts).toEqual([]);
});

const quiet = 'There is nothing left for me to do here.';
const read = ({ safety }: ReturnType<typeof setUp>, text: string) =>
  safety.readMessage(safety.checkInput({ text, recent: [], surface: 'chat' }), {
    text,
    recent: ['Hello.'],
  });

test.each<[Answer, boolean, string[]]>([
  ['violates', true, ['found', 'confirmed']],
  ['clear', false, ['found', 'cleared']],
  ['none', false, ['found']],
])(
  'a message that a reading finds at risk: %s shows the card: %s',
  async (answer, card, outcomes) => {
    const judged = setUp(answer, false, { raises: ['risk'] });
    expect(await read(judged, quiet)).toEqual({ isAtRisk: card, raised: [], reason: undefined });
    // Earlier messages do not count as the writer's own.
    expect(judged.requests).toEqual([{ question: 'risk', text: quiet, before: [] }]);
    expect(judged.counts).toEqual(
      outcomes.map((outcome) => `chat self_harm_mention.judged ${outcome}`),
    );
  },
);

test.each<[TextQuestion, Answer, string[], string | undefined]>([
  ['minor', 'violates', ['minor_sexual.judged'], 'minor_sexual'],
  ['minor', 'none', ['minor_sexual.judged'], 'minor_sexual'],
  ['minor', 'clear', [], undefined],
  ['animals', 'violates', ['bestiality.judged'], 'not_allowed'],
  ['animals', 'none', [], undefined],
])('a message that is read as about %s, verdict %s', async (about, answer, raised, reason) => {
  const judged = setUp(answer, false, { raises: [about] });
  expect(await read(judged, quiet)).toEqual({ isAtRisk: false, raised, reason });
  expect(judged.requests).toEqual([{ question: about, text: quiet, before: ['Hello.'] }]);
});

test.each<[Answer, object]>([
  ['none', { action: 'block', reason: 'minor_sexual', is_suspected: true }],
  ['violates', { action: 'block', reason: 'minor_sexual', is_suspected: false }],
  ['clear', { action: 'allow', is_suspected: false }],
])(
  'after a suspicion about a minor that a reading raised, verdict %s',
  async (answer, expected) => {
    const { safety, requests } = setUp(answer);
    const check = { text: quiet, recent: ['Hello.'], surface: 'chat' } as const;
    const raised = ['minor_sexual.judged'];
    expect(await safety.checkText({ ...check, raised })).toMatchObject(expected);
    expect(requests).toEqual([{ question: 'minor', text: quiet, before: ['Hello.'] }]);
  },
);

test('after other suspicions of a reading the next message is answered, and judged beside its reply', async () => {
  const { safety, requests } = setUp('violates');
  const check = { text: quiet, recent: ['Hello.'], surface: 'chat' } as const;
  const verdict = await safety.checkText({ ...check, raised: ['real_person.judged'] });
  expect(verdict).toMatchObject({ action: 'allow', is_suspected: true });
  expect(requests).toEqual([]);
  expect(await safety.judgeBeside(verdict, check)).toBe('not_allowed');
});

test.each([
  ['one or two words', 'Good night!'],
  ['no words', '🙂🙂🙂 123 …'],
])('%s are not read', async (_what, text) => {
  const judged = setUp('violates', false, { raises: ['risk'] });
  expect(await read(judged, text)).toMatchObject({ isAtRisk: false });
  expect(judged.readTexts).toEqual([]);
});

test('a text with a rule’s finding is not judged for risk again, and a refused text is not judged at all', async () => {
  const judged = setUp('violates', false, { raises: ['risk', 'animals'] });
  expect(await read(judged, 'I want to end my life')).toMatchObject({ isAtRisk: false });
  expect(await read(judged, `${certain}, ${quiet}`)).toMatchObject({ isAtRisk: true, raised: [] });
  expect(judged.requests.map(({ question }) => question)).toEqual(['animals', 'risk']);
});

test('writing without spaces has words, too', async () => {
  const judged = setUp('violates', false, { raises: ['risk'] });
  expect(await read(judged, 'もう何もない')).toMatchObject({ isAtRisk: true });
});

test('without a judge, or where it gives no reading, nothing is asked or counted', async () => {
  for (const judged of [setUp('violates', true), setUp('violates', false, { raises: 'none' })]) {
    expect(await read(judged, quiet)).toEqual({ isAtRisk: false, raised: [], reason: undefined });
    expect(judged.requests).toEqual([]);
    expect(judged.counts).toEqual([]);
  }
});
