// The home page shows no character on two domes, and its banner shows a chosen or a popular one.
import { expect, test } from 'vitest';
import { chooseBanner, spread } from './domes.rules.ts';

const ids = (text: string) => [...text];
const dome = (id: string, text: string) => ({ id, ids: ids(text) });

test('a character is on one dome at most, and the first dome has it', () => {
  const { domes } = spread([dome('one', 'abcd'), dome('two', 'cdefg')], []);
  expect(domes).toEqual([dome('one', 'abcd'), dome('two', 'efg')]);
});

test('a dome shows twelve, and those beyond them are free for the next one', () => {
  const { domes } = spread([dome('one', 'abcdefghijklmn'), dome('two', 'mnopq')], []);
  expect(domes.map((one) => one.ids.join(''))).toEqual(['abcdefghijkl', 'mnopq']);
});

test('a dome with too few remaining characters is hidden, and its characters are available again', () => {
  const domes = [dome('one', 'abc'), dome('two', 'abde'), dome('three', 'dexy')];
  expect(spread(domes, []).domes).toEqual([dome('one', 'abc'), dome('three', 'dexy')]);
});

test('a short dome of its own stays', () => {
  expect(spread([dome('one', 'a'), dome('none', '')], []).domes).toEqual([dome('one', 'a')]);
});

test('premium characters are on their own dome only, unless they are too few for one', () => {
  const domes = [dome('one', 'abcdef')];
  expect(spread(domes, ids('bcd'))).toEqual({
    exclusive: ids('bcd'),
    domes: [dome('one', 'aef')],
  });
  expect(spread(domes, ids('bc'))).toEqual({ exclusive: [], domes });
});

const someone = (id: string, more: Partial<Parameters<typeof chooseBanner>[1][number]> = {}) => ({
  id,
  is_official: false,
  is_exclusive: false,
  chats: 0,
  likes: 0,
  ...more,
});

test('the banner is the chosen dome, however popular others are', () => {
  const popular = [someone('p', { is_official: true })];
  expect(chooseBanner(ids('abcd'), popular, [])).toEqual(ids('abc'));
});

test('a member’s character gets into the banner by chats and likes of others only', () => {
  const popular = [
    someone('fresh copy'),
    someone('premium', { is_official: true, is_exclusive: true }),
    someone('own chats', { chats: 200, likes: 1 }),
    someone('earned', { chats: 20, likes: 3 }),
    someone('official', { is_official: true }),
  ];
  expect(chooseBanner([], popular, [])).toEqual(['earned', 'official']);
});

test('faces of the dome right below come last', () => {
  const popular = ids('abcd').map((id) => someone(id, { is_official: true }));
  expect(chooseBanner([], popular, ids('ab'))).toEqual(ids('cda'));
});
