// The contract as an OpenAPI 3.1 document.
import { z } from 'zod';
import type { Access, Endpoint } from './endpoint.ts';
import { errors, type ErrorCode } from './errors.ts';
import { exampleOf } from './openapi-examples.ts';
import { problemExample, problemsOf } from './openapi-problems.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
}

type Content = Record<string, { schema: unknown; example?: unknown }>;

interface Response {
  readonly description: string;
  readonly content: Content;
}

interface Operation {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description: string;
  readonly 'x-access': string;
  readonly security: Record<string, string[]>[];
  readonly parameters: Parameter[];
  readonly requestBody?: { required: boolean; content: Content };
  /** Responses by HTTP status; `200` comes first. */
  readonly responses: Readonly<Record<string, Response>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string };
    license: { name: string; identifier: string };
  };
  readonly servers: { url: string }[];
  readonly tags: { name: string; description: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: unknown;
}

/** What all calls have in common, in Markdown: a paragraph each. */
const GUIDE = [
  '**Site.** `host` is the code of the site, `pd` for the first one. A few calls take none; each call lists its parameters.',
  '**Signing in.** Send a token as `authorization: Bearer …`. Members get one from `POST /api/auth/sign-in`, visitors from `POST /api/anon-users`. It’s valid until the time in its `exp`; `POST /api/auth/refresh` exchanges the cookie of the sign-in for the next one.',
  '**Errors** are problem documents (RFC 9457). Rely on `code`, which is stable; `title` is a text for people. A 422 lists what is wrong in `errors`, by field; unknown fields are rejected. Please include `request_id` when you report a problem.',
  '**Lists** take `limit` (up to 100), and `offset` (up to 10,000) or `cursor`: send the `next_cursor` of a page for the next one, until it is null. The messages of a chat are paged by their number, with `before` and `after`.',
  '**Retries.** Send a UUID as `Idempotency-Key` with each POST that spends, pays, or creates: for 7 days, the same request with the same key has one effect and gets the same answer. With another body, it gets a 409.',
  '**Rate limits.** A 429 says in `retry-after` how many seconds to wait. A 503 is temporary: send the request again a little later.',
  '**Other origins.** Browsers may call from the origins in the site’s settings, with the headers `authorization`, `content-type`, `idempotency-key`, and `x-api-key`.',
  '**Formats.** Times are ISO 8601 in UTC, IDs are UUIDs, `usd_price` is in dollars with two decimals, and `amount` in cents.',
] as const;

interface Described {
  readonly title: string;
  readonly base: string;
  readonly endpoints: Record<string, Record<string, Endpoint>>;
}

/** The OpenAPI document of a gateway: its base address and the calls of each noun. */
export function describeGateway({ title, base, endpoints }: Described): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [noun, calls] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: toOperation(`${noun}.${name}`, noun, endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description: GUIDE.join('\n\n'),
      contact: { name: 'The operator of this site' },
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base }],
    tags: Object.keys(endpoints).map((name) => ({ name, description: titleOf(name) })),
    paths,
    components: {
      securitySchemes: schemesOf(Object.values(endpoints).flatMap((calls) => Object.values(calls))),
      schemas: { Problem: PROBLEM },
    },
  };
}

/** `own_characters` → Own characters */
const titleOf = (noun: string): string =>
  noun.charAt(0).toUpperCase() + noun.slice(1).replaceAll('_', ' ');

const schemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  api_key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  bot_secret: { type: 'apiKey', in: 'header', name: 'x-bot-secret' },
  signature: { type: 'apiKey', in: 'header', name: 'stripe-signature' },
} as const;

const CALLERS: Readonly<Record<Access, string>> = {
  anyone: 'Works without a token.',
  visitor: 'Needs a bearer token: a visitor’s from `POST /anon-users`, or a member’s.',
  member: 'Needs a member’s bearer token.',
  owner: 'Needs a member’s bearer token, and finds only what is theirs.',
  admin: 'Needs an admin’s bearer token.',
  api_key: 'Needs the site’s publishable key.',
  bot: 'Needs the secret of the bot.',
  webhook: 'For the payment provider, which signs what it sends.',
};

