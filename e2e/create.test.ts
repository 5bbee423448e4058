// Creating a character: a newcomer on a phone uses the wizard, signs up, pays, chooses a portrait and chats.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { codeFor, password } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const go = (page: Page, name: 'Next' | 'Skip' | 'Back') =>
  page.getByRole('link', { name, exact: true }).click();
const question = (page: Page, words: string) =>
  page.getByRole('heading', { name: words, level: 1 }).waitFor();
/** The label of a tile; its input is visually hidden. */
const take = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

describe.skipIf(withoutBrowser)('a character', () => {
  const journey = setUpJourney();

  test('is created by a newcomer on a phone, paid, drawn, chosen and chatted with', async () => {
    const page = await journey.adult(sizes.phone, { path: '/create/choose-hair' });
    await question(page, 'Who would you like to meet?');
    expect(pathOf(page)).toBe('/create/choice');
    await take(page, 'Girl');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await go(page, 'Next');
    await take(page, 'Scholar');
    await go(page, 'Next');
    await take(page, 'Latin');
    await go(page, 'Next');
    await question(page, 'How are they built?');
    await take(page, 'Athletic');
    await go(page, 'Next');
    await go(page, 'Skip');
    await question(page, 'What size are the hips and butt?');
    await take(page, 'Medium');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);

    await page.reload();
    await question(page, 'What size are the hips and butt?');
    expect(await page.getByRole('radio', { name: 'Medium' }).isChecked()).toBe(true);
    await go(page, 'Back');
    await go(page, 'Back');
    expect(await page.getByRole('radio', { name: 'Athletic' }).isChecked()).toBe(true);
    await go(page, 'Next');
    await go(page, 'Skip');
    await go(page, 'Next');
    await take(page, 'Copper');
    await take(page, 'Curls');
    await go(page, 'Next');
    await take(page, 'Gentle');
    await take(page, 'Teasing');
    await go(page, 'Next');
    await take(page, 'Long walks');
    await go(page, 'Next');
    await question(page, 'And who are they?');

    await press(page, 'Create · 50 tokens');
    await page.getByText('Name is required').waitFor();
    // Words as long as they come don’t widen the screen.
    await page.getByLabel('Name', { exact: true }).fill('Schmetterling'.repeat(8));
    await page.getByLabel('Description', { exact: true }).fill('W'.repeat(300));
    await page.getByText(/^To create Schmetterling/).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.getByLabel('Description', { exact: true }).fill('');
    await page.getByLabel('Name', { exact: true }).fill('Ilse');
    await page.getByLabel('Age', { exact: true }).fill('17');
    await press(page, 'Create · 50 tokens');
    await page.getByText('Characters must be 18 or older.').waitFor();
    await page.getByLabel('Age', { exact: true }).fill('31');
    await press(page, 'Write one for me');
    await expect
      .poll(() => page.getByLabel('Description', { exact: true }).inputValue())
      .not.toBe('');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);

    await press(page, 'Create · 50 tokens');
    // Texts are moderated before tokens are offered, so the first attempt has none.
    journey.expectStatus(402);
    await signUpInPlace(page, `ilse-${randomUUID().slice(0, 8)}@velour.example`);
    await buyTokens(page);

    await page.waitForURL('**/my-character/choose-image/*');
    await question(page, 'Which one is Ilse?');
    await page.getByRole('radio', { name: 'Portrait 1 of 4' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Portrait 2 of 4' }).isChecked()).toBe(true);
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await press(page, 'Use this portrait');
    await question(page, 'Meet Ilse');
    await page.getByRole('link', { name: 'Go to My Characters' }).click();
    // The whole tile is the link, also where its name is.
    await page.getByRole('heading', { name: 'Ilse, 31' }).click({ force: true });
    await page.waitForURL('**/ilse/*/chat');
    await page.goBack();
    await page.getByRole('heading', { name: 'Ilse, 31' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Chat with Ilse' }).click();
    await page.getByRole('textbox', { name: /message/i }).waitFor();
    expect(pathOf(page)).toMatch(/^\/ilse\/[0-9a-f-]{36}\/chat$/);
  });

  /** In the dialog over the wizard, whose state is preserved. */
  async function signUpInPlace(page: Page, email: string): Promise<void> {
    const dialog = page.getByRole('dialog');
    await dialog.getByText('50 tokens to create Ilse. Create an account to continue.').waitFor();
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Password confirmation', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
    await dialog
      .getByLabel('Confirmation code', { exact: true })
      .fill(await codeFor(journey.product.url, email));
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  }

  async function buyTokens(page: Page): Promise<void> {
    const shop = page.getByRole('dialog', { name: 'Tokens Inventory' });
    await shop.getByText('50 tokens to create Ilse. You need 30 more.').waitFor();
    await shop.getByRole('button', { name: /100 tokens/ }).click();
    const card = page.frameLocator('iframe');
    await card.getByLabel('Card number').fill('4242424242424242');
    await card.getByLabel('Expiry').fill('12 / 40');
    await card.getByLabel('Security code').fill('123');
    await card.getByRole('button', { name: /^Pay/ }).click();
  }
});
