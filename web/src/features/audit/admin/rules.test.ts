// Differences between the two sides of an entry, as text.
import { expect, test } from 'vitest';
import { formatMoment } from '../../../lib/formats.ts';
import { actWords, asWords, changesOf } from './rules.ts';

type Entry = Parameters<typeof changesOf>[0];
const changes = (
  before: Entry['before'],
  after: Entry['after'],
  subject_type: Entry['subject_type'] = 'character',
) => changesOf({ subject_type, before, after });

test('a code is words', () => {
  expect(asWords('report.evidence_read')).toBe('Report evidence read');
  expect(asWords('')).toBe('');
});

test('unchanged values are left out, and empty ones have a label', () => {
  const before = { name: 'Ada', is_hidden: false, tags: ['a', 'b'], at: null, price: 5 };
  const after = {
    name: 'Ada',
    is_hidden: true,
    tags: [],
    at: 'today',
    price: 5,
    zone: '',
    amount: 1_500,
  };
  expect(changes(before, after)).toEqual([
    { name: 'Hidden', before: 'no', after: 'yes' },
    { name: 'Tags', before: 'a, b', after: 'none' },
    { name: 'At', before: 'none', after: 'today' },
    { name: 'Zone', before: undefined, after: 'none' },
    { name: 'Amount', before: undefined, after: '1,500' },
  ]);
  expect(changes(null, null)).toEqual([]);
});

test('times and ids are shortened, long lists end, and what is new leaves out what it has not', () => {
  const id = '01900000-0000-7000-8000-0000000000cc';
  const ids = Array.from({ length: 12 }, () => id);
  const after = { until: '2026-05-01T19:30:00.000Z', report_id: id, ids, link: '', note: null };
  expect(changes(null, after)).toEqual([
    { name: 'Until', before: undefined, after: formatMoment(after.until) },
    { name: 'Report ID', before: undefined, after: '000000cc' },
    {
      name: 'IDs',
      before: undefined,
      after: `${Array(10).fill('000000cc').join(', ')}, and 2 more`,
    },
  ]);
});

test('the action of an approval is in words, and its member is not named by an id', () => {
  const after = { act: 'member.ban', subject_id: '01900000-0000-7000-8000-0000000000cc' };
  expect(changes(null, after, 'approval')).toEqual([
    { name: 'Act', before: undefined, after: 'Account closed' },
  ]);
});

test('a fact of another entry is shown as it is, whatever its name and value', () => {
  const id = '01900000-0000-7000-8000-0000000000cc';
  const after = { act: 'member.ban', name: 'tag.hide', tags: ['tag.show'], subject_id: id };
  expect(changes(null, after)).toEqual([
    { name: 'Act', before: undefined, after: 'member.ban' },
    { name: 'Name', before: undefined, after: 'tag.hide' },
    { name: 'Tags', before: undefined, after: 'tag.show' },
    { name: 'Subject ID', before: undefined, after: '000000cc' },
  ]);
});

test('prices are money, and codes are words', () => {
  const before = { price_cents: 999, visibility: 'pending_review' };
  expect(changes(before, { price_cents: 1_499, visibility: 'public' })).toEqual([
    { name: 'Price', before: '$9.99', after: '$14.99' },
    { name: 'Visibility', before: 'pending review', after: 'public' },
  ]);
});

test('names that every object has are no facts', () => {
  expect(changes({ zone: 'a' }, null)).toEqual([{ name: 'Zone', before: 'a', after: undefined }]);
  expect(changes(JSON.parse('{"__proto__":"x"}') as never, {})).toHaveLength(1);
});

test.each([
  ['character.make_exclusive', 'Character made premium only'],
  ['character.hide_undone', 'Undone: Character unpublished'],
  ['tag.hide', 'Tag hidden'],
  ['engine.tested', 'Provider tested'],
  ['job.retried', 'Job retried'],
])('%s is shown as %s', (act, words) => {
  expect(actWords(act)).toBe(words);
});
