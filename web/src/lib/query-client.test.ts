// A failing call speaks once: in its own words where it has some, in the generic ones where not.
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { createToasts } from './toasts.ts';

const refused = () =>
  new ApiError({
    code: 'character.not_found',
    status: 404,
    title: 'This character does not exist.',
    method: 'GET',
    path: '/characters/5',
  });

function setUp() {
  const toasts = createToasts({ later: () => () => undefined });
  const client = createQueryClient({ toasts });
  return { client, said: () => toasts.read().map(({ type, message }) => `${type}: ${message}`) };
}

const fail = () => Promise.reject(refused());

test('without words of its own it gets the generic ones', async () => {
  const { client, said } = setUp();
  await client.fetchQuery({ queryKey: ['x'], queryFn: fail }).catch(() => undefined);
  expect(said()).toEqual([
    'error: Error during GET request to /characters/5: This character does not exist.',
  ]);
});

test('with words of its own it gets those', async () => {
  const { client, said } = setUp();
  const meta = { failure: 'Failed to fetch chats' };
  await client.fetchQuery({ queryKey: ['x'], queryFn: fail, meta }).catch(() => undefined);
  expect(said()).toEqual(['error: Failed to fetch chats']);
});

test('a screen that shows its failure itself needs no toast', async () => {
  const { client, said } = setUp();
  const meta = { shown_in_place: true };
  await client.fetchQuery({ queryKey: ['x'], queryFn: fail, meta }).catch(() => undefined);
  expect(said()).toEqual([]);
});

test('a deed speaks by the same rule', async () => {
  const { client, said } = setUp();
  const deed = client.getMutationCache().build(client, { mutationFn: fail });
  await deed.execute(undefined).catch(() => undefined);
  expect(said()).toHaveLength(1);
});
