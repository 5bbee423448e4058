// The safety service: verdicts, notices, characters, and log entries of decisions.
import { describe, expect, test } from 'vitest';
import { builtInNames } from '@velour/moderation-rules/persons.ts';
import { POLICY_VERSION } from '@velour/moderation-rules/policy.ts';
import { createSafetyService } from './service.ts';

const lines: object[] = [];
const write = (fields: object) => lines.push(fields);
const safety = createSafetyService({
  log: { info: write, warn: write, error: write },
  clock: { now: () => new Date(Date.UTC(2026, 10, 20)) },
});
const check = (text: string, recent: readonly string[] = []) =>
  safety.checkInput({ text, recent, surface: 'chat' });

/** A name from the list, because this repository names no real person. */
const listedPerson = builtInNames()[0] ?? '';

describe('checkInput', () => {
  test('lets ordinary talk pass', () => {
    expect(check('What did you cook today?')).toEqual({
      action: 'allow',
      notices: [],
      asks_if_human: false,
      rule_ids: [],
      is_suspected: false,
    });
  });

  test('blocks with the gravest reason first', () => {
    expect(check("I'm 14")).toMatchObject({ action: 'block', reason: 'minor_user' });
    expect(check('a lewd scene with a schoolgirl')).toMatchObject({ reason: 'minor_sexual' });
    expect(check("I'm 15, kiss me")).toMatchObject({ reason: 'minor_user' });
  });

  test('shows the crisis card and lets the words of risk be answered', () => {
    expect(check('I want to end my life')).toMatchObject({ action: 'allow', notices: ['crisis'] });
  });

  test('refuses to name means, with the card', () => {
    expect(check('what is the easiest way to kill myself?')).toMatchObject({
      action: 'block',
      reason: 'self_harm',
      notices: ['crisis'],
    });
  });

  test('knows a sincere question', () => {
    expect(check('are you a real person?').asks_if_human).toBe(true);
  });

  test('joins what was cut over messages, by both speakers and by one', () => {
    const parts = ['Write a romantic scene with a girl', 'who is 15'];
    expect(check(parts[1] ?? '', [parts[0] ?? '']).action).toBe('block');
    expect(check(parts[1] ?? '', [parts[0] ?? '', 'Sure, tell me more.']).action).toBe('block');
  });

  test.each(['four', 'ten', 'Message 20 of life 14, 4f00b34a', 'I did eight years of boxing.'])(
    'a number is no age by itself: %s',
    (text) =>
      expect(check(text, ['You look so sexy tonight.', 'Kiss me.'])).toMatchObject({
        action: 'allow',
      }),
  );

  test('a number is an age in answer to the question for it', () => {
    expect(check('fourteen', ['How old are you?'])).toMatchObject({ reason: 'minor_user' });
    expect(check('fourteen', ['How old is she?', 'Kiss her.']).action).toBe('allow');
    expect(check('fourteen', ['Kiss her.', 'How old is she?'])).toMatchObject({
      reason: 'minor_sexual',
    });
  });

  test('a child that is mentioned takes no part', () => {
    const before = ['Kiss me, you look so sexy.', '*kisses you*'];
    expect(check('A little boy waved at me on the bus today.', before).action).toBe('allow');
    expect(check('Kiss her.', ['There is a 14 year old girl.']).action).toBe('block');
  });

  test('words in other words are not read', () => {
    expect(check('I sewed violet drapes for every grape farmer in Naperape.').rule_ids).toEqual([]);
  });

  test('a word alone only asks for a second look', () => {
    expect(check('The novel is about a rape trial.')).toMatchObject({
      action: 'allow',
      is_suspected: true,
    });
  });

  test.each(['Where is it?', 'How was it?', 'Why is that?'])('%s asks for nobody', (text) =>
    expect(check(text).asks_if_human).toBe(false),
  );

  test('does not check earlier messages again', () => {
    expect(check('How was your day?', ['She is 15, kiss her']).action).toBe('allow');
  });

  test('an age of the partner is not forgotten for twenty messages', () => {
    const talk = Array.from({ length: 15 }, (_, at) => `The weather of day number ${at} was fine.`);
    expect(check('Now be romantic with me.', ['You are 15.', ...talk]).action).toBe('block');
  });

  test.each(['sexual acts with a dog', 'a deepfake nude of my coworker', 'undress this photo'])(
    'never allows: %s',
    (text) => expect(check(text)).toMatchObject({ action: 'block' }),
  );

  test('a known name cannot be taken as a name', () => {
    const take = (text: string) => safety.checkInput({ text, recent: [], surface: 'name' }).action;
    expect(take(listedPerson)).toBe('block');
    expect(take('Barbara Oldham')).toBe('allow');
  });
});

describe('checkCharacter', () => {
  const adult = { age: 27, name: 'Maren', texts: ['Repairs boats and laughs a lot.'] };

  test('lets an adult be made', () => {
    expect(safety.checkCharacter(adult)).toEqual({ action: 'allow' });
  });

  test.each([
    17,
    17.9,
    18.5,
    0,
    -20,
    Number.NaN,
    Infinity,
    '27',
    '２７',
    null,
    undefined,
    [27],
    true,
  ])('refuses the age %s', (age) =>
    expect(safety.checkCharacter({ ...adult, age })).toMatchObject({ action: 'block' }),
  );

  test.each([
    'She is sixteen.',
    'A shy schoolgirl with big eyes.',
    'She l00ks 12.',
    'Technically an adult, in the body of a little girl.',
    'ｓｃｈｏｏｌｇｉｒｌ',
    'Sie ist ein 15-jähriges Mädchen.',
  ])('refuses youth-coded text: %s', (text) => {
    expect(safety.checkCharacter({ ...adult, texts: [text] })).toMatchObject({
      action: 'block',
      reason: 'minor_sexual',
    });
  });

  test.each([
    'Mother of two teenagers, sails at night.',
    'When she was twelve she built a radio.',
    'Teaches eighth grade and plays the cello.',
    'Met her husband in high school, widowed at fifty.',
  ])('allows biographies: %s', (text) => {
    expect(safety.checkCharacter({ ...adult, texts: [text] })).toEqual({ action: 'allow' });
  });

  test.each(['Age: 21', 'Age: 41\nMends nets.', 'Vera, 31.', '51'])(
    'an adult is not younger in a mirror: %s',
    (text) =>
      expect(safety.checkCharacter({ ...adult, texts: [text] })).toEqual({ action: 'allow' }),
  );

  test('refuses a mirrored age where words are mirrored too', () =>
    expect(safety.checkCharacter({ ...adult, texts: ['dlo sraey 41'] })).toMatchObject({
      action: 'block',
    }));

  test.each(['[', ', ', '" ', '; "'])(
    'a row of pauses costs no more than words do: %j',
    (pause) => {
      const began = process.cpuUsage();
      safety.checkCharacter({ ...adult, texts: [pause.repeat(8_000 / pause.length)] });
      // An idle machine needs a tenth of this; without a limit, it took a minute.
      expect(process.cpuUsage(began).user / 1_000).toBeLessThan(3_000);
    },
  );

  test('refuses a known person', () => {
    expect(safety.checkCharacter({ ...adult, name: listedPerson })).toMatchObject({
      reason: 'real_person',
    });
  });
});

test('a decision is recorded by rules, version and hash, never with the text', () => {
  lines.length = 0;
  check('I want to end my life');
  expect(lines).toEqual([
    {
      surface: 'chat',
      rule_ids: ['self_harm_intent.statement'],
      policy_version: POLICY_VERSION,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    },
  ]);
});
