// The studio for clips: selecting the picture and its motion, and results.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import type { StudioJob } from '@velour/contract/studio.ts';
import { refuse, type Answers, type fakeServer } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { signedIn, walletWith } from '../../../lib/session-fixture.ts';
import { session } from '../../../lib/session.ts';
import { job, mara, maraId, paid } from '../fixtures.ts';
import { savedDrafts } from '../saved-drafts.ts';
import { ImageChoice } from './image-choice.tsx';
import { VideoStudio } from './video-studio.tsx';

let server: ReturnType<typeof fakeServer>;
let jobs: StudioJob[];
const imageId = (at: number) => `01900000-0000-7000-8000-00000000010${at}`;
const picture = (at: number, more: Partial<GalleryPicture> = {}): GalleryPicture => ({
  id: imageId(at),
  kind: 'image',
  origin: 'studio',
  url: `/assets/${at}`,
  video_url: null,
  preview: '',
  width: 832,
  height: 1216,
  character: job().character,
  shared: 'no',
  refusal: null,
  prompt: 'rain',
  is_own: true,
  can_be_portrait: false,
  created_at: job().created_at,
  ...more,
});
const clipJob = (more: Partial<StudioJob> = {}) =>
  job({ kind: 'video', progress: { done: 0, total: 1 }, price: 20, ...more });

beforeEach(() => {
  savedDrafts.forget();
  jobs = [];
  session.enter(signedIn());
});

function show(path = '', more: Answers = {}) {
  server = openScreen(
    <VideoStudio characterId={maraId} results={() => <p>results</p>} />,
    `/generate-video/${maraId}${path}`,
    {
      'characters.read': mara,
      'own_characters.list': { characters: [], drafts: [], total_count: 0, limit: 60, offset: 0 },
      'chat.list': { chats: [], next_cursor: null },
      'studio.jobs': () => ({ jobs }),
      'wallet.wallet': walletWith({ new_one_time_balance: 43 }),
      'gallery.list': { pictures: [picture(1), picture(2)], total_count: 2, next_cursor: null },
      'gallery.profileImages': {
        data: [
          {
            image_id: imageId(5),
            url: '/assets/5/520',
            preview: '',
            width: 1,
            height: 1,
            is_locked: false,
            price: 0,
          },
          {
            image_id: imageId(6),
            url: null,
            preview: '',
            width: 1,
            height: 1,
            is_locked: true,
            price: 15,
          },
        ],
        store_item_id: null,
      },
      ...more,
    },
  );
}
const make = () => screen.findByRole('button', { name: 'Make clip · 20 tokens' });

test('a clip is ordered of a chosen picture, with the movement as written and tapped', async () => {
  show('', { 'studio.generateVideo': paid({ kind: 'video', progress: { done: 0, total: 1 } }) });
  jobs = [];
  const radios = await screen.findAllByRole('radio');
  // Two own pictures and an open one of the gallery; the locked one cannot be selected.
  expect(radios).toHaveLength(3);
  await userEvent.click(await make());
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a picture first');
  expect(server.sentTo('studio.generateVideo')).toEqual([]);
  const [, second] = radios;
  if (!second) return expect.unreachable();
  await userEvent.click(second);
  const prompt = screen.getByRole('textbox', { name: 'How does it move?' });
  // Not everyone is a woman.
  expect(prompt.getAttribute('placeholder')).toBe('Mara turns to the window and smiles');
  await userEvent.type(prompt, 'she turns');
  await userEvent.click(screen.getByRole('button', { name: 'a soft smile' }));
  jobs = [clipJob()];
  await userEvent.click(await make());
  await screen.findByRole('heading', { name: 'Making a clip of Mara' });
  expect(server.bodiesOf('studio.generateVideo')).toEqual([
    { image_id: imageId(2), prompt: 'she turns, a soft smile' },
  ]);
});

test('a picture that the address names is chosen, however old it is', async () => {
  show(`?image=${imageId(9)}`, { 'gallery.read': picture(9) });
  const [first] = await screen.findAllByRole('radio');
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(4));
  expect(first?.isConnected).toBe(true);
  expect(screen.getByRole('radio', { checked: true }).getAttribute('value')).toBe(imageId(9));
});

test('without any picture, it links to the studio for pictures', async () => {
  show('', {
    'gallery.list': { pictures: [], total_count: 0, next_cursor: null },
    'gallery.profileImages': { data: [], store_item_id: null },
  });
  await screen.findByRole('heading', { name: 'No pictures yet' });
  expect(screen.getByRole('link', { name: 'Make a picture' }).getAttribute('href')).toBe(
    `/generate-image/${maraId}`,
  );
});

test('own pictures that fail to load are not shown as an empty list', async () => {
  const none = { data: [], store_item_id: null };
  show('', { 'gallery.list': refuse('server.failed'), 'gallery.profileImages': none });
  await screen.findByText('We couldn’t load your pictures', undefined, { timeout: 5_000 });
  expect(screen.queryByText('No pictures yet')).toBeNull();
  server.answer({
    'gallery.list': { pictures: [picture(1)], total_count: 1, next_cursor: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(1);
});

test('the first step waits for own pictures, and offers another try where they fail', async () => {
  const shown = openScreen(<ImageChoice />, '/generate-video', {
    'gallery.list': () => refuse('server.failed'),
  });
  await screen.findByText('Loading your pictures');
  await screen.findByText('We couldn’t load your pictures', undefined, { timeout: 5_000 });
  shown.answer({
    'gallery.list': { pictures: [picture(1)], total_count: 1, next_cursor: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(
    `/generate-video/${maraId}?image=${imageId(1)}`,
  );
});

test('a refused movement says why beside its words', async () => {
  show(`?image=${imageId(1)}`, { 'studio.generateVideo': refuse('safety.blocked') });
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(3));
  await userEvent.type(screen.getByRole('textbox', { name: 'How does it move?' }), 'no');
  await userEvent.click(await make());
  const why = await screen.findByRole('alert');
  const box = screen.getByRole('textbox', { name: 'How does it move?' });
  expect(box.getAttribute('aria-describedby')).toContain(why.id);
});

test('a clip that is ready plays without sound, again and again, with its still before', async () => {
  jobs = [clipJob({ state: 'running', position: null })];
  const clip = picture(3, { kind: 'video', video_url: '/assets/3.mp4' });
  show('', {
    'studio.video': clipJob({
      state: 'succeeded',
      position: null,
      progress: { done: 1, total: 1 },
      pictures: [clip],
    }),
    'studio.cancel': () => {
      jobs = [];
      return paid({ kind: 'video', state: 'succeeded' });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  const video = await screen.findByLabelText<HTMLVideoElement>('Clip of Mara');
  expect(video.getAttribute('src')).toBe('/assets/3.mp4');
  expect(video.getAttribute('poster')).toBe(clip.url);
  expect([video.muted, video.loop, video.controls]).toEqual([true, true, true]);
});
