// What every journey does in a chat: meet someone, say something, look at what was answered.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { reply } from './model.ts';

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ });

/** Opens the chat with somebody from the grid of everyone. */
export async function meet(page: Page, name: string): Promise<void> {
  const everyone = page.getByRole('region', { name: 'Everyone' });
  const card = everyone.getByRole('link', { name }).first();
  await everyone.waitFor();
  // Only what is near the window is drawn, so the list is walked through until the card is there.
  await expect
    .poll(
      async () => {
        if (await card.isVisible()) return true;
        await page.mouse.wheel(0, 400);
        return false;
      },
      { timeout: 20_000, interval: 150 },
    )
    .toBe(true);
  await card.click();
  await composer(page).waitFor();
  await lastOf(page, name).waitFor();
}

export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

export const stopButton = (page: Page): Locator => page.getByRole('button', { name: 'Stop reply' });

/** Everything that somebody said and that is drawn; `You` for one's own words. */
export const wordsOf = (page: Page, name: string): Locator =>
  page.getByRole('feed').getByRole('article', { name, exact: true });

export const lastOf = (page: Page, name: string): Locator => wordsOf(page, name).last();

/** Waits until the answer has begun to come and, where it comes slowly, has not ended. */
export async function untilItComes(page: Page, name: string): Promise<void> {
  await lastOf(page, name)
    .getByText(/^smiles (?:Here|Once more): (?:\w+ ){3}/)
    .waitFor();
}

/** Waits until somebody's last words are the whole answer to a message, each word once. */
export async function untilAnswered(page: Page, name: string, message: string): Promise<void> {
  const whole = shown(reply(message));
  const words = lastOf(page, name).getByText(whole, { exact: true });
  await words.waitFor();
  await stopButton(page).waitFor({ state: 'hidden' });
  expect(await words.count()).toBe(1);
}

/** A reply as it is read: without the marks of gestures. */
export const shown = (text: string): string => text.replaceAll('*', '');
