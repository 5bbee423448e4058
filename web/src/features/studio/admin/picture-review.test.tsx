// The review of shared pictures: shown before approval, rejected with a reason, navigated by keys.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { errors } from '@velour/contract/errors.ts';
import type { WaitingPicture } from '@velour/contract/picture-review.ts';
import { refuse, type Answers } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { idOf } from '../../shared/admin/fixtures.ts';
import { PictureReview } from './picture-review.tsx';

const waiting = (n: number): WaitingPicture => ({
  id: idOf(n),
  url: `/assets/${idOf(n)}/960?until=1`,
  width: 832,
  height: 1216,
  character: { id: idOf(100 + n), name: `Mara ${n}`, slug: 'mara', gender: 'female' },
  member: { id: idOf(200 + n), name: `Ann ${n}` },
  waiting_since: '2026-11-20T10:00:00.000Z',
});

/** Decided pictures are removed from the queue. */
function openReview(count: number, answers: Answers = {}) {
  const gone = new Set<string>();
  return openScreen(<PictureReview />, '/admin/pictures', {
    'picture_review.list': () => {
      const all = Array.from({ length: count }, (_, at) => waiting(at + 1));
      const left = all.filter(({ id }) => !gone.has(id));
      return { pictures: left.slice(0, 100), total_count: left.length };
    },
    'picture_review.decide': ({ params }) => {
      gone.add(params.id);
      return { decided: true };
    },
    ...answers,
  });
}

const shown = (name: string) =>
  screen.findByRole('img', { name: `Picture of ${name}, made by a member` });
const load = async (name: string) => fireEvent.load(await shown(name));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const message = () => toasts.read()[0]?.message;

test('a picture is approved once it has been seen; then the next one is there', async () => {
  const user = userEvent.setup();
  const server = openReview(2);
  await shown('Mara 1');
  expect(button('Approve').disabled).toBe(true);
  await user.keyboard('a');
  expect(server.sentTo('picture_review.decide')).toEqual([]);
  await load('Mara 1');
  await user.click(button('Approve'));
  await waitFor(() =>
    expect(message()).toBe('Shared the picture of Mara 1. Everyone can see it now.'),
  );
  expect(server.bodiesOf('picture_review.decide')).toEqual([{ approve: true }]);
  await shown('Mara 2');
  expect(screen.getByText(/1 of 1/)).toBeTruthy();
  expect(button('Approve').disabled).toBe(true);
  expect(screen.getByRole('link', { name: 'Ann 2' }).getAttribute('href')).toBe(
    `/admin/members?search=${idOf(202)}`,
  );
});

test('by keys alone: on and back, to the reason, and approved; letters of a reason are letters', async () => {
  const user = userEvent.setup();
  const server = openReview(3);
  await shown('Mara 1');
  await user.keyboard('kjjjk');
  await load('Mara 2');
  await user.keyboard('r');
  const reason = screen.getByRole('textbox', { name: 'Reason for rejection' });
  expect(document.activeElement).toBe(reason);
  await user.keyboard('a j');
  expect(button('Reject').disabled).toBe(false);
  await user.clear(reason);
  await user.keyboard('ka');
  expect(button('Reject').disabled).toBe(true);
  await user.type(reason, 'rt of a brand');
  await user.click(button('Reject'));
  await waitFor(() => expect(message()).toBe('Rejected the picture of Mara 2. It stays private.'));
  expect(server.bodiesOf('picture_review.decide')).toEqual([
    { approve: false, reason: 'kart of a brand' },
  ]);
  await load('Mara 3');
  await user.keyboard('a');
  await shown('Mara 1');
  expect(server.bodiesOf('picture_review.decide')).toHaveLength(2);
});

test('a picture that does not load is not approved, and is loaded again from a fresh address', async () => {
  const user = userEvent.setup();
  const server = openReview(1);
  fireEvent.error(await shown('Mara 1'));
  await screen.findByText('We couldn’t load this picture');
  expect(button('Approve').disabled).toBe(true);
  await user.click(button('Try again'));
  await waitFor(() => expect(server.sentTo('picture_review.list').length).toBe(2));
  await load('Mara 1');
  await waitFor(() => expect(button('Approve').disabled).toBe(false));
});

test('another admin’s decision is shown, and the queue is refetched', async () => {
  const server = openReview(2, { 'picture_review.decide': refuse('picture.not_found') });
  await load('Mara 1');
  await userEvent.click(button('Approve'));
  await waitFor(() => expect(message()).toBe(errors['picture.not_found'].title));
  await waitFor(() => expect(server.sentTo('picture_review.list').length).toBeGreaterThan(1));
});

test('more than the list shows is counted', async () => {
  openReview(130);
  await screen.findByText(/1 of 130/);
});

test('loading, empty and failing each say so', async () => {
  openReview(0);
  expect(screen.getByRole('status').textContent).toBe('Loading the queue');
  await screen.findByText('All caught up');
  await userEvent.keyboard('jkar');
});

test('a queue that fails to load can be retried', async () => {
  const server = openReview(1, { 'picture_review.list': refuse('identity.forbidden') });
  await screen.findByText('We couldn’t load this');
  server.answer({ 'picture_review.list': { pictures: [waiting(1)], total_count: 1 } });
  await userEvent.click(button('Try again'));
  await shown('Mara 1');
});
