// Notifications in a browser: the bell with its empty inbox, and the settings on the profile.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

const shots = process.env['SHOTS'];
const shoot = async (page: Page, name: string) => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png` });
};

describe.skipIf(withoutBrowser)('notifications', () => {
  const journey = setUpJourney();

  test.each(['phone', 'desktop'] as const)('are seen and set on a %s', async (size) => {
    const page = await journey.adult(sizes[size], { path: '/' });
    const email = `bell-${randomUUID()}@velour.example`;
    await signUp(page, journey.product.url, { email });

    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing new' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await shoot(page, `inbox-${size}`);
    await page.keyboard.press('Escape');

    const section = page.getByRole('region', { name: 'Notifications', exact: true });
    const toggle = (name: string) => section.getByRole('switch', { name, exact: true });
    await toggle('Daily email').click();
    await section.getByRole('switch', { name: 'Daily email', checked: true }).waitFor();
    await toggle('Quiet hours').click();
    await section.getByText(/^Push notifications wait until they end/).waitFor();
    await section.scrollIntoViewIfNeeded();
    expect(await findBarriers(page)).toEqual([]);
    await shoot(page, `settings-${size}`);
    await page.reload();
    await section.getByRole('switch', { name: 'Daily email', checked: true }).waitFor();
    await toggle('Notifications').click();
    await section.getByText(/^Everything is off/).waitFor();
    await toggle('Daily email').waitFor({ state: 'detached' });
  });
});
