// What has the focus in a message keeps it, or its row gets it, whatever is pressed there.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { useChatActions } from '../actions.ts';
import { blankMessage } from '../conversation/events.ts';
import { emptyConversation, type Entry } from '../conversation/conversation.ts';
import { MessageRow } from './message-row.tsx';

const reply: Entry = {
  ...blankMessage('one'),
  seq: 4,
  text: 'Hello.',
  state: 'complete',
  heard: 0,
};
const nothing = () => undefined;

const rowOf = (message: Entry, busy = false) => (
  <div data-row="seq-4" tabIndex={-1}>
    <MessageRow
      {...{ message, busy }}
      name="Mira"
      isLast
      isOpen
      reachable
      actions={new Proxy({} as never, { get: () => nothing })}
      onRemove={nothing}
      onEditUnsent={nothing}
    />
  </div>
);

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
};

test.each([
  ['Regenerate', reply],
  ['Continue', reply],
  ['Try again', { ...reply, state: 'failed' as const, failure: 'llm.broken' }],
])('“%s” goes while a reply is written, and its row gets the focus', (name, message) => {
  const { rerender } = render(rowOf(message));
  press(name);
  rerender(rowOf({ ...message, state: 'pending' }, true));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(document.activeElement?.getAttribute('data-row')).toBe('seq-4');
});

test('the button for another version keeps the focus at the first and the last one', () => {
  const { rerender } = render(rowOf({ ...reply, variant: 1, variants: 2 }));
  const previous = press('Previous version');
  rerender(rowOf({ ...reply, variant: 0, variants: 2 }));
  previous.focus();
  expect(document.activeElement).toBe(previous);
  expect(previous.getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['Forget this', false],
  ['Remember again', true],
])('“%s” goes with what it changes, and its row keeps the focus', (name, is_forgotten) => {
  const { rerender } = render(rowOf({ ...reply, is_forgotten }));
  press(name);
  rerender(rowOf({ ...reply, is_forgotten: !is_forgotten }));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(document.activeElement?.getAttribute('data-row')).toBe('seq-4');
});

test('the last reply says when it was sent, and that it was edited', () => {
  render(rowOf({ ...reply, edited_at: '2026-01-01T00:00:00.000Z' }));
  expect(screen.getByRole('time').parentElement?.textContent).toMatch(/ · edited$/);
});

test('a forgotten message says so, as long as it is forgotten', () => {
  const { rerender } = render(rowOf({ ...reply, is_forgotten: true }));
  screen.getByText('Mira won’t remember this.');
  rerender(rowOf(reply));
  expect(screen.queryByText('Mira won’t remember this.')).toBeNull();
});

test.each([
  ['goes to the message field where another window deletes the message', false, ['Hello again.']],
  ['waits for its message where the row is only out of sight', true, []],
])('what was typed in an editor %s', (_, isThere, moved) => {
  const onEditUnsent = vi.fn<(text: string) => void>();
  const edits = { edited: (one: Entry) => one, editKey: () => 'one/4/0/' };
  const actions = { ...edits, keepEdit: () => isThere } as never;
  const row = (
    <MessageRow
      {...{ message: reply, actions, onEditUnsent }}
      name="Mira"
      isLast
      isOpen
      reachable
      busy={false}
      onRemove={nothing}
    />
  );
  const { unmount } = render(row);
  press('Edit');
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Message text' }), { target: { value } });
  type('Hello again.');
  unmount();
  expect(onEditUnsent.mock.calls.flat()).toEqual(moved);
  const { unmount: leave } = render(row);
  press('Edit');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello again.');
  press('Cancel');
  press('Edit');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello.');
  leave();
});

test('an edit that was typed before a reload is saved for the version that it was typed for', async () => {
  const server = fakeServer({ 'chat.edit': refuse('chat.message_changed') });
  session.enter(signedIn());
  const conversation = { ...emptyConversation('one'), messages: [reply] };
  const reader = { read: () => ({ conversation }) } as never;
  const Row = ({ message }: { message: Entry }) => (
    <MessageRow
      {...{ message }}
      actions={useChatActions('one', reader)}
      name="Mira"
      isLast
      isOpen
      reachable
      busy={false}
      onRemove={nothing}
      onEditUnsent={nothing}
    />
  );
  const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message text' });
  const { unmount } = renderScreen(<Row message={reply} />);
  press('Edit');
  fireEvent.change(editor(), { target: { value: 'Typed.' } });
  unmount();
  const elsewhere = { ...reply, text: 'Changed.', edited_at: '2026-01-01T00:00:00.000Z' };
  renderScreen(<Row message={elsewhere} />);
  press('Edit');
  expect(editor().value).toBe('Typed.');
  press('Save changes');
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.body).toEqual({ text: 'Typed.', variant: 0, edited_at: null });
  expect(editor().value).toBe('Typed.');
  press('Cancel');
  press('Edit');
  expect(editor().value).toBe('Changed.');
});

test('a reply that stalls is marked as slow, before and after its first word, until it continues', () => {
  vi.useFakeTimers();
  const pending: Entry = { ...reply, text: '', state: 'pending' };
  const { rerender } = render(rowOf(pending, true));
  const note = () => screen.queryByText(/^Mira is taking longer than usual/);
  const stand = (ms: number): void => {
    act(() => void vi.advanceTimersByTime(ms));
  };
  stand(7_000);
  expect(note()).toBeNull();
  stand(2_000);
  expect(note()?.getAttribute('role')).toBe('status');
  rerender(rowOf({ ...pending, state: 'streaming', text: 'Hel' }, true));
  expect(note()).toBeNull();
  stand(9_000);
  expect(note()).not.toBeNull();
  rerender(rowOf({ ...reply, state: 'failed', failure: 'llm.busy' }));
  expect(note()).toBeNull();
  vi.useRealTimers();
});
