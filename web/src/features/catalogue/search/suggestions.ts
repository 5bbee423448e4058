// The suggestions for a search text, as one list for the arrow keys; pure.
import type { CharacterCard } from '@velour/contract/characters.ts';

export interface TagCount {
  name: string;
  count: number;
}

export type Suggestion =
  | { kind: 'character'; key: string; character: CharacterCard }
  | { kind: 'tag'; key: string; name: string; count: number }
  | { kind: 'all'; key: string };

const MAX_TAGS = 4;
const TAGS_TO_TRY = 10;

export function suggest(
  text: string,
  characters: readonly CharacterCard[],
  tags: readonly TagCount[],
): Suggestion[] {
  const people = text.trim() ? characters : [];
  const offered: Suggestion[] = people.map((character) => ({
    kind: 'character',
    key: character.id,
    character,
  }));
  for (const tag of fittingTags(text, tags))
    offered.push({ kind: 'tag', key: `tag-${tag.name}`, ...tag });
  if (people.length > 0) offered.push({ kind: 'all', key: 'all' });
  return offered;
}

/** Tags that start with the text first, then tags that contain it. */
function fittingTags(text: string, tags: readonly TagCount[]): TagCount[] {
  const sought = text.trim().toLowerCase();
  if (!sought) return tags.slice(0, TAGS_TO_TRY);
  const begins = tags.filter(({ name }) => name.startsWith(sought));
  const contains = tags.filter(
    ({ name }) => name.includes(sought) && !begins.some((one) => one.name === name),
  );
  return [...begins, ...contains].slice(0, MAX_TAGS);
}

/** The DOM id of an option, for `aria-activedescendant`. */
export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** The arrow keys wrap around, with the text itself (undefined) in between. */
export function step(active: number | undefined, by: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined;
  if (active === undefined) return by === 1 ? 0 : count - 1;
  const next = active + by;
  return next < 0 || next >= count ? undefined : next;
}
