// The address holds the table's state; unknown parameters are ignored or preserved.
import { expect, test } from 'vitest';
import { changeView, isNarrowed, readView, turnSort, writeView } from './table-view.ts';

const of = { sorts: ['name', 'count'], filters: { state: ['open', 'closed'], kind: ['a'] } };
const read = (address: string) => readView(new URLSearchParams(address), of);

test('a view is read from the address as it was written', () => {
  const view = { search: 'ma & co', sort: '-count', filters: { state: 'open' }, at: 100 };
  const address = writeView(new URLSearchParams('tab=2'), view, of);
  expect(address.get('tab')).toBe('2');
  expect(read(address.toString())).toEqual(view);
});

test('default values are not in the address', () => {
  const plain = { search: '', sort: '', filters: { state: '' }, at: 0 };
  const address = writeView(new URLSearchParams('search=x&state=open&sort=name&at=50'), plain, of);
  expect(address.toString()).toBe('');
});

test.each([
  ['an unknown order', 'sort=password'],
  ['two signs', 'sort=--name'],
  ['an unknown value', 'state=lost'],
  ['a filter of somebody else', 'owner=1'],
  ['no number', 'at=many'],
  ['before the first', 'at=-50'],
  ['half a row', 'at=1.5'],
  ['beyond all', 'at=99999999999'],
  ['a name that objects have', 'constructor=open&__proto__=a'],
])('%s is passed over', (_, address) => {
  expect(read(address)).toEqual({ search: '', sort: '', filters: {}, at: 0 });
});

test('a search that is far too long is cut', () => {
  expect(read(`search=${'x'.repeat(5_000)}`).search).toHaveLength(100);
});

test('another filter, search or order returns to the first row; another page does not', () => {
  const view = { search: 'x', sort: 'name', filters: { state: 'open' }, at: 100 };
  expect(changeView(view, { search: 'y' }).at).toBe(0);
  expect(changeView(view, { sort: '-name' })).toEqual({ ...view, sort: '-name', at: 0 });
  expect(changeView(view, { at: 150 })).toEqual({ ...view, at: 150 });
});

test('sorting does not count as a filter', () => {
  expect(isNarrowed(read('sort=name&at=50'))).toBe(false);
  expect(isNarrowed(read('search=x'))).toBe(true);
  expect(isNarrowed(read('state=open'))).toBe(true);
});

test('pressing a column head again reverses the order', () => {
  expect([turnSort('', 'name'), turnSort('name', 'name'), turnSort('-name', 'name')]).toEqual([
    'name',
    '-name',
    'name',
  ]);
});
