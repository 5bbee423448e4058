// The user's own pictures in the viewer: keys, the back button, deletion with undo, sharing, and expired addresses.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { fakeServer, refuse, type Answers } from '../../lib/fake-server.ts';
import { PageRouter } from '../../lib/navigation/page-router.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { signedIn } from '../../lib/session-fixture.ts';
import { session } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { listed, picture, pictureId } from './fixtures.ts';
import { OwnPictures } from './own-pictures.tsx';

let server: ReturnType<typeof fakeServer>;
let pictures: GalleryPicture[];

beforeEach(() => {
  pictures = [1, 2, 3].map((at) => picture(at));
  session.enter(signedIn());
});

function show(more: Answers = {}, search = '') {
  server = fakeServer({ 'gallery.list': () => listed(pictures), ...more });
  const grid = (
    <main tabIndex={-1}>
      <OwnPictures title="Yours" empty={<p>none yet</p>} />
    </main>
  );
  const routes = [
    { path: '/gallery/mara', element: grid },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const history = createMemoryHistory({
    initialEntries: [`/gallery/mara${search}`],
    v5Compat: true,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PageRouter routes={routes} history={history} />
    </QueryClientProvider>,
  );
  return history;
}

const tile = (at: number) => screen.findByRole('button', { name: `Picture ${at} of Mara` });
const open = async (at: number) => {
  await userEvent.click(await tile(at));
  const dialog = await screen.findByRole('dialog', { name: 'Mara' });
  // Keys work once the dialog has the focus.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
};
const says = (words: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const offered = async (message: string) => {
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe(message));
  return toasts.read().at(-1)?.offer;
};

test('arrow keys go through the pictures, Escape closes, and the focus is on the last one', async () => {
  const history = show();
  await open(1);
  await says('Picture 1 of 3');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await says('Picture 3 of 3');
  await userEvent.keyboard('{ArrowLeft}');
  await says('Picture 2 of 3');
  await waitFor(() => expect(history.location.search).toBe(`?picture=${pictureId(2)}`));
  await userEvent.keyboard('{Escape}');
  await closed();
  const second = await tile(2);
  await waitFor(() => expect(document.activeElement).toBe(second));
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('the buttons at both ends keep the focus, so that the keys go on', async () => {
  show();
  await open(3);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next picture' });
  expect([next.getAttribute('aria-disabled'), next.disabled]).toEqual(['true', false]);
  await userEvent.click(next);
  await says('Picture 3 of 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await says('Picture 1 of 3');
  const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Previous picture' });
  expect([previous.getAttribute('aria-disabled'), previous.disabled]).toEqual(['true', false]);
});

test('a picture of the address that no page of the list holds yet is shown', async () => {
  show({ 'gallery.read': picture(70) }, `?picture=${pictureId(70)}`);
  const dialog = await screen.findByRole('dialog', { name: 'Mara' });
  await says('Picture 1 of 1');
  expect(screen.queryByText('1 of 1')).toBeNull();
  // A single picture has no next and previous buttons, and the viewer always uses the dark theme.
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  expect(dialog.dataset['theme']).toBe('dark');
});

test('a shared picture that no page of the list holds yet says that it is in review', async () => {
  show(
    {
      'gallery.read': picture(70),
      'gallery.share': ({ body }) => picture(70, { shared: body.shared ? 'waiting' : 'no' }),
    },
    `?picture=${pictureId(70)}`,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share picture' }));
  await screen.findByRole('button', { name: 'Stop sharing' });
  await screen.findByText(/^In review · From the studio/);
});

test.each([3, 0])('a deleted picture is reported as gone, next to %i others', async (count) => {
  pictures = pictures.slice(0, count);
  const history = show(
    { 'gallery.read': refuse('picture.not_found') },
    `?picture=${pictureId(70)}`,
  );
  await waitFor(() =>
    expect(toasts.read().at(-1)?.message).toBe(
      'That picture isn’t here anymore. It may have been deleted.',
    ),
  );
  await waitFor(() => expect(history.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the way back closes the viewer and stays on the page', async () => {
  const history = show();
  await open(2);
  await waitFor(() => expect(history.location.search).toBe(`?picture=${pictureId(2)}`));
  act(() => history.go(-1));
  await closed();
  expect(history.location.pathname).toBe('/gallery/mara');
});

test('keys and a double tap zoom, and the button’s label says which way', async () => {
  show();
  const dialog = await open(1);
  await userEvent.keyboard('+');
  await screen.findByRole('button', { name: 'Zoom out' });
  await userEvent.keyboard('0');
  await screen.findByRole('button', { name: 'Zoom in' });
  const stage = dialog.querySelector('.touch-none');
  if (!stage) return expect.unreachable();
  for (let tap = 0; tap < 2; tap += 1) {
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0 });
    fireEvent.pointerUp(stage, { pointerId: 1, button: 0 });
  }
  await screen.findByRole('button', { name: 'Zoom out' });
});

test('a swipe shows the next picture', async () => {
  show();
  const dialog = await open(1);
  const stage = dialog.querySelector('.touch-none');
  if (!stage) return expect.unreachable();
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 300, clientY: 200 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 180, clientY: 205 });
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 150, clientY: 205 });
  await says('Picture 2 of 3');
});

test('a deleted picture is gone at once, the next one is shown, and it can be brought back', async () => {
  show({ 'gallery.remove': { removed: true }, 'gallery.restore': picture(2) });
  await open(2);
  const [, removed] = pictures;
  pictures = pictures.filter((one) => one !== removed);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await says('Picture 2 of 2');
  const offer = await offered('Picture deleted.');
  expect(offer?.label).toBe('Undo');
  expect(server.sentTo('gallery.remove')).toMatchObject([{ params: { id: pictureId(2) } }]);
  pictures = [1, 2, 3].map((at) => picture(at));
  act(() => offer?.onPress());
  await says('Picture 3 of 3');
});

test('the last picture that is deleted leaves the focus to the page’s content', async () => {
  pictures = [picture(1)];
  show({ 'gallery.remove': { removed: true } });
  await open(1);
  pictures = [];
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('none yet');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a deletion that fails puts the picture back', async () => {
  show({ 'gallery.remove': refuse('server.failed') });
  await open(3);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts.read().map(({ type }) => type)).toEqual(['error']));
  await screen.findByText('2 of 3');
});

