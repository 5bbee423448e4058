// Thousands of cards scrolled through, there and back: what has gone out of sight is let go, and nobody's place is lost.
import type { Locator, Page } from 'playwright-core';
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

/** How far below the window's upper edge the middle of something is. */
async function middleOf(something: Locator): Promise<number> {
  const box = await something.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

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

      // Nobody in sight is missing, and each is where arithmetic says.
      const last = everyone(page).getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      const name = (await last.innerText()).split(',')[0] ?? '';
      await last.getByRole('link').click();
      await composer(page).waitFor();
      await page.goBack();
      const met = cards(page).filter({ hasText: `${name},` });
      await met.waitFor();
      const isInSight = (at: number) => at > 0 && at < size.viewport.height;
      await expect.poll(() => middleOf(met)).toSatisfy(isInSight);
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
