// What is only suspected asks the judge; without a clear verdict what may involve a minor stays refused, and talk goes on.
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
  questions: readonly TextQuestion[] = TEXT_QUESTIONS,
) {
  const requests: JudgedText[] = [];
  const counts: string[] = [];
  const textJudge: TextModeration = {
    name: 'puppet',
    description: '',
    isBuiltIn,
    questions: isBuiltIn ? [] : questions,
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
  return { safety, check, requests, counts };
}

/** A student is no minor for sure. */
const suspected = 'The schoolgirl has a date with him.';
const certain = 'a lewd scene with a 15 year old girl';
const ruleIds = async (text: string) => {
  const verdict = await setUp('none').check(text);
  return { ...verdict, ids: verdict.rule_ids };
};

test('the examples are what they say', async () => {
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

test('what is certain, and what is not suspected, is not judged', async () => {
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
])('beside a reply, %s leads to %s', async (answer, reason, expected) => {
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

const quiet = 'There is nothing left for me to do here.';
const findsRisk = ({ safety }: ReturnType<typeof setUp>, text: string) =>
  safety.findsRisk(safety.checkInput({ text, recent: [], surface: 'chat' }), text);

test.each<[Answer, boolean, string[]]>([
  ['violates', true, ['found', 'confirmed']],
  ['clear', false, ['found', 'cleared']],
  ['none', false, ['found']],
])(
  'a message in which no rule found risk: %s shows the card: %s',
  async (answer, card, outcomes) => {
    const judged = setUp(answer);
    expect(await findsRisk(judged, quiet)).toBe(card);
    expect(judged.requests).toEqual([{ question: 'risk', text: quiet, before: [] }]);
    expect(judged.counts).toEqual(
      outcomes.map((outcome) => `chat self_harm_mention.judged ${outcome}`),
    );
  },
);

test.each([
  ['what a rule found', 'I want to end my life'],
  ['one or two words', 'Good night!'],
  ['no words', '🙂🙂🙂 123 …'],
])('%s is not judged again', async (_what, text) => {
  const judged = setUp('violates');
  expect(await findsRisk(judged, text)).toBe(false);
  expect(judged.requests).toEqual([]);
});

test('writing without spaces has words, too', async () => {
  expect(await findsRisk(setUp('violates'), 'もう何もない')).toBe(true);
});

test('a judge without a category for risk, and none at all, are not asked and not counted', async () => {
  for (const judged of [setUp('violates', false, ['minor']), setUp('violates', true)]) {
    expect(await findsRisk(judged, quiet)).toBe(false);
    expect(judged.requests).toEqual([]);
    expect(judged.counts).toEqual([]);
  }
});
