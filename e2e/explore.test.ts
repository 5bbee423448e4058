// Exploring: tabs and filters in the address, search suggestions, and restored scroll positions.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import { composer } from './chat.ts';

const everyone = (page: Page) => page.getByRole('region', { name: 'Everyone' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search characters' });
const scrolled = async (page: Page): Promise<number> =>
  Number(await page.evaluate('Math.round(window.scrollY)'));

interface Seen {
  name: string;
  place: string;
}

/** The first fully visible card, with its position; waits for loading pages. */
async function inSight(page: Page): Promise<Seen> {
  for (let tries = 0; tries < 40; tries += 1) {
    const seen = await firstInSight(page);
    if (seen) return seen;
    await page.waitForTimeout(250);
  }
  throw new Error('No card is visible.');
}

/** Of those that everybody may chat with. Read in one go: the list adds and removes cards. */
const firstInSight = (page: Page): Promise<Seen | undefined> =>
  everyone(page)
    .getByRole('link')
    .filter({ hasNotText: 'Premium' })
    .evaluateAll((links) => {
      const link = links.find((one) => one.getBoundingClientRect().y >= 100);
      if (!link) return undefined;
      const { x, y } = link.getBoundingClientRect();
      const name = /^[^,]+/.exec('innerText' in link ? link.innerText.trim() : '')?.[0] ?? '';
      return { name, place: `${Math.round(x)}, ${Math.round(y)}` };
    });

/** Collects catalogue requests from now on. */
function listenForPages(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/characters\?/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

/** Scrolls down to a position, waiting for the next pages of the list. */
async function goDeep(page: Page, depth: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 400);
        return scrolled(page);
      },
      { interval: 100 },
    )
    .toBeGreaterThan(depth);
  await settle(page);
}

/** Waits until the page is still and all requested pages of the list have loaded. */
async function settle(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const [was, now] = [before, await scrolled(page)];
        before = now;
        return was === now;
      },
      { interval: 300 },
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

describe.skipIf(withoutBrowser)('exploring', () => {
  const journey = setUpJourney({ crowd: 300 });

  test.each([
    ['a phone', sizes.phone],
    ['a wide screen', sizes.desktop],
  ])('on %s the way back from a chat leads to the very place in the list', async (_, size) => {
    const page = await journey.adult(size, { path: '/?sort=new' });
    await everyone(page).getByRole('link').first().waitFor();
    await goDeep(page, 3_000);
    const [seen, at] = [await inSight(page), await scrolled(page)];
    const calls = listenForPages(page);
    const card = everyone(page).getByRole('link', { name: `${seen.name},` });
    await card.click();
    await composer(page).waitFor();

    await page.goBack();
    await card.waitFor();
    expect(await inSight(page)).toEqual(seen);
    expect(await scrolled(page)).toBe(at);
    expect(new URL(page.url()).search).toBe('?sort=new');

    await card.click();
    await composer(page).waitFor();
    await page.reload();
    await composer(page).waitFor();
    await page.goBack();
    await card.waitFor();
    expect(await inSight(page)).toEqual(seen);
    expect(calls).toEqual([]);
  });

  test('the menu restores the position too, and a second click scrolls to the top', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/?tags=sea' });
    const grid = page.getByRole('region', { name: 'Results' });
    await grid.getByRole('link').nth(10).waitFor();
    await page.evaluate('window.scrollTo(0, 900)');
    const explore = page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Explore' });
    await page.getByRole('link', { name: 'Public' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Public characters' }).waitFor();
    await explore.click();
    await grid.getByRole('link').nth(10).waitFor();
    expect(await scrolled(page)).toBe(900);
    expect(new URL(page.url()).search).toBe('?tags=sea');
    await explore.click();
    await everyone(page).waitFor();
    expect(await scrolled(page)).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a reload restores the position', async () => {
    const page = await journey.adult(sizes.desktop);
    await everyone(page).waitFor();
    await goDeep(page, 2_000);
    const at = await scrolled(page);
    await page.reload();
    await everyone(page).getByRole('link').first().waitFor();
    expect(await scrolled(page)).toBe(at);
  });

  test('few cards are rendered at any position, each with its index and the total', async () => {
    const page = await journey.adult(sizes.phone, { path: '/?sort=new' });
    await everyone(page).getByRole('link').first().waitFor();
    await goDeep(page, 5_000);
    const places = everyone(page).getByRole('listitem');
    expect(await places.count()).toBeLessThan(40);
    const number = await places.first().getAttribute('aria-posinset');
    expect(Number(number)).toBeGreaterThan(20);
    expect(Number(await places.first().getAttribute('aria-setsize'))).toBeGreaterThan(300);
  });

  test('an address contains tab, tags, order and search, and shows the same in another browser', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/?preference=anime' });
    await expect.poll(() => page.getByRole('radio', { name: 'Anime' }).isChecked()).toBe(true);
    await page.getByText('Girls', { exact: true }).click();
    await page.getByRole('button', { name: 'books', exact: true }).click();
    await page.getByText('New', { exact: true }).first().click();
    await search(page).fill('Ada');
    const answered = page.waitForResponse((reply) =>
      /sort=new.*search=Ada|search=Ada.*sort=new/.test(reply.url()),
    );
    await page.keyboard.press('Enter');
    const grid = page.getByRole('region', { name: 'Results' });
    await answered;
    await expect.poll(() => grid.getByRole('link').first().innerText()).toContain('Ada');
    const address = new URL(page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      preference: 'female',
      tags: 'books',
      sort: 'new',
      search: 'Ada',
    });
    const count = await grid.getByText(/characters$/).innerText();

    const other = await journey.adult(sizes.phone, { path: address.pathname + address.search });
    const same = other.getByRole('region', { name: 'Results' });
    await same.getByText(count).waitFor();
    expect(
      await other.getByRole('button', { name: 'books', exact: true }).getAttribute('aria-pressed'),
    ).toBe('true');
    await other.getByRole('button', { name: '“Ada”' }).click();
    await expect.poll(() => new URL(other.url()).searchParams.get('search')).toBe(null);
  });

  test('a character is found and opened from a chat with the keyboard alone', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/chats' });
    await page.getByRole('region', { name: /./ }).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('maren');
    const maren = page.getByRole('option', { name: /^Maren/ }).first();
    await maren.waitFor();
    // Results are replaced once more after typing.
    await page.locator('[role="listbox"][aria-busy="false"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => maren.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Message to Maren' }).waitFor();
    await search(page).focus();
    await page.keyboard.type('bookshop');
    await page.getByRole('option', { name: /Leila/ }).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'Results' })
      .getByRole('link', { name: /Leila/ })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('on a phone the search is a sheet, closed by Escape or a choice', async () => {
    const page = await journey.adult(sizes.phone, { path: '/premium' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Search characters' });
    await sheet.getByRole('option', { name: /books/ }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await sheet.getByRole('combobox').fill('maren');
    await sheet.getByRole('option', { name: /Maren/ }).click();
    await page.getByRole('textbox', { name: 'Message to Maren' }).waitFor();
  });

  test.each(['dark', 'light'] as const)(
    'no accessibility issues in the %s theme',
    async (colorScheme) => {
      for (const size of [sizes.phone, sizes.desktop]) {
        const page = await journey.adult({ ...size, colorScheme });
        for (const path of ['/?sort=new', '/featured']) {
          await page.goto(journey.product.url + path);
          await page.getByRole('listitem').first().waitFor();
          expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
        }
      }
    },
  );
});
