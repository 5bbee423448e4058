// Remembers how far each place of the session's history was scrolled, over reloads too.
const ITEM = 'velour.positions';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export interface Positions {
  find(key: string): number | undefined;
  note(key: string, top: number): void;
  keep(): void;
}

/** Storage may be forbidden; then places last as long as the page. */
export function createPositions(storage: () => Storage): Positions {
  const known = read(storage);
  return {
    find: (key) => known.get(key),
    note: (key, top) => void known.set(key, top),
    keep() {
      try {
        storage().setItem(ITEM, JSON.stringify([...known]));
      } catch {
        // Nothing is lost but a scroll position.
      }
    },
  };
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
