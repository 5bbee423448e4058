// Moving files between storages: compared byte for byte, interrupted and resumed.
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createMemory, type Memory } from '../../../test/fakes/memory-storage.ts';
import { moveFiles } from './move.ts';

async function filled(count: number): Promise<Memory> {
  const storage = createMemory();
  for (let nth = 0; nth < count; nth += 1)
    await storage.put(`a/${nth}`, Buffer.from(`content ${nth}`));
  return storage;
}

const textAt = async (storage: Memory, key: string): Promise<string | undefined> => {
  const found = await storage.get(key);
  return found && (await buffer(found.content)).toString();
};

test('everything is copied, and the source stays', async () => {
  const [from, to] = [await filled(5), createMemory()];
  expect(await moveFiles({ from, to, deletesSource: false })).toEqual({
    copied: 5,
    present: 0,
    deleted: 0,
  });
  expect(to.keys().toSorted()).toEqual(from.keys().toSorted());
  expect(await textAt(to, 'a/3')).toBe('content 3');
});

test('an interrupted run is resumed, copies nothing twice, and replaces files that differ', async () => {
  const [from, to] = [await filled(6), createMemory()];
  let puts = 0;
  const breaking: Memory = {
    ...to,
    put(key, content) {
      puts += 1;
      if (puts === 4) return Promise.reject(new Error('the network is gone'));
      return to.put(key, content);
    },
  };
  await expect(moveFiles({ from, to: breaking, deletesSource: true })).rejects.toThrow('network');
  expect(from.keys()).toHaveLength(3);
  await to.put('a/5', Buffer.from('an older one'));
  expect(await moveFiles({ from, to, deletesSource: true })).toEqual({
    copied: 3,
    present: 0,
    deleted: 3,
  });
  expect(from.keys()).toEqual([]);
  expect(await textAt(to, 'a/5')).toBe('content 5');
});

test('a second run finds all files present', async () => {
  const [from, to] = [await filled(3), createMemory()];
  await moveFiles({ from, to, deletesSource: false });
  expect(await moveFiles({ from, to, deletesSource: false })).toMatchObject({
    copied: 0,
    present: 3,
  });
});

test('a copy that differs from its source ends the run, and the source is kept', async () => {
  const [from, to] = [await filled(2), createMemory()];
  const lying: Memory = { ...to, put: (key) => to.put(key, Buffer.from('half')) };
  await expect(moveFiles({ from, to: lying, deletesSource: true })).rejects.toMatchObject({
    kind: 'broken',
  });
  expect(from.keys()).toHaveLength(2);
});
