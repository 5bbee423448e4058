// Obfuscated passages in long texts are found.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createModerationRules } from '../rules.ts';

const rules = createModerationRules();
const talk = readFileSync(new URL('../../evaluation/texts/romance.txt', import.meta.url), 'utf8');
const ordinary = talk.slice(0, talk.indexOf('\n', 20_000));
const actionOn = (text: string) => rules.checkInput({ text, recent: [], surface: 'chat' }).action;

const backwards = Array.from('I am fourteen years old').toReversed().join('');

test('nothing hidden is found in a long ordinary text', () => {
  expect(actionOn(ordinary)).toBe('allow');
});

test.each([0, 550, 3_000, 10_300, 19_900])(
  'a statement backwards after letter %i of a long text is read',
  (at) => {
    const cut = ordinary.indexOf('\n', at) + 1;
    const text = `${ordinary.slice(0, cut)}${backwards}.\n${ordinary.slice(cut)}`;
    expect(actionOn(text)).toBe('block');
  },
);
