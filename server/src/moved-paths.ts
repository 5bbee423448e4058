// Earlier paths of calls, which still work for scripts and for pages loaded before an update.
const ID = '[0-9a-f-]{36}';
const OWN = 'appeal|card|duplicate|pictures|portrait|undo-deletion|versions';

const moved: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(/api/characters)/(${ID}/(?:${OWN})(?![\\w-]))`, 'i'), '$1/private-access/$2'],
  [new RegExp(`^(/api)/characters/(${ID})/like(?![\\w-])`, 'i'), '$1/likes/$2'],
  [new RegExp(`^(/api)/characters/drafts/(${ID})(?![\\w-])`, 'i'), '$1/character-drafts/$2'],
];

/** The URL of a request with today's path. */
export function currentUrl(url: string): string {
  if (!url.startsWith('/api/characters/')) return url;
  for (const [before, after] of moved) if (before.test(url)) return url.replace(before, after);
  return url;
}
