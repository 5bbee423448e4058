// Helpers for chats in journeys: open one, send a message, wait for the reply.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { reply } from './model.ts';

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message to/ });

/** Opens the chat with a character from the home page: its card is in a dome or in the grid, not in both. */
export async function openChat(page: Page, name: string): Promise<void> {
  const card = page.getByRole('main').getByRole('link', { name }).first();
  await page.getByRole('region', { name: 'Everyone' }).waitFor();
  // Only cards near the viewport are rendered, so scroll until the card exists.
  await expect
    .poll(
      async () => {
        if (await card.isVisible()) return true;
        await page.mouse.wheel(0, 400);
        return false;
      },
      { interval: 150 },
    )
    .toBe(true);
  await card.click();
  await composer(page).waitFor();
  await lastMessageOf(page, name).waitFor();
}

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

export const stopButton = (page: Page): Locator => page.getByRole('button', { name: 'Stop reply' });

/** The rendered messages of a character, or of `You`. */
export const messagesOf = (page: Page, name: string): Locator =>
  page.getByRole('feed').getByRole('article', { name, exact: true });

export const lastMessageOf = (page: Page, name: string): Locator => messagesOf(page, name).last();

/** Waits until the reply is streaming. */
export async function untilStreaming(page: Page, name: string): Promise<void> {
  await lastMessageOf(page, name)
    .getByText(/^smiles (?:Here|Once more): (?:\w+ ){3}/)
    .waitFor();
}

/** Waits until the last message is the whole reply to a message, exactly once. */
export async function untilAnswered(page: Page, name: string, message: string): Promise<void> {
  const whole = shown(reply(message));
  const words = lastMessageOf(page, name).getByText(whole, { exact: true });
  await words.waitFor();
  await stopButton(page).waitFor({ state: 'hidden' });
  expect(await words.count()).toBe(1);
}

/** A reply as displayed, without the asterisks of gestures. */
export const shown = (text: string): string => text.replaceAll('*', '');
