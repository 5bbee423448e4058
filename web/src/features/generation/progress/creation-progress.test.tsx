// A creation in each of its states: what the screen says, and the way out of it.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Creation } from '@velour/contract/creation.ts';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';

// The network's edge, in place before the client takes hold of it.
const network = vi.hoisted(() => {
  const edge = {
    asked: [] as string[],
    answer: async (_path: string, _method: string): Promise<Response> =>
      new Response('', { status: 500 }),
  };
  window.fetch = async (address, options) => {
    const path = new URL(String(address), 'http://velour.example').pathname;
    const method = options?.method ?? 'GET';
    edge.asked.push(`${method} ${path}`);
    return edge.answer(path, method);
  };
  return edge;
});
const { Watch } = await import('./creation-progress.tsx');
const { toasts } = await import('../../../lib/toasts.ts');
const { savedCreation } = await import('../saved-creation.ts');
const { savedDraft } = await import('../wizard/saved-draft.ts');

const id = '01900000-0000-7000-8000-0000000000a1';
const picture = (at: number) => ({
  image_id: `01900000-0000-7000-8000-0000000000b${at}`,
  url: `/assets/${at}.webp`,
  preview: '',
});
const creation = (more: Partial<Creation> = {}): Creation => ({
  ...{ job_id: id, kind: 'character', state: 'queued', position: 3 },
  ...{ progress: { done: 0, total: 4 }, reason: null, retryable: false },
  ...{ creation_step: 'painting', name: 'Ilse', gender: 'female', price: 50 },
  ...{ character_id: null, pictures: [], chosen_image_id: null, wish: null },
  created_at: '2026-01-01T00:00:00.000Z',
  ...more,
});
const ended = (state: Creation['state'], more: Partial<Creation> = {}) =>
  creation({ state, creation_step: 'failed', position: null, ...more });
const painted = (more: Partial<Creation> = {}) =>
  creation({
    ...{ state: 'succeeded', creation_step: 'choose_picture', position: null },
    ...{ progress: { done: 4, total: 4 }, pictures: [1, 2, 3, 4].map(picture) },
    ...{ character_id: '01900000-0000-7000-8000-0000000000c1', ...more },
  });
const problem = (status: number, code: string, title: string) =>
  Response.json({ code, title, status }, { status });

function show(first: Creation | (() => Response)) {
  network.answer = async (path) => {
    if (path.endsWith('/wallet')) return problem(401, 'identity.required', 'Please sign in.');
    return typeof first === 'function' ? first() : Response.json(first);
  };
  const router = createMemoryRouter(
    [
      { path: '/my-character/choose-image/:id', element: <Watch id={id} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/my-character/choose-image/${id}`] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

beforeEach(() => {
  network.asked.splice(0);
  savedCreation.forget();
});
afterEach(cleanup);

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
  ['blocked', 'image.refused', 'These portraits can’t be made', 'break the site’s rules'],
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
    expect(network.asked).toContain(`DELETE /api/characters/status/${id}`);
  },
);

const wish = {
  traits: {
    ...{ type: 'scholar', ethnicity: 'latin', body: 'slim', hair_style: 'curls' },
    ...{ hair_colour: 'copper', personalities: ['gentle', 'witty'], fetishes: [] },
  },
  ...{ age: 31, description: 'Two words. And more' },
};

test('a failed creation can be edited and sent again, with its choices', async () => {
  const router = show(ended('blocked', { reason: 'image.refused', wish }));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit my choices' }));
  expect(router.state.location.pathname).toBe('/create/description');
  expect(savedDraft.read()).toEqual({
    ...{ gender: 'female', name: 'Ilse', age: '31', description: 'Two words. And more' },
    chosen: {
      ...{ type: ['scholar'], ethnicity: ['latin'], body: ['slim'], hair_style: ['curls'] },
      ...{ hair_colour: ['copper'], personalities: ['gentle', 'witty'], fetishes: [] },
    },
    at: 'description',
  });
});

test('a newer draft of the wizard is not overwritten', async () => {
  savedDraft.change((draft) => ({ ...draft, name: 'Mara' }));
  show(ended('failed', { reason: 'job.timed_out', wish }));
  await screen.findByRole('link', { name: 'Create another character' });
  expect(screen.queryByRole('link', { name: 'Edit my choices' })).toBeNull();
});

test('one that is not there says so and leads to what is', async () => {
  show(() => problem(404, 'job.not_found', 'This job doesn’t exist.'));
  await screen.findByRole('heading', { name: 'This job doesn’t exist.' });
  expect(screen.getByRole('link', { name: 'Go to My Characters' })).toBeTruthy();
});

test('where the server is unreachable, a retry is offered and works', async () => {
  let isAway = true;
  show(() => (isAway ? problem(403, 'request.forbidden', 'Not now.') : Response.json(painted())));
  await screen.findByRole('heading', { name: 'We couldn’t load this character' });
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Which one is Ilse?' });
});

test('four portraits are one choice, made by keys alone, and taking one shows whom one has', async () => {
  show(painted());
  const question = await screen.findByRole('radiogroup', { name: 'Which one is Ilse?' });
  expect(question.querySelectorAll('input')).toHaveLength(4);
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Use this portrait' });
  expect(take.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Portrait 2 of 4' }));
  expect(take.disabled).toBe(false);
  const chosen = painted({ creation_step: 'ready', chosen_image_id: picture(2).image_id });
  network.answer = async () => Response.json(chosen);
  await userEvent.click(take);
  await screen.findByRole('heading', { level: 1, name: 'Meet Ilse' });
  expect(screen.getByRole('link', { name: 'Chat with Ilse' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another portrait' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait 2 of 4' }).checked).toBe(
    true,
  );
});

test('a choice that does not reach the server keeps the four in sight and says so', async () => {
  show(painted());
  await userEvent.click(await screen.findByRole('radio', { name: 'Portrait 1 of 4' }));
  network.answer = async (_path, method) => {
    if (method === 'POST') throw new TypeError('Failed to fetch');
    return Response.json(painted());
  };
  await userEvent.click(screen.getByRole('button', { name: 'Use this portrait' }));
  await waitFor(() =>
    expect(toasts.read().map(({ message }) => message)).toContain(
      'The connection failed. Check your internet and try again.',
    ),
  );
  expect(screen.getByRole('radio', { name: 'Portrait 1 of 4' })).toBeTruthy();
});
