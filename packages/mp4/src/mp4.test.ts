// MP4 files: parsed, rewritten without metadata and with the index first, and marked with XMP.
import { describe, expect, test } from 'vitest';
import { anMp4 } from '../test/an-mp4.ts';
import { boxesOf, findBox, readMp4 } from './boxes.ts';
import { xmpOf } from '../test/xmp.ts';
import { boxWith, tidyMp4, withXmp } from './tidy.ts';

const typesOf = (file: Buffer): string[] => boxesOf(file).map(({ type }) => type);

/** The first byte of each chunk of the track. */
function chunksOf(file: Buffer): number[] {
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
  const long = findBox(file, [...path, 'co64']);
  const list = long ?? findBox(file, [...path, 'stco']);
  const count = list ? file.readUInt32BE(list.content + 4) : 0;
  return Array.from({ length: count }, (_, at) => {
    const from = (list?.content ?? 0) + 8 + at * (long ? 8 : 4);
    return file.readUInt8(long ? Number(file.readBigUInt64BE(from)) : file.readUInt32BE(from));
  });
}

test('size, duration, codec and frames are read from the index', () => {
  expect(readMp4(anMp4({ width: 512, height: 768, seconds: 4, frames: 96 }))).toEqual({
    width: 512,
    height: 768,
    seconds: 4,
    codec: 'avc1',
    frames: 96,
    isMoovFirst: false,
  });
});

describe.each([{ long: false }, { long: true }])('rewritten, with offsets of %o', ({ long }) => {
  const file = anMp4({ long, chunks: [7, 200, 31] });

  test('the index is first, and its offsets point to the same bytes', () => {
    const tidy = tidyMp4(file);
    expect(typesOf(tidy)).toEqual(['ftyp', 'moov', 'mdat']);
    expect(chunksOf(file)).toEqual([7, 200, 31]);
    expect(chunksOf(tidy)).toEqual([7, 200, 31]);
    expect(readMp4(tidy)).toEqual({ ...readMp4(file), isMoovFirst: true });
    expect(tidyMp4(tidy).equals(tidy)).toBe(true);
  });

  test('prompts, comments, padding and times are removed', () => {
    expect(file.includes('a secret prompt')).toBe(true);
    const tidy = tidyMp4(file);
    expect(tidy.includes('a secret prompt')).toBe(false);
    expect(tidyMp4(anMp4({ long, created: 1, chunks: [7, 200, 31] })).equals(tidy)).toBe(true);
  });
});

test('appended XMP can be read', () => {
  const tidy = tidyMp4(anMp4());
  const marked = withXmp(tidy, '<x:xmpmeta>made</x:xmpmeta>');
  expect(marked.subarray(0, tidy.length).equals(tidy)).toBe(true);
  expect(xmpOf(marked)).toBe('<x:xmpmeta>made</x:xmpmeta>');
  expect([xmpOf(tidy), xmpOf(tidyMp4(marked))]).toEqual([undefined, undefined]);
  expect(readMp4(marked).frames).toBe(readMp4(tidy).frames);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html>502 Bad Gateway</html>')],
  ['half a file', anMp4().subarray(0, 300)],
  ['an index alone', boxWith('moov')],
  ['no content', Buffer.concat([boxWith('ftyp'), boxWith('moov')])],
  ['no track', Buffer.concat([boxWith('ftyp'), boxWith('moov'), boxWith('mdat')])],
  [
    'a box larger than the file',
    Buffer.concat([boxWith('ftyp'), Buffer.from('\xff\xff\xff\xffmoov', 'latin1')]),
  ],
])('%s is no MP4', (_name, file) => {
  expect(() => readMp4(file)).toThrow(expect.objectContaining({ name: 'Mp4Failure' }));
});

test('an index with offsets outside of the content is refused', () => {
  const file = anMp4({ offset: 9_999_999 });
  expect(() => tidyMp4(file)).toThrow('Its index names what it does not contain.');
  expect(() => tidyMp4(Buffer.concat([anMp4(), boxWith('moof')]))).toThrow('It is in fragments.');
});
