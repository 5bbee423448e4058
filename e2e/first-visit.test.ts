// A newcomer's first minutes: the age gate, a character from the grid, a greeting, a streamed reply.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { isDeep } from '@velour/testing/depth.ts';
import { describe, expect, test } from 'vitest';
import { codeFor, fillNewAccount, password, signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import {
  composer,
  lastMessageOf,
  openChat,
  send,
  stopButton,
  untilAnswered,
  untilStreaming,
} from './chat.ts';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error('The keyboard does not lead there.');
}

/** Refuses the next message as the server does after a trial; trials in journeys are longer. */
const endTrial = (page: Page): Promise<void> => {
  let isOver = false;
  return page.routeWebSocket(/realtime/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      // The page's own frames.
      const frame = JSON.parse(String(text)) as { type: string };
      if (frame.type !== 'message.send' || isOver) return server.send(text);
      isOver = true;
      const title = 'Please sign in.';
      line.send(
        JSON.stringify({ ...frame, type: 'message.refused', code: 'identity.required', title }),
      );
    });
  });
};

async function writeOneTooMany(page: Page): Promise<string> {
  const text = 'And the stars in 5 words?';
  await send(page, text);
  await page.getByText('Create an account to keep talking with Maren.').waitFor();
  return text;
}

describe.skipIf(withoutBrowser)('a newcomer', () => {
  const journey = setUpJourney();
  const gate = (page: Page) => page.getByRole('dialog', { name: 'For adults only' });

  test.each(
    isDeep()
      ? ([
          ['a phone', sizes.phone],
          ['a wide screen', sizes.desktop],
        ] as const)
      : ([['a phone', sizes.phone]] as const),
  )(
    'on %s passes the age gate, picks Maren, greets her and sees her answer come',
    async (where, size) => {
      const page = await journey.newcomer(size);
      await page.goto(journey.product.url);
      await gate(page).waitFor();
      await page.getByRole('button', { name: 'I am over 18' }).click();
      await openChat(page, 'Maren');
      await page.getByText('You’re talking with an AI').waitFor();
      await lastMessageOf(page, 'Maren')
        .getByText(/chart table/)
        .waitFor();
      const greeting = `Good evening from ${where}! Tell me of the sea, slowly, in 30 words.`;
      await send(page, greeting);
      await stopButton(page).waitFor();
      await untilStreaming(page, 'Maren');
      expect(await lastMessageOf(page, 'Maren').innerText()).not.toContain('that is all');
      await untilAnswered(page, 'Maren', greeting);
      expect(await lastMessageOf(page, 'You').innerText()).toContain(greeting);
      expect(await composer(page).inputValue()).toBe('');
    },
  );

  test('is asked for the age once and finds the chat again by its address', async () => {
    const page = await journey.newcomer(sizes.phone);
    await page.goto(journey.product.url);
    await page.getByRole('button', { name: 'I am over 18' }).click();
    await openChat(page, 'Maren');
    await send(page, 'Good evening in 5 words.');
    await untilAnswered(page, 'Maren', 'Good evening in 5 words.');
    await page.goto(page.url());
    await untilAnswered(page, 'Maren', 'Good evening in 5 words.');
    expect(await gate(page).count()).toBe(0);
  });

  const addressOf = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@velour.example`;

  test('whose trial is over creates an account on a phone, and the message goes out by itself', async () => {
    const page = await journey.adult(sizes.phone);
    const email = addressOf('trial');
    await endTrial(page);
    await openChat(page, 'Maren');
    const text = await writeOneTooMany(page);
    await fillNewAccount(page, email, 2);
    await page
      .getByLabel('Confirmation code', { exact: true })
      .fill(await codeFor(journey.product.url, email));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await untilAnswered(page, 'Maren', text);
    expect(await page.getByText('Not sent').count()).toBe(0);
  });

  test.runIf(isDeep())(
    'whose trial is over signs in to an existing account, and the message goes out by itself',
    async () => {
      const email = addressOf('known');
      const other = await journey.adult(sizes.desktop);
      await signUp(other, journey.product.url, { email });
      await other.goto(journey.product.url);
      await openChat(other, 'Maren');
      const page = await journey.adult(sizes.desktop);
      await endTrial(page);
      await openChat(page, 'Maren');
      const text = await writeOneTooMany(page);
      const modal = page.getByRole('dialog');
      await modal.getByRole('button', { name: 'Sign in', exact: true }).click();
      await modal.getByLabel('Email', { exact: true }).fill(email);
      await modal.getByLabel('Password', { exact: true }).fill(password);
      await modal.getByRole('button', { name: 'Sign In', exact: true }).click();
      await untilAnswered(page, 'Maren', text);
      expect(await page.getByText('Not sent').count()).toBe(0);
    },
  );

  test('passes the age gate, opens a chat, sends a message and stops the reply with the keyboard alone', async () => {
    const page = await journey.newcomer(sizes.desktop);
    await page.goto(journey.product.url);
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
    // Results are replaced once more after typing.
    await page.locator('[role="listbox"][aria-busy="false"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => maren.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await lastMessageOf(page, 'Maren').waitFor();
    await expect.poll(() => isFocused(composer(page))).toBe(true);
    await page.keyboard.type('Good evening, slowly,');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('in 60 words.');
    await page.keyboard.press('Enter');
    await untilStreaming(page, 'Maren');
    expect(await lastMessageOf(page, 'You').innerText()).toContain('slowly,\nin 60 words.');
    await page.keyboard.press('Escape');
    await lastMessageOf(page, 'Maren').getByText('Stopped.').waitFor();
  });
});
