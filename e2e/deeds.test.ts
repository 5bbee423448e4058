// What can be done in a chat beside writing: stop, write again, leaf through the versions, edit, delete.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { reply } from './model.ts';
import { setStage } from './stage.ts';
import {
  composer,
  lastOf,
  meet,
  say,
  shown,
  stopButton,
  untilAnswered,
  untilItComes,
} from './talk.ts';

/** A finger that goes from here to there, as a phone reports it. */
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
  const stage = setStage();

  test('stop ends the reply at once, keeps the part, and lets it be continued later', async () => {
    const page = await stage.adult(sizes.phone);
    await meet(page, 'Maren');
    await say(page, 'All of it, slowly, in 90 words.');
    await untilItComes(page, 'Maren');
    await stopButton(page).click();
    const words = lastOf(page, 'Maren');
    await words.getByText('Stopped.').waitFor();
    const part = await words.getByText(/^smiles/).innerText();
    expect(shown(reply('in 90 words')).startsWith(part)).toBe(true);
    expect(part).not.toContain('that is all');
    await page.reload();
    await lastOf(page, 'Maren').getByText('Stopped.').waitFor();
    expect(
      await lastOf(page, 'Maren')
        .getByText(/^smiles/)
        .innerText(),
    ).toBe(part);
    await lastOf(page, 'Maren').getByRole('button', { name: 'Continue' }).waitFor();
  });

  test('another version of a reply is written beside the first, and one leafs between them', async () => {
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Leila');
    const asked = 'A riddle in 12 words.';
    await say(page, asked);
    await untilAnswered(page, 'Leila', asked);
    await lastOf(page, 'Leila').getByRole('button', { name: 'Regenerate' }).click();
    const words = lastOf(page, 'Leila');
    await words.getByText(shown(reply(asked, 2)), { exact: true }).waitFor();
    await words.getByText('Version 2 of 2').waitFor();
    await words.getByRole('button', { name: 'Previous version' }).click();
    await untilAnswered(page, 'Leila', asked);
    await page.reload();
    await untilAnswered(page, 'Leila', asked);
    await lastOf(page, 'Leila').getByText('Version 1 of 2').waitFor();
  });

  test('a finger leafs through the versions of the last reply', async () => {
    const page = await stage.adult(sizes.phone);
    await meet(page, 'Amara');
    const asked = 'A rhyme in 12 words.';
    await say(page, asked);
    await untilAnswered(page, 'Amara', asked);
    await lastOf(page, 'Amara').getByRole('button', { name: 'Regenerate' }).click();
    const words = lastOf(page, 'Amara');
    const second = words.getByText(shown(reply(asked, 2)), { exact: true });
    await second.waitFor();
    await words.getByText('Version 2 of 2').waitFor();
    await drag(page, await middleOf(second), 140);
    await words.getByText('Version 1 of 2').waitFor();
    await untilAnswered(page, 'Amara', asked);
    await drag(page, await middleOf(words.getByText(/^smiles/)), -140);
    await second.waitFor();
  });

  test('own words are edited and deleted with the mouse', async () => {
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Maren');
    await say(page, 'My name is Sma, in 4 words.');
    await untilAnswered(page, 'Maren', 'in 4 words');
    const mine = lastOf(page, 'You');
    await mine.hover();
    await mine.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('textbox', { name: 'Message text' });
    await editor.fill('My name is Sam, in 4 words.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await mine.getByText('My name is Sam').waitFor();
    await page.reload();
    await lastOf(page, 'You').getByText('My name is Sam').waitFor();
    await lastOf(page, 'You').hover();
    await lastOf(page, 'You').getByRole('button', { name: 'Delete' }).click();
    const sure = page.getByRole('dialog', { name: 'Delete this message?' });
    await sure.getByRole('button', { name: 'Delete message' }).click();
    await lastOf(page, 'You').waitFor({ state: 'detached' });
    await page.reload();
    await untilAnswered(page, 'Maren', 'in 4 words');
    expect(await lastOf(page, 'You').count()).toBe(0);
  });

  test('own words are edited on a phone after a long press', async () => {
    const page = await stage.adult(sizes.phone);
    await meet(page, 'Maren');
    await say(page, 'Something in 7 words.');
    await untilAnswered(page, 'Maren', 'in 7 words');
    const finger = await page.context().newCDPSession(page);
    const at = await middleOf(lastOf(page, 'You').getByText('Something'));
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const sheet = page.getByRole('dialog', { name: 'Message actions' });
    await sheet.waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sheet.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('textbox', { name: 'Message text' });
    await editor.fill('Nothing at all');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await lastOf(page, 'You').getByText('Nothing at all').waitFor();
  });

  test('the composer stays in sight above the keyboard of a phone', async () => {
    const page = await stage.adult(sizes.phone);
    await meet(page, 'Maren');
    await say(page, 'Some lines to fill the screen in 150 words.');
    await untilAnswered(page, 'Maren', 'in 150 words');
    const isInSight = async (height: number): Promise<boolean> => {
      const box = await composer(page).boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= height;
    };
    // Where the keyboard makes the page smaller, as on Android.
    await composer(page).tap();
    await page.setViewportSize({ width: 390, height: 420 });
    await expect.poll(() => isInSight(420)).toBe(true);
    await page.getByText('that is all.').last().waitFor();
    await page.setViewportSize(sizes.phone.viewport);
    await expect
      .poll(async () => (await composer(page).boundingBox())?.y ?? 0)
      .toBeGreaterThan(420);
    // Where it lies over the page and only the visual viewport tells, as on iOS.
    await page.evaluate(`
      const view = window.visualViewport;
      Object.defineProperty(view, 'height', { get: () => 450, configurable: true });
      view.dispatchEvent(new Event('resize'));
    `);
    await expect.poll(() => isInSight(450)).toBe(true);
  });
});
