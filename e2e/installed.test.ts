// The installed app: a manifest with icons that are there, and a calm page for the time when nothing answers.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setStage } from './stage.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const everyone = (page: Page) => page.getByRole('region', { name: 'Everyone' });
const offlinePage = (page: Page) => page.getByRole('heading', { name: 'No connection' });

/** Width and height as the file itself says: a PNG tells them in its first lines. */
async function sizeOf(reply: Response): Promise<string> {
  const bytes = new DataView(await reply.arrayBuffer());
  expect(bytes.getUint32(1)).toBe(0x504e470d); // “PNG”
  return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
}

/** Waits until the worker answers for this page. */
async function untilWorking(page: Page): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.ready`);
  await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
}

describe.skipIf(withoutBrowser)('the installed app', () => {
  const stage = setStage({ isShared: false });

  test('has a manifest and icons of the types and sizes that it says', async () => {
    const page = await stage.adult(sizes.phone);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const reply = await fetch(new URL(href ?? '', stage.product.url));
    expect(reply.headers.get('content-type')).toContain('application/manifest+json');
    // The manifest's own shape.
    const manifest = (await reply.json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Velour', start_url: '/', display: 'standalone' });
    const purposes = manifest.icons.map(
      ({ sizes: side, purpose }) => `${side} ${purpose ?? 'any'}`,
    );
    expect(purposes).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const icon of manifest.icons) {
      const picture = await fetch(stage.product.url + icon.src);
      expect(picture.headers.get('content-type')).toBe(icon.type);
      expect(await sizeOf(picture)).toBe(icon.sizes);
    }
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect(await sizeOf(await fetch(stage.product.url + touch))).toBe('180x180');
    const mark = await page.locator('link[rel=icon]').getAttribute('href');
    const favicon = await fetch(stage.product.url + mark);
    expect(favicon.headers.get('content-type')).toContain('image/svg+xml');
    // What the browser itself finds wrong, were somebody to install it now.
    const devtools = await page.context().newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });

  test('without a network shows a calm page, which goes by itself when the network is back', async () => {
    const page = await stage.adult(sizes.phone, { path: '/featured' });
    await everyone(page).waitFor();
    await untilWorking(page);
    stage.expectBadNetwork();
    await page.context().setOffline(true);
    await page.reload();
    await offlinePage(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/featured');
    await page.getByRole('link', { name: 'Try again' }).click();
    await offlinePage(page).waitFor();
    await page.context().setOffline(false);
    await everyone(page).waitFor({ timeout: 20_000 });
  });

  test('while the server is away shows the same page, which goes by itself or with its button', async () => {
    const page = await stage.adult(sizes.desktop, { path: '/featured' });
    const other = await page.context().newPage();
    await everyone(page).waitFor();
    await untilWorking(page);
    stage.expectBadNetwork();
    await stage.product.stop();
    try {
      await page.reload();
      await offlinePage(page).waitFor();
      await other.goto(`${stage.product.url}/chats`);
      await offlinePage(other).waitFor();
    } finally {
      await stage.product.start();
    }
    await Promise.all([
      other
        .getByRole('link', { name: 'Try again' })
        .click()
        .catch(() => undefined), // gone by itself already
      other.getByRole('heading', { level: 1, name: 'Chats' }).waitFor({ timeout: 30_000 }),
    ]);
    await page.bringToFront();
    await everyone(page).waitFor({ timeout: 30_000 });
  });
});
