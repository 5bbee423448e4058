// Thousands of cards scrolled through, there and back: what has gone out of sight is let go, and nobody's place is lost.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setStage } from './stage.ts';
import { composer } from './talk.ts';

const CROWD = 2_000;
/** As many cards as are near the window at most, some twenty-five nodes each, and the page around them. */
const MOST_NODES = 3_500;

const everyone = (page: Page) => page.getByRole('region', { name: 'Everyone' });
const cards = (page: Page) => everyone(page).getByRole('link');

/** Runs in the page: on and on, as fast as the list comes, until a card of this number is drawn. */
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

/** And back up, without a stop. */
const scrollUp = `new Promise((resolve) => {
  const onward = () => {
    scrollBy(0, -2 * innerHeight);
    if (scrollY === 0) resolve();
    else requestAnimationFrame(onward);
  };
  requestAnimationFrame(onward);
})`;

/** Runs in the page: notes where one was when one pressed. A driver scrolls to what it presses, and a list that still grows has another last card then. */
const noteThePress = `addEventListener('click', () => { window.pressed_at = scrollY; }, { capture: true, once: true })`;

/** All nodes that the page's memory holds, in the document or not, after everything that nobody holds has been let go. */
async function countNodes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return nodes;
}

/** Nodes on their way out are let go some moments later. */
const expectFewNodes = (page: Page) =>
  expect.poll(() => countNodes(page), { timeout: 15_000 }).toBeLessThan(MOST_NODES);

describe.skipIf(withoutBrowser)('scrolling', () => {
  const stage = setStage({ crowd: CROWD });

  test.each([
    ['a phone', sizes.phone],
    ['a wide screen', sizes.desktop],
  ])(
    'through two thousand cards on %s and back leaves nothing behind, and the place stays',
    async (_, size) => {
      const page = await stage.adult(size, { path: '/?sort=new' });
      await cards(page).first().waitFor();
      await page.evaluate(scrollTo(CROWD));
      await expectFewNodes(page);

      // Whoever goes back stands to the pixel where the press was, which arithmetic says before anybody is drawn.
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
    180_000,
  );
});
