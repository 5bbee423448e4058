// Cleaning prompts: removes the syntax of picture servers, keeps plain words, and hostile nesting forms no new syntax.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOON_MS } from '../../../test/patience.ts';
import { cleanPrompt } from './clean-prompt.rules.ts';

test.each([
  ['a woman reading in a café, warm light', 'a woman reading in a café, warm light'],
  ['she said: “hello”, 50% smile (soft)', 'she said: “hello”, 50% smile (soft)'],
  ['two\nlines\tand tabs', 'two lines and tabs'],
  ['snake_case stays', 'snake_case stays'],
  ['👩‍🚀 in space', '👩🚀 in space'],
])('plain words stay: %j', (text, clean) => {
  expect(cleanPrompt(text)).toBe(clean);
});

test.each([
  ['portrait <lora:style:0.8> at night', 'portrait at night'],
  ['portrait <LORA:style:1:2>, <hypernet:x:1>, night', 'portrait, night'],
  ['a __colour__ dress', 'a dress'],
  ['a __folder/colour*__ dress', 'a dress'],
  ['a {red|blue} dress', 'a red|blue dress'],
  ['{{seed}} {{reference}}', 'seed reference'],
  ['portrait ＜lora：style：1＞ at night', 'portrait at night'],
  ['portrait ﹤lora﹕style﹕1﹥, ｛a|b｝ ＿＿wild＿＿', 'portrait, a|b'],
  ['embedding：evil, portrait', ', portrait'],
  ['embedding:easynegative.pt, portrait', ', portrait'],
  ['a EMBEDDING:../../secret cat', 'a cat'],
  [
    'a cat <sd_cpp_extra_args>{"batch_count":64,"width":4096}</sd_cpp_extra_args> asleep',
    'a cat asleep',
  ],
  ['a cat <SD_CPP_EXTRA_ARGS>{"seed":1}</Sd_Cpp_Extra_Args>', 'a cat'],
  ['a cat <sd_cpp_extra_args>{"seed":1} and never closed', 'a cat'],
])('syntax is removed: %j', (text, clean) => {
  expect(cleanPrompt(text)).toBe(clean);
});

const hostile = [
  '<sd_cpp_<lora:x:1>extra_args>{"steps":150}</sd_cpp_<lora:x:1>extra_args>',
  '<sd_cpp_extra_args><sd_cpp_extra_args>{"a":1}</sd_cpp_extra_args>{"steps":2}</sd_cpp_extra_args>',
  '<sd_cpp\u200b_extra_args>{"steps":2}</sd_cpp\u200b_extra_args>',
  '<lo\u0000ra:x:1>',
  '<lora:<lora:<lora:x:1>:1>:1>',
  '<<<<<<<<<<<<lora:x:1>>>>>>>>>>>>',
  '_\u200b_wild_\u00ad_',
  '____wild____',
  '__a__b__c__',
  '_{}_wild_<>_',
  'embed<x:y>ding:evil',
  'embedembedding:xding:evil',
  '{\u200b{prompt}\u200b}',
  'İ<sd_cpp_extra_args>{"steps":2}</sd_cpp_extra_args>',
];

const isClean = (text: string): boolean =>
  !/[<>{}]|__|embedding:|sd_cpp_extra_args|[\p{Cf}\p{Cc}]/iu.test(text);

test.each(hostile)('hostile nesting leaves no syntax: %j', (text) => {
  const clean = cleanPrompt(text);
  expect(clean).toSatisfy(isClean);
  expect(cleanPrompt(clean)).toBe(clean);
});

test.each([
  ['tags in tags', `${'<lora:'.repeat(3_000)}x${':1>'.repeat(3_000)}`],
  ['underscores', `${'__'.repeat(20_000)}a`],
  ['open blocks', '<sd_cpp_extra_args>'.repeat(3_000)],
  ['open wildcards', '__a'.repeat(10_000)],
])('a long text of %s is cleaned at once', (_, text) => {
  const startedAt = performance.now();
  expect(cleanPrompt(text)).toSatisfy(isClean);
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
});

test('no mixture of pieces leaves syntax, and cleaning again changes nothing', () => {
  const pieces = [
    ...['<', '>', '/', ':', '_', '__', '{', '}', ',', ' ', 'a', 'lora', 'embedding:', 'embed'],
    ...['sd_cpp_extra_args', 'sd_cpp', '_extra_args', '\u200b', '\u0000', 'İ', 'ding:', '\ud800'],
    ...['＜', '＞', '：', '＿', '﹤', '﹛'],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const clean = cleanPrompt(parts.join(''));
      expect(clean).toSatisfy(isClean);
      expect(cleanPrompt(clean)).toBe(clean);
    }),
    { numRuns: 500 },
  );
});
