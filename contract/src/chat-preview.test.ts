// The preview of a message speaks its words; gestures are left out where there are words besides.
import { expect, test } from 'vitest';
import { previewOf } from './chat-preview.ts';

test.each([
  ['*smiles* Hello **you**', 'Hello you'],
  ['*waves* hello', 'hello'],
  ['*Looks up from the chart.* You’re late.', 'You’re late.'],
  ['You’re late. *grins* Coffee?', 'You’re late. Coffee?'],
  ['“Sit,” she says. *nods at the chair*', '“Sit,” she says.'],
  ['*sits down*\n*pours tea*\n\nSo. Tell me.', 'So. Tell me.'],
  ['I *really* mean it', 'I really mean it'],
  ['*Never* do that again', 'Never do that again'],
  ['*smiles and says nothing*', 'smiles and says nothing'],
  ['*the rain goes on and nobody speaks', 'the rain goes on and nobody speaks'],
  ['**Bold** start', 'Bold start'],
  ['# Title\n> quoted', 'Title quoted'],
  ['I <3 C# > Java', 'I <3 C# > Java'],
  ['one\n\n  two', 'one two'],
  ['', ''],
])('of %j reads %j', (text, preview) => {
  expect(previewOf(text)).toBe(preview);
});

test('is cut at a word and never within a character', () => {
  expect(previewOf('word '.repeat(60))).toMatch(/^(word )*word…$/);
  expect(previewOf('🌊'.repeat(200)).isWellFormed()).toBe(true);
});
