// A production server with placeholders in a site's record does not start, and says which fields of which site.
import { expect, test } from 'vitest';
import { placeholdersOf, SiteRecord } from './modules/sites/sites.rules.ts';
import { requireFinishedRecords } from './finished-records.ts';

const legal = {
  operator_name: 'Thorn Ltd',
  operator_address: '1 Rose Lane, Dublin',
  governing_law: 'Ireland',
  privacy_email: 'privacy@thorn.test',
  removal_email: 'removal@thorn.test',
  effective_from: '2026-12-01',
};
const complete = { support_email: 'help@thorn.test', legal };
const unfinished = (record: object) => {
  const missing = placeholdersOf(SiteRecord.parse(record));
  return missing.length > 0 ? [{ host: 'thorn', missing }] : [];
};
const start = (record: object, NODE_ENV: 'production' | 'development' | 'test' = 'production') =>
  requireFinishedRecords({ NODE_ENV }, unfinished(record));

test('a complete record starts', () => {
  expect(() => start(complete)).not.toThrow();
});

test.each([
  ...Object.keys(legal).map((field) => [
    `legal.${field}`,
    { ...complete, legal: { ...legal, [field]: null } },
  ]),
  ['legal.operator_name', { ...complete, legal: { ...legal, operator_name: '[Operator]' } }],
  ['legal.operator_address', { ...complete, legal: { ...legal, operator_address: 'TODO' } }],
  ['legal.privacy_email', { ...complete, legal: { ...legal, privacy_email: 'me@example.com' } }],
  ['support_email', { legal }],
  ['support_email', { ...complete, support_email: 'support@example.org' }],
] as [string, object][])(
  'without %s it does not, and names the field and the site',
  (field, record) => {
    expect(() => start(record)).toThrow(`the site thorn: ${field} still holds a placeholder`);
  },
);

test('everything that is missing is named at once, and how it is filled', () => {
  expect(() => start({})).toThrow(
    /legal\.operator_name, .*support_email still hold[^]*npm run site/,
  );
});

test('the demo world starts outside of production', () => {
  for (const env of ['development', 'test'] as const) expect(() => start({}, env)).not.toThrow();
});
