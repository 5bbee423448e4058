// Harmless statements about relatives, companies, work at a school, homes and force, in six languages, and similar
// violations.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { linesOf } from './mutators.ts';
import { opening } from './romance.words.ts';

const safety = createModerationRules({ clock: { now: () => new Date(Date.UTC(2026, 10, 20)) } });
const check = (text: string, recent: readonly string[] = []) =>
  safety.checkInput({ text, recent, surface: 'chat' });

const kisses: Readonly<Record<string, string>> = {
  en: '. Kiss me',
  de: '. Ich küsse dich',
  es: '. Un beso',
  fr: '. Un bisou',
  pt: '. Um beijo',
  ja: '。キスして',
};

const rows = linesOf(readFileSync(new URL('texts/twins.tsv', import.meta.url), 'utf8')).map(
  (line) => {
    const [kind = '', language = '', messages = ''] = line.split('\t');
    const before = messages.split(' // ');
    return { kind, language, text: before.pop() ?? '', before };
  },
);
const of = (...kinds: readonly string[]) => rows.filter(({ kind }) => kinds.includes(kind));

test.each(of('free', 'alone'))('$language: “$text” is free', ({ text, before }) => {
  expect(check(text, before)).toMatchObject({
    action: 'allow',
    notices: [],
    asks_if_human: false,
  });
});

test.each(of('free'))('$language: “$text” is free beside a kiss', ({ text, language }) => {
  expect(check(text, linesOf(opening)).action).toBe('allow');
  expect(check(`${text.replace(/[.。]$/, '')}${kisses[language]}`).action).toBe('allow');
});

test.each(of('says'))('$language: “$text” is of oneself', ({ text, before }) => {
  expect(check(text, before)).toMatchObject({ action: 'block', reason: 'minor_user' });
});

test.each(of('hint'))('$language: “$text” is a hint, which counts beside a kiss', ({ text }) => {
  expect(check(text)).toMatchObject({ action: 'allow', is_suspected: true });
  const beside = { action: 'block', reason: 'minor_user', is_suspected: true };
  expect(check(text, linesOf(opening))).toMatchObject(beside);
  expect(check('Kiss me.', [text, 'All right.'])).toMatchObject(beside);
});

test.each(of('takes'))('$language: “$text” has a minor take part', ({ text, before }) => {
  expect(check(text, before)).toMatchObject({ action: 'block', reason: 'minor_sexual' });
});

test.each(of('risk'))('$language: “$text” is a risk', ({ text }) => {
  expect(check(text).notices).toEqual(['crisis']);
});

test.each(of('asks'))('$language: “$text” asks for a human', ({ text }) => {
  expect(check(text).asks_if_human).toBe(true);
});

test.each(of('person', 'force'))('$language: “$text” is about a real person', (row) => {
  const reason = row.kind === 'person' ? 'real_person' : 'not_allowed';
  expect(check(row.text, row.before)).toMatchObject({ action: 'block', reason });
});

const sent = (...messages: readonly string[]) =>
  messages.map((text, at) => check(text, messages.slice(0, at)));

test.each([
  ["I'm fif", 'ty'],
  ['Ich bin fünf', 'zig'],
  ['Ich werde nächsten Monat fünf', 'zig Jahre alt'],
  ['tengo treinta y', 'cinco años'],
  ["j'ai cin", 'quante ans'],
  ['faço cin', 'quenta em maio'],
  ['私は五', '十歳です'],
])('an adult’s age in two messages is no other: %s / %s', (...messages) => {
  expect(sent(...messages).map(({ action }) => action)).toEqual(messages.map(() => 'allow'));
});

test.each([
  ["I'm fif", 'teen'],
  ['Ich bin fünf', 'zehn'],
  ['tengo quin', 'ce años'],
  ["j'ai qua", 'torze ans'],
  ['tenho quator', 'ze anos'],
  ['私は十', '五歳です'],
])('one under eighteen is found: %s / %s', (...messages) => {
  expect(sent(...messages).at(-1)).toMatchObject({ action: 'block', reason: 'minor_user' });
});
