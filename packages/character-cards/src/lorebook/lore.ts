// Selects the entries of a lorebook for a prompt: by their keys in the recent messages, within a token budget. Pure.
import { draw } from '../macros.ts';
import type { LoreBook, LoreEntry } from './lorebook.ts';
import type { LoreLogic } from './extensions.ts';
import type { LorePlace, LoreRole } from './decorators.ts';
import { createSearch, MAX_SCANNED, nameOf, type Search, type Texts } from './key-search.ts';

/** The length of a chat so far. */
export interface Story {
  /** The number of all messages, and of the character's, including its greeting. */
  readonly messages: number;
  readonly replies: number;
  /** The greeting it started with: 0 for the first; undefined if there is none. */
  readonly greeting: number | undefined;
}

export interface LoreQuery {
  readonly book: LoreBook;
  /** Oldest first; includes hidden keys. */
  readonly recent: readonly string[];
  readonly story: Story;
  /** Seeds random choices: the same seed gives the same entries. */
  readonly seed: string;
  readonly room: number;
  /** Whether the context is full: some entries are then left out. */
  readonly is_full: boolean;
  /** The sections that the card has; an entry for any other one falls back to its usual place. */
  readonly sections: readonly LorePlace[];
  readonly count: (text: string) => number;
  /** Fills placeholders. */
  readonly fill: (text: string) => string;
  /** The rest of the prompt, moderated together with the lore. */
  readonly beside: string;
  /** Whether moderation allows this text. */
  readonly isAllowed: (text: string) => boolean;
}

/** A text among the messages, before the last `followed_by` of them. */
export interface LoreAside {
  readonly role: LoreRole;
  readonly text: string;
  readonly followed_by: number;
}

export interface Lore {
  readonly placed: Readonly<Record<LorePlace, string>>;
  readonly asides: readonly LoreAside[];
  /** Whether a full context would have fewer entries. */
  readonly may_shrink: boolean;
  /** The entries, as `nameOf` names them, and the section of each; undefined for an aside. */
  readonly used: readonly { readonly name: string; readonly place: LorePlace | undefined }[];
  /** Matching entries that did not fit. */
  readonly left_out: readonly string[];
}

export const noLore: Lore = {
  placed: { before: '', described: '', personality: '', scenario: '', after: '', examples: '' },
  asides: [],
  may_shrink: false,
  used: [],
  left_out: [],
};

/** Tokens that a chat template adds around a text among the messages. */
export const ASIDE_TOKENS = 20;
const MAX_ROUNDS = 4;

/** An entry with its placeholders filled. */
interface Found {
  readonly entry: LoreEntry;
  readonly content: string;
}

export function selectLore(query: LoreQuery): Lore {
  const { book, isAllowed } = query;
  const found = findEntries(query);
  const selected = withinBudget(found, query);
  const isAside = ({ entry }: Found): boolean => placeOf(entry, query) === undefined;
  const textAt = (place: LorePlace): string =>
    selected
      .filter(({ entry }) => placeOf(entry, query) === place)
      .map(({ content }) => content)
      .join('\n\n');
  const placed = {
    before: textAt('before'),
    described: textAt('described'),
    personality: textAt('personality'),
    scenario: textAt('scenario'),
    after: textAt('after'),
    examples: textAt('examples'),
  };
  const asides = selected.filter(isAside).map(({ entry, content }): LoreAside => ({
    role: entry.role,
    text: content,
    followed_by: followersOf(entry, query.story),
  }));
  const may_shrink = !query.is_full && book.entries.some(({ may_be_dropped }) => may_be_dropped);
  // Two harmless entries may be harmful together.
  const texts = [...Object.values(placed), ...asides.map(({ text }) => text)];
  const joined = [query.beside, ...texts].join('\n');
  if (!isAllowed(joined)) return noLore;
  const used = selected.map(({ entry }) => ({ name: nameOf(entry), place: placeOf(entry, query) }));
  const left_out = found.filter((one) => !selected.includes(one)).map(({ entry }) => nameOf(entry));
  return { placed, asides, may_shrink, used, left_out };
}

