// A chat of ten thousand messages opens as fast as one of ten and renders only messages near the viewport.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { lineAt, plantChats, type PlantedChats } from '../server/test/long-chat.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import { composer } from './chat.ts';

const LONG = 10_000;
const SHORT = 10;
const MAX_ROWS = 80;

const countRows = (page: Page): Promise<number> => page.locator('[data-row]').count();

/** The numbers of the rendered messages, from the top. */
async function drawnLines(page: Page): Promise<number[]> {
  const words = await page.getByRole('feed').innerText();
  return Array.from(words.matchAll(/Line (\d+) of/g), ([, number]) => Number(number));
}

describe.skipIf(withoutBrowser)('a long chat', () => {
  const journey = setUpJourney({ isShared: false });
  let planted: PlantedChats;

  beforeAll(async () => {
    await journey.product.stop();
    planted = await plantChats(journey.product.dataDir, [LONG, SHORT]);
    await journey.product.start();
  });

  const owner = (size: (typeof sizes)[keyof typeof sizes]): Promise<Page> =>
    journey.newcomer({
      ...size,
      storageState: {
        cookies: [],
        origins: [
          {
            origin: journey.product.url,
            localStorage: [
              { name: 'velour.adult', value: 'yes' },
              {
                name: 'velour.visitor',
                value: JSON.stringify({ jwt: planted.token, adult: true }),
              },
            ],
          },
        ],
      },
    });

  /** Opens a chat, which is scrolled to its end, and returns how long that took. */
  const open = async (page: Page, length: number): Promise<number> => {
    const session_id = planted.session_ids[length === LONG ? 0 : 1] ?? '';
    const began = performance.now();
    await page.goto(`${journey.product.url}/chats/${session_id}`, { waitUntil: 'commit' });
    const end = page.getByRole('feed').getByText(lineAt(length));
    await end.waitFor();
    const took = performance.now() - began;
    const field = await composer(page).boundingBox();
    await expect
      .poll(async () => (await end.boundingBox())?.y ?? Infinity)
      .toBeLessThan(field?.y ?? 0);
    return took;
  };

  test('opens as fast as a short one', async () => {
    const page = await owner(sizes.phone);
    const took = { [LONG]: [] as number[], [SHORT]: [] as number[] };
    await open(page, SHORT); // loads the code
    for (let round = 0; round < 5; round += 1)
      for (const length of [LONG, SHORT] as const) took[length].push(await open(page, length));
    const median = (times: number[]): number => times.toSorted((a, b) => a - b)[2] ?? Infinity;
    const [long, short] = [median(took[LONG]), median(took[SHORT])];
    process.stdout.write(
      `opening a chat: ${long.toFixed(0)} ms of ${LONG} messages, ${short.toFixed(0)} ms of ${SHORT}\n`,
    );
    expect(long).toBeLessThan(short * 2 + 200); // one screen more to render, and a busy machine
  });

  test.each([
    ['a phone', sizes.phone],
    ['a wide screen', sizes.desktop],
  ])('on %s draws few rows, however far one scrolls, and jumps to its end', async (_, size) => {
    const page = await owner(size);
    await open(page, LONG);
    expect(await countRows(page)).toBeLessThan(MAX_ROWS);
    const feed = page.getByRole('feed');
    await feed.hover();
    let top = LONG;
    for (let turns = 0; turns < 10; turns += 1) {
      await page.mouse.wheel(0, -2_500);
      let lines: number[] = [];
      await expect
        .poll(async () => (lines = await drawnLines(page))[0] ?? LONG, { interval: 20 })
        .toBeLessThan(top);
      top = lines[0] ?? 0;
      expect(lines).toEqual(lines.map((_line, index) => top + index));
      expect(await countRows(page)).toBeLessThan(MAX_ROWS);
    }
    expect(top).toBeLessThan(LONG - 100);
    await page.getByRole('button', { name: 'Jump to latest message' }).click();
    await page.getByRole('feed').getByText(lineAt(LONG)).waitFor();
    expect(await countRows(page)).toBeLessThan(MAX_ROWS);
  });
});
