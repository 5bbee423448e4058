// The server-rendered first view: shown before the code has loaded, hydrated without changes, hidden if it does not fit.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

type Remembered = Record<string, string>;

describe.skipIf(withoutBrowser)('the first view', () => {
  const journey = setUpJourney();

  const open = async (size: BrowserContextOptions, remembered: Remembered): Promise<Page> => {
    const localStorage = Object.entries(remembered).map(([key, value]) => ({
      name: `velour.${key}`,
      value,
    }));
    const origins = [{ origin: journey.product.url, localStorage }];
    return journey.newcomer({ ...size, storageState: { cookies: [], origins } });
  };

  /** Opens the home page and delays its code. */
  async function hold(page: Page, path = '/'): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/app\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    // A busy server may send the page without preloaded data and without a first view.
    await expect
      .poll(async () => (await fetch(journey.product.url + path)).text())
      .toContain('data-drawn-at');
    await page.goto(journey.product.url + path, { waitUntil: 'commit' });
    return release;
  }

  const firstCard = (page: Page) => page.locator('main a[href$="/chat"]').first();

  test.each([
    ['a phone', sizes.phone],
    ['a wide screen', sizes.desktop],
  ])('on %s stands before the code and is taken over, and nothing moves', async (_, size) => {
    const page = await open(size, { adult: 'yes' });
    await page.addInitScript(`
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    const release = await hold(page);
    const card = firstCard(page);
    await card.waitFor();
    // A string, since it runs in the page.
    const picture = `document.querySelector('main a[href$="/chat"] img[fetchpriority=high]')`;
    await expect.poll(() => page.evaluate<number>(`${picture}.naturalWidth`)).toBeGreaterThan(0);
    expect(await page.evaluate<string>(`getComputedStyle(${picture}).opacity`)).toBe('1');
    const element = await card.elementHandle();
    expect(await page.locator('main section').count()).toBeLessThan(4);
    release();
    await page.getByRole('heading', { name: 'Everyone' }).waitFor();
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await page.evaluate<number>('moved')).toBeLessThan(0.05);
    await card.click();
    await page.waitForURL(/\/chat$/);
  });

  test('presses before the code is there are not lost', async () => {
    const page = await open(sizes.phone, { adult: 'yes' });
    const release = await hold(page);
    await page.getByText('Boys', { exact: true }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    release();
    await page.getByRole('dialog', { name: 'Search characters' }).waitFor();
    expect(new URL(page.url()).searchParams.get('preference')).toBe('male');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test.each(['before', 'after'])(
    'a newcomer sees it behind the age gate, and answers that %s the code is there',
    async (when) => {
      const page = await journey.newcomer(sizes.phone);
      const release = await hold(page);
      await firstCard(page).waitFor();
      // A string, since it runs in the page.
      const veil = () =>
        page.evaluate<string>("getComputedStyle(document.body, '::after').backdropFilter");
      // The card may be there before the style sheet.
      await expect.poll(veil).toContain('blur');
      const gate = page.getByRole('dialog', { name: 'For adults only' });
      const answer = () => page.getByRole('button', { name: 'I am over 18' }).click();
      await gate.waitFor();
      if (when === 'before') {
        await answer();
        await gate.waitFor({ state: 'hidden' });
        expect(await veil()).not.toContain('blur');
        release();
      } else {
        release();
        await page.locator('dialog:modal').waitFor();
        await answer();
      }
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(await veil()).not.toContain('blur');
      await page.reload();
      await page.getByRole('heading', { name: 'Everyone' }).waitFor();
      expect(await page.locator('dialog').count()).toBe(0);
    },
  );

  test.each<[string, Remembered, string]>([
    ['with another tab stored', { adult: 'yes', gender: 'male' }, '/'],
    ['with a collapsed menu', { adult: 'yes', menu: 'small' }, '/'],
  ])('%s is shown their own page only', async (_, remembered, path) => {
    const page = await open(sizes.desktop, remembered);
    const release = await hold(page, path);
    await page.locator('#first-answers').waitFor({ state: 'attached' });
    // Nothing is painted before the style sheets are there, which is what hides it.
    const hasStyles = `[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)`;
    await expect.poll(() => page.evaluate<boolean>(hasStyles)).toBe(true);
    expect(await firstCard(page).isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { name: 'Everyone' }).waitFor();
    await firstCard(page).waitFor();
  });

  test('shows the tab of the address, not the last one', async () => {
    const page = await open(sizes.phone, { adult: 'yes', gender: 'female' });
    const release = await hold(page, '/?preference=male');
    await firstCard(page).waitFor();
    expect(await page.getByRole('radio', { name: 'Boys' }).isChecked()).toBe(true);
    release();
    await page.getByRole('heading', { name: 'Everyone' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Boys' }).isChecked()).toBe(true);
  });

  test('links to characters without JavaScript', async () => {
    const page = await journey.newcomer({ ...sizes.phone, javaScriptEnabled: false });
    await hold(page);
    await firstCard(page).waitFor();
    expect(await firstCard(page).innerText()).toMatch(/\w+, \d\d/);
    expect(await page.getByRole('navigation', { name: 'Quick menu' }).isVisible()).toBe(true);
  });
});
