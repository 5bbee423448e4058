// Legal texts: the site's record fills every placeholder, and missing data is visible.
import type { PublicConfig } from '@velour/contract/site.ts';
import { expect, test } from 'vitest';
import { exemption } from './exemption.ts';
import { anchorOf, fill, isUnfinished } from './legal-text.ts';
import { privacy } from './privacy.ts';
import { safety } from './safety.ts';
import { terms } from './terms.ts';

const nothing = {
  operator_name: null,
  operator_address: null,
  governing_law: null,
  privacy_email: null,
  removal_email: null,
  effective_from: null,
};
const everything = {
  operator_name: 'Rose Ltd',
  operator_address: '1 Garden Lane',
  governing_law: 'Ireland',
  privacy_email: 'privacy@rose.example',
  removal_email: 'removal@rose.example',
  effective_from: '2026-11-01',
};
const site = (
  legal: typeof nothing | typeof everything,
  text_judge: PublicConfig['text_judge'] = 'none',
) => ({
  name: 'Rose',
  support_email: 'help@rose.example',
  legal,
  text_judge,
});
const linesOf = (text: typeof terms) => text.sections.flatMap(({ parts }) => parts.flat());

test.each([terms, privacy, exemption, safety])(
  '$title has no gap left once the record is full',
  (text) => {
    for (const line of linesOf(text)) {
      const filled = fill(line, site(everything));
      expect(filled.every((piece) => 'text' in piece)).toBe(true);
      expect(filled.map((piece) => ('text' in piece ? piece.text : '')).join('')).not.toMatch(
        /[{}]/,
      );
    }
  },
);

test.each([terms, privacy, exemption, safety])('$title names who answers for it', (text) => {
  expect(linesOf(text).join(' ')).toContain('{operator_name}, {operator_address}');
});

test('data that the operator has not provided is marked as missing', () => {
  expect(fill('By {operator_name}.', site(nothing))).toEqual([
    { text: 'By ' },
    { missing: 'operator’s name' },
    { text: '.' },
  ]);
  expect(isUnfinished(site(nothing))).toBe(true);
  expect(isUnfinished(site(everything))).toBe(false);
});

test.each([terms, privacy, exemption, safety])(
  'sections of $title have addresses of their own',
  (text) => {
    const anchors = text.sections.map(anchorOf);
    expect(new Set(anchors).size).toBe(anchors.length);
  },
);

test.each([
  ['none', /^(?!.*model for moderation)/, 'Automated rules refuse'],
  ['suspected', /suspect that a text breaks our terms/, 'an AI model that they ask'],
  ['messages', /reads the messages you send/, 'an AI model that they ask'],
] as const)(
  'the privacy policy says which texts a judge reads: %s',
  (text_judge, reads, decides) => {
    const words = linesOf(privacy)
      .flatMap((line) => fill(line, site(everything, text_judge)))
      .map((piece) => ('text' in piece ? piece.text : ''))
      .join('');
    expect(words).toMatch(reads);
    expect(words).toContain(decides);
  },
);
