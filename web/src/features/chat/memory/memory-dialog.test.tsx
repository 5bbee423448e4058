// The memory of a chat on screen: empty, full, searched, added to, changed, pinned, deleted, and failing.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '@velour/contract/chat.ts';
import type { Fact, Memory } from '@velour/contract/memory.ts';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { MemoryDialog } from './memory-dialog.tsx';

const chat = {
  session_id: '00000000-0000-7000-8000-000000000001',
  character: { id: '00000000-0000-7000-8000-000000000002', name: 'Maren' },
} as Chat; // what the dialog looks at

const fact = (text: string, more: Partial<Fact> = {}): Fact => ({
  id: `id of ${text}`,
  text,
  session_id: chat.session_id,
  day: null,
  seq: 3,
  is_pinned: false,
  told_at: '2026-05-01T19:00:00.000Z',
  ...more,
});
const memoryWith = (...facts: Fact[]): Memory => ({ preset: 'balanced', facts, summary: null });

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn());
});

async function open(memory: Memory) {
  server.answer({ 'memory.read': memory });
  renderScreen(<MemoryDialog chat={chat} onClose={() => undefined} />);
  return within(await screen.findByRole('dialog', { name: 'What Maren remembers' }));
}

test('without memories, it explains what will be shown here', async () => {
  const dialog = await open(memoryWith());
  await dialog.findByText(/^Nothing yet\. What you tell Maren about yourself appears here/);
  expect(dialog.queryByRole('searchbox')).toBeNull();
});

test('facts are shown with their day, and many can be searched', async () => {
  const dialog = await open({
    ...memoryWith(
      fact('They live in Porto.'),
      fact('They sing.', { seq: null, is_pinned: true }),
      fact('They moved.', { day: '2023' }),
      fact('They sat an exam.', { day: '2026-05-02' }),
      fact('They marry.', { day: '2999-06' }),
      ...[1, 2, 3, 4].map((n) => fact(`They have ${n} bicycles.`)),
    ),
    summary: { text: 'They met at the harbor.', seq: 30 },
  });
  await dialog.findByText('They live in Porto.');
  dialog.getByText('Added by you on May 1, 2026');
  dialog.getByText('Pinned');
  dialog.getByText('It was in 2023 · You said this on May 1, 2026');
  dialog.getByText('It was on May 2, 2026 · You said this on May 1, 2026');
  dialog.getByText('Coming up in June 2999 · You said this on May 1, 2026');
  dialog.getByText('They met at the harbor.');
  await userEvent.type(dialog.getByRole('searchbox'), 'porto{Enter}');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  const announced = dialog.getByText('1 memory matches.');
  expect(announced.getAttribute('role')).toBe('status');
  await userEvent.clear(dialog.getByRole('searchbox'));
  await userEvent.type(dialog.getByRole('searchbox'), 'goats{Enter}');
  await waitFor(() => expect(announced.textContent).toBe('No memories match “goats”.'));
});

