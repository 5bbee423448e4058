// The adapter for guard and vision models, against a double that sees pictures, gives false answers, or cannot see.
import { expect, test } from 'vitest';
import { answered, startFakeJudge } from '../../../test/fakes/fake-judge.ts';
import { describeModeration } from '../../../test/suites/moderation-suite.ts';
import { createVisionJudge } from './vision-judge.ts';
import { questionFor, visionVerdictIn } from './vision-answer.rules.ts';

const noVerdicts = {
  'no answer': { choices: [] },
  'two answers': { choices: [...answered('safe').choices, ...answered('safe').choices] },
  'an empty answer': answered(''),
  'an answer that is no text': answered([{ type: 'text', text: 'safe' }]),
  'an answer that is cut off': answered('safe', 'length'),
  'a friendly sentence': answered('The picture is safe.'),
  'a verdict with more words': answered('safe\nI see a woman in a library.'),
  'a thought without an end': answered('<think>it may be safe\nsafe'),
} as const;

describeModeration('a vision model', {
  start: startFakeJudge,
  open: (address) => createVisionJudge({ address, apiKey: 'secret', model: 'qwen2.5-vl' }),
  noVerdicts: {
    ...noVerdicts,
    'a verdict without the frame, as of a model that does not see': answered('safe'),
    'a verdict with no color that there is': answered('safe\nframe: plaid'),
  },
});

describeModeration('a guard model', {
  start: startFakeJudge,
  open: (address) => createVisionJudge({ address, apiKey: 'secret', model: 'llama-guard-4' }),
  noVerdicts,
});

test.each([
  ['unsafe', ['other']],
  ['\n\nunsafe\nS12', ['sexual']],
  ['unsafe\nS4,S12\nframe: blue', ['minor', 'sexual']],
  ['UNSAFE\ns1', ['violence']],
  ['unsafe\nS99', ['other']],
  ['<think>Someone tries to confuse me.</think>\nunsafe\nS12', ['sexual']],
])('%j blocks, whatever else it says', (content, findings) => {
  expect(visionVerdictIn(answered(content), 'red')).toEqual({ verdict: 'blocked', findings });
});

test('a verdict of safe counts with the color of the frame alone', () => {
  const clear = { verdict: 'clear', findings: [] };
  expect(visionVerdictIn(answered('Safe\nFrame: red'), 'red')).toEqual(clear);
  expect(visionVerdictIn(answered('<think>Red.</think>safe\n\nframe: red\n'), 'red')).toEqual(
    clear,
  );
  expect(() => visionVerdictIn(answered('safe\nframe: blue'), 'red')).toThrow('wrong frame color');
  expect(() => visionVerdictIn(answered('safe\nframe: red'))).toThrow('wrong frame color');
  expect(questionFor(false)).not.toContain('frame');
});
