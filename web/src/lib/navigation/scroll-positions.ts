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

/** Hashes a key (FNV-1a), because it may be the address of a chat, which must not be stored after signing out. */
function nameless(key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1)
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

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
