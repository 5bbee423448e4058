// Large text and long words: everything stays readable and reachable on a small phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { findIllegible, lengthenWords, doubleTextSize } from './legibility.ts';
import { setUpJourney } from './journey.ts';
import { composer, openChat } from './chat.ts';

/** Of the screen itself: an address that does not exist has another one. */
const heading = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: 'Page not found' })
    .first()
    .waitFor();

/**
 * True once the page is hydrated, since text before that is the server's. A string, since it runs
 * in the page.
 */
const isTakenOver = `['main', 'footer'].every((part) => {
  const last = [...document.querySelectorAll(part + ' *')].at(-1);
  return !last || Object.keys(last).some((key) => key.startsWith('__react'));
})`;

/** Every screen that a visitor can open by its address, and a text on it. */
const screens: [path: string, there: (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.getByRole('region', { name: 'Everyone' }).waitFor()],
  ['/featured', heading],
  ['/terms-and-conditions', heading],
  ['/privacy-policy', heading],
  ['/exemption', heading],
  ['/safety', heading],
  ['/login', heading],
  ['/register', heading],
  ['/forgot-password', heading],
  ['/premium', heading],
  ['/chats', (page) => page.getByRole('navigation', { name: 'Your chats' }).waitFor()],
  ['/nothing', (page) => page.getByRole('heading', { name: 'Page not found' }).waitFor()],
];

describe.skipIf(withoutBrowser)('everything can be read', () => {
  const journey = setUpJourney();
  const phone: BrowserContextOptions = sizes.phone;

  /** Issues by screen, so that a failure lists all of them. */
  async function readAll(
    page: Page,
    email: string,
    prepare: (page: Page) => Promise<unknown> = async () => undefined,
  ) {
    const faults: Record<string, string[]> = {};
    const read = async (name: string) => {
      await prepare(page);
      const found = await findIllegible(page);
      if (found.length > 0) faults[name] = found;
    };
    journey.expectStatus(404);
    await openChat(page, 'Maren');
    await composer(page).waitFor();
    const [, , maren = ''] = new URL(page.url()).pathname.split('/');
    await read('a chat');
    const readScreen = async (path: string, there: (page: Page) => Promise<unknown>) => {
      await page.goto(journey.product.url + path);
      await there(page);
      await page.evaluate('document.fonts.ready');
      // Not `waitForFunction`, which the page’s policy refuses.
      await expect.poll(() => page.evaluate<boolean>(isTakenOver)).toBe(true);
      await read(path);
    };
    for (const [path, there] of screens) await readScreen(path, there);
    await signUp(page, journey.product.url, { email });
    await page.getByText('This device').waitFor();
    await read('/profile');
    await page.goto(`${journey.product.url}/profile/tokens`);
    await page
      .getByRole('button', { name: /^Claim/ })
      .first()
      .waitFor();
    await read('/profile/tokens');
    for (const studio of ['/generate-image', '/generate-video'])
      await readScreen(`${studio}/${maren}`, () => page.getByRole('textbox').last().waitFor());
    return faults;
  }

  test('with text of double size', async () => {
    const page = await journey.adult(phone, { path: '/featured' });
    await page.addInitScript(doubleTextSize);
    await page.goto(journey.product.url);
    expect(await readAll(page, 'large@velour.example')).toEqual({});
    await page.goto(`${journey.product.url}/profile/tokens`);
    await page.getByRole('button', { name: 'Get tokens' }).click();
    const inventory = page.getByRole('dialog');
    for (const type of ['Messages', 'Tokens']) {
      await inventory.getByText(type, { exact: true }).click();
      await inventory.getByText('$9.99').waitFor();
      expect(await findIllegible(page)).toEqual([]);
    }
  });

  test('with words as long as in German', async () => {
    const page = await journey.adult(phone);
    expect(await readAll(page, 'long@velour.example', lengthenWords)).toEqual({});
  });
});
