// The server refuses to start if a call of the contract has no route.
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseOtherMethods } from './methods.ts';

const notes = {
  list: { method: 'GET', path: '/notes', access: 'anyone', summary: 'List notes' },
} as const;

test('a call of the contract without a route fails the start', async () => {
  const http = fastify();
  refuseOtherMethods(http, { notes });
  await expect(http.ready()).rejects.toThrow('notes.list');
});

test('a call with a route does not', async () => {
  const http = fastify();
  http.get('/notes', async () => []);
  refuseOtherMethods(http, { notes });
  await http.ready();
  expect((await http.inject({ method: 'POST', url: '/notes' })).statusCode).not.toBe(200);
  await http.close();
});
