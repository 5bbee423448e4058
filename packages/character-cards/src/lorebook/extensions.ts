// Extensions that the most used program for cards writes under `extensions` because the standard lacks a field: a note
// among the messages, and where and when a lore entry applies. Pure.
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Decorated, LoreDepth, LorePlace, LoreRole } from './decorators.ts';

/** A field that is ignored: its value is invalid, or means nothing here. */
export interface PassedOver {
  readonly field: string;
  readonly reason: 'wrong_kind' | 'not_followed';
}

/** The note that the card always adds among the messages. */
export interface DepthNote {
  readonly text: string;
  /** How many messages follow it. */
  readonly depth: number;
  readonly role: LoreRole;
}

/** Which of the secondary keys must be found: one, less than all, none, all. */
const logics = ['any', 'not_all', 'none', 'all'] as const;
export type LoreLogic = (typeof logics)[number];

export interface EntryConditions {
  readonly secondary_logic: LoreLogic;
  /** The probability in percent. */
  readonly chance: number;
  readonly from_messages: number;
  /** Recursion: whether other entries find it, only they find it, and whether it finds others. */
  readonly ignores_lore: boolean;
  readonly needs_lore: boolean;
  readonly finds_none: boolean;
  readonly is_whole_words: boolean;
  /** Of a group's entries that match at once only one is used: one that `leads`, otherwise a random one by weight. */
  readonly groups: readonly string[];
  readonly leads: boolean;
  readonly weight: number;
  /**
   * `sticky`: for how many messages it stays once it was found; `cooldown`: for how many after that it is not found
   * again.
   */
  readonly sticky: number;
  readonly cooldown: number;
}

export interface EntryExtensions
  extends EntryConditions, Pick<Decorated, 'position' | 'depth' | 'role' | 'scan_depth'> {
  /** Undefined if the standard's own field applies. */
  readonly is_case_sensitive: boolean | undefined;
  /** Written by the program whose keys are patterns only between slashes, although its flag says that all are. */
  readonly has_plain_keys: boolean;
  readonly usual_position: 'before' | 'after' | undefined;
  readonly passed_over: readonly PassedOver[];
}

const LONGEST_NOTE = 4_000;
const USUAL_DEPTH = 4;
const DEEPEST = 999_999;

export function readDepthNote(data: JsonObject): {
  note: DepthNote | null;
  is_shortened: boolean;
  passed_over: readonly PassedOver[];
} {
  const beside = createReader(objectOf(data['extensions']));
  const fields = beside.read('depth_prompt', asObject) ?? {};
  const { read, passed_over } = createReader(fields);
  const text = (read('prompt', asText) ?? '').trim();
  const depth = read('depth', asInteger) ?? USUAL_DEPTH;
  const role = read('role', asRole) ?? 'system';
  const within = passed_over.map((one) => ({ ...one, field: `depth_prompt.${one.field}` }));
  return {
    note: text === '' ? null : { text: text.slice(0, LONGEST_NOTE).toWellFormed(), depth, role },
    is_shortened: text.length > LONGEST_NOTE,
    passed_over: [...beside.passed_over, ...within],
  };
}

/**
 * Places by their numbers there. Two of them refer to the author's note of the user, which is four messages deep by
 * default.
 */
const AFTER_EXAMPLES = 6;
const AT_DEPTH = 4;
const LAST_PLACE = 6;
const aroundNote: readonly (number | undefined)[] = [2, 3];

