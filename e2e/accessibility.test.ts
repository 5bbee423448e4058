// Accessibility: axe finds no serious issue on the main screens, on both sizes and in both themes.
import { isDeep } from '@velour/testing/depth.ts';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import { openChat, send, untilAnswered } from './chat.ts';

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
});
