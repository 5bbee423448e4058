// Opening a chat with a character that cannot be opened: what is said, and the ways on, for a visitor and a member.
import { cleanup, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { signedIn } from '../../lib/session-fixture.ts';
import { ChatWithCharacter, useLatestSession } from './chat-with-character.tsx';

const edge = vi.hoisted(() => {
  const held: Pick<typeof window, 'fetch'> = { fetch: () => new Promise(() => undefined) };
  window.fetch = (...args) => held.fetch(...args);
  return held;
});

afterEach(() => {
  cleanup();
  session.leave();
});

const character_id = '01900000-0000-7000-8000-000000000001';

function Opened() {
  return <ChatWithCharacter latest={useLatestSession(character_id)} />;
}

function open(refusal: ErrorCode, who: 'visitor' | 'member') {
  if (who === 'member') session.enter(signedIn());
  edge.fetch = async (input) => {
    const { pathname } = new URL(String(input), 'http://velour.example');
    return pathname.endsWith('/anon-users')
      ? Response.json({ jwt: 'visitor-token' })
      : Response.json({ code: refusal, ...errors[refusal] }, { status: errors[refusal].status });
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/lena/1/chat']}>
        <Opened />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const removal = ['Request removal', '/removal?about=%2Flena%2F1%2Fchat'];

const ways = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each(['visitor', 'member'] as const)('a %s is shown the way to Premium', async (who) => {
  open('character.premium_only', who);
  await screen.findByRole('heading', { name: 'This character is for premium members.', level: 1 });
  expect(ways()).toEqual([['See Premium', '/premium'], ['Explore characters', '/'], removal]);
});

test('one that is not public any more leads to the others, and to no plan', async () => {
  open('character.not_public', 'visitor');
  await screen.findByRole('heading', { name: 'Character is not public anymore', level: 1 });
  expect(ways()).toEqual([['Explore characters', '/'], removal]);
});

test('one that there is not is tried again, or left', async () => {
  open('character.not_found', 'visitor');
  await screen.findByRole('heading', { name: 'Failed to create session.', level: 1 });
  screen.getByRole('button', { name: 'Try again' });
  expect(ways()).toEqual([['Explore characters', '/'], removal]);
});
