// Payments on FlexPay's own page, there and back: declined, paid before any postback, charged back, and a plan.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { openFlexPay, type FlexPay } from './flexpay.ts';
import { setUpJourney } from './journey.ts';

describe.skipIf(withoutBrowser)('through FlexPay', () => {
  let flexpay: FlexPay;
  const journey = setUpJourney({
    settings: async () => {
      flexpay = await openFlexPay();
      return flexpay.settings;
    },
  });
  afterAll(() => flexpay?.close());

  const isClean = async (page: Page) => {
    expect(await findBarriers(page)).toEqual([]);
  };
  const decide = async (page: Page, name: 'Pay' | 'Decline') => {
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };

  test('tokens are bought there and back, once, and a chargeback takes them', async () => {
    const { url } = journey.product;
    const page = await journey.adult(sizes.phone);
    await signUp(page, url, { email: 'flex@velour.example', redirect: '/profile/tokens' });
    const choose = async () => {
      await page.getByRole('button', { name: 'Get tokens' }).click();
      const modal = page.getByRole('dialog', { name: 'Tokens Inventory' });
      await modal.getByRole('button', { name: /^350 tokens/ }).click();
      await modal.getByText(/secure page, and come back here afterward/).waitFor();
    };
    await choose();
    await isClean(page);
    await decide(page, 'Decline');
    await page.getByRole('heading', { name: 'You haven’t been charged' }).waitFor();
    await isClean(page);
    await page.getByRole('link', { name: 'Back to Tokens' }).click();
    await choose();
    await decide(page, 'Pay');
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await isClean(page);
    const reference = new URL(page.url()).searchParams.get('payment_intent_id') ?? '';
    expect(await flexpay.deliverPostbacks(url)).toBe(1);
    await page.getByRole('link', { name: 'Back to Tokens' }).click();
    const bought = page.getByRole('listitem').filter({ hasText: 'Package' });
    await bought.getByText('+350').waitFor();
    expect(await bought.count()).toBe(1);
    await flexpay.chargeBack(reference);
    await flexpay.deliverPostbacks(url);
    await expect
      .poll(async () => {
        await page.reload();
        await page.getByRole('listitem').first().waitFor();
        return page.getByText('−350').count();
      })
      .toBe(1);
  });

  test('a plan is bought there and canceled here, and is not offered again what FlexPay cannot do', async () => {
    const { url } = journey.product;
    const page = await journey.adult(sizes.desktop);
    await signUp(page, url, { email: 'plan@velour.example', redirect: '/premium' });
    await page.getByRole('button', { name: /^Continue · / }).click();
    await decide(page, 'Pay');
    await page.getByRole('heading', { name: 'Welcome to Premium' }).waitFor();
    await isClean(page);
    await page.getByRole('link', { name: 'See your plan' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('button', { name: 'Yes, cancel plan' }).click();
    await page
      .getByText('This plan can’t be resumed. You can choose a plan again when it ends.')
      .waitFor();
    expect(await page.getByRole('button', { name: 'Resume plan' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Change plan' }).count()).toBe(0);
    await isClean(page);
  });
});
