// Opening a chat with a character that cannot be opened: what is said, and the ways on, for a visitor and a member.
import { screen, waitFor } from '@testing-library/react';
import type { ErrorCode } from '@velour/contract/errors.ts';
import { expect, test } from 'vitest';
import { session } from '../../lib/session.ts';
import { signedIn } from '../../lib/session-fixture.ts';
import { ChatWithCharacter, useLatestSession } from './chat-with-character.tsx';
import { fakeServer, refuse } from '../../lib/fake-server.ts';
import { renderScreen } from '../../lib/screen-fixture.tsx';

const character_id = '01900000-0000-7000-8000-000000000001';

function Opened() {
  return <ChatWithCharacter character_id={character_id} latest={useLatestSession(character_id)} />;
}

function open(refusal: ErrorCode, who: 'visitor' | 'member') {
  if (who === 'member') session.enter(signedIn());
  fakeServer({ 'identity.createVisitor': { jwt: 'visitor-token' }, 'chat.open': refuse(refusal) });
  renderScreen(<Opened />, '/lena/1/chat');
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

test('a character that is no longer public links to others, and to no plan', async () => {
  open('character.not_public', 'visitor');
  await screen.findByRole('heading', { name: 'Character is not public anymore', level: 1 });
  expect(ways()).toEqual([['Explore characters', '/'], removal]);
});

test.each([
  ['that there is not', 'character.not_found'],
  ['whose id is none', 'request.invalid'],
] as const)('one %s cannot be tried again', async (_, refusal) => {
  open(refusal, 'visitor');
  await screen.findByRole('heading', { name: 'Character not found', level: 1 });
  screen.getByText(/There’s no character at this address/);
  screen.getByText('Failed to create session.');
  await waitFor(() => expect(document.title).toMatch(/^Character not found · /));
  expect(screen.queryByRole('button')).toBeNull();
  expect(ways()).toEqual([['Explore characters', '/'], removal]);
});

test('one that could not be opened is tried again, or left', async () => {
  open('server.failed', 'visitor');
  await screen.findByRole('heading', { name: 'Failed to create session.', level: 1 });
  screen.getByRole('button', { name: 'Try again' });
  expect(ways()).toEqual([['Explore characters', '/'], removal]);
});
