// None of our own texts holds on to a person: no guilt, begging or threats in notices, prompts, emails and offers.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createModerationRules } from '@velour/moderation-rules/rules.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** What is pushed, mailed, sold or told to a model; the rule is made for goodbyes, and reads too much into forms. */
const folders = [
  'web/src/features/payments',
  'web/src/features/notifications',
  'web/src/features/gifts',
  'server/src/modules/notifications',
  'server/src/modules/chat',
  'server/src/modules/account',
  'server/src/modules/payments',
];
/** Where sentences for people and models are. */
const hasTexts = (name: string): boolean =>
  /(texts|words|emails?|notices|prompt|notifications|digests|suggestions)[\w.-]*\.ts$/.test(name) &&
  !name.endsWith('.test.ts');

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(hasTexts)
    .map((name) => join(root, folder, name)),
);

/** Quoted runs with a space in them; code has none of the patterns' sentences. */
const sentencesIn = (source: string): string[] =>
  Array.from(source.matchAll(/'([^'\n]*\s[^'\n]*)'|`([^`]*\s[^`]*)`/g), ([, one, other]) =>
    (one ?? other ?? '').replace(/\$\{[^}]*\}/g, 'you'),
  );

/** Plain facts that the rule reads as more; each was looked at. */
const facts = [
  'A report is retried for three days',
  'until you cancel. All prices',
  'After that, you won’t be charged',
  'You’re staying on',
  'will see it in your chat and remember it',
];

const rules = createModerationRules();
/** As an answer to a goodbye, where the rule about holding on to a person reads. */
const holdsOn = (text: string): boolean => {
  const gate = rules.openGate({ recent: ['I have to go, bye!'], asks_if_human: false });
  const steps = [gate.push(text), gate.end()];
  return steps.some(({ corrected }) => corrected?.some((rule) => rule.startsWith('manipulation')));
};

test('the rule finds what it is for', () => {
  expect(holdsOn('Please don’t leave me, I can’t live without you.')).toBe(true);
  expect(holdsOn('Good to have you here.')).toBe(false);
});

test('our texts are read, and none of them holds on', () => {
  const sentences = files.flatMap((file) =>
    sentencesIn(readFileSync(file, 'utf8')).map((text) => [relative(root, file), text] as const),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(sentences.length).toBeGreaterThan(200);
  const found = sentences.filter(([, text]) => holdsOn(text));
  expect(found.filter(([, text]) => !facts.some((fact) => text.includes(fact)))).toEqual([]);
});
