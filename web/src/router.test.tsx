// The route table as a person meets it: guards, redirects, flags, footers, and pages that do not exist.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { childPatterns, patterns } from '@velour/contract/screens.ts';
import {
  matchRoutes,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type RouteObject,
} from 'react-router';
import { PageRouter } from './lib/navigation/page-router.tsx';
import { overlays } from './lib/overlays.ts';
import { createQueryClient } from './lib/query-client.ts';
import { session } from './lib/session.ts';
import { routes } from './router.tsx';
import { signedIn } from './lib/session-fixture.ts';

vi.hoisted(() => {
  // The page as the server would have written it; what it asks the network for stays under way.
  const written = document.createElement('script');
  written.type = 'application/json';
  written.id = 'site-config';
  written.textContent = JSON.stringify({
    premium_percent_off: 72,
    coming_soon: ['/generate-video'],
    community_url: 'https://community.example',
    engines: { llm: { name: 'scripted', stand_in: true } },
  });
  document.head.append(written);
  window.fetch = () => new Promise(() => undefined);
});

const signIn = (is_admin = false, active_plan: string | null = null) =>
  session.enter(signedIn({ is_admin, active_plan }));

async function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PageRouter routes={routes} history={history} />
    </QueryClientProvider>,
  );
  await untilLoaded();
  return () => history.location.pathname + history.location.search + history.location.hash;
}

/** The code of a screen comes from the disk here, through a compiler. */
const untilLoaded = () =>
  waitFor(() => expect(screen.queryByText('Loading')).toBeNull(), { timeout: 10_000 });

const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { name, level: 1 }, { timeout: 10_000 });

test.each([
  '/',
  '/featured',
  '/mara/00000000-0000-7000-8000-000000000001/chat',
  '/terms-and-conditions',
  '/privacy-policy',
  '/exemption',
  '/feedback',
  '/verify',
  '/removal',
  '/removal/VR-0000-0000-0000-0000',
  '/profile',
  '/profile/tokens',
  '/chats',
  '/chats/5',
  '/gallery',
  '/gallery/5',
  '/my-character',
  '/my-character/choose-image/5',
  '/create',
  '/create/choice',
  '/create/choose-type',
  '/create/choose-ethnicity',
  '/create/choose-body',
  '/create/choose-breast',
  '/create/choose-butt',
  '/create/choose-hair',
  '/create/choose-personalities',
  '/create/choose-fetish',
  '/create/description',
  '/generate-image',
  '/generate-image/5',
  '/generate-video',
  '/generate-video/5',
  '/premium',
  '/premium/return',
  '/telegram-redirect',
  '/admin',
  '/admin/dashboard',
  '/admin/budgets',
  '/admin/characters',
  '/admin/domes',
  '/admin/tags',
  '/admin/members',
  '/admin/audit',
  '/admin/jobs',
  '/admin/engines',
  '/login',
  '/register',
  '/forgot-password',
  '/auth/google',
])('%s has a screen of its own', (path) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe('*');
});

const flat = (list: readonly RouteObject[], above = ''): string[] =>
  list.flatMap(({ path, children }) => {
    const own = path === undefined || path.startsWith('/') ? (path ?? above) : `${above}/${path}`;
    return [...(path === undefined ? [] : [own]), ...flat(children ?? [], own)];
  });

test('the addresses of the contract, after which the server sets a page’s status, are the router’s', () => {
  const below = Object.entries(childPatterns).flatMap(([name, children]) =>
    children.map((child) => `${patterns[name as keyof typeof childPatterns]}/${child}`),
  );
  const known = flat(routes)
    .filter((path) => path !== '*' && !path.endsWith('/*') && path !== '/ui')
    .flatMap((path) =>
      path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : path,
    );
  expect(new Set(known)).toEqual(new Set([...Object.values(patterns), ...below]));
});

test.each(['/nothing', '/admin/else', '/a/b/c', '/chats/5/6', '/generate-image/5/6'])(
  '%s has none',
  (path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe('*');
  },
);

test('an unknown address shows an error without any layout', async () => {
  await open('/nothing/here');
  await heading('Page not found');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  ['/profile', '/login?redirect=%2Fprofile'],
  ['/profile?tab=plan', '/login?redirect=%2Fprofile%3Ftab%3Dplan'],
  ['/gallery/5', '/login?redirect=%2Fgallery%2F5'],
  ['/premium/return?session_id=1', '/login?redirect=%2Fpremium%2Freturn%3Fsession_id%3D1'],
  ['/admin/tags', '/login?redirect=%2Fadmin%2Ftags'],
])('%s leads people who are not signed in to %s', async (path, expected) => {
  const address = await open(path);
  await heading('Sign In');
  expect(address()).toBe(expected);
});

test.each(['/login', '/register', '/forgot-password', '/auth/google'])(
  '%s leads members home',
  async (path) => {
    signIn();
    const address = await open(path);
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test.each(['/admin', '/admin/domes'])('%s leads members who are no admins home', async (path) => {
  signIn();
  const address = await open(path);
  await waitFor(() => expect(address()).toBe('/'));
});

test('/admin leads an admin to the characters', async () => {
  signIn(true);
  const address = await open('/admin');
  await heading('Characters');
  expect(address()).toBe('/admin/characters');
});

test('/create starts with the first of its ten steps', async () => {
  const address = await open('/create');
  await waitFor(() => expect(address()).toBe('/create/choice'));
});

test.each([
  ['a visitor stays where the code came to', false, '/exemption'],
  ['a member goes home', true, '/'],
])('a code behind the hash is cleared, and %s', async (_, member, expected) => {
  if (member) signIn();
  const address = await open('/exemption#state=1&code=abc');
  await waitFor(() => expect(address()).toBe(expected));
});

test('a flagged route is coming soon, with an invitation to the community', async () => {
  await open('/generate-video');
  await heading('Coming soon');
  expect(screen.getByRole('link', { name: 'Join the community' }).getAttribute('href')).toBe(
    'https://community.example',
  );
});

test('the footer names the site’s licenses', async () => {
  await open('/premium');
  await heading('Premium');
  screen.getByText(/All content on this site is AI-generated. You must be 18 or older/);
  screen.getByText('Demo model: replies come from a script, not an AI');
});

test('the exemption names its law, and marks data that the operator has not provided', async () => {
  await open('/exemption');
  await heading('18 U.S.C. 2257 exemption');
  expect(screen.getAllByText('[operator’s name]').length).toBeGreaterThan(0);
});

test('a page without a footer has none', async () => {
  await open('/my-character');
  await heading('My Characters');
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('without a plan the header offers Premium 72% Off', async () => {
  await open('/my-character');
  const offer = await screen.findByRole('link', { name: 'Premium 72% Off' });
  expect(offer.getAttribute('href')).toBe('/premium');
});

test('with a plan the header has the balance instead, which opens the top-up', async () => {
  signIn(false, 'annual');
  await open('/my-character');
  (await screen.findByRole('button', { name: /^Tokens/ })).click();
  expect(overlays.read()).toEqual({ name: 'top-up' });
  expect(screen.queryByRole('link', { name: 'Premium 72% Off' })).toBeNull();
  overlays.close();
});

test('the age gate is shown before everything until it is answered, and only once', async () => {
  await open('/my-character');
  const button = await screen.findByRole('button', { name: 'I am over 18' });
  expect(screen.getByRole('link', { name: 'Leave' })).toBeTruthy();
  button.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I am over 18' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  cleanup();
  await open('/my-character');
  await heading('My Characters');
  expect(screen.queryByRole('button', { name: 'I am over 18' })).toBeNull();
});
