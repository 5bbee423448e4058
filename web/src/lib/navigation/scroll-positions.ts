// Stores the scroll position of each history entry in sessionStorage.
const ITEM = 'velour.positions';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export interface Positions {
  find(key: string): number | undefined;
  record(key: string, top: number): void;
  forget(key: string): void;
  save(): void;
}

/** If storage is forbidden, positions last as long as the page. */
export function createPositions(storage: () => Storage): Positions {
  const known = read(storage);
  return {
    find: (key) => known.get(nameless(key)),
    record: (key, top) => void known.set(nameless(key), top),
    forget: (key) => void known.delete(nameless(key)),
    save() {
      try {
        storage().setItem(ITEM, JSON.stringify([...known]));
      } catch {
        // Only scroll positions are lost.
      }
    },
  };
}

/** Hashes a key, because it may be the address of a chat, which must not be stored after signing out. */
const nameless = (key: string): string =>
  String([...key].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 0));

function read(storage: () => Storage): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(ITEM) ?? '[]');
    const pairs = Array.isArray(stored) ? stored : [];
    return new Map(
      pairs.filter((pair): pair is [string, number] => Array.isArray(pair) && isFinite(pair[1])),
    );
  } catch {
    return new Map();
  }
}
