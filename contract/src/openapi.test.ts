// The OpenAPI document: what generated clients and fuzzers read of every call.
import { describe, expect, test } from 'vitest';
import { api } from './api.ts';
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

  test('says of each call who may make it and when', () => {
    const described = (path: string) => document.paths[path]?.['post']?.description;
    expect(described('/sessions')).toBe(
      'Needs a bearer token: a visitor’s from `POST /anon-users`, or a member’s. Repeated with the same `Idempotency-Key`, it has one effect.',
    );
  });

  test('no two paths can be the same address, so that linters find nothing to say', () => {
    const { paths } = describeGateway({ title: 'All', base: '/api', endpoints: api });
    const all = Object.keys(paths).map((path) => path.split('/'));
    const isParameter = (part = ''): boolean => part.startsWith('{');
    const overlap = (one: string[], other: string[]): boolean =>
      one.length === other.length &&
      one.every((part, at) => part === other[at] || isParameter(part) || isParameter(other[at])) &&
      // One that is fixed wherever the other one is goes first.
      [one, other].every((first, at, both) =>
        first.some((part, n) => isParameter(part) && !isParameter(both[1 - at]?.[n])),
      );
    const clashes = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => (overlap(one, other) ? [[one, other]] : [])),
    );
    expect(clashes.map((pair) => pair.map((parts) => parts.join('/')))).toEqual([]);
  });
});