test('a memory is added; one that is refused stays in the field with its reason', async () => {
  const dialog = await open(memoryWith());
  const field = await dialog.findByLabelText('Add a memory');
  server.answer({ 'memory.add': refuse('memory.full') });
  await userEvent.type(field, 'They sail.{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'This character’s memory is full. Delete a memory to add another.',
  );
  expect(field).toHaveProperty('value', 'They sail.');
  server.answer({
    'memory.add': fact('They sail.'),
    'memory.read': memoryWith(fact('They sail.')),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('They sail.');
  expect(field).toHaveProperty('value', '');
});

test('a memory is pinned, changed in place, deleted and brought back', async () => {
  const dialog = await open(memoryWith(fact('They live in Porto.')));
  const pinned = fact('They live in Porto.', { is_pinned: true });
  server.answer({ 'memory.change': pinned, 'memory.read': memoryWith(pinned) });
  await userEvent.click(await dialog.findByRole('button', { name: 'Pin: They live in Porto.' }));
  await dialog.findByRole('button', { name: 'Unpin: They live in Porto.' });
  await userEvent.click(dialog.getByRole('button', { name: 'Edit: They live in Porto.' }));
  const field = dialog.getByLabelText('Memory');
  await userEvent.clear(field);
  const braga = { ...pinned, text: 'They live in Braga.', is_pinned: false };
  server.answer({ 'memory.change': braga, 'memory.read': memoryWith(braga) });
  await userEvent.type(field, 'They live in Braga.{Enter}');
  await dialog.findByText('They live in Braga.');
  const edit = dialog.getByRole('button', { name: 'Edit: They live in Braga.' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  server.answer({ 'memory.remove': { id: braga.id }, 'memory.read': memoryWith() });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete: They live in Braga.' }));
  await dialog.findByText(/^Nothing yet/);
  await waitFor(() => expect(toasts.read().at(-1)?.offer?.label).toBe('Undo'));
  server.answer({ 'memory.add': braga, 'memory.read': memoryWith(braga) });
  cleanup(); // also from outside of the dialog
  toasts.read().at(-1)?.offer?.onPress();
  await waitFor(() =>
    expect(server.bodiesOf('memory.add')).toEqual([{ text: 'They live in Braga.' }]),
  );
  expect(server.sentTo('memory.change').map(({ body }) => body)).toEqual([
    { is_pinned: true },
    { text: 'They live in Braga.', replaces: 'They live in Porto.' },
  ]);
});

async function startEditing(dialog: Awaited<ReturnType<typeof open>>, typed: string) {
  await userEvent.click(await dialog.findByRole('button', { name: /^Edit: / }));
  const field = dialog.getByLabelText('Memory');
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  return field;
}

test('a memory that another window changed is replaced only once its person has seen the change', async () => {
  const porto = fact('They live in Porto.');
  const dialog = await open(memoryWith(porto));
  const field = await startEditing(dialog, 'They live in Braga.');
  const faro = { ...porto, text: 'They live in Faro.' };
  server.answer({
    'memory.change': refuse('memory.fact_changed'),
    'memory.read': memoryWith(faro),
  });
  await userEvent.type(field, '{Enter}');
  await dialog.findByText(/changed this memory to “They live in Faro\.”/);
  expect(field).toHaveProperty('value', 'They live in Braga.');
  const braga = { ...porto, text: 'They live in Braga.' };
  server.answer({ 'memory.change': braga, 'memory.read': memoryWith(braga) });
  await userEvent.type(field, '{Enter}');
  await dialog.findByText('They live in Braga.');
  expect(server.bodiesOf('memory.change')).toEqual([
    { text: 'They live in Braga.', replaces: 'They live in Porto.' },
    { text: 'They live in Braga.', replaces: 'They live in Faro.' },
  ]);
});

test('a memory that another window deleted while it was edited can be added again', async () => {
  const dialog = await open(memoryWith(fact('They live in Porto.')));
  const field = await startEditing(dialog, 'They live in Braga.');
  server.answer({
    'memory.change': refuse('memory.fact_not_found'),
    'memory.read': memoryWith(),
  });
  await userEvent.type(field, '{Enter}');
  await dialog.findByText(/^Another window deleted this memory/);
  expect(document.activeElement).toBe(field);
  const braga = fact('They live in Braga.');
  server.answer({ 'memory.add': braga, 'memory.read': memoryWith(braga) });
  await userEvent.type(field, '{Enter}');
  await dialog.findByRole('button', { name: 'Edit: They live in Braga.' });
  expect(server.bodiesOf('memory.add')).toEqual([{ text: 'They live in Braga.' }]);
});

test('typed text survives closing the dialog, and a search', async () => {
  const all = Array.from({ length: 6 }, (_, at) => fact(`They have ${at} bicycles.`));
  const dialog = await open(memoryWith(...all));
  await userEvent.type(await dialog.findByLabelText('Add a memory'), 'They sail.');
  await userEvent.click(dialog.getByRole('button', { name: 'Edit: They have 3 bicycles.' }));
  await userEvent.type(dialog.getByLabelText('Memory'), ' And a boat.');
  await userEvent.type(dialog.getByRole('searchbox'), '5{Enter}');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  cleanup();
  const again = await open(memoryWith(...all));
  expect(await again.findByLabelText('Add a memory')).toHaveProperty('value', 'They sail.');
  expect(again.getByLabelText('Memory')).toHaveProperty(
    'value',
    'They have 3 bicycles. And a boat.',
  );
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  cleanup();
  const third = await open(memoryWith(...all));
  await third.findByText('They have 3 bicycles.');
  expect(third.queryByLabelText('Memory')).toBeNull();
});

test('how much is recalled can be chosen', async () => {
  const dialog = await open(memoryWith());
  server.answer({ 'memory.setPreset': { ...memoryWith(), preset: 'deep' } });
  await userEvent.click(await dialog.findByRole('radio', { name: 'Deep' }));
  await dialog.findByText(/^More of everything/);
  expect(server.sentTo('memory.setPreset')[0]?.body).toEqual({ preset: 'deep' });
});

test('memories that fail to load can be tried again', async () => {
  server.answer({ 'memory.read': refuse('server.failed') });
  renderScreen(<MemoryDialog chat={chat} onClose={() => undefined} />);
  await screen.findByText('We couldn’t load the memories.');
  server.answer({ 'memory.read': memoryWith(fact('They sail.')) });
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByText('They sail.');
});
