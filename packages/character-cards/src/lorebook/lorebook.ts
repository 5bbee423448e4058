// The parts of a card for chats besides its texts: another name, closing notes, and its lorebook. Pure.
import type { Json } from '../json.ts';
import { isObject, type JsonObject } from '../json.ts';
import { listOf, textOf, type Card } from '../card.ts';
import { asksForIdle } from '../macros.ts';
import { readDecorators, type Decorated, type LoreRole } from './decorators.ts';
import {
  readDepthNote,
  readEntryExtensions,
  type DepthNote,
  type EntryConditions,
  type PassedOver,
} from './extensions.ts';

export interface LoreEntry extends Decorated, EntryConditions {
  /** Its author's name for it; empty without one. */
  readonly title: string;
  readonly keys: readonly string[];
  readonly secondary_keys: readonly string[];
  readonly is_selective: boolean;
  readonly is_constant: boolean;
  readonly is_case_sensitive: boolean;
  /** Which of its keys are patterns: those between slashes are where some are. */
  readonly patterns: 'none' | 'between_slashes' | 'all';
  readonly insertion_order: number;
  readonly priority: number;
  /** Its placement if not at `position` or at `depth`. */
  readonly usual_position: 'before' | 'after';
  readonly role: LoreRole;
}

export interface LoreBook {
  readonly scan_depth: number;
  readonly token_budget: number | null;
  readonly is_recursive: boolean;
  /** Whether an entry depends on the length of the chat or its greeting. */
  readonly asks_for_story: boolean;
  readonly entries: readonly LoreEntry[];
}

export interface CardExtras {
  /** The character's name in place of `{{char}}`; null for the usual name. */
  readonly nickname: string | null;
  readonly closing_notes: string;
  readonly depth_note: DepthNote | null;
  /** Whether a text of the card says how long the user had not written. */
  readonly asks_for_idle: boolean;
  readonly book: LoreBook | null;
}

export const noExtras: CardExtras = {
  nickname: null,
  closing_notes: '',
  depth_note: null,
  asks_for_idle: false,
  book: null,
};

const MAX_ENTRIES = 2_000;
const MAX_KEYS = 60;
const LONGEST_KEY = 300;
const LONGEST_CONTENT = 20_000;
const USUAL_DEPTH = 4;
const DEEPEST = 100;

/** `name` is the character's current name: a nickname belongs to the name that the card came with. */
export function readExtras({ data }: Pick<Card, 'data'>, name: string): CardExtras {
  const isRenamed = textOf(data['name']).trim() !== name;
  const nickname = textOf(data['nickname']).trim().slice(0, 60);
  return {
    nickname: isRenamed || nickname === '' ? null : nickname,
    closing_notes: textOf(data['post_history_instructions']).trim().slice(0, 4_000),
    depth_note: readDepthNote(data).note,
    asks_for_idle: asksForIdle(JSON.stringify(data)),
    book: readBook(data['character_book']),
  };
}

function readBook(book: Json | undefined): LoreBook | null {
  if (!isObject(book) || !Array.isArray(book['entries'])) return null;
  const entries = book['entries'].slice(0, MAX_ENTRIES).flatMap(readEntry);
  if (entries.length === 0) return null;
  return {
    scan_depth: integerOf(book['scan_depth'], USUAL_DEPTH, DEEPEST),
    token_budget:
      book['token_budget'] === undefined ? null : integerOf(book['token_budget'], 0, 1e6),
    is_recursive: isRecursive(book, entries),
    asks_for_story: entries.some(asksForStory),
    entries,
  };
}

/** Entries that only recursion finds, in books of a program that has no field for it. */
const isRecursive = ({ recursive_scanning }: JsonObject, entries: readonly LoreEntry[]): boolean =>
  recursive_scanning === true ||
  (typeof recursive_scanning !== 'boolean' && entries.some(({ needs_lore }) => needs_lore));

const asksForStory = (entry: LoreEntry): boolean =>
  entry.only_after > 0 ||
  entry.from_messages > 0 ||
  entry.only_every > 1 ||
  entry.cooldown > 0 ||
  entry.only_greeting !== undefined ||
  entry.depth?.from === 'oldest';

/** Unsupported decorators and fields of a book, each once. */
export function passedOverIn(book: Json | undefined): PassedOver[] {
  if (!isObject(book) || !Array.isArray(book['entries'])) return [];
  const all = book['entries'].slice(0, MAX_ENTRIES).filter(isObject).flatMap(passedOverOf);
  return [...new Map(all.map((one) => [`${one.field} ${one.reason}`, one])).values()];
}

function passedOverOf(entry: JsonObject): PassedOver[] {
  const content = textOf(entry['content']).trim();
  const lines = content.startsWith('@@') ? readDecorators(content).not_followed : [];
  return [
    ...lines.map((name) => ({ field: `@@${name}`, reason: 'not_followed' as const })),
    ...readEntryExtensions(entry).passed_over.map((one) => ({
      ...one,
      field: `extensions.${one.field}`,
    })),
  ];
}

function readEntry(entry: Json): LoreEntry[] {
  if (!isObject(entry) || entry['enabled'] === false) return [];
  const { not_followed: _, ...decorated } = readDecorators(
    textOf(entry['content']).trim().slice(0, LONGEST_CONTENT),
  );
  if (decorated.content === '') return [];
  const keys = keysOf(entry['keys']);
  const is_constant = entry['constant'] === true;
  const secondary_keys = keysOf(entry['secondary_keys']);
  const { passed_over: __, has_plain_keys, ...extended } = readEntryExtensions(entry);
  // Decorators are part of the standard, so they take precedence over extensions of programs.
  const isPlaced = decorated.position !== undefined || decorated.depth !== undefined;
  return [
    {
      ...extended,
      ...decorated,
      scan_depth: decorated.scan_depth ?? extended.scan_depth,
      position: isPlaced ? decorated.position : extended.position,
      depth: isPlaced ? decorated.depth : extended.depth,
      role: decorated.role ?? extended.role ?? 'system',
      title: titleOf(entry),
      keys,
      secondary_keys,
      is_selective: entry['selective'] === true && secondary_keys.length > 0,
      is_constant,
      is_case_sensitive: extended.is_case_sensitive ?? entry['case_sensitive'] === true,
      patterns: has_plain_keys ? 'between_slashes' : entry['use_regex'] === true ? 'all' : 'none',
      insertion_order: numberOf(entry['insertion_order']),
      priority: numberOf(entry['priority']),
      usual_position:
        extended.usual_position ?? (entry['position'] === 'before_char' ? 'before' : 'after'),
    },
  ];
}

/** Some programs store it in `name`, others in `comment`. */
const titleOf = ({ name, comment }: JsonObject): string =>
  (textOf(name).trim() || textOf(comment).trim()).slice(0, LONGEST_KEY);

const keysOf = (keys: Json | undefined): string[] =>
  listOf(keys)
    .map((key) => key.trim())
    .filter((key) => key !== '' && key.length <= LONGEST_KEY)
    .slice(0, MAX_KEYS);

const numberOf = (value: Json | undefined): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

const integerOf = (value: Json | undefined, usual: number, most: number): number =>
  typeof value === 'number' && value >= 0 ? Math.min(most, Math.floor(value)) : usual;
