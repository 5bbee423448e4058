// Which entries of a book of lore a reply is told: found by their keys in what was said lately, within a budget. Pure.
import {
  draw,
  type LoreBook,
  type LoreEntry,
  type LoreLogic,
  type LorePlace,
  type LoreRole,
} from '../../characters/service.ts';
import { readPattern, type MatchBudget, type Pattern } from './patterns.rules.ts';

/** How a chat has gone so far. */
export interface Story {
  /** Messages that were said, and those of the character, the greeting among them. */
  readonly messages: number;
  readonly replies: number;
  /** Which greeting it began with: 0 for the first; undefined for none. */
  readonly greeting: number | undefined;
}

export interface LoreAsk {
  readonly book: LoreBook;
  /** Oldest first; hidden keys included. */
  readonly said: readonly string[];
  readonly story: Story;
  /** What chance goes by: the same for as long as it shall come out the same. */
  readonly seed: string;
  readonly room: number;
  /** Whether the context is full: then some entries are not told. */
  readonly is_full: boolean;
  /** The sections of the card that there are; what belongs to another stands where it would else. */
  readonly sections: readonly LorePlace[];
  readonly count: (text: string) => number;
  /** As it will be read: placeholders filled. */
  readonly fill: (text: string) => string;
  /** What is told anyhow, and judged with it. */
  readonly beside: string;
  /** Whether safety lets this be told. */
  readonly isAllowed: (text: string) => boolean;
}

/** A text among the messages; so many of them follow it. */
export interface LoreAside {
  readonly role: LoreRole;
  readonly text: string;
  readonly followed_by: number;
}

export interface Lore {
  readonly told: Readonly<Record<LorePlace, string>>;
  readonly asides: readonly LoreAside[];
  /** Whether there would be less of it in a full context. */
  readonly may_shrink: boolean;
}

export const noLore: Lore = {
  told: { before: '', described: '', personality: '', scenario: '', after: '', examples: '' },
  asides: [],
  may_shrink: false,
};

/** What stands around a text among the messages. */
export const ASIDE_TOKENS = 20;
/** Letters that plain keys are looked for in, and steps of patterns, for one prompt: milliseconds, rarely a tenth of a second. */
const MOST_LETTERS = 10_000_000;
const MOST_STEPS = 5_000_000;
/** A key may begin at every letter and be a whole word nowhere. */
const WORD_EFFORT = 10;
const MOST_SCANNED = 20_000;
const MOST_ROUNDS = 4;

/** As it will be told. */
interface Found {
  readonly entry: LoreEntry;
  readonly content: string;
}

export function selectLore(ask: LoreAsk): Lore {
  const { book, isAllowed } = ask;
  const kept = withinBudget(findEntries(ask), ask);
  const isAmong = ({ entry }: Found): boolean => placeOf(entry, ask) === undefined;
  const tellAt = (place: LorePlace): string =>
    kept
      .filter(({ entry }) => placeOf(entry, ask) === place)
      .map(({ content }) => content)
      .join('\n\n');
  const told = {
    before: tellAt('before'),
    described: tellAt('described'),
    personality: tellAt('personality'),
    scenario: tellAt('scenario'),
    after: tellAt('after'),
    examples: tellAt('examples'),
  };
  const asides = kept.filter(isAmong).map(({ entry, content }): LoreAside => ({
    role: entry.role,
    text: content,
    followed_by: followersOf(entry, ask.story),
  }));
  const may_shrink = !ask.is_full && book.entries.some(({ may_be_dropped }) => may_be_dropped);
  // Two harmless halves may be one harmful whole.
  const texts = [...Object.values(told), ...asides.map(({ text }) => text)];
  const whole = [ask.beside, ...texts].join('\n');
  return isAllowed(whole) ? { told, asides, may_shrink } : noLore;
}

/** In the card, or undefined for one that stands among the messages. */
function placeOf(entry: LoreEntry, { sections }: LoreAsk): LorePlace | undefined {
  const { position, depth, usual_position } = entry;
  if (position !== undefined && sections.includes(position)) return position;
  return depth === undefined ? usual_position : undefined;
}

const followersOf = ({ depth }: LoreEntry, { messages }: Story): number =>
  depth?.from === 'oldest' ? Math.max(0, messages - depth.messages) : (depth?.messages ?? 0);

function findEntries(ask: LoreAsk): Found[] {
  const { book, isAllowed, fill } = ask;
  const search = createSearch(ask.said);
  const waiting = new Set(
    book.entries.filter((entry, at) => counts(entry, ask) && isLucky(entry, `${ask.seed}:${at}`)),
  );
  const found: Found[] = [];
  let brought = '';
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const news = [...waiting].filter(
      (entry) => isOfRound(entry, round) && isFound(entry, ask, { search, brought }),
    );
    if (news.length === 0) break;
    for (const entry of news) {
      waiting.delete(entry);
      const content = fill(entry.content).trim();
      if (content !== '' && isAllowed(content)) found.push({ entry, content });
    }
    const finders = news.filter(({ finds_none }) => !finds_none);
    if (!book.is_recursive || finders.length === 0) break;
    brought = finders
      .map(({ content }) => content)
      .join('\n')
      .slice(0, MOST_SCANNED);
  }
  return found;
}

const isLucky = ({ is_always, chance }: LoreEntry, by: string): boolean =>
  is_always || chance >= 100 || draw(by) % 100 < chance;

