// Accessibility violations of a screen, by axe's rules.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A string, since it runs in the page. What follows a scroll position never ends. */
const AT_REST = `document.getAnimations().every(({ playState, effect, timeline }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity ||
  !(timeline instanceof DocumentTimeline))`;

/** Returns the violations of a page, or of what `within` selects, once animations have ended; empty for none. */
export async function findBarriers(
  page: Page,
  { isSeriousOnly = false, within = 'html' }: { isSeriousOnly?: boolean; within?: string } = {},
): Promise<string[]> {
  await expect.poll(() => page.evaluate<boolean>(AT_REST)).toBe(true);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // They hand the focus on at once, and are never where it stays.
    .exclude('[data-base-ui-focus-guard]')
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => !isSeriousOnly || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
