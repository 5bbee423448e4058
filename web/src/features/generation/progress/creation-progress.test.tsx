// A creation in each of its states: texts and actions.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Creation } from '@velour/contract/creation.ts';
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { savedCreation } from '../saved-creation.ts';
import { savedDraft } from '../wizard/saved-draft.ts';
import { creation, jobId as id, picture } from '../creation-fixture.ts';
import { CreationProgress } from './creation-progress.tsx';
import { fakeServer, refuse, type Answers } from '../../../lib/fake-server.ts';
import { renderRouter } from '../../../lib/screen-fixture.tsx';

const ended = (state: Creation['state'], more: Partial<Creation> = {}) =>
  creation({ state, creation_step: 'failed', position: null, ...more });
const painted = (more: Partial<Creation> = {}) =>
  creation({
    state: 'succeeded',
    creation_step: 'choose_picture',
    position: null,
    progress: { done: 4, total: 4 },
    pictures: [1, 2, 3, 4].map(picture),
    character_id: '01900000-0000-7000-8000-0000000000c1',
    ...more,
  });
let server: ReturnType<typeof fakeServer>;
function show(first: Answers['creation.status']) {
  server = fakeServer({ 'creation.status': first, 'creation.dismiss': { dismissed: true } });
  const page = (
    <main tabIndex={-1}>
      <CreationProgress id={id} />
    </main>
  );
  const router = createMemoryRouter(
    [
      { path: '/my-character/choose-image/:id', element: page },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/my-character/choose-image/${id}`] },
  );
  renderRouter(router);
  return router;
}

beforeEach(() => savedCreation.forget());

test.each([
  [{ position: 3 }, 'Ilse is in the queue', 'Number 3 in the queue'],
  [{ position: 1 }, 'Ilse is in the queue', 'Next in the queue'],
  [{ position: null }, 'Ilse is in the queue', 'In the queue'],
  [
    { state: 'running', position: null, progress: { done: 2, total: 4 } },
    'Making Ilse’s portraits',
    '2 of 4 portraits ready',
  ],
] as const)(
  'under way (%o) it says where it stands, and can be left or taken back',
  async (more, title, words) => {
    show(creation(more));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.getByRole('link', { name: 'Go to My Characters' }).getAttribute('href')).toBe(
      '/my-character',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  },
);

test.each([
  [
    'failed',
    'image.unavailable',
    'We couldn’t make the portraits',
    'The image generator can’t be reached right now.',
  ],
  ['failed', 'job.timed_out', 'We couldn’t make the portraits', 'It took too long.'],
  ['failed', 'budget.reached', 'We couldn’t make the portraits', 'midnight UTC'],
  ['blocked', 'image.refused', 'We can’t make these portraits', 'break the site’s rules'],
  ['cancelled', 'job.cancelled', 'Canceled', 'Your 50 tokens are back in your balance.'],
  ['dead', 'job.crashed', 'Making the portraits failed several times', 'We’ve stopped trying.'],
] as const)(
  '%s (%s) says why, that the tokens are back, and what can be done',
  async (state, reason, title, words) => {
    const retryable = state !== 'blocked';
    show(ended(state, { reason, retryable }));
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(alert.textContent).toContain(words);
    expect(alert.textContent).toContain('Your 50 tokens are back in your balance.');
    expect(screen.queryByRole('button', { name: 'Try again · 50 tokens' }) !== null).toBe(
      retryable,
    );
    expect(
      screen.getByRole('link', { name: 'Create another character' }).getAttribute('href'),
    ).toBe('/create');
    await userEvent.click(screen.getByRole('button', { name: 'Remove from list' }));
    await screen.findByText('elsewhere');
    expect(server.sentTo('creation.dismiss')).toMatchObject([{ params: { job_id: id } }]);
  },
);

const params = {
  traits: {
    type: 'scholar',
    ethnicity: 'latin',
    body: 'slim',
    hair_style: 'curls',
    hair_colour: 'copper',
    personalities: ['gentle', 'witty'],
    fetishes: [],
  },
  age: 31,
  description: 'Two words. And more',
};

test('a failed creation can be edited and sent again, with its choices', async () => {
  const router = show(ended('blocked', { reason: 'image.refused', wish: params }));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit my choices' }));
  expect(router.state.location.pathname).toBe('/create/description');
  expect(savedDraft.read()).toEqual({
    gender: 'female',
    name: 'Ilse',
    age: '31',
    description: 'Two words. And more',
    chosen: {
      type: ['scholar'],
      ethnicity: ['latin'],
      body: ['slim'],
      hair_style: ['curls'],
      hair_colour: ['copper'],
      personalities: ['gentle', 'witty'],
      fetishes: [],
    },
    at: 'description',
  });
});

test('a newer draft of the wizard is not overwritten', async () => {
  savedDraft.change((draft) => ({ ...draft, name: 'Mara' }));
  show(ended('failed', { reason: 'job.timed_out', wish: params }));
  await screen.findByRole('link', { name: 'Create another character' });
  expect(screen.queryByRole('link', { name: 'Edit my choices' })).toBeNull();
});

test('one that is not there says so and leads to what is', async () => {
  show(refuse('job.not_found'));
  await screen.findByRole('heading', { name: 'This job doesn’t exist.' });
  expect(screen.getByRole('link', { name: 'Go to My Characters' })).toBeTruthy();
});

test('if the server is unreachable, a retry is offered and works', async () => {
  let isAway = true;
  show(() => (isAway ? refuse('identity.forbidden') : painted()));
  await screen.findByRole('heading', { name: 'We couldn’t load this character' });
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Which one is Ilse?' });
});

test('the four portraits are one radio group for the keyboard, and choosing one shows the character', async () => {
  show(painted());
  const question = await screen.findByRole('radiogroup', { name: 'Which one is Ilse?' });
  expect(question.querySelectorAll('input')).toHaveLength(4);
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this portrait' });
  expect(take.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Portrait 2 of 4' }));
  expect(take.disabled).toBe(false);
  const chosen = painted({ creation_step: 'ready', chosen_image_id: picture(2).image_id });
  server.answer({ 'creation.status': chosen, 'creation.setPicture': chosen });
  await userEvent.click(take);
  await screen.findByRole('heading', { level: 1, name: 'Meet Ilse' });
  expect(screen.getByRole('link', { name: 'Chat with Ilse' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await userEvent.click(screen.getByRole('button', { name: 'Choose another portrait' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait 2 of 4' }).checked).toBe(
    true,
  );
});

test('a choice that does not reach the server keeps the four in sight and says so', async () => {
  show(painted());
  await userEvent.click(await screen.findByRole('radio', { name: 'Portrait 1 of 4' }));
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  server.answer({ 'creation.setPicture': lost });
  await userEvent.click(screen.getByRole('button', { name: 'Use this portrait' }));
  await waitFor(() =>
    expect(toasts.read().map(({ message }) => message)).toContain(
      'The connection failed. Check your internet and try again.',
    ),
  );
  expect(screen.getByRole('radio', { name: 'Portrait 1 of 4' })).toBeTruthy();
});
