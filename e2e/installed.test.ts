// The installed app: its manifest and icons, and the offline page.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const everyone = (page: Page) => page.getByRole('region', { name: 'Everyone' });
const offlinePage = (page: Page) => page.getByRole('heading', { name: 'No connection' });

/** Width and height from a PNG's header. */
async function sizeOf(reply: Response): Promise<string> {
  const bytes = new DataView(await reply.arrayBuffer());
  expect(bytes.getUint32(1)).toBe(0x504e470d); // “PNG”
  return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
}

/** Waits until the service worker controls this page. */
async function untilWorking(page: Page): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.ready`);
  await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
}

describe.skipIf(withoutBrowser)('the installed app', () => {
  const journey = setUpJourney({ isShared: false });

  test('has a manifest with icons of the stated types and sizes', async () => {
    const page = await journey.adult(sizes.phone);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const reply = await fetch(new URL(href ?? '', journey.product.url));
    expect(reply.headers.get('content-type')).toContain('application/manifest+json');
    // The manifest's own format.
    const manifest = (await reply.json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Velour', start_url: '/', display: 'standalone' });
    const purposes = manifest.icons.map(
      ({ sizes: side, purpose }) => `${side} ${purpose ?? 'any'}`,
    );
    expect(purposes).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const icon of manifest.icons) {
      const picture = await fetch(journey.product.url + icon.src);
      expect(picture.headers.get('content-type')).toBe(icon.type);
      expect(await sizeOf(picture)).toBe(icon.sizes);
    }
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect(await sizeOf(await fetch(journey.product.url + touch))).toBe('180x180');
    const mark = await page.locator('link[rel=icon]').getAttribute('href');
    const favicon = await fetch(journey.product.url + mark);
    expect(favicon.headers.get('content-type')).toContain('image/svg+xml');
    // The browser's own installability errors.
    const devtools = await page.context().newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  test('shows the offline page without a network, until the network is back', async () => {
    const page = await journey.adult(sizes.phone, { path: '/featured' });
    await everyone(page).waitFor();
    await untilWorking(page);
    journey.expectBadNetwork();
    await page.context().setOffline(true);
    await page.reload();
    await offlinePage(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/featured');
    await page.getByRole('link', { name: 'Try again' }).click();
    await offlinePage(page).waitFor();
    await page.context().setOffline(false);
    await everyone(page).waitFor({ timeout: 20_000 });
  });

  test('shows the offline page without a server, until it is back or the button is pressed', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/featured' });
    const other = await page.context().newPage();
    await everyone(page).waitFor();
    await untilWorking(page);
    journey.expectBadNetwork();
    await journey.product.stop();
    try {
      await page.reload();
      await offlinePage(page).waitFor();
      await other.goto(`${journey.product.url}/chats`);
      await offlinePage(other).waitFor();
    } finally {
      await journey.product.start();
    }
    await Promise.all([
      other
        .getByRole('link', { name: 'Try again' })
        .click()
        .catch(() => undefined), // it has reloaded by itself
      other.getByRole('heading', { level: 1, name: 'Chats' }).waitFor({ timeout: 30_000 }),
    ]);
    await page.bringToFront();
    await everyone(page).waitFor({ timeout: 30_000 });
  });
});
