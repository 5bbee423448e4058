// Which entries of a book of lore a reply is told: found by their keys in what was said lately, within a budget. Pure.
import type { LoreBook, LoreEntry } from '../../characters/service.ts';
import { readDecorators, type Decorated } from './decorators/rules.ts';
import { readPattern, type Effort, type Pattern } from './patterns/rules.ts';

export interface LoreAsk {
  readonly book: LoreBook;
  /** Oldest first; hidden keys included. */
  readonly said: readonly string[];
  /** How many replies there were, the greeting among them. */
  readonly replies: number;
  readonly room: number;
  readonly count: (text: string) => number;
  /** As it will be read: placeholders filled. */
  readonly fill: (text: string) => string;
  /** Whether safety lets this be told. */
  readonly isAllowed: (text: string) => boolean;
}

export interface Lore {
  readonly before: string;
  readonly after: string;
}

export const noLore: Lore = { before: '', after: '' };

/** Letters that plain keys are looked for in, and steps of patterns, for one prompt: a few milliseconds of each. */
const MOST_LETTERS = 10_000_000;
const MOST_STEPS = 1_000_000;
/** What reading one letter of a pattern counts as. */
const STEPS_TO_READ = 20;
const MOST_SCANNED = 20_000;
const MOST_ROUNDS = 4;

interface Found extends Decorated {
  readonly entry: LoreEntry;
}

export function selectLore(ask: LoreAsk): Lore {
  const { book, isAllowed, fill } = ask;
  const search = createSearch(ask.said);
  const waiting = new Set(
    book.entries.map((entry) => ({ entry, ...readDecorators(entry.content) })),
  );
  const found: Found[] = [];
  let brought = '';
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const news = [...waiting].filter(
      (one) => counts(one, ask) && isFound(one, ask, { search, brought }),
    );
    if (news.length === 0) break;
    for (const one of news) {
      waiting.delete(one);
      const content = fill(one.content).trim();
      if (content !== '' && isAllowed(content)) found.push({ ...one, content });
    }
    if (!book.is_recursive) break;
    brought = news
      .map(({ content }) => content)
      .join('\n')
      .slice(0, MOST_SCANNED);
  }
  const kept = withinBudget(found, ask);
  const told = (where: 'before' | 'after'): string =>
    kept
      .filter((one) => (one.position ?? one.entry.position) === where)
      .map(({ content }) => content)
      .join('\n\n');
  const lore = { before: told('before'), after: told('after') };
  // Two harmless halves may be one harmful whole.
  return isAllowed(`${lore.before}\n${lore.after}`) ? lore : noLore;
}

/** Whether an entry may be told now at all, keys or not. */
const counts = (one: Decorated, { replies }: LoreAsk): boolean =>
  !one.is_never && replies >= one.only_after && replies % one.only_every === 0;

interface Where {
  readonly search: Search;
  /** What the round before has brought; looked through again. */
  readonly brought: string;
}

function isFound(one: Found, { book, said }: LoreAsk, { search, brought }: Where): boolean {
  const { entry } = one;
  const depth = one.stays ? said.length : (one.scan_depth ?? book.scan_depth);
  const within = (keys: readonly string[], texts: Texts): boolean =>
    keys.some((key) => search.has(key, entry, texts));
  const texts = { depth, brought };
  if (one.other_keys.length > 0 && within(one.other_keys, texts)) return false;
  if (one.only_once && within(entry.keys, { depth: said.length, brought: '', skips: 1 }))
    return false;
  if (entry.is_constant || one.is_always) return true;
  if (!within(entry.keys, texts)) return false;
  if (one.more_keys.length > 0 && !within(one.more_keys, texts)) return false;
  return !entry.is_selective || within(entry.secondary_keys, texts);
}

interface Texts {
  readonly depth: number;
  readonly brought: string;
  /** The newest messages that are left out. */
  readonly skips?: number;
}

type Search = ReturnType<typeof createSearch>;

interface Scanned {
  readonly brought: string;
  readonly plain: string;
  readonly folded: string;
  readonly letters: readonly string[];
}

/** Looks for keys until its effort is used up; then nothing is found any more. */
function createSearch(said: readonly string[]) {
  const effort: Effort = { steps: MOST_STEPS };
  const scanned = new Map<string, Scanned>();
  const patterns = new Map<string, Pattern>();
  let letters = MOST_LETTERS;

  const textsOf = ({ depth, brought, skips = 0 }: Texts): Scanned => {
    const name = `${depth}:${skips}`;
    const known = scanned.get(name);
    if (known?.brought === brought) return known;
    const end = said.length - skips;
    const lately = said.slice(Math.max(0, end - depth), Math.max(0, end)).join('\n');
    const plain = `${lately.slice(-MOST_SCANNED)}\n${brought}`;
    letters -= plain.length;
    const made = { brought, plain, folded: plain.toLowerCase(), letters: [...plain] };
    scanned.set(name, made);
    return made;
  };

  const patternOf = (key: string, isCaseSensitive: boolean): Pattern => {
    const name = `${isCaseSensitive}${key}`;
    const known = patterns.get(name);
    if (known) return known;
    effort.steps -= key.length * STEPS_TO_READ;
    const made = readPattern(key, isCaseSensitive);
    patterns.set(name, made);
    return made;
  };

  return {
    has(key: string, { uses_regex, is_case_sensitive }: LoreEntry, where: Texts): boolean {
      if (letters < 0 || effort.steps < 0) return false;
      const texts = textsOf(where);
      if (uses_regex) return patternOf(key, is_case_sensitive)(texts.letters, effort);
      letters -= texts.plain.length;
      return is_case_sensitive
        ? texts.plain.includes(key)
        : texts.folded.includes(key.toLowerCase());
    },
  };
}

/** What is worth least is left out first; what is told stands in the book's own order. */
function withinBudget(found: readonly Found[], { book, room, count }: LoreAsk): Found[] {
  let left = Math.min(room, book.token_budget ?? room);
  const worth = found.toSorted(
    (one, other) =>
      Number(one.may_be_dropped) - Number(other.may_be_dropped) ||
      other.entry.priority - one.entry.priority ||
      other.entry.insertion_order - one.entry.insertion_order,
  );
  const kept = new Set<Found>();
  for (const one of worth) {
    const cost = count(one.content) + 2;
    if (cost > left) continue;
    left -= cost;
    kept.add(one);
  }
  return found
    .filter((one) => kept.has(one))
    .toSorted((one, other) => one.entry.insertion_order - other.entry.insertion_order);
}
