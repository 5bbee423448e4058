// A character's gallery: locked pictures with their prices, and unlocking them.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ProfileImage } from '@velour/contract/gallery.ts';
import { refuse, type Answers, type fakeServer } from '../../lib/fake-server.ts';
import { giftDialog, overlays } from '../../lib/overlays.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { signedIn, walletWith } from '../../lib/session-fixture.ts';
import { session } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { CharacterGallery } from './character-gallery.tsx';
import { listed, locked, mara, picture, pictureId, profileImage } from './fixtures.ts';

let server: ReturnType<typeof fakeServer>;
let images: ProfileImage[];
let tokens: number;
const storeItem = pictureId(700);

beforeEach(() => {
  images = [profileImage(1), locked(2), locked(3)];
  tokens = 43;
  session.enter(signedIn());
});

const character: Answers['characters.read'] = {
  ...mara,
  age: 27,
  tagline: 'Closes the bar',
  tags: [],
  is_official: true,
  is_exclusive: false,
  portrait_url: '/silhouette.svg',
  hover_url: null,
  preview: '',
  creator: null,
  stats: { chats: 0, messages: 0, likes: 0 },
  is_public: true,
  rating: 'safe',
  description: '',
  greeting: '',
  alternate_greetings: [],
  personality: '',
  scenario: '',
  traits: NO_TRAITS,
  gallery_urls: [],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

function show(more: Answers = {}) {
  server = openScreen(<CharacterGallery id={mara.id} />, `/gallery/${mara.id}`, {
    'characters.read': character,
    'gallery.profileImages': () => ({ data: images, store_item_id: storeItem }),
    'gallery.list': listed([picture(1)]),
    'wallet.wallet': () => walletWith({ new_one_time_balance: tokens }),
    ...more,
  });
}

const lockedTile = (at: number) =>
  screen.findByRole('button', { name: `Locked picture ${at}, unlock for 15 tokens` });
const unlock = async (at = 2) => {
  await userEvent.click(await lockedTile(at));
  await screen.findByRole('dialog', { name: 'Unlock this picture' });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock · 15 tokens' }));
};

test('it shows open and locked pictures, and the user’s own', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: 'Mara' });
  await screen.findByText('2 locked');
  await lockedTile(2);
  expect(screen.getByRole('button', { name: 'Mara, picture 1' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Picture 1 of Mara' });
  // The address of a locked picture is never requested.
  expect((await lockedTile(2)).innerHTML).not.toContain('/assets/');
});

test('without own pictures, there is one way to make one', async () => {
  show({ 'gallery.list': listed([]) });
  await screen.findByText('None of yours yet');
  expect(screen.getAllByRole('link', { name: 'Make a picture' })).toHaveLength(1);
});

test('a locked picture is unlocked for its price, and then shown unblurred in its place', async () => {
  show({
    'wallet.buy': () => {
      images = [profileImage(1), profileImage(2), locked(3)];
      tokens = 28;
      return { new_subscriber_balance: 0, new_one_time_balance: tokens };
    },
  });
  await userEvent.click(await lockedTile(2));
  const dialog = await screen.findByRole('dialog', { name: 'Unlock this picture' });
  await waitFor(() => expect(dialog.textContent).toContain('You have 43 · 28 left after this'));
  await userEvent.click(screen.getByRole('button', { name: 'Unlock · 15 tokens' }));
  await screen.findByRole('button', { name: 'Mara, picture 2' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.bodiesOf('wallet.buy')).toEqual([
    { store_item_id: storeItem, character_id: mara.id, image_id: locked(2).image_id },
  ]);
  expect(toasts.read().at(-1)?.message).toBe('Unlocked. It’s in your gallery now.');
});

test('a purchase that breaks says so in the dialog, and is sent again under the same key', async () => {
  show({ 'wallet.buy': refuse('server.failed') });
  await unlock();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to purchase item');
  server.answer({ 'wallet.buy': { new_subscriber_balance: 0, new_one_time_balance: 28 } });
  await userEvent.click(screen.getByRole('button', { name: 'Unlock · 15 tokens' }));
  await waitFor(() => expect(server.sentTo('wallet.buy')).toHaveLength(2));
  const keys = server.sentTo('wallet.buy').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('a picture that was unlocked in another window is only shown', async () => {
  show({
    'wallet.buy': () => {
      images = [profileImage(1), profileImage(2), locked(3)];
      return refuse('store.already_unlocked');
    },
  });
  await unlock();
  await screen.findByRole('button', { name: 'Mara, picture 2' });
});

test('with too few tokens, the top-up shows their purpose, and the dialog reopens after it', async () => {
  tokens = 5;
  show({ 'wallet.buy': refuse('wallet.insufficient_tokens') });
  await unlock();
  await waitFor(() =>
    expect(overlays.read()).toEqual({
      name: 'top-up',
      reason: '15 tokens to unlock a picture of Mara. You need 10 more.',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => overlays.close());
  await screen.findByRole('dialog', { name: 'Unlock this picture' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the viewer steps through open pictures only', async () => {
  images = [profileImage(1), locked(2), profileImage(3)];
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mara, picture 1' }));
  await screen.findByText('Picture 1 of 2');
  const dialog = screen.getByRole('dialog', { name: 'Mara' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  // The dialog moves the focus a moment after it opens; on the last picture, another key press changes nothing.
  await waitFor(async () => {
    await userEvent.keyboard('{ArrowRight}');
    screen.getByText('Picture 2 of 2');
  });
});

test('a gift is one press away', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send a gift' }));
  expect(giftDialog.read()).toEqual({ character_id: mara.id, name: 'Mara' });
});

test('a member’s own character is not offered a gift', async () => {
  const { id, name } = signedIn().user;
  show({ 'characters.read': { ...character, creator: { id, name } } });
  await screen.findByRole('heading', { level: 1, name: 'Mara' });
  expect(screen.queryByRole('button', { name: 'Send a gift' })).toBeNull();
});

test('one’s own pictures of a deleted character are still there', async () => {
  show({ 'characters.read': refuse('character.not_found') });
  await screen.findByRole('heading', { name: 'This character isn’t available anymore' });
  await screen.findByRole('button', { name: 'Picture 1 of Mara' });
});

test.each(['server.failed', 'network.failed'] as const)(
  'a character that does not load (%s) is not shown as deleted, and can be retried',
  async (failure) => {
    show({
      'characters.read':
        failure === 'server.failed'
          ? refuse('server.failed')
          : () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await screen.findByRole('heading', { name: 'We couldn’t load this character' });
    expect(screen.queryByText(/isn’t available anymore/)).toBeNull();
    await screen.findByRole('button', { name: 'Picture 1 of Mara' });
    server.answer({ 'characters.read': character });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Mara' });
  },
);

test.each(['character.not_public', 'request.invalid'] as const)(
  'an address without a character (%s) is not requested again',
  async (code) => {
    show({ 'characters.read': refuse(code) });
    await screen.findByRole('heading', { name: 'This character isn’t available anymore' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
