// Actions on messages: stop, regenerate, switch variants, edit, delete.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { reply } from './model.ts';
import { setUpJourney } from './journey.ts';
import {
  composer,
  lastMessageOf,
  openChat,
  send,
  shown,
  stopButton,
  untilAnswered,
  untilStreaming,
} from './chat.ts';

const shots = process.env['SHOTS'];

/** A swipe, as touch events. */
async function drag(page: Page, from: { x: number; y: number }, across: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: string, touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 5; step += 1)
    await touch('touchMove', [{ x: from.x + (across * step) / 5, y: from.y }]);
  await touch('touchEnd', []);
}

async function middleOf(words: Locator): Promise<{ x: number; y: number }> {
  const box = await words.boundingBox();
  if (!box) throw new Error('These words are not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe.skipIf(withoutBrowser)('in a chat', () => {
  const journey = setUpJourney();

  test('stop ends the reply at once, and its partial text can be continued later', async () => {
    const page = await journey.adult(sizes.phone);
    await openChat(page, 'Maren');
    await send(page, 'All of it, slowly, in 90 words.');
    await untilStreaming(page, 'Maren');
    await stopButton(page).click();
    const words = lastMessageOf(page, 'Maren');
    await words.getByText('Stopped.').waitFor();
    const part = await words.getByText(/^smiles/).innerText();
    expect(shown(reply('in 90 words')).startsWith(part)).toBe(true);
    expect(part).not.toContain('that is all');
    await page.reload();
    await lastMessageOf(page, 'Maren').getByText('Stopped.').waitFor();
    expect(
      await lastMessageOf(page, 'Maren')
        .getByText(/^smiles/)
        .innerText(),
    ).toBe(part);
    await lastMessageOf(page, 'Maren').getByRole('button', { name: 'Continue' }).waitFor();
  });

  test('a refused message can be called a mistake, and the team gets what the dialog shows', async () => {
    for (const size of [sizes.phone, sizes.desktop]) {
      const page = await journey.adult(size);
      await openChat(page, 'Maren');
      await send(page, 'A spycam is not what I meant.');
      await page.getByText(/Your message wasn’t sent/).waitFor();
      await page.getByRole('button', { name: 'This is a mistake' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask us to look again' });
      await dialog.getByText('A spycam is not what I meant.').waitFor();
      if (shots) await page.screenshot({ path: `${shots}/contest-${size.viewport.width}.png` });
      await dialog.getByRole('button', { name: 'Send to the team' }).click();
      await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
    }
  });

  test('regenerate adds a variant, and the variants can be switched', async () => {
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Leila');
    const text = 'A riddle in 12 words.';
    await send(page, text);
    await untilAnswered(page, 'Leila', text);
    await lastMessageOf(page, 'Leila').getByRole('button', { name: 'Regenerate' }).click();
    const words = lastMessageOf(page, 'Leila');
    await words.getByText(shown(reply(text, 2)), { exact: true }).waitFor();
    await words.getByText('Version 2 of 2').waitFor();
    await words.getByRole('button', { name: 'Previous version' }).click();
    await untilAnswered(page, 'Leila', text);
    await page.reload();
    await untilAnswered(page, 'Leila', text);
    await lastMessageOf(page, 'Leila').getByText('Version 1 of 2').waitFor();
  });

  test('swiping switches the variants of the last reply', async () => {
    const page = await journey.adult(sizes.phone);
    await openChat(page, 'Amara');
    const text = 'A rhyme in 12 words.';
    await send(page, text);
    await untilAnswered(page, 'Amara', text);
    await lastMessageOf(page, 'Amara').getByRole('button', { name: 'Regenerate' }).click();
    const words = lastMessageOf(page, 'Amara');
    const second = words.getByText(shown(reply(text, 2)), { exact: true });
    await second.waitFor();
    await words.getByText('Version 2 of 2').waitFor();
    await drag(page, await middleOf(second), 140);
    await words.getByText('Version 1 of 2').waitFor();
    await untilAnswered(page, 'Amara', text);
    await drag(page, await middleOf(words.getByText(/^smiles/)), -140);
    await second.waitFor();
  });

  test("the user's messages are edited and deleted with the mouse", async () => {
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Maren');
    await send(page, 'My name is Sma, in 4 words.');
    await untilAnswered(page, 'Maren', 'in 4 words');
    const mine = lastMessageOf(page, 'You');
    await mine.hover();
    await mine.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('textbox', { name: 'Message text' });
    await page.keyboard.type(' Or 5.');
    expect(await editor.inputValue()).toBe('My name is Sma, in 4 words. Or 5.');
    await editor.fill('My name is Sam, in 4 words.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await mine.getByText('My name is Sam').waitFor();
    await page.reload();
    await lastMessageOf(page, 'You').getByText('My name is Sam').waitFor();
    await lastMessageOf(page, 'You').hover();
    await lastMessageOf(page, 'You').getByRole('button', { name: 'Delete' }).click();
    const sure = page.getByRole('dialog', { name: 'Delete this message?' });
    await sure.getByRole('button', { name: 'Delete message' }).click();
    await lastMessageOf(page, 'You').waitFor({ state: 'detached' });
    await page.reload();
    await untilAnswered(page, 'Maren', 'in 4 words');
    expect(await lastMessageOf(page, 'You').count()).toBe(0);
  });

  test("the user's messages are edited on a phone after a long press", async () => {
    const page = await journey.adult(sizes.phone);
    await openChat(page, 'Maren');
    await send(page, 'Something in 7 words.');
    await untilAnswered(page, 'Maren', 'in 7 words');
    const finger = await page.context().newCDPSession(page);
    const at = await middleOf(lastMessageOf(page, 'You').getByText('Something'));
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const sheet = page.getByRole('dialog', { name: 'Message actions' });
    await sheet.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sheet.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('textbox', { name: 'Message text' });
    await editor.fill('Nothing at all');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await lastMessageOf(page, 'You').getByText('Nothing at all').waitFor();
  });

  test("the composer stays visible above a phone's keyboard", async () => {
    const page = await journey.adult(sizes.phone);
    await openChat(page, 'Maren');
    await send(page, 'Some lines to fill the screen in 150 words.');
    await untilAnswered(page, 'Maren', 'in 150 words');
    const isInSight = async (height: number): Promise<boolean> => {
      const box = await composer(page).boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    // The keyboard resizes the page, as on Android.
    await composer(page).tap();
    await page.setViewportSize({ width: 390, height: 420 });
    await expect.poll(() => isInSight(420)).toBe(true);
    await page.getByText('that is all.').last().waitFor();
    await page.setViewportSize(sizes.phone.viewport);
    await expect
      .poll(async () => (await composer(page).boundingBox())?.y ?? 0)
      .toBeGreaterThan(420);
    // The keyboard covers the page and only the visual viewport changes, as on iOS.
    await page.evaluate(`
      const view = window.visualViewport;
      Object.defineProperty(view, 'height', { get: () => 450, configurable: true });
      view.dispatchEvent(new Event('resize'));
    `);
    await expect.poll(() => isInSight(450)).toBe(true);
  });
});
