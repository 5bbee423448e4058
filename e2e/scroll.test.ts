// Scrolling thousands of cards, down and up: unmounted nodes are released, and the position is restored.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import { composer } from './chat.ts';

const CROWD = 2_000;
/** The maximum number of DOM nodes: 25 per card near the viewport, and the rest of the page. */
const MAX_NODES = 3_500;

const everyone = (page: Page) => page.getByRole('region', { name: 'Everyone' });
const cards = (page: Page) => everyone(page).getByRole('link');

/** Runs in the page: scrolls as fast as the list loads until the card of this number is rendered. */
const scrollTo = (number: number) => `new Promise((resolve) => {
  const onward = () => {
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show more')?.click();
    scrollBy(0, innerHeight);
    const places = [...document.querySelectorAll('li[aria-posinset]')];
    if (places.some((one) => Number(one.ariaPosInSet) >= ${number})) resolve();
    else requestAnimationFrame(onward);
  };
  requestAnimationFrame(onward);
})`;

/** Runs in the page: scrolls back to the top, without a stop. */
const scrollUp = `new Promise((resolve) => {
  const onward = () => {
    scrollBy(0, -2 * innerHeight);
    if (scrollY === 0) resolve();
    else requestAnimationFrame(onward);
  };
  requestAnimationFrame(onward);
})`;

/** Runs in the page: records the position at a click, since the driver scrolls before it and a growing list changes. */
const noteThePress = `addEventListener('click', () => { window.pressed_at = scrollY; }, { capture: true, once: true })`;

/** All DOM nodes in memory, attached or not, after garbage collection. */
async function countNodes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return nodes;
}

/** Nodes that are fading out are released later. */
const expectFewNodes = (page: Page) => expect.poll(() => countNodes(page)).toBeLessThan(MAX_NODES);

describe.skipIf(withoutBrowser)('scrolling', () => {
  const journey = setUpJourney({ crowd: CROWD });

  test.each([
    ['a phone', sizes.phone],
    ['a wide screen', sizes.desktop],
  ])(
    'through two thousand cards on %s and back leaves nothing behind, and the place stays',
    async (_, size) => {
      const page = await journey.adult(size, { path: '/?sort=new' });
      await cards(page).first().waitFor();
      await page.evaluate(scrollTo(CROWD));
      await expectFewNodes(page);

      // Going back restores the exact position, computed before anything is rendered.
      await page.evaluate(noteThePress);
      await everyone(page).getByRole('listitem').last().getByRole('link').click();
      await composer(page).waitFor();
      const left = await page.evaluate<number>('pressed_at');
      await page.goBack();
      await cards(page).first().waitFor();
      await expect.poll(() => page.evaluate<number>('scrollY')).toBe(left);
      expect(left).toBeGreaterThan(50 * size.viewport.height);
      await expectFewNodes(page);

      await page.evaluate(scrollUp);
      await expect
        .poll(() => everyone(page).getByRole('listitem').first().getAttribute('aria-posinset'))
        .toBe('1');
      await expectFewNodes(page);
    },
  );
});
