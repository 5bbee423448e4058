// In-memory storage for tests, whose content can be listed.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { assertKey, type StorageProvider } from '../../src/providers/storage/port.ts';

export interface Memory extends StorageProvider {
  keys(): string[];
}

export function createMemory(): Memory {
  const files = new Map<string, Buffer>();
  const describe = ({ length }: Buffer) => ({ bytes: length, changed_at: new Date() });
  return {
    name: 'memory',
    isBuiltIn: true,
    keys: () => [...files.keys()],
    async put(key, content) {
      assertKey(key);
      files.set(key, content instanceof Readable ? await buffer(content) : Buffer.from(content));
    },
    async get(key, part) {
      const found = files.get(key);
      const sent = part ? found?.subarray(part.from, part.to + 1) : found;
      return found && { file: describe(found), content: Readable.from([sent]) };
    },
    async stat(key) {
      const found = files.get(key);
      return found && describe(found);
    },
    remove: async (key) => files.delete(key),
    async *list() {
      yield* [...files.keys()].toSorted();
    },
  };
}