test('sharing is confirmed once, waits for a review, and can be stopped', async () => {
  show({
    'gallery.share': ({ body }) => picture(1, { shared: body.shared ? 'waiting' : 'no' }),
  });
  await open(1);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share this picture?' });
  expect(server.sentTo('gallery.share')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Share picture' }));
  await screen.findByText(/^In review · From the studio/);
  // On a phone one more action would move the picture.
  expect(screen.queryByRole('button', { name: 'In review' })).toBeNull();
  const stop = screen.getByRole('button', { name: 'Stop sharing' });
  await waitFor(() => expect(document.activeElement).toBe(stop));
  await userEvent.click(stop);
  await screen.findByRole('button', { name: 'Share' });
  expect(server.bodiesOf('gallery.share')).toEqual([{ shared: true }, { shared: false }]);
});

test('each picture offers its available actions only', async () => {
  pictures = [
    picture(1, { can_be_portrait: true, shared: 'refused', refusal: 'It shows a brand.' }),
    picture(2, { is_own: false, prompt: null, origin: 'gallery' }),
  ];
  show({ 'gallery.setPortrait': { character_id: pictureId(1), portrait_url: '/a' } });
  await open(1);
  const names = () =>
    [...screen.getByRole('toolbar').querySelectorAll('a, button')].map((one) => one.textContent);
  expect(names()).toEqual([
    'Download',
    'Make a clip',
    'More like this',
    'Use as portrait',
    'Not approved',
    'Delete',
  ]);
  expect(screen.getByText('Reason: It shows a brand.')).toBeTruthy();
  const { id, character } = picture(1);
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Make a clip')).toBe(`/generate-video/${character.id}?image=${id}`);
  expect(leads('More like this')).toBe(`/generate-image/${character.id}?like=${id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Use as portrait' }));
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('This is Mara’s portrait now.'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(names()).toEqual(['Download', 'Make a clip']));
});

test('an expired address is refetched', async () => {
  show({
    'gallery.read': ({ params }) => ({
      ...picture(1),
      id: params.id,
      url: `/assets/${params.id}?signature=2`,
    }),
  });
  const image = (await tile(1)).querySelector('img');
  if (!image) return expect.unreachable();
  fireEvent.error(image);
  await waitFor(async () =>
    expect((await tile(1)).querySelector('img')?.getAttribute('src')).toContain('signature=2'),
  );
});

test('an empty list is shown as such; a failed one can be retried', async () => {
  pictures = [];
  show({ 'gallery.list': refuse('identity.forbidden') });
  await screen.findByRole('heading', { name: 'We couldn’t load your pictures' });
  server.answer({ 'gallery.list': listed([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('none yet');
});

test('for an unknown character the list is empty, without a retry', async () => {
  show({ 'gallery.list': refuse('request.invalid') });
  await screen.findByText('none yet');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
