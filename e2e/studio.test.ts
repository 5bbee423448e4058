// The studio: a new member generates a picture, sees it, unlocks another one, and finds both in the gallery.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

const shots = process.env['SHOTS'];
let taken = 0;
async function shoot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return;
  await page.waitForTimeout(900);
  taken += 1;
  await page.screenshot({ path: `${shots}/${String(taken).padStart(2, '0')}-${name}.png` });
}

describe.skipIf(withoutBrowser)('the studio', () => {
  // Not shared: the admin's one-time sign-in works once per product.
  const journey = setUpJourney({ isShared: false });

  /** An admin rejects the only picture that waits for review. */
  async function rejectSharing(name: string): Promise<void> {
    const page = await journey.adult(sizes.desktop, {
      path: `/login#once=${inject('adminSignIn')}`,
    });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: /^Admin/ }).click();
    const screens = page.getByRole('navigation', { name: 'Admin' });
    await screens.getByRole('link', { name: /^Shared pictures\s*1 waiting/ }).click();
    const shown = page.getByRole('img', { name: `Picture of ${name}, made by a member` });
    await shown.waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true);
    await shoot(page, 'review');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot(page, 'review-dark');
    await page.setViewportSize(sizes.phone.viewport);
    await shoot(page, 'review-phone');
    await page.keyboard.press('r');
    await page.keyboard.type('It shows a brand.');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('All caught up').waitFor();
    await shoot(page, 'review-empty');
    await page.context().close();
  }

  test('makes a picture for a new member on a phone, and the gallery has it', async () => {
    const { url } = journey.product;
    const page = await journey.adult(sizes.phone);
    await signUp(page, url, {
      email: `studio-${randomUUID().slice(0, 8)}@example.com`,
      redirect: '/generate-image',
    });
    await page.getByRole('heading', { name: 'Char Studio', level: 1 }).waitFor();
    await shoot(page, 'choose');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    const first = page.getByRole('link', { name: /^Make pictures of/ }).first();
    const name = /of (\S+)$/.exec((await first.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await first.click();
    const prompt = page.getByLabel('Describe the picture');
    await prompt.fill('reading in a library');
    await shoot(page, 'prompt');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page.reload();
    expect(await prompt.inputValue()).toBe('reading in a library');
    await page.getByRole('button', { name: /^Make 1 picture/ }).click();
    const made = page
      .getByRole('button', { name: new RegExp(name) })
      .filter({ has: page.locator('img') });
    await made.first().waitFor();
    await shoot(page, 'made');
    await made.first().click();
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'viewer');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Share picture' }).click();
    await page.getByText('In review · From the studio').waitFor();
    await rejectSharing(name);
    await page.reload();
    await page.getByText('Reason: It shows a brand.').waitFor();
    await shoot(page, 'rejected');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto(`${url}/gallery`);
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .waitFor();
    await shoot(page, 'galleries');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await page.waitForURL('**/gallery/**');
    await shoot(page, 'gallery');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(`${url}/${name.toLowerCase()}/${id}/chat`);
    const composer = page.getByRole('textbox', { name: new RegExp(`Message to ${name}`) });
    await composer.fill('Send me a picture of you in a red coat');
    await page.getByRole('button', { name: 'Send' }).click();
    const offer = page.getByRole('button', { name: /^Make the picture · 5/ });
    await offer.waitFor();
    expect((await composer.boundingBox())?.height).toBeLessThan(50); // one line again
    await shoot(page, 'offer');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await offer.click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('textbox').inputValue()).toBe('in a red coat');
    await shoot(page, 'order-in-chat');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await dialog.getByRole('button', { name: /^Make the picture/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await shoot(page, 'making-in-chat');
    await page.getByRole('img', { name: `${name}: in a red coat` }).waitFor();
    await page.getByRole('button', { name: /^Make another · 5/ }).waitFor();
    await shoot(page, 'made-in-chat');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(sizes.desktop.viewport);
    await shoot(page, 'made-in-chat-desktop');
    const list = page.getByRole('navigation', { name: 'Your chats' });
    await list.getByText('Picture', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete from this chat' }).click();
    await page.getByRole('button', { name: 'Delete from chat', exact: true }).click();
    await page.getByRole('img', { name: `${name}: in a red coat` }).waitFor({ state: 'detached' });
  });
});
