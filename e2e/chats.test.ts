// The list of chats: last messages, unread counts, tabs and search.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import { composer, openChat, send, untilAnswered, untilStreaming } from './chat.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Your chats' });

/** Uses the menu, without a reload of the page. */
async function explore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await page.getByRole('region', { name: 'Everyone' }).waitFor();
}

describe.skipIf(withoutBrowser)('the list of chats', () => {
  const journey = setUpJourney();

  test('shows the last message of each chat, latest first, and unread messages', async () => {
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Maren');
    await send(page, 'Hello in 3 words.');
    await untilAnswered(page, 'Maren', 'in 3 words');
    await send(page, 'And more, slowly, in 40 words.');
    await untilStreaming(page, 'Maren');
    await list(page).getByText('writing…').waitFor();
    await explore(page);
    await openChat(page, 'Leila');
    const entries = list(page).getByRole('link');
    const maren = list(page).getByRole('link', { name: /Maren/ });
    await maren.getByText('1 unread message').waitFor();
    await maren.getByText(/^Here: lamp kettle/).waitFor();
    await maren.click();
    await untilAnswered(page, 'Maren', 'in 40 words');
    await maren.getByText('1 unread message').waitFor({ state: 'hidden' });
    await send(page, 'Hello again in 4 words.');
    await untilAnswered(page, 'Maren', 'in 4 words');
    await expect.poll(() => entries.first().innerText()).toContain('Maren');
    await list(page).getByRole('link', { name: /Leila/ }).click();
    await send(page, 'Hello in 5 words.');
    await untilAnswered(page, 'Leila', 'in 5 words');
    await expect.poll(() => entries.first().innerText()).toContain('Leila');
    await page.reload();
    await list(page).getByRole('link', { name: /Maren/ }).waitFor();
    await expect
      .poll(() =>
        list(page)
          .getByText(/unread/)
          .count(),
      )
      .toBe(0);
  });

  test('is filtered by tabs that all screens share and that are remembered', async () => {
    const page = await journey.adult(sizes.phone);
    await openChat(page, 'Maren');
    await page.goto(`${journey.product.url}/?preference=anime`);
    await openChat(page, 'Sayuri');
    await page.goto(`${journey.product.url}/chats`);
    await list(page)
      .getByRole('link', { name: /Sayuri/ })
      .waitFor();
    expect(await list(page).getByText('Maren').count()).toBe(0);
    await page.getByText('Girls', { exact: true }).click();
    await list(page).getByRole('link', { name: /Maren/ }).waitFor();
    expect(await list(page).getByRole('link').count()).toBe(1);
    await page.getByText('Boys', { exact: true }).click();
    await page.getByText('No chats in Boys yet.').waitFor();
    await page.goto(journey.product.url);
    await expect.poll(() => page.getByRole('radio', { name: 'Boys' }).isChecked()).toBe(true);
  });

  test('finds a chat by name, and says if there is none', async () => {
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Maren');
    await explore(page);
    await openChat(page, 'Leila');
    const search = page.getByRole('searchbox', { name: 'Search your chats' });
    await search.fill('mar');
    const results = page.getByRole('navigation', { name: 'Search results' });
    await expect.poll(() => results.getByRole('link').count()).toBe(1);
    await results.getByRole('link', { name: /Maren/ }).waitFor();
    await search.fill('nobody');
    await page.getByText('No chats or messages match your search.').last().waitFor();
  });

  test('finds a message by its words, and opens the chat at it', async () => {
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Maren');
    await send(page, 'I was walking along the harbour, in 3 words.');
    await untilAnswered(page, 'Maren', 'in 3 words');
    await explore(page);
    await openChat(page, 'Leila');
    await page.getByRole('searchbox', { name: 'Search your chats' }).fill('harbours walk');
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByRole('link', { name: /You: I was walking along the harbour/ }).click();
    const message = page.getByRole('article', { name: 'You', exact: true });
    await message.getByText('I was walking along the harbour').waitFor();
    await expect.poll(() => message.getAttribute('aria-current')).toBe('location');
    expect(new URL(page.url()).hash).toMatch(/^#message-\d+$/);
  });

  test('on a phone a chat fills the screen, and back returns to the list', async () => {
    const page = await journey.adult(sizes.phone);
    await openChat(page, 'Maren');
    await page.getByRole('link', { name: 'Back to your chats' }).click();
    await page.getByText('Who would you like to talk to?').waitFor();
    await list(page).getByRole('link', { name: /Maren/ }).click();
    await composer(page).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/chats\/[0-9a-f-]{36}$/);
    expect(await page.getByRole('navigation', { name: 'Quick menu' }).isVisible()).toBe(false);
  });
});