export function readEntryExtensions(entry: JsonObject): EntryExtensions {
  const fields = objectOf(entry['extensions']);
  const reader = createReader(fields);
  const { read, passOver, passed_over } = reader;
  for (const field of NOT_FOLLOWED) if (saysMuch(fields[field])) passOver(field);
  const place = read('position', asInteger);
  if (place !== undefined && place > LAST_PLACE) passOver('position');
  const messages = read('depth', asInteger) ?? USUAL_DEPTH;
  const role = read('role', asRole);
  const isAround = aroundNote.includes(place);
  const position: LorePlace | undefined = place === AFTER_EXAMPLES ? 'examples' : undefined;
  const depth: LoreDepth | undefined =
    place === AT_DEPTH || isAround
      ? { from: 'newest', messages: isAround ? USUAL_DEPTH : messages }
      : undefined;
  return {
    ...readConditions(reader),
    position,
    depth,
    passed_over,
    scan_depth: read('scan_depth', asInteger),
    is_case_sensitive: read('case_sensitive', asFlag),
    has_plain_keys: 'selectiveLogic' in fields && 'position' in fields,
    role: place === AT_DEPTH ? role : undefined,
    usual_position: place === undefined || place > LAST_PLACE ? undefined : usualOf(place),
  };
}

/** Fields that need a feature of that program. */
const NOT_FOLLOWED = [
  ...['vectorized', 'automation_id', 'outlet_name', 'triggers', 'use_group_scoring'],
  ...['match_persona_description', 'match_character_description', 'match_character_personality'],
  ...['match_character_depth_prompt', 'match_scenario', 'match_creator_notes', 'ignore_budget'],
];

/** Most of them are empty in every entry. */
const saysMuch = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

function readConditions({ read, passOver }: Reader): EntryConditions {
  const level = read('delay_until_recursion', asLevel) ?? 0;
  if (level > 1) passOver('delay_until_recursion');
  const isLeftToChance = read('useProbability', asFlag) ?? true;
  const chance = read('probability', asShare) ?? 100;
  return {
    secondary_logic: read('selectiveLogic', asLogic) ?? 'any',
    chance: isLeftToChance ? chance : 100,
    from_messages: read('delay', asInteger) ?? 0,
    ignores_lore: read('exclude_recursion', asFlag) ?? false,
    needs_lore: level > 0,
    finds_none: read('prevent_recursion', asFlag) ?? false,
    is_whole_words: read('match_whole_words', asFlag) ?? false,
    groups: groupsIn(read('group', asText) ?? ''),
    leads: read('group_override', asFlag) ?? false,
    weight: read('group_weight', asInteger) ?? USUAL_WEIGHT,
    sticky: read('sticky', asInteger) ?? 0,
    cooldown: read('cooldown', asInteger) ?? 0,
  };
}

const USUAL_WEIGHT = 100;
const MAX_GROUPS = 10;

const groupsIn = (text: string): string[] =>
  text
    .split(',', MAX_GROUPS)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Entries after the character go before the examples. */
const usualOf = (place: number): 'before' | 'after' => (place === 0 ? 'before' : 'after');

type Reader = ReturnType<typeof createReader>;

function createReader(fields: JsonObject) {
  const passed_over: PassedOver[] = [];
  return {
    passed_over,
    /** Undefined for missing and invalid values. */
    read<T>(field: string, as: (value: Json) => T | undefined): T | undefined {
      const value = fields[field] ?? null;
      const read = value === null ? undefined : as(value);
      if (value !== null && read === undefined) passed_over.push({ field, reason: 'wrong_kind' });
      return read;
    },
    passOver(field: string): void {
      passed_over.push({ field, reason: 'not_followed' });
    },
  };
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const asObject = (value: Json): JsonObject | undefined => (isObject(value) ? value : undefined);

const asText = (value: Json): string | undefined => (typeof value === 'string' ? value : undefined);

const asInteger = (value: Json): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= DEEPEST
    ? value
    : undefined;

const asFlag = (value: Json): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** The round of recursion from which it applies, or just that it applies later. */
const asLevel = (value: Json): number | undefined =>
  typeof value === 'boolean' ? Number(value) : asInteger(value);

const asShare = (value: Json): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined;

const asLogic = (value: Json): LoreLogic | undefined =>
  typeof value === 'number' ? logics[value] : undefined;

const roles = ['system', 'user', 'assistant'] as const;

/** By its name, or by its number. */
const asRole = (value: Json): LoreRole | undefined =>
  typeof value === 'number' ? roles[value] : roles.find((role) => role === value);
