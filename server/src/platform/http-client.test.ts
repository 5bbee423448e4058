// Parsing server addresses as operators write them; requests are tested by the suites of the ports.
import { expect, test } from 'vitest';
import { openAiRoot } from './http-client.ts';

test.each([
  ['', '/v1'],
  ['/', '/v1'],
  ['/v1', '/v1'],
  ['/v1/', '/v1'],
  ['/v1/chat/completions', '/v1'],
  ['/v1/images/generations', '/v1'],
  ['/v1/images/edits', '/v1'],
  ['/v1/moderations', '/v1'],
  ['/v1/embeddings/', '/v1'],
  ['/api', '/api/v1'],
  ['/v1beta/openai/', '/v1beta/openai'],
])('the path %s means %s', (written, meant) => {
  expect(openAiRoot(written)).toBe(meant);
});
