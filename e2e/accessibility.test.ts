// Nothing serious stands in the way of anybody: the main screens at both sizes, dark and light, as axe sees them.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setStage } from './stage.ts';
import { meet, say, untilAnswered } from './talk.ts';

/** What is serious or worse, in one line each. */
async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

describe.skipIf(withoutBrowser)('no barrier', () => {
  const stage = setStage();

  test.each([
    ['a phone', 'dark', sizes.phone],
    ['a phone', 'light', sizes.phone],
    ['a wide screen', 'dark', sizes.desktop],
    ['a wide screen', 'light', sizes.desktop],
  ] as const)('on %s in the %s theme', async (where, colorScheme, size) => {
    const door = await stage.newcomer({ ...size, colorScheme });
    await door.goto(stage.product.url);
    await door.getByRole('dialog', { name: 'For adults only' }).waitFor();
    expect(await findBarriers(door)).toEqual([]);

    const page = await stage.adult({ ...size, colorScheme });
    const everyone = page.getByRole('region', { name: 'Everyone' });
    await everyone.scrollIntoViewIfNeeded(); // only what is near the window is drawn
    await everyone.getByRole('link').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    const asked = `Hello from ${where}, ${colorScheme}, in 20 words.`;
    await meet(page, 'Maren');
    await say(page, asked);
    await untilAnswered(page, 'Maren', asked);
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`${stage.product.url}/chats`);
    await page.getByRole('navigation', { name: 'Your chats' }).getByRole('link').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(`${stage.product.url}/featured`);
    await everyone.getByRole('link').first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    stage.expectStatus(404);
    await page.goto(`${stage.product.url}/nothing`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });
});