/** Who may make the call and when, in sentences. */
const conditionsOf = ({ access, role, adults, feature, idempotent }: Endpoint): string =>
  [
    CALLERS[access],
    role && `The admin needs the role \`${role}\`.`,
    adults && 'The person has to be past the age gate.',
    feature && `An admin can pause this (\`${feature}\`).`,
    idempotent && 'Repeated with the same `Idempotency-Key`, it has one effect.',
  ]
    .filter(Boolean)
    .join(' ');

/** The security schemes that at least one call uses. */
function schemesOf(endpoints: readonly Endpoint[]): object {
  const used = new Set(endpoints.flatMap((endpoint) => securityOf(endpoint).flatMap(Object.keys)));
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => used.has(name)));
}

function toOperation(operationId: string, noun: string, endpoint: Endpoint): Operation {
  return {
    operationId,
    tags: [noun],
    summary: endpoint.summary,
    description: conditionsOf(endpoint),
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(endpoint.multipart === undefined ? {} : { requestBody: { required: true, content: FORM } }),
    ...(endpoint.body && endpoint.multipart === undefined
      ? {
          requestBody: {
            required: true,
            content: endpoint.upload ? bytesOf(endpoint) : json(schemaOf(endpoint.body, 'input')),
          },
        }
      : {}),
    responses: {
      '200': { description: 'Done', content: json(schemaOf(endpoint.reply, 'output')) },
      ...Object.fromEntries(
        [...problemsOf(operationId, endpoint)].map(([status, codes]) => [
          String(status),
          problemResponse(codes),
        ]),
      ),
    },
  };
}

const problemResponse = (codes: readonly ErrorCode[]): Response => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code].title}`).join('\n\n'),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      ...(codes[0] && { example: problemExample(codes[0]) }),
    },
  },
});

const FORM: Content = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
};

/** Any content type, since providers choose their own. */
const bytesOf = ({ access }: Endpoint): Content => ({
  [access === 'webhook' ? '*/*' : 'application/octet-stream']: {
    schema: { type: 'string', format: 'binary' },
  },
});

const json = (schema: object): Content => ({
  'application/json': { schema, example: exampleOf(schema) },
});

function securityOf({ access }: Endpoint): Record<string, string[]>[] {
  if (access === 'anyone') return [];
  if (access === 'webhook') return [{ signature: [] }];
  if (access === 'bot') return [{ bot_secret: [] }];
  return [access === 'api_key' ? { api_key: [] } : { bearer: [] }];
}

function parametersOf(endpoint: Endpoint): Parameter[] {
  const host: Parameter = {
    name: 'host',
    in: 'query',
    required: true,
    schema: { type: 'string', examples: ['pd'] },
  };
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', format: 'uuid' },
  };
  const asksForHost = endpoint.access !== 'api_key' && !endpoint.hostless;
  return [
    ...(asksForHost ? [host] : []),
    ...fieldsOf(endpoint.params, 'path'),
    ...fieldsOf(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [key] : []),
  ];
}

function fieldsOf(shape: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  return Object.entries(shape?.shape ?? {}).map(([name, field]) => {
    const absent = z.safeParse(field, undefined);
    return {
      name,
      in: place,
      required: place === 'path' || !absent.success,
      schema: { ...schemaOf(field, 'input'), default: absent.data },
    };
  });
}

/** Without `$schema`, which an OpenAPI document declares once. */
function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, override: writeOutKeys });
  return schema;
}

/** Writes a record with known keys as an object with these properties. */
function writeOutKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties } = jsonSchema;
  if (typeof propertyNames !== 'object' || !propertyNames.enum) return;
  const names = propertyNames.enum.map(String);
  delete jsonSchema.propertyNames;
  jsonSchema.properties = Object.fromEntries(
    names.map((name) => [name, additionalProperties ?? {}]),
  );
  jsonSchema.additionalProperties = false;
}

const PROBLEM = {
  type: 'object',
  required: ['type', 'code', 'title', 'status', 'request_id'],
  properties: {
    type: { type: 'string' },
    code: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
