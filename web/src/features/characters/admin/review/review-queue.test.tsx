// The review queue: characters next to their last approved version, decided as shown, navigated by keys.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import type { PendingCharacter, PendingName, Reviewed } from '@velour/contract/review.ts';
import { errors } from '@velour/contract/errors.ts';
import { refuse, type Answers } from '../../../../lib/fake-server.ts';
import { contentOfOrla } from '../../content-fixture.ts';
import { idOf } from '../../../shared/admin/fixtures.ts';
import { openScreen } from '../../../../lib/screen-fixture.tsx';
import { Review } from './review-queue.tsx';

const content = contentOfOrla({ name: 'Vesna', tagline: 'A keeper of lights.' });
const waiting = (n: number): PendingCharacter => ({
  kind: 'character',
  id: idOf(n),
  name: `Vesna ${n}`,
  version: n,
  creator_name: 'Ann',
  is_appeal: n === 1,
  portrait_url: '/silhouette.svg',
  waiting_since: '2026-11-20T10:00:00.000Z',
});
const side = (version: number, more: Partial<CharacterContent> = {}) => ({
  version,
  content: { ...content, ...more },
  portrait_url: '/silhouette.svg',
});
const reviewed = (n: number): Reviewed => ({
  ...waiting(n),
  present: side(n, { tagline: 'A keeper of storms.' }),
  approved: n === 1 ? null : side(n - 1),
  traits: {
    type: 'artist',
    ethnicity: '',
    body: '',
    breast: '',
    butt: '',
    hair_style: 'bob',
    hair_colour: '',
    eye_colour: '',
    skin: '',
    personalities: ['witty'],
    fetishes: [],
  },
  appeal:
    n === 1
      ? {
          text: 'She is a painter.',
          created_at: '2026-11-20T10:00:00.000Z',
          earlier: { reason: 'A celebrity?', at: '2026-11-19T10:00:00.000Z', by: 'Root' },
        }
      : null,
  suspicions: n === 1 ? ['nonconsent_real.hint'] : [],
  card: {
    nickname: 'Ves',
    closing_notes: '',
    depth_note: 'The wind never rests.',
    lore: [
      { keys: ['lamp', 'light'], content: 'The lamp burns oil.' },
      { keys: [], content: 'It is always windy.' },
    ],
  },
});

/** Decided characters are removed from the queue. */
function openReview(count: number, answers: Answers = {}) {
  const gone = new Set<string>();
  return openScreen(<Review />, '/admin/review', {
    'review.queue': () => {
      const all = Array.from({ length: count }, (_, at) => waiting(at + 1));
      const left = all.filter((one) => !gone.has(one.id));
      return { waiting: left, total_count: left.length };
    },
    'review.read': ({ params }) => reviewed(Number(params.char_id.slice(-12))),
    'review.decide': ({ params }) => {
      gone.add(params.char_id);
      return { visibility: 'public' };
    },
    ...answers,
  });
}

test('differences from the approved version are marked on both sides, and the card’s other contents can be read', async () => {
  openReview(2);
  await screen.findByText('No version was approved before, so everything is new.');
  await userEvent.keyboard('j');
  const [present, approved] = [
    await screen.findByLabelText('Last approved version'),
    screen.getByLabelText('Submitted version'),
  ];
  for (const one of [present, approved])
    expect(within(one).getAllByText(/changed/)).toHaveLength(1);
  expect(screen.getByText('A keeper of storms.')).toBeTruthy();
  expect(screen.getByText('A keeper of lights.')).toBeTruthy();
  const card = screen.getByLabelText('From the character card');
  for (const words of ['artist, bob, witty', 'Ves', 'lamp, light', 'It is always windy.'])
    expect(within(card).getByText(words)).toBeTruthy();
});

