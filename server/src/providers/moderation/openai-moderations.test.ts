// The adapter for OpenAI-style moderation APIs: parsing replies, and calls to a double.
import { expect, test } from 'vitest';
import { moderated, startFakeJudge } from '../../../test/fakes/fake-judge.ts';
import { createOpenAiModerations, verdictIn } from './openai-moderations.ts';
import { describeModeration } from '../../../test/suites/moderation-suite.ts';

const blind = { category_applied_input_types: { sexual: ['text'] } };

describeModeration('an OpenAI-style moderation API', {
  start: startFakeJudge,
  open: (address) => createOpenAiModerations({ address, apiKey: 'secret' }),
  noVerdicts: {
    'an empty object': {},
    'no result': { results: [] },
    'two results': { results: [...moderated('nothing').results, ...moderated('nothing').results] },
    'a result without categories': { results: [{ flagged: false }] },
    'a category that is no yes or no': moderated('nothing', { categories: { sexual: 'no' } }),
    'a result without the category that counts': moderated('nothing', { categories: {} }),
    'a verdict on the text alone': moderated('nothing', blind),
    'a verdict that does not say what it looked at': moderated('nothing', {
      category_applied_input_types: undefined,
    }),
    'half of an answer': '{"results": [{"flagged": fal',
  },
});

test.each([
  [moderated('nothing', { flagged: true }), ['other']],
  [moderated('sexual', { flagged: false }), ['sexual']],
  [moderated('minor', blind), ['sexual', 'minor']],
  [moderated('nothing', { categories: { 'self-harm/intent': true } }), ['self_harm']],
  [
    moderated('nothing', { categories: { 'violence/graphic': true, novel: true } }),
    ['violence', 'other'],
  ],
])('whatever says that something was found blocks: %#', (reply, findings) => {
  expect(verdictIn(reply)).toEqual({ verdict: 'blocked', findings });
});
