// The admin dashboard by keyboard and on a phone: backlog, statistics, and a budget change.
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

describe.skipIf(withoutBrowser)('an operator', () => {
  const journey = setUpJourney();

  test('reads the day, moves along a chart by keyboard, and changes a budget with a reason', async () => {
    // The statistics exclude the seed's members, so a new visitor is needed.
    const newcomer = await journey.adult(sizes.desktop);
    await signUp(newcomer, journey.product.url, { email: `chart-${randomUUID()}@velour.example` });
    const page = await journey.adult(sizes.desktop, {
      path: `/login#once=${inject('adminSignIn')}`,
    });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: /^Admin/ }).click();
    const screens = page.getByRole('navigation', { name: 'Admin' });
    await screens.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

    // The last screen is in sight on a laptop, and the present one in a lower window.
    const bottomOf = async (name: string) => {
      const box = await screens.getByRole('link', { name }).boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await bottomOf('Providers')).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 1440, height: 600 });
    expect(await bottomOf('Site')).toBeGreaterThan(600);
    await screens.getByRole('link', { name: 'Site' }).click();
    await expect.poll(() => bottomOf('Site')).toBeLessThan(600);
    await page.setViewportSize(sizes.desktop.viewport);
    await screens.getByRole('link', { name: 'Dashboard' }).click();

    const joined = page.getByRole('slider', { name: 'Sign-ups by day' });
    const valueText = () => joined.getAttribute('aria-valuetext');
    await expect.poll(valueText).toMatch(/: [1-9]\d*$/);
    const today = await valueText();
    await joined.press('Home');
    expect(await valueText()).not.toBe(today);
    await joined.press('End');
    expect(await valueText()).toBe(today);
    // At least the new visitor's.
    const visits = page.getByRole('slider', { name: 'Visits by day' });
    await expect.poll(() => visits.getAttribute('aria-valuetext')).toMatch(/: [1-9]\d*$/);
    await page.getByRole('meter', { name: 'Pictures' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.setViewportSize(sizes.phone.viewport);
    await page.getByText('Today', { exact: true }).last().click();
    await page
      .getByText(/all day yesterday$/)
      .first()
      .waitFor();
    expect(page.url()).toMatch(/\?days=1$/);
    const sideways = () =>
      page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'View budgets' }).click();
    await page.getByRole('heading', { name: 'Budgets', level: 1 }).waitFor();
    const pictures = page.getByRole('region', { name: 'Pictures' });
    await pictures.getByRole('button', { name: 'Edit budget' }).click();
    const form = page.getByRole('dialog', { name: 'Budget for pictures' });
    await form.getByLabel(/^Daily limit for the site/).fill('1,234');
    await form.getByLabel(/^Price in US dollars/).fill('0.04');
    await form.getByLabel(/^Reason/).fill('A quieter month.');
    expect(await findBarriers(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await pictures.getByText('1,234 pictures · $49.36').waitFor();
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
});
