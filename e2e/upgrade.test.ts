// Upgrade: the browser state and the data of version 0.1 are preserved.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  installations,
  restoreEmbedded,
  savedBrowser,
  settingsOf,
} from '../server/test/installation.ts';
import { shiftClock } from '../server/test/shifted-clock.ts';
import { saveFailureReport } from './failure-report.ts';
import { launchBrowser, sizes, withoutBrowser } from './browser.ts';
import { startModel, type Model } from './model.ts';
import { startProduct, type Product } from './product.ts';
import { composer, untilAnswered } from './chat.ts';

const { embedded: installation } = installations;

describe.skipIf(withoutBrowser)('a browser from before an upgrade', () => {
  let directory: string;
  let product: Product;
  let model: Model;
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'velour-upgrade-'));
    const world = join(directory, 'data');
    [browser, model] = await Promise.all([launchBrowser(), startModel(), restoreEmbedded(world)]);
    const settings = { ...settingsOf(installation), LLM_BASE_URL: model.url };
    product = await startProduct(settings, { world });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await saveFailureReport(task, {
        contexts: [context],
        complaints: [],
        output: product.output(),
      });
    await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.remove();
    await model.close();
    await rm(directory, { recursive: true, force: true });
  });

  /** A page with that browser's stored state, at the time of its last visit. */
  async function comeBack(path: string): Promise<Page> {
    const { local_storage, session_storage, cookies, shift_ms } = savedBrowser();
    const { hostname } = new URL(product.url);
    context = await browser.newContext({
      reducedMotion: 'reduce',
      ...sizes.desktop,
      storageState: {
        cookies: cookies.map((cookie) => ({
          ...cookie,
          domain: hostname,
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Lax',
        })),
        origins: [{ origin: product.url, localStorage: [...local_storage] }],
      },
    });
    context.setDefaultTimeout(60_000); // a generous limit, for busy machines
    await context.tracing.start();
    await context.addInitScript(shiftClock, shift_ms);
    await context.addInitScript((items) => {
      if (sessionStorage.length > 0) return;
      for (const { name, value } of items) sessionStorage.setItem(name, value);
    }, session_storage);
    const page = await context.newPage();
    await page.goto(product.url + path);
    return page;
  }

  test('restores session, unsent message, drafts and preferences', async () => {
    const { chat, character, waiting_message, draft, edited } = installation.browser;
    const page = await comeBack(`/chats/${chat}`);

    // The queued message is sent once, and the draft stays in the composer.
    await untilAnswered(page, 'Leila', waiting_message);
    expect(await composer(page).inputValue()).toBe(draft);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    const menu = await page.getByRole('navigation').first().boundingBox();
    expect(menu?.width).toBeLessThan(120); // it was collapsed
    await page.reload();
    await untilAnswered(page, 'Leila', waiting_message);
    const sent = page.getByRole('article', { name: 'You' }).getByText(waiting_message);
    expect(await sent.count()).toBe(1);
    expect(await composer(page).inputValue()).toBe(draft);

    // The wizard resumes.
    await page.goto(`${product.url}/create`);
    await page.getByRole('radio', { name: 'Latin', checked: true }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('radio', { name: 'Scholar', checked: true }).waitFor();

    // The editor has the unsaved changes.
    await page.goto(`${product.url}/my-character?edit=${character}`);
    const personality = page.getByLabel('Personality', { exact: true });
    await personality.waitFor();
    expect(await personality.inputValue()).toBe(edited);

    // Account and preferences are unchanged, and the age gate stays closed.
    await page.goto(`${product.url}/profile`);
    await page.getByText(installation.member.email).first().waitFor();
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Boys' }).isChecked()).toBe(true);
    expect(await page.getByRole('dialog', { name: 'For adults only' }).count()).toBe(0);

    // The experiments' variants are unchanged.
    const drawn = savedBrowser().local_storage.find(({ value }) => value.includes('landing_one:'));
    const stored = await page.evaluate(() => Object.values(localStorage));
    expect(stored).toContain(drawn?.value);
  });
});
