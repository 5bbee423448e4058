// `useCall`: pending, done and failed states, and query invalidation.
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from './api.ts';
import { fakeServer, refuse } from './fake-server.ts';
import { q } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { toasts } from './toasts.ts';
import { useCall } from './use-call.ts';

const shown = () => toasts.read().map(({ type, message }) => `${type}: ${message}`);
const undone = { put_back: 1, left: 0 };

function start(
  options: Parameters<typeof useCall<Parameters<typeof api.curation.undo>, typeof undone>>[1],
) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCall(api.curation.undo, options), { wrapper });
  return { client, call: result };
}
const input = { params: { undo_id: '1' } };

test('it is pending until the reply, shows a toast and invalidates queries', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof undone>();
  fakeServer({ 'curation.undo': promise, 'curation.domes': { domes: [] } });
  const { call, client } = start({ done: 'Undone', invalidates: [q.curation.all] });
  await client.fetchQuery(q.curation.domes());
  let answer: Promise<unknown> = Promise.resolve();
  act(() => void (answer = call.current.run(input)));
  await waitFor(() => expect(call.current.pending).toBe(true));
  expect(shown()).toEqual([]);
  resolve(undone);
  expect(await act(() => answer)).toEqual(undone);
  await waitFor(() => expect(call.current.pending).toBe(false));
  expect(shown()).toEqual(['success: Undone']);
  expect(client.getQueryState(q.curation.domes().queryKey)?.isInvalidated).toBe(true);
});

test('an error shows a toast, resolves with undefined and invalidates queries, too', async () => {
  fakeServer({ 'curation.undo': refuse('identity.forbidden'), 'curation.domes': { domes: [] } });
  const { call, client } = start({ done: 'Undone', invalidates: [q.curation.all] });
  await client.fetchQuery(q.curation.domes());
  expect(await act(() => call.current.run(input))).toBeUndefined();
  expect(shown()).toEqual(['error: You don’t have permission to do this.']);
  expect(client.getQueryState(q.curation.domes().queryKey)?.isInvalidated).toBe(true);
});

test('a screen that shows the error itself gets its text and no toast', async () => {
  fakeServer({ 'curation.undo': refuse('identity.forbidden') });
  const { call } = start({ shownInPlace: true });
  await act(() => call.current.run(input));
  await waitFor(() => expect(call.current.failure).toBe('You don’t have permission to do this.'));
  expect(shown()).toEqual([]);
});

test('a form gets its errors by field, and nothing on success', async () => {
  const wrong = [{ field: 'name', message: 'Too long' }];
  const server = fakeServer({ 'curation.undo': refuse('request.invalid', { errors: wrong }) });
  const { call } = start({});
  const submit = () => act(() => call.current.submit([{ name: 'name' }], input));
  expect(await submit()).toEqual({ name: 'Too long' });
  expect(shown()).toEqual([]);
  server.answer({ 'curation.undo': undone });
  expect(await submit()).toBeUndefined();
});

test('a server error links to the feedback form, and a refusal does not', async () => {
  const links = () => toasts.read().map(({ link }) => link?.to);
  fakeServer({ 'curation.undo': refuse('server.failed') });
  const { call } = start({});
  await act(() => call.current.run(input));
  const query = 'from=%2F&failure=POST+%2Fadmin%2Fundo%2F%3Aid+server.failed';
  expect(links()).toEqual([`/feedback?${query}`]);
  toasts.read().forEach(({ id }) => toasts.close(id));
  fakeServer({ 'curation.undo': refuse('undo.not_found') });
  await act(() => call.current.run(input));
  expect(links()).toEqual([undefined]);
});

test('the same call again before the screen shows the first is one call, with one toast', async () => {
  const server = fakeServer({ 'curation.undo': refuse('identity.forbidden') });
  const { call } = start({});
  await act(() => Promise.all([call.current.run(input), call.current.run(input)]));
  expect(server.sentTo('curation.undo')).toHaveLength(1);
  expect(shown()).toHaveLength(1);
  const other = { params: { undo_id: '2' } };
  await act(() => Promise.all([call.current.run(input), call.current.run(other)]));
  expect(server.sentTo('curation.undo')).toHaveLength(3);
});
