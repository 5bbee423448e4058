// Privacy: no tracking without consent; discreet mode hides the site in tabs and on shared devices.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signUp } from './account.ts';
import { findBarriers } from './barriers.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

/** A directory for screenshots to look at; none by default. */
const pictures = process.env['VELOUR_TEST_PICTURES'];

/** Pages that the service worker fetches are not seen by `countVisits`. */
const desktop = { ...sizes.desktop, serviceWorkers: 'block' } as const;

/**
 * Serves the page as of a site with analytics, and without its security policy, which would hide
 * attempted requests.
 */
async function countVisits(page: Page): Promise<void> {
  const analytics = {
    tag_manager: true,
    script: { kind: 'umami', url: 'https://stats.example', site: 'site-1' },
  };
  await page.context().route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const written = await response.text();
    const body = written
      .replace('"analytics":null', `"analytics":${JSON.stringify(analytics)}`)
      // The server rendered the page for a site without analytics.
      .replace(/data-drawn-at="\d+"/, '');
    expect(body).toContain('stats.example');
    await route.fulfill({ response, headers, body });
  });
}

describe.skipIf(withoutBrowser)('privacy', () => {
  const journey = setUpJourney();

  test('a visitor who refuses everything causes no request to another server', async () => {
    const page = await journey.newcomer(desktop);
    const own = new URL(journey.product.url).origin;
    const requested: string[] = [];
    page.context().on('request', (request) => requested.push(request.url()));
    const elsewhere = () =>
      requested.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(own));
    await countVisits(page);
    await page.goto(journey.product.url);
    await page.getByRole('button', { name: 'I am over 18' }).click();
    await page.getByRole('button', { name: 'Don’t allow' }).click();
    for (const path of ['/', '/featured', '/gallery', '/premium', '/login', '/privacy-policy']) {
      await page.goto(journey.product.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(requested.length).toBeGreaterThan(20);
    expect(elsewhere()).toEqual([]);
    expect(await page.getByRole('region', { name: 'Privacy choices' }).count()).toBe(0);
  });

  test('a visitor who withdraws in one tab is counted in none, and the tag manager’s own timers end', async () => {
    const page = await journey.adult(desktop);
    const counted: string[] = [];
    const withManager = (id: string) =>
      `<script>setInterval(() => fetch('https://collect.example/${id}', { mode: 'no-cors' }), 50)</script>`;
    await countVisits(page);
    let frames = 0;
    await page
      .context()
      .route('**/tag-manager', (route) =>
        route.fulfill({ contentType: 'text/html', body: withManager(`${(frames += 1)}`) }),
      );
    await page.context().route(/\/\/(collect|stats)\.example\//, async (route) => {
      counted.push(route.request().url());
      await route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.goto(journey.product.url);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    const other = await page.context().newPage();
    await other.goto(`${journey.product.url}/featured`);
    for (const id of [1, 2])
      await expect.poll(() => counted).toContain(`https://collect.example/${id}`);
    expect(counted.filter((url) => url.startsWith('https://stats.example/'))).toHaveLength(2);

    await other.getByRole('button', { name: 'Privacy choices' }).click();
    await other.getByRole('button', { name: 'Don’t allow' }).click();
    for (const tab of [page, other]) await expect.poll(() => tab.locator('iframe').count()).toBe(0);
    await page.waitForLoadState('networkidle');
    const before = counted.length;
    for (const tab of [page, other]) {
      await tab.getByRole('link', { name: 'Premium' }).first().click();
      await tab.getByRole('heading', { level: 1 }).first().waitFor();
      await tab.waitForLoadState('networkidle');
    }
    expect(counted.slice(before)).toEqual([]);
  });

  test('discreet mode: a plain tab, and a new tab that shows nothing without the PIN', async () => {
    const page = await journey.adult(sizes.desktop);
    await signUp(page, journey.product.url, { email: `pia-${randomUUID()}@velour.example` });
    await page.getByRole('switch', { name: 'Neutral tab' }).click();
    expect(await page.title()).toBe('Notes');
    await page.getByRole('button', { name: 'Set PIN' }).click();
    await page.getByLabel('PIN', { exact: true }).fill('1237');
    await page.getByLabel('Confirm PIN').fill('1237');
    await page.getByRole('dialog').getByRole('button', { name: 'Set PIN' }).click();
    await page.getByText('PIN lock is on.').waitFor();
    if (pictures) await page.screenshot({ path: `${pictures}/setting.png`, fullPage: true });

    const tab = await page.context().newPage();
    await tab.goto(`${journey.product.url}/profile`);
    await tab.getByRole('heading', { name: 'Locked' }).waitFor();
    expect([await tab.title(), await tab.getByRole('navigation').count()]).toEqual(['Notes', 0]);
    expect(await findBarriers(tab)).toEqual([]);
    if (pictures) await takePictures(tab, pictures);
    await tab.getByLabel('PIN').fill('1238');
    await tab.getByRole('button', { name: 'Unlock' }).click();
    await tab.getByText('That PIN isn’t right.').waitFor();
    await tab.getByLabel('PIN').fill('1237');
    await tab.getByRole('button', { name: 'Unlock' }).click();
    await tab.getByRole('heading', { name: 'Discreet mode' }).waitFor();
    await tab.reload();
    await tab.getByRole('heading', { name: 'Discreet mode' }).waitFor();
    expect(await tab.title()).toBe('Notes');
  });
});

async function takePictures(page: Page, folder: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const [name, { viewport }] of Object.entries(sizes)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.screenshot({ path: `${folder}/locked-${name}-${colorScheme}.png` });
    }
  }
}
