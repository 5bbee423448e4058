// The list of chats: last words, what is unread, the tabs, and the search.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setStage } from './stage.ts';
import { composer, meet, say, untilAnswered, untilItComes } from './talk.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Your chats' });

/** Goes by the menu, since a new load of the page would be another journey. */
async function explore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await page.getByRole('region', { name: 'Everyone' }).waitFor();
}

describe.skipIf(withoutBrowser)('the list of chats', () => {
  const stage = setStage();

  test('shows the last words of each chat, the latest first, and what came while one was elsewhere', async () => {
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Maren');
    await say(page, 'Hello in 3 words.');
    await untilAnswered(page, 'Maren', 'in 3 words');
    await say(page, 'And more, slowly, in 40 words.');
    await untilItComes(page, 'Maren');
    await list(page).getByText('writing…').waitFor();
    await explore(page);
    await meet(page, 'Leila');
    const entries = list(page).getByRole('link');
    const maren = list(page).getByRole('link', { name: /Maren/ });
    await maren.getByText('1 unread message').waitFor();
    await maren.getByText(/^smiles Here: lamp kettle/).waitFor();
    expect(await entries.first().innerText()).toContain('Maren');
    await maren.click();
    await untilAnswered(page, 'Maren', 'in 40 words');
    await maren.getByText('1 unread message').waitFor({ state: 'hidden' });
    await page.reload();
    await list(page).getByRole('link', { name: /Maren/ }).waitFor();
    expect(
      await list(page)
        .getByText(/unread/)
        .count(),
    ).toBe(0);
  });

  test('is filtered by tabs that every screen shares and the next visit remembers', async () => {
    const page = await stage.adult(sizes.phone);
    await meet(page, 'Maren');
    await page.goto(`${stage.product.url}/?preference=anime`);
    await meet(page, 'Sayuri');
    await page.goto(`${stage.product.url}/chats`);
    await list(page)
      .getByRole('link', { name: /Sayuri/ })
      .waitFor();
    expect(await list(page).getByText('Maren').count()).toBe(0);
    await page.getByText('Girls', { exact: true }).click();
    await list(page).getByRole('link', { name: /Maren/ }).waitFor();
    expect(await list(page).getByRole('link').count()).toBe(1);
    await page.getByText('Boys', { exact: true }).click();
    await page.getByText('No chats with Boys yet.').waitFor();
    await page.goto(stage.product.url);
    await expect.poll(() => page.getByRole('radio', { name: 'Boys' }).isChecked()).toBe(true);
  });

  test('finds a chat by a name, and says so where there is none', async () => {
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Maren');
    await explore(page);
    await meet(page, 'Leila');
    const search = page.getByRole('searchbox', { name: 'Search your chats' });
    await search.fill('mar');
    await expect.poll(() => list(page).getByRole('link').count()).toBe(1);
    await list(page).getByRole('link', { name: /Maren/ }).waitFor();
    await search.fill('nobody');
    await page.getByText('No chats match your search.').waitFor();
  });

  test('on a phone a chat takes the whole screen, and the way back leads to the list', async () => {
    const page = await stage.adult(sizes.phone);
    await meet(page, 'Maren');
    await page.getByRole('link', { name: 'Back to your chats' }).click();
    await page.getByText('Who would you like to talk to?').waitFor();
    await list(page).getByRole('link', { name: /Maren/ }).click();
    await composer(page).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/chats\/[0-9a-f-]{36}$/);
    expect(await page.getByRole('navigation', { name: 'Quick menu' }).isVisible()).toBe(false);
  });
});
