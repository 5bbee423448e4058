// Whoever needs larger letters, or reads a language of long words, can read and reach everything on a small phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { findIllegible, speakGerman, twiceAsLarge } from './legibility.ts';
import { setStage } from './stage.ts';
import { composer, meet } from './talk.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();

/** Every screen that a visitor can reach by its address, and what shows that it is there. */
const screens: [path: string, there: (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.getByRole('region', { name: 'Everyone' }).waitFor()],
  ['/featured', heading],
  ['/terms-and-conditions', heading],
  ['/privacy-policy', heading],
  ['/18-usc-2257-exemption', heading],
  ['/login', heading],
  ['/register', heading],
  ['/forgot-password', heading],
  ['/premium', heading],
  ['/chats', (page) => page.getByRole('navigation', { name: 'Your chats' }).waitFor()],
  ['/nothing', heading],
];

describe.skipIf(withoutBrowser)('everything can be read', () => {
  const stage = setStage();
  const phone: BrowserContextOptions = sizes.phone;

  /** Faults by screen, so that a failure tells all of them at once. */
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
    stage.expectStatus(404);
    await meet(page, 'Maren');
    await composer(page).waitFor();
    await read('a chat');
    for (const [path, there] of screens) {
      await page.goto(stage.product.url + path);
      await there(page);
      await page.evaluate('document.fonts.ready');
      await read(path);
    }
    await signUp(page, stage.product.url, { email });
    await page.getByText('This device').waitFor();
    await read('/profile');
    return faults;
  }

  test('with text twice as large', async () => {
    const page = await stage.adult(phone, { path: '/featured' });
    await page.addInitScript(twiceAsLarge);
    await page.goto(stage.product.url);
    expect(await readAll(page, 'large@velour.example')).toEqual({});
  }, 150_000);

  test('with words as long as German has them', async () => {
    const page = await stage.adult(phone);
    expect(await readAll(page, 'long@velour.example', speakGerman)).toEqual({});
  }, 150_000);
});
