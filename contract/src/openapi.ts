// The contract as an OpenAPI 3.1 document.
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: unknown;
}

type Content = Record<string, { schema: unknown }>;

interface Operation {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly 'x-access': string;
  readonly security: Record<string, string[]>[];
  readonly parameters: Parameter[];
  readonly requestBody?: { required: boolean; content: Content };
  readonly responses: {
    '200': { description: string; content: Content };
    default: { description: string; content: Content };
  };
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { title: string; version: string; description: string };
  readonly servers: { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: unknown;
}

interface Described {
  readonly title: string;
  readonly base: string;
  readonly endpoints: Record<string, Record<string, Endpoint>>;
}

/** One document per gateway: its base address and the calls of each noun. */
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
      description:
        'Errors are problem documents (RFC 9457) with a stable code. Unknown fields are rejected. Times are ISO 8601 UTC.',
    },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        api_key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        signature: { type: 'apiKey', in: 'header', name: 'stripe-signature' },
      },
      schemas: { Problem: PROBLEM },
    },
  };
}

function toOperation(operationId: string, noun: string, endpoint: Endpoint): Operation {
  return {
    operationId,
    tags: [noun],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(endpoint.multipart === undefined ? {} : { requestBody: { required: true, content: FORM } }),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: endpoint.upload ? bytesOf(endpoint) : json(schemaOf(endpoint.body, 'input')),
          },
        }
      : {}),
    responses: {
      '200': { description: 'Done', content: json(schemaOf(endpoint.reply, 'output')) },
      default: {
        description: 'A problem',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

const FORM: Content = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    },
  },
};

/** Any content type that the provider sends. */
const bytesOf = ({ access }: Endpoint): Content => ({
  [access === 'webhook' ? '*/*' : 'application/octet-stream']: {
    schema: { type: 'string', format: 'binary' },
  },
});

const json = (schema: unknown): Content => ({ 'application/json': { schema } });

function securityOf({ access }: Endpoint): Record<string, string[]>[] {
  if (access === 'anyone') return [];
  if (access === 'webhook') return [{ signature: [] }];
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
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io });
  return schema;
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
