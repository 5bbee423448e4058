// What a screen reader says while a chat opens: one sentence, although several views wait in turn.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatLoading } from './chat-loading.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { ListSkeleton } from './list/list-states.tsx';
import { StreamSkeleton } from './stream/stream-states.tsx';

test('opening a chat beside the list is announced once, until its messages are there', async () => {
  const view = render(
    <>
      <ListSkeleton isQuiet />
      <ChatSkeleton />
      <ChatLoading />
    </>,
  );
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Loading the chat');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(region, { childList: true, subtree: true, characterData: true });
  view.rerender(
    <>
      <p>The list</p>
      <StreamSkeleton />
      <ChatLoading />
    </>,
  );
  changes.push(...observer.takeRecords());
  expect(screen.getByRole('status')).toBe(region);
  expect(changes).toEqual([]);
  view.rerender(
    <>
      <p>The list</p>
      <p>The messages</p>
      <ChatLoading />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
});
