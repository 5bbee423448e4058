// Accessibility: axe finds no serious issue on the main screens, on both sizes and in both themes.
import { isDeep } from '@velour/testing/depth.ts';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import { signUp } from './account.ts';
import { lastMessageOf, openChat, send, untilAnswered } from './chat.ts';

/** The entries of a chat's menu that open a dialog: the first ones in the everyday suite, all in the deep one. */
const panels = ['Memory', 'Chat settings'];
const otherPanels = [
  'Rename this chat',
  'Download this chat',
  'Import a chat',
  'Send a gift',
  'Report Maren',
  'Start this chat over',
  'Delete this chat',
];

/** Serious and critical issues, one line each. */
describe.skipIf(withoutBrowser)('no barrier', () => {
  const journey = setUpJourney();

  const combinations = [
    ['a phone', 'dark', sizes.phone],
    ['a wide screen', 'light', sizes.desktop],
    ['a phone', 'light', sizes.phone],
    ['a wide screen', 'dark', sizes.desktop],
  ] as const;

  // Each screen in one combination in the everyday suite, in all of them in the deep one.
  const [first, second] = combinations;
  const meeting = isDeep() ? combinations : [first];
  const browsing = isDeep() ? combinations : [second];

  test.each(meeting)(
    'from the gate to a reply, on %s in the %s theme',
    async (where, colorScheme, size) => {
      const gate = await journey.newcomer({ ...size, colorScheme });
      await gate.goto(journey.product.url);
      await gate.getByRole('dialog', { name: 'For adults only' }).waitFor();
      expect(await findBarriers(gate, { isSeriousOnly: true })).toEqual([]);

      const page = await journey.adult({ ...size, colorScheme });
      const everyone = page.getByRole('region', { name: 'Everyone' });
      await everyone.scrollIntoViewIfNeeded(); // only cards near the viewport are rendered
      await everyone.getByRole('link').first().waitFor();
      expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
      const text = `Hello from ${where}, ${colorScheme}, in 20 words.`;
      await openChat(page, 'Maren');
      await send(page, text);
      await untilAnswered(page, 'Maren', text);
      expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
      await page.goto(`${journey.product.url}/chats`);
      await page.getByRole('navigation', { name: 'Your chats' }).getByRole('link').waitFor();
      expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    },
  );

  test.each(browsing)(
    'on lists, public pages, and an unknown address, on %s in the %s theme',
    async (_, colorScheme, size) => {
      const page = await journey.adult({ ...size, colorScheme }, { path: '/featured' });
      const everyone = page.getByRole('region', { name: 'Everyone' });
      await everyone.getByRole('link').first().waitFor();
      expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
      for (const path of ['verify', 'safety']) {
        await page.goto(`${journey.product.url}/${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
      }
      journey.expectStatus(404);
      await page.goto(`${journey.product.url}/nothing`);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    },
  );

  test('with forced colors, which remove backgrounds and shadows, what is chosen is marked', async () => {
    const page = await journey.adult(
      { ...sizes.phone, forcedColors: 'active' },
      { path: '/generate-image' },
    );
    const markOf = (element: Locator) =>
      element.evaluate((node) => {
        const style = node.ownerDocument.defaultView?.getComputedStyle(node);
        return [style?.outlineStyle, style?.borderTopColor];
      });
    const [chosenFace, otherFace] = ['[aria-current=true]', 'a:not([aria-current])'];
    const someone = page.locator('main a[href^="/generate-image/"]').first();
    await page.goto(journey.product.url + (await someone.getAttribute('href')));
    const faces = page.locator(`:has(> ${chosenFace})`);
    const other = await markOf(faces.locator(otherFace).first());
    expect(await markOf(faces.locator(chosenFace))).not.toEqual(other);
    await page.goto(`${journey.product.url}/create/choice`);
    const tile = (name: string) => page.locator('label', { hasText: name });
    await tile('Anime').click();
    expect(await markOf(tile('Anime'))).not.toEqual(await markOf(tile('Boy')));
  });

  test.each(browsing)(
    "in a chat's menu and panels, by keyboard, on %s in the %s theme",
    async (where, colorScheme, size) => {
      const page = await journey.adult({ ...size, colorScheme });
      const email = `keys-${where.replaceAll(' ', '-')}-${colorScheme}@velour.example`;
      await signUp(page, journey.product.url, { email, redirect: '/' });
      const text = 'My sister is called Ada. In 6 words.';
      await openChat(page, 'Maren');
      await send(page, text);
      await untilAnswered(page, 'Maren', text);

      const more = page.getByRole('button', { name: 'More', exact: true }).first();
      const dialog = page.getByRole('dialog');
      const checkDialog = async () => {
        await dialog.waitFor();
        // A panel’s results are a status, too, and stay.
        await dialog
          .getByRole('status')
          .filter({ hasText: 'Loading' })
          .waitFor({ state: 'detached' });
        expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
      };
      const press = async (button: Locator) => {
        await button.focus();
        await page.keyboard.press('Enter');
      };
      const close = async () => {
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      };
      // The first time, the menu's code has not loaded.
      await press(more);
      const entry = '[role=menuitem][data-highlighted]';
      const highlighted = page.locator(entry);
      await highlighted.waitFor();
      expect(await findBarriers(page, { within: '[role=menu]' })).toEqual([]);
      // With forced colors there are no backgrounds, by which the entry is marked otherwise.
      await page.emulateMedia({ forcedColors: 'active' });
      const outline = `getComputedStyle(document.querySelector('${entry}')).outlineStyle`;
      expect(await page.evaluate<string>(outline)).toBe('solid');
      await page.emulateMedia({ forcedColors: 'none' });
      await page.keyboard.press('Escape');
      const isPhone = size === sizes.phone;
      const about = isPhone ? ['About Maren'] : [];
      for (const panel of [...panels, ...(isDeep() ? [...about, ...otherPanels] : [])]) {
        await press(more);
        await highlighted.waitFor();
        await page.keyboard.type(panel);
        await expect.poll(() => highlighted.innerText()).toBe(panel);
        await page.keyboard.press('Enter');
        await checkDialog();
        if (panel === 'Chat settings') {
          await press(dialog.getByRole('button', { name: 'Add a persona' }));
          await dialog.getByLabel('Name', { exact: true }).waitFor();
          await checkDialog();
        }
        await close();
        await expect.poll(() => more.and(page.locator(':focus')).count()).toBe(1);
      }
      const reply = lastMessageOf(page, 'Maren');
      if (isPhone) {
        await press(reply.getByRole('button', { name: 'More actions' }));
        await checkDialog();
      }
      const actions = isPhone ? dialog : reply;
      await press(actions.getByRole('button', { name: 'What went into this' }));
      await page.getByRole('dialog', { name: 'What Maren saw' }).waitFor();
      await checkDialog();
    },
  );
});
