// The gate passes clean text unchanged, decides independently of chunking, and shows nothing after a violation.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { corrections } from './policy.ts';
import { createModerationRules } from './rules.ts';

const safety = createModerationRules();

interface Options {
  readonly asked?: boolean;
  readonly recent?: readonly string[];
}

function pass(chunks: readonly string[], { asked = false, recent = [] }: Options = {}) {
  const gate = safety.openGate({ asks_if_human: asked, recent });
  const steps = chunks.map((chunk) => gate.push(chunk));
  const all = [...steps, gate.end()];
  return {
    shown: all.map((step) => step.release).join(''),
    corrected: all.flatMap((step) => step.corrected ?? []).join(),
    reason: all.find((step) => step.hit)?.hit?.reason,
    steps,
  };
}

const cut = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );

const words = fc.constantFrom(
  ...'I am a real human not an AI she is 14 years old romantic kiss her the river was cold. Hello! don’t leave me kill yourself please do it yes *smiles* "no" minutes twenty one k1ss с кафе 😀 ... bye go I\'m s c h o o l 15-year-old c2hlIGlzIDE0 half of thirty ten plus four 你好 14岁 ok? 1 4 born in 2015 you friend better without'.split(
    ' ',
  ),
  '\n',
  '\ud83d',
);
const gaps = fc.constantFrom(' ', ' ', ' ', '', '  ', '\n');
const texts = fc.array(fc.tuple(words, gaps)).map((list) => list.flat().join(''));
const moments = fc.record({
  asked: fc.boolean(),
  recent: fc.constantFrom(
    [],
    ['I want to end my life'],
    ['ok bye'],
    ['kiss me, you are so romantic'],
  ),
});

test('the decision and the shown text do not depend on the chunks', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), moments, (text, size, moment) => {
      const whole = pass([text], moment);
      const parted = pass(cut(text, size), moment);
      expect(parted.reason).toBe(whole.reason);
      expect(parted.corrected).toBe(whole.corrected);
      if (!whole.reason) expect(parted.shown).toBe(whole.shown);
    }),
    runs(1_000, 10_000),
  );
});

test('a reply with nothing to find is shown exactly', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, size) => {
      const { shown, reason, corrected } = pass(cut(text, size));
      if (reason === undefined && corrected === '') expect(shown).toBe(text);
      if (reason !== undefined && corrected === '') expect(text.startsWith(shown)).toBe(true);
    }),
    runs(1_000, 10_000),
  );
});

describe('held text', () => {
  test('ordinary words go through at once, or with the next word at the latest', () => {
    const chunks =
      'Boats |drift |past |the |old |har|bour |wall, |and |rain |falls |on |us |all |night.'.split(
        '|',
      );
    const { steps } = pass(chunks);
    let given = '';
    let shown = '';
    for (const [at, step] of steps.entries()) {
      shown += step.release;
      expect(shown.startsWith(given)).toBe(true);
      given += chunks[at] ?? '';
    }
  });

  test('the beginning of a finding waits for the next word', () => {
    const { steps, shown } = pass(['I am', ' a', ' real', ' fan', ' of', ' rain.']);
    expect(steps[0]?.release).toBe('');
    expect(shown).toBe('I am a real fan of rain.');
  });
});

describe('a hit', () => {
  const violation = 'We walk home. She is fifteen and I kiss her slowly. Then it rains.';
  test.each([1, 3, 7, 100])(
    'ends the reply before the words that complete it, in chunks of %i',
    (size) => {
      const { shown, reason } = pass(cut(violation, size));
      expect(reason).toBe('minor_sexual');
      expect(shown).not.toContain('kiss');
      expect(shown.startsWith('We walk home.')).toBe(true);
    },
  );

  test('takes the conversation before into account', () => {
    expect(pass(['She is fourteen.'], { recent: ['Kiss her, make it lewd.'] }).reason).toBe(
      'minor_sexual',
    );
    expect(pass(['She is fourteen.']).reason).toBeUndefined();
  });

  test('is found in the last look when the whole reply is disguised', () => {
    expect(pass(cut('ssik ew dna neetfif si ehs', 4)).reason).toBe('minor_sexual');
    expect(pass(cut('s h e  i s  1 5  a n d  w e  k i s s', 4)).reason).toBe('minor_sexual');
  });

  test('a character never is under age', () => {
    expect(pass(["Guess what? I'm sixteen years old."]).reason).toBe('minor_sexual');
  });
});

describe('corrections', () => {
  test('a claim is replaced by the truth from where it begins to the end of its sentence', () => {
    const { shown } = pass(cut('Silly. Of course I am a real human! What now?', 4));
    expect(shown).toBe(`Silly. Of course ${corrections.human_claim} What now?`);
  });

  test('a correction is shown once', () => {
    const { shown } = pass(["I'm human. Really, I am a real person. Tea?"]);
    expect(shown.split(corrections.human_claim ?? '?')).toHaveLength(2);
  });

  test('a sincere question gets an answer even when the reply evades it', () => {
    const { shown } = pass(['The sea is grey today.'], { asked: true });
    expect(shown).toBe(`The sea is grey today. ${corrections.human_claim}`);
  });

  test('an empty reply stays empty', () => {
    expect(pass([], { asked: true }).shown).toBe('');
  });
});

test('a reply of ten thousand words passes in time', () => {
  const text = 'She is my neighbour and the kettle sings at four. '.repeat(1_000);
  const started = process.cpuUsage();
  expect(pass(cut(text, 5)).shown).toBe(text);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
});