/** The section of the card; undefined for an aside among the messages. */
function placeOf(entry: LoreEntry, { sections }: LoreQuery): LorePlace | undefined {
  const { position, depth, usual_position } = entry;
  if (position !== undefined && sections.includes(position)) return position;
  return depth === undefined ? usual_position : undefined;
}

const followersOf = ({ depth }: LoreEntry, { messages }: Story): number =>
  depth?.from === 'oldest' ? Math.max(0, messages - depth.messages) : (depth?.messages ?? 0);

function findEntries(query: LoreQuery): Found[] {
  const { book, isAllowed, fill } = query;
  const search = createSearch(query.recent);
  const waiting = new Set(
    book.entries.filter(
      (entry, at) => isEligible(entry, query) && isLucky(entry, `${query.seed}:${at}`),
    ),
  );
  const found: Found[] = [];
  const taken = new Set<string>();
  let foundText = '';
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const activated = [...waiting].filter(
      (entry) => isOfRound(entry, round) && isFound(entry, query, { search, foundText }),
    );
    if (activated.length === 0) break;
    for (const entry of activated) waiting.delete(entry);
    const chosen = oneOfEachGroup(activated, { taken, seed: query.seed });
    for (const entry of chosen) {
      const content = fill(entry.content).trim();
      if (content !== '' && isAllowed(content)) found.push({ entry, content });
    }
    const finders = chosen.filter(({ finds_none }) => !finds_none);
    if (!book.is_recursive || finders.length === 0) break;
    foundText = finders
      .map(({ content }) => content)
      .join('\n')
      .slice(0, MAX_SCANNED);
  }
  return found;
}

/** `taken`: the groups of entries that earlier rounds have found. */
function oneOfEachGroup(
  entries: readonly LoreEntry[],
  { taken, seed }: { taken: Set<string>; seed: string },
): LoreEntry[] {
  const chosen = new Set(entries);
  for (const group of new Set(entries.flatMap(({ groups }) => groups))) {
    const members = [...chosen].filter(({ groups }) => groups.includes(group));
    const winner = taken.has(group) ? undefined : winnerOf(members, `${seed}:${group}`);
    for (const entry of members) if (entry !== winner) chosen.delete(entry);
    if (winner) taken.add(group);
  }
  return [...chosen];
}

function winnerOf(members: readonly LoreEntry[], by: string): LoreEntry | undefined {
  const [leader] = members
    .filter(({ leads }) => leads)
    .toSorted((one, other) => other.insertion_order - one.insertion_order);
  const all = members.reduce((sum, { weight }) => sum + weight, 0);
  let left = all > 0 ? draw(by) % all : 0;
  return leader ?? members.find(({ weight }) => (left -= weight) < 0) ?? members[0];
}

const isLucky = ({ is_always, chance }: LoreEntry, by: string): boolean =>
  is_always || chance >= 100 || draw(by) % 100 < chance;

/** In the first round, no other entry has been found yet. */
const isOfRound = (entry: LoreEntry, round: number): boolean =>
  entry.is_always || (round === 0 ? !entry.needs_lore : !entry.ignores_lore);

