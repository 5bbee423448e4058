// The first minutes of a newcomer: the age gate, a face from the grid, a greeting, an answer that streams.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setStage } from './stage.ts';
import { composer, lastOf, meet, say, stopButton, untilAnswered, untilItComes } from './talk.ts';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error('The keyboard does not lead there.');
}

describe.skipIf(withoutBrowser)('a newcomer', () => {
  const stage = setStage();
  const gate = (page: Page) => page.getByRole('dialog', { name: 'For adults only' });

  test.each([
    ['a phone', sizes.phone],
    ['a wide screen', sizes.desktop],
  ])(
    'on %s passes the age gate, picks Maren, greets her and sees her answer come',
    async (where, size) => {
      const page = await stage.newcomer(size);
      await page.goto(stage.product.url);
      await gate(page).waitFor();
      await page.getByRole('button', { name: 'I am over 18' }).click();
      await meet(page, 'Maren');
      await page.getByText('You’re talking with an AI').waitFor();
      await lastOf(page, 'Maren')
        .getByText(/chart table/)
        .waitFor();
      const greeting = `Good evening from ${where}! Tell me of the sea, slowly, in 30 words.`;
      await say(page, greeting);
      await stopButton(page).waitFor();
      await untilItComes(page, 'Maren');
      expect(await lastOf(page, 'Maren').innerText()).not.toContain('that is all');
      await untilAnswered(page, 'Maren', greeting);
      expect(await lastOf(page, 'You').innerText()).toContain(greeting);
      expect(await composer(page).inputValue()).toBe('');
    },
  );

  test('who is not asked for an age twice finds the chat again by its address', async () => {
    const page = await stage.newcomer(sizes.phone);
    await page.goto(stage.product.url);
    await page.getByRole('button', { name: 'I am over 18' }).click();
    await meet(page, 'Maren');
    await say(page, 'Good evening in 5 words.');
    await untilAnswered(page, 'Maren', 'Good evening in 5 words.');
    await page.goto(page.url());
    await untilAnswered(page, 'Maren', 'Good evening in 5 words.');
    expect(await gate(page).count()).toBe(0);
  });

  test('with nothing but a keyboard passes the gate, finds Maren, talks with her and stops her', async () => {
    const page = await stage.newcomer(sizes.desktop);
    await page.goto(stage.product.url);
    await gate(page).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await gate(page).waitFor(); // no key closes it
    await tabTo(page, page.getByRole('button', { name: 'I am over 18' }));
    await page.keyboard.press('Enter');
    await gate(page).waitFor({ state: 'detached' });
    await tabTo(page, page.getByRole('combobox', { name: 'Search characters' }));
    await page.keyboard.type('Maren');
    const maren = page.getByRole('option', { name: /^Maren/ }).first();
    await maren.waitFor();
    // What is found while typing is replaced once more.
    await page.locator('[role="listbox"][aria-busy="false"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => maren.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await lastOf(page, 'Maren').waitFor();
    await expect.poll(() => isFocused(composer(page))).toBe(true);
    await page.keyboard.type('Good evening, slowly,');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('in 60 words.');
    await page.keyboard.press('Enter');
    await untilItComes(page, 'Maren');
    expect(await lastOf(page, 'You').innerText()).toContain('slowly,\nin 60 words.');
    await page.keyboard.press('Escape');
    await lastOf(page, 'Maren').getByText('Stopped.').waitFor();
  });
});
