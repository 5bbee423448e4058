// Builds an example value of a JSON schema: every field, one entry per list; the result is always the same.

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

const formats: Readonly<Record<string, string>> = {
  uuid: '0190f3c2-7a10-7c4e-9d1b-2f6a5c8e4b11',
  'date-time': '2026-05-01T19:30:00.000Z',
  date: '2026-05-01',
  email: 'ann@example.com',
  uri: 'https://example.com/',
};
/** The first matching sample is used. */
const samples = [
  'text',
  'long enough',
  '12345678',
  '#b5305a',
  '/logo.svg',
  'GTM-AB12CD3',
  'VR-0000-0000-0000-0000',
  'https://example.com',
];
/** The depth at which recursive schemas are cut off. */
const DEEPEST = 8;

/** The same schema always gives the same example. */
export const exampleOf = (schema: Schema): unknown => exampleAt(schema, 0);

function exampleAt(schema: Schema, depth: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) {
    const { allOf, ...rest } = schema;
    return exampleAt(Object.assign({}, rest, ...allOf), depth + 1);
  }
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return exampleAt(choice, depth + 1);
  if (depth > DEEPEST) return null;
  return exampleOfType(schema, depth);
}

function exampleOfType(schema: Schema, depth: number): unknown {
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          exampleAt(field, depth + 1),
        ]),
      );
    case 'array':
      return schema.items ? [exampleAt(schema.items, depth + 1)] : [];
    case 'integer':
    case 'number':
      return typeof schema.default === 'number' ? schema.default : Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return formats[schema.format ?? ''] ?? textFor(schema);
    default:
      return schema.pattern === undefined ? null : textFor(schema);
  }
}

function textFor({ pattern, minLength = 0 }: Schema): string {
  const rule = new RegExp(pattern ?? '');
  return samples.find((text) => rule.test(text) && text.length >= minLength) ?? 'text';
}