/** Whether an entry may be selected now, regardless of its keys. */
function isEligible(entry: LoreEntry, { story, is_full }: LoreQuery): boolean {
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

interface Scan {
  readonly recent: readonly string[];
  readonly story: Story;
  readonly scanned: number;
  readonly within: (keys: readonly string[], texts: Texts) => boolean;
}

interface Where {
  readonly search: Search;
  /** The entries that the round before has found, which are searched as well. */
  readonly foundText: string;
}

function isFound(entry: LoreEntry, query: LoreQuery, { search, foundText }: Where): boolean {
  const { book, recent, story } = query;
  if (entry.is_always) return true;
  const scanned = entry.scan_depth ?? book.scan_depth;
  // What was found stays found as long as its message is among those that are searched.
  const lasting = scanned === 0 ? 0 : scanned + entry.sticky;
  const depth = entry.stays ? recent.length : lasting;
  const within = (keys: readonly string[], texts: Texts): boolean =>
    keys.some((key) => search.has(key, entry, texts));
  const texts = { depth, foundText };
  if (entry.other_keys.length > 0 && within(entry.other_keys, texts)) return false;
  if (entry.only_once && wasFound(entry, story, within)) return false;
  if (entry.cooldown > 0 && isResting(entry, { recent, story, scanned, within })) return false;
  if (entry.is_constant) return true;
  if (!within(entry.keys, texts)) return false;
  if (entry.more_keys.length > 0 && !within(entry.more_keys, texts)) return false;
  const { is_selective, secondary_logic, secondary_keys } = entry;
  return !is_selective || selects[secondary_logic](secondary_keys, (key) => within([key], texts));
}

/** How many messages are replayed to know which entries rest: two of an entry's periods, within these limits. */
const MIN_REPLAYED = 60;
const MAX_REPLAYED = 240;

/**
 * Replays the messages before the newest: each time the entry was found, it stays for a while and then rests. The
 * replay starts a whole number of such periods after the first message, so that an entry that is always found keeps
 * its rhythm in a long chat.
 */
function isResting(
  { is_constant, keys, sticky, cooldown }: LoreEntry,
  { recent, story, scanned: depth, within }: Scan,
): boolean {
  const span = sticky + cooldown;
  const most = Math.min(recent.length - 1, Math.max(MIN_REPLAYED, 2 * span), MAX_REPLAYED);
  const offset = Math.max(0, story.messages - 1) % span;
  let since = Infinity;
  for (let skips = offset > most ? most : most - ((most - offset) % span); skips > 0; skips -= 1)
    if (since - skips >= span && (is_constant || within(keys, { depth, foundText: '', skips })))
      since = skips;
  return since >= sticky && since < span;
}

type Choice = (keys: readonly string[], isThere: (key: string) => boolean) => boolean;

const selects: Record<LoreLogic, Choice> = {
  any: (keys, isThere) => keys.some(isThere),
  not_all: (keys, isThere) => !keys.every(isThere),
  none: (keys, isThere) => !keys.some(isThere),
  all: (keys, isThere) => keys.every(isThere),
};

/** An entry without keys was found by the first reply that it was eligible for. */
function wasFound(
  entry: LoreEntry,
  { replies }: Story,
  within: (keys: readonly string[], texts: Texts) => boolean,
): boolean {
  if (entry.is_constant) return replies > Math.max(1, entry.only_after);
  return within(entry.keys, { depth: Infinity, foundText: '', skips: 1 });
}

/** The least important entries are left out first, of equal ones those that need a key; the rest keeps the order of the book. */
function withinBudget(found: readonly Found[], query: LoreQuery): Found[] {
  const { book, room, count } = query;
  let left = Math.min(room, book.token_budget ?? room);
  const worth = found.toSorted(
    (one, other) =>
      Number(one.entry.may_be_dropped) - Number(other.entry.may_be_dropped) ||
      other.entry.priority - one.entry.priority ||
      Number(other.entry.is_constant) - Number(one.entry.is_constant) ||
      other.entry.insertion_order - one.entry.insertion_order,
  );
  const selected = new Set<Found>();
  for (const one of worth) {
    const isAside = placeOf(one.entry, query) === undefined;
    const cost = count(one.content) + (isAside ? ASIDE_TOKENS : 2);
    if (cost > left) continue;
    left -= cost;
    selected.add(one);
  }
  return found
    .filter((one) => selected.has(one))
    .toSorted((one, other) => one.entry.insertion_order - other.entry.insertion_order);
}
