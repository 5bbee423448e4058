// Without a network the chat says so at once, beside the name and below the message that waits.
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { socket } from '../../lib/socket.ts';
import { idle } from '../../lib/socket-machine.ts';
import { ConnectionLine } from './connection-line.tsx';
import { OutgoingRow } from './stream/outgoing-row.tsx';

const go = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

test('the header and a message just sent say it with the event, and take it back with the next', () => {
  const message = {
    session_id: 'one',
    client_message_id: 'two',
    text: 'Hi',
    at: Date.now(),
    state: 'sending',
    failure: null,
    not_before: 0,
    attempts: 0,
  } as const;
  render(
    <>
      <ConnectionLine />
      <OutgoingRow message={message} busy={false} onEdit={() => undefined} />
    </>,
  );
  expect(screen.queryByText(/offline/i)).toBeNull();
  go(false);
  expect(screen.getByRole('status').textContent).toContain('You’re offline');
  expect(screen.getByText('You’re offline. Sends when you’re back')).toBeTruthy();
  go(true);
  expect(screen.queryByText(/offline/i)).toBeNull();
});

test.each([
  [null, 'Paused: open in another window'],
  [Date.now() + 60_000, 'Reconnecting…'],
])('a connection that is next tried at %s says so', (wakeAt, words) => {
  vi.useFakeTimers();
  const away = { ...idle, phase: 'waiting', wakeAt } as const;
  vi.spyOn(socket, 'read').mockReturnValue(away);
  render(<ConnectionLine />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('status').textContent).toBe(`· ${words}`);
  vi.useRealTimers();
});
