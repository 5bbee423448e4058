// Every address of the product, opened from a link: its screen, the sign-in, or a page for unknown addresses.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

const character = '/maren/019b7600-0001-7a01-8c41-5b0e9d37f101/chat';
const id = '019b7600-0001-7a01-8c41-000000000000';

const laterSteps = [
  ...['type', 'ethnicity', 'body', 'breast', 'butt', 'hair', 'personalities', 'fetish'].map(
    (what) => `choose-${what}`,
  ),
  'description',
];

const FIRST_STEP = 'Who would you like to meet?';

/** Path, and the heading of its screen. */
const screens = [
  ['/', 'Explore'],
  ['/featured', 'Public characters'],
  ['/chats', 'Chats'],
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/privacy-policy', 'Privacy policy'],
  ['/exemption', '18 U.S.C. 2257 exemption'],
  ['/gallery', 'Gallery'],
  ['/my-character', 'My Characters'],
  [`/my-character/choose-image/${id}`, 'Choose a portrait'],
  ['/create/choice', FIRST_STEP],
  ['/removal', 'Report or remove content'],
  ['/generate-image', 'Char Studio'],
  [`/generate-image/${id}`, 'Char Studio'],
  ['/generate-video', 'Video studio'],
  [`/generate-video/${id}`, 'Video studio'],
  ['/premium', 'Premium'],
  ['/exclusive', 'Exclusive characters'],
  ['/telegram-redirect', 'We couldn’t sign you in from Telegram'],
  ['/login', 'Sign In'],
  ['/register', 'Create Account'],
  ['/forgot-password', 'Reset Password'],
] as const;

const redirects = [
  ['/create', '/create/choice'],
  // A later step redirects to the first open one.
  ...laterSteps.map((step) => [`/create/${step}`, '/create/choice'] as const),
  ['/my-character/liked', '/login?redirect=%2Fmy-character%2Fliked'],
  ['/premium/return', '/login?redirect=%2Fpremium%2Freturn'],
  ['/profile', '/login?redirect=%2Fprofile'],
  ['/profile/tokens', '/login?redirect=%2Fprofile%2Ftokens'],
  ['/profile?tab=plan', '/login?redirect=%2Fprofile%3Ftab%3Dplan'],
  [`/gallery/${id}`, `/login?redirect=%2Fgallery%2F${id}`],
  ['/admin', '/login?redirect=%2Fadmin'],
  ['/admin/dashboard', '/login?redirect=%2Fadmin%2Fdashboard'],
  ['/admin/budgets', '/login?redirect=%2Fadmin%2Fbudgets'],
  ['/admin/characters', '/login?redirect=%2Fadmin%2Fcharacters'],
  ['/admin/domes', '/login?redirect=%2Fadmin%2Fdomes'],
  ['/admin/tags', '/login?redirect=%2Fadmin%2Ftags'],
  ['/admin/engines', '/login?redirect=%2Fadmin%2Fengines'],
  ['/admin/members', '/login?redirect=%2Fadmin%2Fmembers'],
  ['/admin/prices', '/login?redirect=%2Fadmin%2Fprices'],
] as const;

const footers = [
  '/',
  '/featured',
  '/terms-and-conditions',
  '/privacy-policy',
  '/exemption',
  '/removal',
  '/premium',
  '/exclusive',
];

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const login = (page: Page) => page.getByRole('link', { name: 'Login' });
const removal = (page: Page) => page.getByRole('link', { name: 'Report or remove content' });

