// Selects the characters of the home page’s domes and its banner: each one on a single dome. Pure.

export const SHOWN_OF_EACH = 12;
/** A dome with fewer remaining characters, after removing those of earlier domes, is not shown. */
const FEWEST = 3;
const BANNER_FACES = 3;
/** Minimums for the banner. Likes are counted once per person, so that one person cannot decide it. */
const EARNED = { chats: 20, likes: 3 };

export interface ShownDome {
  readonly id: string;
  /** Its characters in order; more than are shown, to replace characters that earlier domes show. */
  readonly ids: readonly string[];
}

interface Spread {
  readonly domes: readonly ShownDome[];
  readonly exclusive: readonly string[];
}

/** Without duplicates, in order: the premium row selects first, then the domes. */
export function spread(all: readonly ShownDome[], premium: readonly string[]): Spread {
  const exclusive = premium.length < FEWEST ? [] : premium.slice(0, SHOWN_OF_EACH);
  const used = new Set(exclusive);
  const domes = all.flatMap(({ id, ids }) => {
    const left = ids.filter((one) => !used.has(one)).slice(0, SHOWN_OF_EACH);
    const isEmptied = left.length < FEWEST && left.length < ids.length;
    if (left.length === 0 || isEmptied) return [];
    for (const one of left) used.add(one);
    return [{ id, ids: left }];
  });
  return { domes, exclusive };
}

interface Popular {
  readonly id: string;
  readonly is_official: boolean;
  readonly is_exclusive: boolean;
  readonly chats: number;
  readonly likes: number;
}

/**
 * The operator's choice, else official or well-liked characters; those of the first dome, right below the banner, last.
 */
export function chooseBanner(
  chosen: readonly string[],
  popular: readonly Popular[],
  below: readonly string[],
): string[] {
  if (chosen.length > 0) return chosen.slice(0, BANNER_FACES);
  const earned = popular
    .filter(
      ({ is_official, is_exclusive, chats, likes }) =>
        !is_exclusive && (is_official || (chats >= EARNED.chats && likes >= EARNED.likes)),
    )
    .map(({ id }) => id);
  const isBelow = new Set(below);
  return [
    ...earned.filter((id) => !isBelow.has(id)),
    ...earned.filter((id) => isBelow.has(id)),
  ].slice(0, BANNER_FACES);
}
