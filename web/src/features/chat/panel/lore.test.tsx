// The lore of a chat on screen: what was used is marked, and without a book there is nothing.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { Lore } from './lore.tsx';

const sessionId = '00000000-0000-7000-8000-000000000001';
let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn());
});

test('lists the entries and marks those that the last reply used', async () => {
  server.answer({
    'chat.lore': {
      entries: [
        { name: 'harbor', is_used: true },
        { name: '', is_used: false },
      ],
      count: 2,
    },
  });
  renderScreen(<Lore sessionId={sessionId} revision={1} />);
  await screen.findByText('1 of 2 used in the last reply');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'harbor (used in the last reply)',
    'Always included',
  ]);
});

test('of a long book the used entries come first, and the rest on request', async () => {
  const entries = Array.from({ length: 40 }, (_, at) => ({
    name: `place ${at}`,
    is_used: at === 30,
  }));
  server.answer({ 'chat.lore': { entries, count: 40 } });
  renderScreen(<Lore sessionId={sessionId} revision={1} />);
  const more = await screen.findByRole('button', { name: 'Show all entries' });
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('place 30');
  await userEvent.click(more);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
});

test('is absent for a character without a book', async () => {
  server.answer({ 'chat.lore': { entries: [], count: 0 } });
  renderScreen(<Lore sessionId={sessionId} revision={1} />);
  await expect.poll(() => server.sentTo('chat.lore').length).toBe(1);
  expect(screen.queryByRole('region', { name: 'Lore' })).toBeNull();
});
