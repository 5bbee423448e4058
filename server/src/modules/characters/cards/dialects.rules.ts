// Cards of programs that never knew the standard: what they call the fields of the first version.
import { isObject, type Json, type JsonObject } from './json.rules.ts';

const names = {
  name: ['char_name'],
  description: ['char_persona', 'context'],
  scenario: ['world_scenario'],
  first_mes: ['char_greeting', 'greeting'],
  mes_example: ['example_dialogue', 'sampleChat'],
} as const;

const known: readonly string[] = [...Object.values(names).flat(), 'persona'];

/** Whether a field beside the standard's was read as one of them. */
export const isOfDialect = (key: string): boolean => known.includes(key);

/** The fields that stand under other names; none of those that the standard's own name holds already. */
export function readDialect(file: JsonObject): JsonObject {
  const fields: JsonObject = {};
  for (const [field, others] of Object.entries(names)) {
    if (typeof file[field] === 'string') continue;
    const value = others.map((other) => file[other]).find((one) => typeof one === 'string');
    if (value !== undefined) fields[field] = value;
  }
  const persona = isObject(file['persona']) ? file['persona']['attributes'] : undefined;
  return isObject(persona) ? { ...fields, description: linesOf(persona) } : fields;
}

/** Traits with their values; what stands under `text` is prose. */
const linesOf = (attributes: JsonObject): string =>
  Object.entries(attributes)
    .map(([trait, values]) => (trait === 'text' ? proseOf(values) : `${trait}: ${proseOf(values)}`))
    .join('\n');

const proseOf = (values: Json): string =>
  (Array.isArray(values) ? values : [values]).filter((one) => typeof one === 'string').join(', ');
