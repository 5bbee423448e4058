// `npm run screenshots`: takes the pictures of the README from the running product.
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, sizes } from './browser.ts';
import { startProduct } from './product.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'screenshots');

const product = await startProduct();
const browser = await launchBrowser();
try {
  await picture('home', { ...sizes.desktop, colorScheme: 'dark' }, async () => undefined);
  await picture('anime', { ...sizes.desktop, colorScheme: 'light' }, showAnime);
  await picture('chat', { ...sizes.desktop, colorScheme: 'dark' }, talk);
  await picture('home-phone', { ...sizes.phone, colorScheme: 'light' }, async () => undefined);
  await picture('chat-phone', { ...sizes.phone, colorScheme: 'light' }, talk);
} finally {
  await browser.close();
  await product.remove();
}

async function picture(
  name: string,
  size: BrowserContextOptions,
  arrive: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openAsAdult(browser, size);
  await arrive(page);
  await page.waitForTimeout(1_500); // fade-ins have ended
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await page.context().close();
}

async function openAsAdult(from: Browser, size: BrowserContextOptions): Promise<Page> {
  const context = await from.newContext({ ...size, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'I am over 18' }).click();
  await page.waitForLoadState('networkidle');
  return page;
}

async function showAnime(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Anime' }).check({ force: true });
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 420);
}

async function talk(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Leila/ }).first().click();
  const composer = page.getByRole('textbox').last();
  await composer.fill('Hello! I am Sam, and I love old maps.');
  await page.getByRole('button', { name: /^send/i }).click();
  await page.waitForTimeout(6_000); // the reply is complete
}
