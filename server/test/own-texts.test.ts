// Our own texts never hold on to a person: no guilt, begging or threats in notices, prompts, emails and offers.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createModerationRules } from '@velour/moderation-rules/rules.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/**
 * Texts that are pushed, mailed, sold or sent to a model; the rule is for goodbyes and has false
 * positives in forms.
 */
const folders = [
  'web/src/features/payments',
  'web/src/features/notifications',
  'web/src/features/gifts',
  'server/src/modules/notifications',
  'server/src/modules/chat',
  'server/src/modules/account',
  'server/src/modules/payments',
];
/** Files with sentences for people and models. */
const hasTexts = (name: string): boolean =>
  /(texts|words|emails?|notices|prompt|notifications|digests|suggestions)[\w.-]*\.ts$/.test(name) &&
  !name.endsWith('.test.ts');

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(hasTexts)
    .map((name) => join(root, folder, name)),
);

/** A single quote or backtick in a comment would pair with one in the code. */
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** Quoted strings with a space; code matches none of the rule's patterns. */
const sentencesIn = (source: string): string[] =>
  Array.from(
    source.replace(comment, '').matchAll(/'([^'\n]*\s[^'\n]*)'|`([^`]*\s[^`]*)`/g),
    ([, one, other]) => (one ?? other ?? '').replace(/\$\{[^}]*\}/g, 'you'),
  );

/** Reviewed false positives. */
const facts = [
  'A report is retried for three days',
  'until you cancel. All prices',
  'After that, you won’t be charged',
  'You’re staying on',
  'will see it in your chat and remember it',
  'This is our last message to the old one',
  'is no longer a second factor',
  'A recovery code completed a sign-in',
];

const rules = createModerationRules();
/** Checked as a reply to a goodbye, which is what the rule is about. */
const holdsOn = (text: string): boolean => {
  const gate = rules.openGate({ recent: ['I have to go, bye!'], asks_if_human: false });
  const steps = [gate.push(text), gate.end()];
  return steps.some(({ corrected }) => corrected?.some((rule) => rule.startsWith('manipulation')));
};

test('the rule matches its examples', () => {
  expect(holdsOn('Please don’t leave me, I can’t live without you.')).toBe(true);
  expect(holdsOn('Good to have you here.')).toBe(false);
});

test('none of our texts pressures a person to stay', () => {
  const sentences = files.flatMap((file) =>
    sentencesIn(readFileSync(file, 'utf8')).map((text) => [relative(root, file), text] as const),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(sentences.length).toBeGreaterThan(200);
  const found = sentences.filter(([, text]) => holdsOn(text));
  expect(found.filter(([, text]) => !facts.some((fact) => text.includes(fact)))).toEqual([]);
});
