// The OpenAPI document: what generated clients and fuzzers read of every call.
import { describe, expect, test } from 'vitest';
import { charactersApi } from './characters.ts';
import { chatApi } from './chat.ts';
import { describeGateway } from './openapi.ts';
import { siteApi } from './site.ts';

const document = describeGateway({
  title: 'Velour',
  base: '/api',
  endpoints: { characters: charactersApi, chat: chatApi, site: siteApi },
});
const written: unknown = JSON.parse(JSON.stringify(document));

describe('the OpenAPI document', () => {
  test('describes bounds and defaults of query numbers as numbers', () => {
    const parameters = document.paths['/characters']?.['get']?.parameters ?? [];
    const limit = parameters.find(({ name }) => name === 'limit');
    expect(JSON.parse(JSON.stringify(limit))).toEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
  });

  test('requires a host and an idempotency key only where they apply', () => {
    const names = (path: string, method: string) =>
      document.paths[path]?.[method]?.parameters.map(({ name }) => name);
    expect(names('/chats', 'get')).toContain('host');
    expect(names('/domes/{dome_id}', 'get')).toEqual(['dome_id']);
    expect(names('/api-config', 'get')).toEqual([]);
    expect(names('/sessions', 'post')).toEqual(['host', 'Idempotency-Key']);
    expect(names('/chats/{id}/regenerate', 'post')).toContain('Idempotency-Key');
  });

  test('refuses unknown fields of a body and names the security of each call', () => {
    const send = document.paths['/chats/{id}/messages']?.['post'];
    expect(send?.requestBody?.content['application/json']?.schema).toMatchObject({
      additionalProperties: false,
      required: ['text'],
    });
    expect(send?.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/api-config']?.['get']?.security).toEqual([{ api_key: [] }]);
    expect(document.paths['/characters']?.['get']?.security).toEqual([]);
  });

  test('is plain data that survives JSON', () => {
    expect(written).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
    expect(JSON.stringify(document)).not.toContain('$schema');
  });
});
