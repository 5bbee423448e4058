// A region that the site refuses, one that needs a verified age, and the pages that everyone has a right to.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

const shots = process.env['SHOTS'];
let taken = 0;
async function shoot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return;
  taken += 1;
  await page.screenshot({ path: `${shots}/${String(taken).padStart(2, '0')}-${name}.png` });
}

const from = (region: string) => ({ extraHTTPHeaders: { 'x-region': region } });

const looks = [
  ['a phone', 'dark', sizes.phone],
  ['a phone', 'light', sizes.phone],
  ['a wide screen', 'dark', sizes.desktop],
  ['a wide screen', 'light', sizes.desktop],
] as const;

describe.skipIf(withoutBrowser)('a site with regions', () => {
  const journey = setUpJourney({
    settings: () =>
      Promise.resolve({
        REGION_HEADER: 'x-region',
        AGE_ISSUER: 'https://age.example.com',
        AGE_CLIENT_ID: 'velour',
        AGE_CLIENT_SECRET: 'secret',
      }),
  });

  test('an admin sets the rules of regions, and finds the safety report', async () => {
    const page = await journey.adult(
      { ...sizes.desktop, ...from('FR') },
      { path: `/login?redirect=/admin/site#once=${inject('adminSignIn')}` },
    );
    const regions = page.getByLabel(/^Rules by region/);
    await regions.fill('US refused\nGB verified');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Site saved.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await regions.scrollIntoViewIfNeeded();
    await shoot(page, 'settings');
    await page.getByRole('link', { name: 'Safety report' }).click();
    await page.getByRole('heading', { name: 'Safety report', level: 1 }).waitFor();
    await page
      .getByText('Staff decisions, from the audit log')
      .or(page.getByText('Nothing counted'))
      .first()
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await shoot(page, 'report');
    await page.setViewportSize(sizes.phone.viewport);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shoot(page, 'report-phone');
    expect(await findBarriers(page)).toEqual([]);
  });

  test.each(looks)(
    'a refused region gets a calm page and the removal form, on %s in the %s theme',
    async (_, colorScheme, size) => {
      const page = await journey.newcomer({ ...size, colorScheme, ...from('US') });
      journey.expectStatus(451);
      await page.goto(journey.product.url);
      await page.getByRole('heading', { name: /isn’t available where you are/ }).waitFor();
      await shoot(page, 'refused');
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('link', { name: 'Report or remove content' }).click();
      await page.getByRole('heading', { name: /remove/i, level: 1 }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
    },
  );

  test.each(looks)(
    'everyone reads the crisis protocol with its figures, on %s in the %s theme',
    async (_, colorScheme, size) => {
      const page = await journey.newcomer({ ...size, colorScheme, ...from('US') });
      journey.expectStatus(451);
      await page.goto(`${journey.product.url}/safety`);
      await page.getByRole('heading', { name: 'Our crisis protocol' }).waitFor();
      const years = page.getByRole('region', { name: 'Crisis cards by year' });
      await years
        .getByText(/^20\d\d$/)
        .first()
        .waitFor();
      await shoot(page, 'safety');
      expect(await findBarriers(page)).toEqual([]);
    },
  );

  test.each([looks[0], looks[3]])(
    'a member is asked to verify their age where it is needed, on %s in the %s theme',
    async (_, colorScheme, size) => {
      journey.expectStatus(403);
      journey.expectBadNetwork();
      const page = await journey.adult({ ...size, colorScheme, ...from('GB') });
      await signUp(page, journey.product.url, { email: `age-${randomUUID()}@velour.example` });
      await page.goto(`${journey.product.url}/profile`);
      const section = page.getByRole('region', { name: 'Age verification' });
      await section.getByText('Not verified.').waitFor();
      await section.scrollIntoViewIfNeeded();
      await shoot(page, 'profile');
      expect(await findBarriers(page)).toEqual([]);
    },
  );
});
