// The suggested characters beside the list of chats.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { character, pageOf } from './fixtures.ts';
import { Recommended } from './recommended.tsx';

const everyone = pageOf([
  character(1, { name: 'Ada' }),
  character(2, { name: 'Bea' }),
  character(3, { name: 'Cleo' }),
]);
const open = (known: ReadonlySet<string> | undefined) =>
  openScreen(<Recommended gender="female" title="Suggested" known={known} />, '/chats', {
    'characters.list': everyone,
  });

test('characters that the user chats with already are not suggested again', async () => {
  open(new Set([character(2).id]));
  await screen.findByText(/Ada/);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText(/Bea/)).toBeNull();
});

test('someone who chats with everyone is suggested everyone', async () => {
  open(new Set([1, 2, 3].map((at) => character(at).id)));
  await screen.findByText(/Ada/);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('no characters are suggested before the chats are known', async () => {
  const server = open(undefined);
  await expect.poll(() => server.sentTo('characters.list').length).toBe(1);
  expect(screen.queryByRole('link')).toBeNull();
});
