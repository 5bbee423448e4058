// Posting lists, and snapshots made of them: what was put in is found again.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { createMessageIndex, type IndexedMessage } from './message-index.ts';
import { eachOf, invert, join, type Postings } from './postings.ts';

const word = fc.integer({ min: -5, max: 5 }).map((number) => number * 400_000_000);
const talk = fc.array(fc.uniqueArray(word, { maxLength: 6 }), { maxLength: 300 });

const listOf = (postings: Postings, of: number): number[] => {
  const found: number[] = [];
  eachOf(postings, of, (message) => found.push(message));
  return found;
};
const expected = (messages: readonly number[][], of: number): number[] =>
  messages.flatMap((its, at) => (its.includes(of) ? [at] : []));

test('a list has the messages of its word, also after two were joined', () => {
  fc.assert(
    fc.property(talk, talk, word, (one, other, of) => {
      expect(listOf(invert(one), of)).toEqual(expected(one, of));
      const joined = join(invert(one), invert(other), one.length);
      expect(listOf(joined, of)).toEqual(expected([...one, ...other], of));
    }),
    runs(100, 2_000),
  );
});

const indexed = (session_id: string, words: readonly number[][]): IndexedMessage[] =>
  words.map((its, at) => ({
    session_id,
    seq: 3 + at * 2,
    // Imported messages are not in the order of time.
    at: new Date(Date.UTC(2026, 0, 1 + ((at * 7) % 20))),
    words: its,
  }));

test('a chat is unchanged after storing and loading its snapshot, and can grow', () => {
  fc.assert(
    fc.property(talk, talk, word, (before, after, of) => {
      const direct = createMessageIndex();
      direct.add(indexed('other', [[of]]));
      direct.add(indexed('chat', [...before, ...after]));
      const stored = createMessageIndex();
      stored.add(indexed('other', [[of]]));
      stored.add(indexed('chat', before));
      const read = createMessageIndex();
      read.add(indexed('other', [[of]]));
      expect(read.addPacked('chat', stored.pack('chat'))).toBe(true);
      read.add(indexed('chat', [...before, ...after]).slice(before.length));

      expect(read.scan([[of]])).toEqual(direct.scan([[of]]));
      const all = [...Array(direct.count()).keys()];
      const describe = (index: typeof direct) =>
        all.map((at) => [index.placeOf(at), index.timeOf(at)]);
      expect(describe(read)).toEqual(describe(direct));
    }),
    runs(50, 500),
  );
});

test('a snapshot in an earlier format is not read as this format', () => {
  const earlier = new Uint8Array(Int32Array.of(1, 3, 1_700_000_000, 1, 77).buffer);
  const index = createMessageIndex();
  expect(index.addPacked('chat', earlier)).toBe(false);
  expect(index.count()).toBe(0);
});
