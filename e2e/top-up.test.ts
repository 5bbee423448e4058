// Buying tokens on a phone: a declined card, then 3-D Secure; no accessibility issues.
import type { FrameLocator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { signUp } from './account.ts';
import { withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

async function pay(form: FrameLocator, number: string): Promise<void> {
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('12 / 40');
  await form.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: 'Pay $29.99' }).click();
}

describe.skipIf(withoutBrowser)('tokens', () => {
  const journey = setUpJourney();

  test('are bought on a phone after a declined card, with 3-D Secure', async () => {
    const { url } = journey.product;
    const page = await journey.adult({ viewport: { width: 320, height: 640 } });
    await signUp(page, url, { email: 'tess@velour.example', redirect: '/profile/tokens' });
    const clean = async () => {
      expect(await findBarriers(page)).toEqual([]);
    };

    await page.getByRole('button', { name: 'Get tokens' }).click();
    const modal = page.getByRole('dialog', { name: 'Tokens Inventory' });
    const offers = modal.getByRole('listitem');
    await offers.first().waitFor();
    expect(await offers.allInnerTexts()).toEqual([
      expect.stringMatching(/^100 tokens\s+\$9\.99$/),
      expect.stringMatching(/^350 tokens\s+14% off\s+\$29\.99$/),
      expect.stringMatching(/^1,000 tokens\s+30% off\s+\$69\.99$/),
      expect.stringMatching(/^2,500 tokens\s+40% off\s+\$149\.99$/),
    ]);
    await clean();

    await offers.nth(1).getByRole('button').click();
    const form = modal.frameLocator('iframe');
    await pay(form, '4000 0000 0000 0002');
    await form.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
    await page.getByText('Payment failed. Please try again.').waitFor();
    await clean();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);

    await pay(form, '4000 0025 0000 3155');
    await form.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Payment successful! Your balance has been updated.').waitFor();
    await modal.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'Package' }).getByText('+350').waitFor();
  });
});