describe.skipIf(withoutBrowser)('an address', () => {
  const journey = setUpJourney();

  test('of a screen opens it, with its title, and a footer if it has one', async () => {
    const page = await journey.adult(sizes.desktop);
    journey.expectStatus(404); // of a studio with an unknown character
    for (const [path, name] of screens) {
      await page.goto(journey.product.url + path);
      await heading(page, name).waitFor();
      const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
      const hasFooter = (await footer.count()) > 0;
      expect({ path, hasFooter }).toEqual({ path, hasFooter: footers.includes(path) });
      expect(await page.title()).toMatch(/Velour/);
      // The screen is visible, or is behind the sign-in dialog.
      const ways = path === '/login' ? removal(page) : removal(page).or(login(page));
      expect({ path, isNearRemoval: (await ways.count()) > 0 }).toEqual({
        path,
        isNearRemoval: true,
      });
    }
  });

  test("of Google's sign-in, opened without a waiting page, continues to the Google provider", async () => {
    const page = await journey.adult(sizes.phone, { path: '/auth/google' });
    await heading(page, 'This is not Google').waitFor();
  });

  test('of a screen for members redirects to the sign-in and back', async () => {
    const page = await journey.adult(sizes.phone);
    for (const [path, expected] of redirects) {
      await page.goto(journey.product.url + path);
      await expect.poll(() => page.url()).toBe(journey.product.url + expected);
      await heading(page, expected.startsWith('/login') ? 'Sign In' : FIRST_STEP).waitFor();
    }
  });

  test('of a character opens a chat without a footer; of an unknown chat shows that it does not exist', async () => {
    const page = await journey.adult(sizes.phone, { path: character });
    await page.getByRole('textbox', { name: 'Message to Maren' }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Request removal' }).waitFor();
    await page.keyboard.press('Escape');
    // The browser would cancel going to another page while the open menu's entry is being dropped.
    await expect.poll(() => page.evaluate<number>('history.state.idx')).toBe(0);
    journey.expectStatus(404);
    await page.goto(`${journey.product.url}/chats/${id}`);
    await page.getByText('This chat doesn’t exist.').waitFor();
    await page.getByRole('link', { name: 'Request removal' }).waitFor();
    const unknown = await page.goto(`${journey.product.url}/nobody/${id}/chat`);
    expect(unknown?.status()).toBe(404);
    await heading(page, 'Character not found').waitFor();
    await page.getByText('Failed to create session.').waitFor();
    expect(await page.title()).toMatch(/^Character not found/);
    await page.getByRole('link', { name: 'Request removal' }).waitFor();
  });

  test('that is unknown shows a page without layout and a link to the home page', async () => {
    const page = await journey.adult(sizes.desktop);
    journey.expectStatus(404);
    for (const path of [
      '/nothing',
      '/a/b/c/d',
      '/admin/else',
      '/chats/1/2',
      '/generate-image/1/2',
    ]) {
      const answer = await page.goto(journey.product.url + path);
      expect({ path, status: answer?.status() }).toEqual({ path, status: 404 });
      await heading(page, 'Page not found').waitFor();
      expect(await page.title()).toMatch(/^Page not found/);
      expect(await page.getByRole('navigation').count()).toBe(0);
      expect(await page.getByRole('banner').count()).toBe(0);
      expect(await removal(page).count()).toBe(1);
    }
    const dome = await page.goto(`${journey.product.url}/dome/quiet/${id}`);
    expect(dome?.status()).toBe(404);
    await heading(page, 'Collection not found').waitFor();
    await page.goto(`${journey.product.url}/nothing`);
    await page.getByRole('link', { name: 'Go to Explore' }).click();
    await heading(page, 'Explore').waitFor();
  });

  test('loses a code in its hash', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/exemption#state=1&code=abc' });
    await heading(page, '18 U.S.C. 2257 exemption').waitFor();
    // The server renders the heading before the code that cleans the address has loaded.
    await expect.poll(() => page.url()).toBe(`${journey.product.url}/exemption`);
  });

  test('with a code in its hash leads a member home', async () => {
    const page = await journey.adult(sizes.desktop);
    const email = `code-${randomUUID()}@example.com`;
    await signUp(page, journey.product.url, { email, redirect: '/profile' });
    await page.goto(`${journey.product.url}/featured#state=1&code=abc`);
    await heading(page, 'Explore').waitFor();
    expect(page.url()).toBe(`${journey.product.url}/`);
  });

  test('in the menu is marked as current', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/featured' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const current = () => menu.locator('[aria-current="page"]').allInnerTexts();
    await expect.poll(current).toEqual(['Public']);
    await menu.getByRole('link', { name: 'Chats' }).click();
    await expect.poll(current).toEqual(['Chats']);
    expect(await menu.getByRole('link', { name: 'Admin' }).count()).toBe(0);
    expect(await menu.getByRole('link', { name: 'Login' }).count()).toBe(1);
  });
});
