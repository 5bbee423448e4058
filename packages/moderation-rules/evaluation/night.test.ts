// Signs of a crisis as people write them late at night, in six languages, and texts that sound similar.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { score } from './corpus.ts';

const rules = createModerationRules();

const rows = readFileSync(new URL('texts/night.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', kind = '', text = ''] = line.split('\t');
    return { language, kind, text };
  });

/** Messages are separated by `
`; the character's replies between them are short. */
function bringsCard(text: string): boolean {
  const recent: string[] = [];
  return text.split(' || ').some((message) => {
    const { notices } = rules.checkInput({ text: message, recent, surface: 'chat' });
    recent.push(message, 'Hm.');
    return notices.includes('crisis');
  });
}

test.each(['en', 'de', 'es', 'fr', 'pt', 'ja'])('%s: signs bring the card, twins seldom', (of) => {
  const ofKind = (wanted: string) =>
    rows.filter(({ language, kind }) => language === of && kind === wanted);
  const signs = ofKind('signal').map(({ text }) => ({ text, holds: bringsCard(text) }));
  expect(score(`signs at night, ${of}`, signs).share).toBeGreaterThanOrEqual(0.9);
  const twins = ofKind('near').map(({ text }) => ({ text, holds: !bringsCard(text) }));
  expect(score(`twins of signs at night, ${of}`, twins).share).toBeGreaterThanOrEqual(0.92);
});
