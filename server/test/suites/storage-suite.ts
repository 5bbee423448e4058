// Test suite of the storage port, run against each adapter.
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StorageProvider } from '../../src/providers/storage/port.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function textAt(storage: StorageProvider, key: string): Promise<string | undefined> {
  const found = await storage.get(key);
  return found && (await buffer(found.content)).toString();
}

export async function allKeys(storage: StorageProvider): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys;
}

/** `open` returns an empty storage. */
export function storageSuite(name: string, open: () => Promise<StorageProvider>): void {
  describe(`storage: ${name}`, () => {
    let storage: StorageProvider;
    beforeEach(async () => {
      storage = await open();
    });

    test('stored content is read back, with its size', async () => {
      await storage.put('a/b/one.webp', bytes('a picture'));
      expect(await textAt(storage, 'a/b/one.webp')).toBe('a picture');
      expect(await storage.stat('a/b/one.webp')).toMatchObject({ bytes: 9 });
    });

    test('a stream is stored like bytes', async () => {
      await storage.put('clip.mp4', Readable.from([bytes('one '), bytes('two')]));
      expect(await textAt(storage, 'clip.mp4')).toBe('one two');
    });

    test('a stream that breaks leaves what was there before', async () => {
      await storage.put('clip.mp4', bytes('before'));
      const breaking = Readable.from(
        (function* () {
          yield bytes('half');
          throw new Error('the sender went away');
        })(),
      );
      await expect(storage.put('clip.mp4', breaking)).rejects.toMatchObject({
        name: 'StorageFailure',
      });
      expect(await textAt(storage, 'clip.mp4')).toBe('before');
    });

    test('a range is read, with the size of the whole file', async () => {
      await storage.put('clip.mp4', bytes('0123456789'));
      const partOf = async (from: number, to: number) => {
        const found = await storage.get('clip.mp4', { from, to });
        return [found?.file.bytes, found && (await buffer(found.content)).toString()];
      };
      expect(await partOf(0, 0)).toEqual([10, '0']);
      expect(await partOf(3, 5)).toEqual([10, '345']);
      expect(await partOf(0, 9)).toEqual([10, '0123456789']);
      expect(await partOf(9, 9)).toEqual([10, '9']);
      expect(await storage.get('nobody', { from: 0, to: 1 })).toBeUndefined();
    });

    test('an unknown key returns undefined, not a failure', async () => {
      expect(await storage.get('nobody')).toBeUndefined();
      expect(await storage.stat('nobody/here')).toBeUndefined();
      expect(await storage.remove('nobody')).toBe(false);
    });

    test('a second put replaces the first for later readers', async () => {
      await storage.put('k', bytes('first'));
      await storage.put('k', bytes('second'));
      expect(await textAt(storage, 'k')).toBe('second');
    });

    test('concurrent puts of one key leave one of them intact', async () => {
      const contents = Array.from({ length: 8 }, (_, at) => String(at).repeat(50_000));
      await Promise.all(contents.map((content) => storage.put('race', bytes(content))));
      expect(contents).toContain(await textAt(storage, 'race'));
    });

    test('a removed key is gone', async () => {
      await storage.put('k', bytes('x'));
      expect(await storage.remove('k')).toBe(true);
      expect(await storage.get('k')).toBeUndefined();
    });

    test('every key is listed once, and removed ones are not', async () => {
      expect(await allKeys(storage)).toEqual([]);
      for (const key of ['b', 'a/two', 'a.b', 'a/one/deep', 'a-b', 'gone']) {
        await storage.put(key, bytes(key));
      }
      await storage.remove('gone');
      const listed = await allKeys(storage);
      expect(listed.toSorted()).toEqual(['a-b', 'a.b', 'a/one/deep', 'a/two', 'b']);
    });

    test.each([
      '../outside',
      'a/../../b',
      '/etc/passwd',
      'a//b',
      'a/./b',
      '.hidden',
      'a/.hidden',
      '',
      'a/',
      'A',
      'a\\b',
      'a\0b',
      'c:/x',
      'ä',
      'a'.repeat(201),
    ])('the key %j is refused everywhere', async (key) => {
      const refused = { name: 'StorageFailure', kind: 'refused' };
      await expect(
        Promise.resolve().then(() => storage.put(key, bytes('x'))),
      ).rejects.toMatchObject(refused);
      await expect(Promise.resolve().then(() => storage.get(key))).rejects.toMatchObject(refused);
      await expect(Promise.resolve().then(() => storage.stat(key))).rejects.toMatchObject(refused);
      await expect(Promise.resolve().then(() => storage.remove(key))).rejects.toMatchObject(
        refused,
      );
    });
  });
}