test('approved is the version that was seen; then the next one is there', async () => {
  const user = userEvent.setup();
  const server = openReview(2);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Approved Vesna 1. It’s public now.'));
  expect(server.bodiesOf('review.decide')).toEqual([
    { decision: 'approve', version: 1, rating: 'safe' },
  ]);
  expect(await screen.findByText('Vesna 2')).toBeTruthy();
  expect(screen.getByText(/1 of 1/)).toBeTruthy();
  await screen.findByRole('button', { name: 'Approve' });
  // A decided character is not fetched again, since it would not be found.
  const read = server.sentTo('review.read').map(({ params }) => params['char_id']);
  expect(read).toEqual([idOf(1), idOf(2)]);
});

test('an appeal is marked, with what was said before', async () => {
  openReview(2);
  const appeal = await screen.findByLabelText('Appeal');
  expect(within(appeal).getByText('She is a painter.')).toBeTruthy();
  expect(within(appeal).getByText('A celebrity?')).toBeTruthy();
  expect(within(appeal).getByText(/Rejected by Root on Nov 19/)).toBeTruthy();
  expect(screen.getByText(/by Ann · Appeal/)).toBeTruthy();
  await userEvent.keyboard('j');
  await screen.findByText('Vesna 2');
  expect(screen.queryByLabelText('Appeal')).toBeNull();
});

test('rejected is nothing without a reason; typing one is no key', async () => {
  const user = userEvent.setup();
  const server = openReview(2);
  const reject = await screen.findByRole<HTMLButtonElement>('button', { name: 'Reject' });
  expect(reject.disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Reason for rejection' }), 'just a joke');
  expect(screen.getByText('Vesna 1')).toBeTruthy();
  await user.click(reject);
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Rejected Vesna 1.'));
  expect(server.bodiesOf('review.decide')).toEqual([
    { decision: 'reject', version: 1, reason: 'just a joke' },
  ]);
});

test('the keys are named apart from the sentence, because touch screens leave them out', async () => {
  openReview(1);
  const hint = await screen.findByText(/Press J for next/);
  expect(hint.textContent?.trim()).toBe('Press J for next, K for previous.');
  expect(hint.className).toContain('pointer-coarse:hidden');
});

test('keys stop at the ends; a changed version is reported and refetched', async () => {
  const { title } = errors['character.changed_elsewhere'];
  const server = openReview(3, { 'review.decide': refuse('character.changed_elsewhere') });
  await screen.findByText('Vesna 1');
  await userEvent.keyboard('kkjjjjk');
  expect(await screen.findByText('Vesna 2')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe(title));
  await waitFor(() => expect(server.sentTo('review.queue').length).toBeGreaterThan(1));
});

test('a name waits beside what others read now, and is decided in the words that were seen', async () => {
  const user = userEvent.setup();
  const named: PendingName = {
    kind: 'name',
    id: idOf(9),
    name: 'Quillmarsh',
    public_name: 'User_ab12cd34',
    waiting_since: '2026-11-20T10:00:00.000Z',
  };
  const server = openReview(1, {
    'review.queue': { waiting: [named], total_count: 1 },
    'review.decideName': { public_name: 'Quillmarsh' },
  });
  const card = await screen.findByLabelText('Member name');
  expect(within(card).getByText('User_ab12cd34')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(toasts.read()[0]?.message).toBe(
      'Approved Quillmarsh. Others see this name from now on.',
    ),
  );
  const decisions = () => server.bodiesOf('review.decideName');
  expect(decisions()).toEqual([{ decision: 'approve', name: 'Quillmarsh' }]);
  await user.type(screen.getByRole('textbox', { name: 'Reason for rejection' }), 'A shop.');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(decisions()[1]).toEqual({ decision: 'reject', name: 'Quillmarsh', reason: 'A shop.' }),
  );
});

test('an empty queue says so', async () => {
  openReview(0);
  expect(await screen.findByText('All caught up')).toBeTruthy();
  await userEvent.keyboard('jk');
});