/** In the first round nothing was brought by other entries yet. */
const isOfRound = (entry: LoreEntry, round: number): boolean =>
  entry.is_always || (round === 0 ? !entry.needs_lore : !entry.ignores_lore);

/** Whether an entry may be told now at all, keys or not. One that is always told is asked nothing. */
function counts(entry: LoreEntry, { story, is_full }: LoreAsk): boolean {
  if (is_full && entry.may_be_dropped) return false;
  if (entry.is_always) return true;
  const { only_greeting, only_after, only_every } = entry;
  const isAfterGreeting =
    only_greeting === undefined || story.greeting === undefined || story.greeting === only_greeting;
  return (
    !entry.is_never &&
    isAfterGreeting &&
    story.messages >= entry.from_messages &&
    story.replies >= only_after &&
    story.replies % only_every === 0
  );
}

interface Where {
  readonly search: Search;
  /** What the round before has brought; looked through again. */
  readonly brought: string;
}

function isFound(entry: LoreEntry, ask: LoreAsk, { search, brought }: Where): boolean {
  const { book, said, story } = ask;
  if (entry.is_always) return true;
  const depth = entry.stays ? said.length : (entry.scan_depth ?? book.scan_depth);
  const within = (keys: readonly string[], texts: Texts): boolean =>
    keys.some((key) => search.has(key, entry, texts));
  const texts = { depth, brought };
  if (entry.other_keys.length > 0 && within(entry.other_keys, texts)) return false;
  if (entry.only_once && wasFound(entry, story, within)) return false;
  if (entry.is_constant) return true;
  if (!within(entry.keys, texts)) return false;
  if (entry.more_keys.length > 0 && !within(entry.more_keys, texts)) return false;
  const { is_selective, secondary_logic, secondary_keys } = entry;
  return !is_selective || selects[secondary_logic](secondary_keys, (key) => within([key], texts));
}

type Choice = (keys: readonly string[], isThere: (key: string) => boolean) => boolean;

const selects: Record<LoreLogic, Choice> = {
  any: (keys, isThere) => keys.some(isThere),
  not_all: (keys, isThere) => !keys.every(isThere),
  none: (keys, isThere) => !keys.some(isThere),
  all: (keys, isThere) => keys.every(isThere),
};

/** One that needs no key was told by the first reply that it counted for. */
function wasFound(
  entry: LoreEntry,
  { replies }: Story,
  within: (keys: readonly string[], texts: Texts) => boolean,
): boolean {
  if (entry.is_constant) return replies > Math.max(1, entry.only_after);
  return within(entry.keys, { depth: Infinity, brought: '', skips: 1 });
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
}

/** Looks for keys until its budget is used up; then nothing is found any more. */
function createSearch(said: readonly string[]) {
  const budget: MatchBudget = { steps: MOST_STEPS };
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
    const made = { brought, plain, folded: plain.toLowerCase() };
    scanned.set(name, made);
    return made;
  };

  const patternOf = (key: string, isCaseSensitive: boolean): Pattern => {
    const name = `${isCaseSensitive}${key}`;
    const known = patterns.get(name);
    if (known) return known;
    const made = readPattern(key, isCaseSensitive, budget);
    patterns.set(name, made);
    return made;
  };

  return {
    has(key: string, entry: LoreEntry, where: Texts): boolean {
      if (letters < 0 || budget.steps < 0) return false;
      const texts = textsOf(where);
      const { is_case_sensitive, is_whole_words } = entry;
      if (isPattern(key, entry)) return patternOf(key, is_case_sensitive)(texts.plain);
      letters -= texts.plain.length * (is_whole_words ? WORD_EFFORT : 1);
      const [text, words] = is_case_sensitive
        ? [texts.plain, key]
        : [texts.folded, key.toLowerCase()];
      return is_whole_words && !/\s/.test(words) ? hasWord(text, words) : text.includes(words);
    },
  };
}

function isPattern(key: string, { patterns }: LoreEntry): boolean {
  if (patterns !== 'between_slashes') return patterns === 'all';
  const end = key.lastIndexOf('/');
  return key.startsWith('/') && end > 1 && /^[a-z]*$/.test(key.slice(end + 1));
}

/** Some languages have no blanks between words: only plain letters and digits are more of one. */
const goesOn = (letter: string | undefined): boolean => letter !== undefined && /\w/.test(letter);

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!goesOn(text[at - 1]) && !goesOn(text[at + word.length])) return true;
  }
  return false;
}

/** What is worth least is left out first; what is told stands in the book's own order. */
function withinBudget(found: readonly Found[], ask: LoreAsk): Found[] {
  const { book, room, count } = ask;
  let left = Math.min(room, book.token_budget ?? room);
  const worth = found.toSorted(
    (one, other) =>
      Number(one.entry.may_be_dropped) - Number(other.entry.may_be_dropped) ||
      other.entry.priority - one.entry.priority ||
      other.entry.insertion_order - one.entry.insertion_order,
  );
  const kept = new Set<Found>();
  for (const one of worth) {
    const isAside = placeOf(one.entry, ask) === undefined;
    const cost = count(one.content) + (isAside ? ASIDE_TOKENS : 2);
    if (cost > left) continue;
    left -= cost;
    kept.add(one);
  }
  return found
    .filter((one) => kept.has(one))
    .toSorted((one, other) => one.entry.insertion_order - other.entry.insertion_order);
}
