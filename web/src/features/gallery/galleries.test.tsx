// The list of galleries, and the row of shared pictures, in all states.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SharedPicture } from '@velour/contract/studio.ts';
import { refuse, type Answers } from '../../lib/fake-server.ts';
import { overlays } from '../../lib/overlays.ts';
import { toasts } from '../../lib/toasts.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { gallery, mara, pictureId } from './fixtures.ts';
import { Galleries } from './galleries.tsx';
import { SharedPictures } from './shared-pictures.tsx';

const visitor = { 'identity.createVisitor': { jwt: 'a.b.c' } } as const;

test('each character says how many pictures are one’s own and how many are locked', async () => {
  const server = openScreen(<Galleries />, '/gallery?preference=anime', {
    ...visitor,
    'gallery.galleries': {
      galleries: [
        gallery(1, { own: 12, locked: 3 }),
        gallery(2, { own: 1 }),
        gallery(3, { locked: 2 }),
        gallery(4, { open: 5 }),
      ],
      next_cursor: null,
    },
  });
  const first = await screen.findByRole('link', { name: 'Mara 1: 12 of yours · 3 locked' });
  expect(first.getAttribute('href')).toBe(`/gallery/${gallery(1).character.id}`);
  for (const words of ['Mara 2: 1 of yours', 'Mara 3: 2 locked', 'Mara 4: 5 open'])
    expect(screen.getByRole('link', { name: words })).toBeTruthy();
  expect(server.sentTo('gallery.galleries')).toMatchObject([{ query: { gender: 'anime' } }]);
});

test('an empty gallery links to the studio', async () => {
  openScreen(<Galleries />, '/gallery', {
    ...visitor,
    'gallery.galleries': { galleries: [], next_cursor: null },
  });
  await screen.findByRole('heading', { name: 'No pictures yet' });
  expect(screen.getByRole('link', { name: 'Make a picture' }).getAttribute('href')).toBe(
    '/generate-image',
  );
});

test('a gallery that fails to load can be retried', async () => {
  const server = openScreen(<Galleries />, '/gallery', {
    ...visitor,
    'gallery.galleries': refuse('identity.forbidden'),
  });
  await screen.findByRole('heading', { name: 'We couldn’t load the gallery' });
  server.answer({ 'gallery.galleries': { galleries: [gallery(1)], next_cursor: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Mara 1: 1 open' });
});

const shared = (at: number): SharedPicture => ({
  id: pictureId(at),
  url: `/assets/${pictureId(at)}/520`,
  preview: '',
  width: 832,
  height: 1216,
  character: mara,
  creator: { id: pictureId(800), name: 'Ann' },
  created_at: '2026-11-20T20:00:00.000Z',
});

test('shared pictures name their authors, open in the viewer, and can be reported', async () => {
  openScreen(<SharedPictures gender="female" />, '/featured', {
    'studio.shared': { pictures: [shared(1), shared(2)], next_cursor: null },
  });
  const [first] = await screen.findAllByRole('button', { name: 'Picture of Mara by Ann' });
  if (!first) return expect.unreachable();
  await userEvent.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Mara' });
  expect(dialog.textContent).toContain('By Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  expect(overlays.read()).toMatchObject({
    name: 'report',
    subject: { type: 'picture', picture_id: pictureId(1) },
  });
});

const addressed = (answer: Answers['studio.sharedOne'], pictures = [shared(1)]) =>
  openScreen(<SharedPictures gender="female" />, `/featured?picture=${pictureId(9)}`, {
    'studio.shared': { pictures, next_cursor: null },
    'studio.sharedOne': answer,
  });

test('an address of a shared picture that the row doesn’t hold opens it', async () => {
  addressed({ ...shared(9), creator: { id: pictureId(801), name: 'Ben' } });
  const dialog = await screen.findByRole('dialog', { name: 'Mara' });
  expect(dialog.textContent).toContain('By Ben');
});

test.each([1, 0])(
  'a deleted shared picture is reported as gone, next to %i others',
  async (count) => {
    addressed(refuse('picture.not_found'), [shared(1)].slice(0, count));
    await waitFor(() =>
      expect(toasts.read().map(({ message }) => message)).toContain(
        'That picture isn’t here anymore. It may have been deleted.',
      ),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('without shared pictures it invites to make one; a failure can be tried again', async () => {
  const server = openScreen(<SharedPictures gender="female" />, '/featured', {
    'studio.shared': refuse('identity.forbidden'),
  });
  await screen.findByText('We couldn’t load pictures by members.');
  server.answer({ 'studio.shared': { pictures: [], next_cursor: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText(/No shared pictures yet/)).toBeTruthy());
});
