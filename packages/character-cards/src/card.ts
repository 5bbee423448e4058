// Reads a card of any version: V1 has bare fields, V2 and V3 have them under `data`; unknown fields are retained.
import { CardError } from './card-error.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

export type CardSpec = 'v1' | 'v2' | 'v3';

/** A parsed card in the structure of V2 and V3. */
export interface Card {
  readonly spec: CardSpec;
  readonly data: JsonObject;
  /** Fields next to `data` that belong to no version. */
  readonly beside: JsonObject;
}

const IN_DATA = new Set([
  ...['name', 'description', 'personality', 'scenario', 'first_mes', 'mes_example'],
  ...['creator_notes', 'system_prompt', 'post_history_instructions', 'alternate_greetings'],
  ...['character_book', 'tags', 'creator', 'character_version', 'extensions'],
]);

export function readCard(file: JsonObject): Card {
  const { spec, spec_version, data, ...beside } = file;
  if (isBook(file)) {
    throw new CardError('missing', { detail: 'This is a lorebook without a character.' });
  }
  return isObject(data)
    ? { spec: specOf(spec, spec_version), data, beside }
    : readBare({ ...beside, ...(data === undefined ? {} : { data }) });
}

/** A field under its standard name, or under the names that other programs use. */
const isBook = ({ spec, data, entries, ...others }: JsonObject): boolean =>
  (typeof spec === 'string' && spec.startsWith('lorebook')) ||
  (entries !== undefined && !isObject(data) && !('first_mes' in others));

/** Versions are numbers: one newer than we know is read as the newest we know. */
function specOf(spec: Json | undefined, version: Json | undefined): CardSpec {
  if (spec === 'chara_card_v3') return 'v3';
  if (spec === 'chara_card_v2') return 'v2';
  return Number.parseFloat(String(version)) >= NEWEST ? 'v3' : 'v2';
}

/** Whether a card has a version newer than we know. */
export const isNewer = ({ spec_version }: JsonObject): boolean =>
  Number.parseFloat(String(spec_version)) > NEWEST;

const NEWEST = 3;

function readBare(file: JsonObject): Card {
  const entries = Object.entries(file);
  return {
    spec: 'v1',
    // The persona is the definition; the description next to it is for people who browse.
    data: { ...pick(entries, (key) => IN_DATA.has(key)), ...readDialect(file) },
    beside: pick(entries, (key) => !IN_DATA.has(key)),
  };
}

const pick = (entries: [string, Json][], isTaken: (key: string) => boolean): JsonObject =>
  Object.fromEntries(entries.filter(([key]) => isTaken(key)));

export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const listOf = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Our own extension of a card: fields that the format has no place for. */
export function ownOf({ data }: Card): JsonObject {
  const extensions = data['extensions'];
  const own = isObject(extensions) ? extensions['velour'] : undefined;
  return isObject(own) ? own : {};
}

const names = {
  name: ['char_name'],
  description: ['char_persona', 'context'],
  scenario: ['world_scenario'],
  first_mes: ['char_greeting', 'greeting'],
  mes_example: ['example_dialogue', 'sampleChat'],
} as const;

const known: readonly string[] = [...Object.values(names).flat(), 'persona'];

/** Whether a nonstandard field was read as one of the standard fields. */
export const isOfDialect = (key: string): boolean => known.includes(key);

/** Fields under other names, unless the standard name has the value already. */
function readDialect(file: JsonObject): JsonObject {
  const fields: JsonObject = {};
  for (const [field, others] of Object.entries(names)) {
    if (typeof file[field] === 'string') continue;
    const value = others.map((other) => file[other]).find((one) => typeof one === 'string');
    if (value !== undefined) fields[field] = value;
  }
  const persona = isObject(file['persona']) ? file['persona']['attributes'] : undefined;
  return isObject(persona) ? { ...fields, description: linesOf(persona) } : fields;
}

/** Traits with their values; the one under `text` is prose. */
const linesOf = (attributes: JsonObject): string =>
  Object.entries(attributes)
    .map(([trait, values]) => (trait === 'text' ? proseOf(values) : `${trait}: ${proseOf(values)}`))
    .join('\n');

const proseOf = (values: Json): string =>
  (Array.isArray(values) ? values : [values]).filter((one) => typeof one === 'string').join(', ');
