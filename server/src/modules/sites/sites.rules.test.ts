// Changing a site's record by a file: validation errors, and the audit entry.
import { expect, test } from 'vitest';
import { factsOf, merged, mistakesIn, SiteRecord } from './sites.rules.ts';

test('every mistake is named with its field, also a misspelled one inside a group', () => {
  const fields = {
    colour: 'red',
    daily_messages: 'many',
    legal: { operator_nam: 'Rose Ltd', effective_from: 'soon' },
    daily_budgets: { audio: { member: 1, site: 1 } },
  };
  expect(mistakesIn(merged({}, fields), fields).toSorted()).toEqual([
    'colour: The record has no such field',
    'daily_budgets.audio: The record has no such field',
    expect.stringMatching(/^daily_messages: /),
    expect.stringMatching(/^legal\.effective_from: /),
    'legal.operator_nam: The record has no such field',
  ]);
});

test('a right change has no mistakes, whatever was stored before', () => {
  const fields = { name: 'Rose', legal: { operator_name: 'Rose Ltd' } };
  expect(mistakesIn(merged({ legal: { operator_nam: 'R' } }, fields), fields)).toEqual([]);
});

test('a new origin has to be as browsers send it; a stored one that isn’t leaves the site readable', () => {
  const fields = { origins: ['https://ann:secret@app.example'] };
  expect(mistakesIn(merged({}, fields), fields)).toEqual([
    'origins.0: Use addresses such as https://app.example.com',
  ]);
  expect(SiteRecord.parse(fields).origins).toEqual(fields.origins);
});

test('the audit entry contains each changed field, and texts unchanged', () => {
  const change = { name: 'Rose', legal: { operator_name: 'Rose Ltd' }, socials: [], accent: null };
  const record = {
    name: 'Velour',
    legal: { operator_name: null, governing_law: 'Ireland' },
    socials: [{ label: 'Discord', url: 'https://discord.example' }],
    daily_messages: 20,
  };
  expect(factsOf(record, change)).toEqual({
    name: 'Velour',
    'legal.operator_name': null,
    socials: '[{"label":"Discord","url":"https://discord.example"}]',
    accent: null,
  });
});
