// What the most used program for cards writes under `extensions`, where the standard has no field: a note among the
// messages, and where an entry of lore stands. Pure.
import { isObject, type Json, type JsonObject } from '../../cards/json/rules.ts';
import type { Decorated, LoreDepth, LorePlace, LoreRole } from '../decorators/rules.ts';

/** A field that is passed over: its value is none that belongs there, or means nothing here. */
export interface PassedOver {
  readonly field: string;
  readonly reason: 'wrong_kind' | 'not_followed';
}

/** What the card says among the messages at all times. */
export interface DepthNote {
  readonly text: string;
  /** So many messages follow it. */
  readonly depth: number;
  readonly role: LoreRole;
}

export interface EntryExtensions extends Pick<Decorated, 'position' | 'depth' | 'role'> {
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
  const depth = read('depth', asWhole) ?? USUAL_DEPTH;
  const role = read('role', asRole) ?? 'system';
  const within = passed_over.map((one) => ({ ...one, field: `depth_prompt.${one.field}` }));
  return {
    note: text === '' ? null : { text: text.slice(0, LONGEST_NOTE).toWellFormed(), depth, role },
    is_shortened: text.length > LONGEST_NOTE,
    passed_over: [...beside.passed_over, ...within],
  };
}

/** Places by their numbers there. A note of the reader's own, which two of them go by, stands four deep unless moved. */
const AFTER_EXAMPLES = 6;
const AT_DEPTH = 4;
const LAST_PLACE = 6;
const aroundNote: readonly (number | undefined)[] = [2, 3];

export function readEntryExtensions(entry: JsonObject): EntryExtensions {
  const { read, passOver, passed_over } = createReader(objectOf(entry['extensions']));
  const place = read('position', asWhole);
  if (place !== undefined && place > LAST_PLACE) passOver('position');
  const messages = read('depth', asWhole) ?? USUAL_DEPTH;
  const role = read('role', asRole);
  const isAround = aroundNote.includes(place);
  const position: LorePlace | undefined = place === AFTER_EXAMPLES ? 'examples' : undefined;
  const depth: LoreDepth | undefined =
    place === AT_DEPTH || isAround
      ? { from: 'newest', messages: isAround ? USUAL_DEPTH : messages }
      : undefined;
  return {
    ...{ position, depth, passed_over },
    role: place === AT_DEPTH ? role : undefined,
    usual_position: place === undefined || place > LAST_PLACE ? undefined : usualOf(place),
  };
}

/** Before the examples is where everything stands that comes after the character. */
const usualOf = (place: number): 'before' | 'after' => (place === 0 ? 'before' : 'after');

function createReader(fields: JsonObject) {
  const passed_over: PassedOver[] = [];
  return {
    passed_over,
    /** Undefined for what is not said, and for what is none that belongs there. */
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

const asWhole = (value: Json): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= DEEPEST
    ? value
    : undefined;

const roles = ['system', 'user', 'assistant'] as const;

/** By its name, or by its number. */
const asRole = (value: Json): LoreRole | undefined =>
  typeof value === 'number' ? roles[value] : roles.find((role) => role === value);
