// Buying the annual plan on a phone: a declined card, then 3-D Secure; no accessibility issues.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { codeFor, password } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

describe.skipIf(withoutBrowser)('a plan', () => {
  const journey = setUpJourney();

  test('is chosen by a visitor, paid after signing up in place, and canceled in two clicks', async () => {
    const page = await journey.adult(sizes.phone, { path: '/premium' });
    await page.getByRole('radio', { name: /^Annual/, checked: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue · $43.65' }).click();

    const dialog = page.getByRole('dialog');
    const email = `premium-${randomUUID()}@velour.example`;
    const field = (label: string) => dialog.getByLabel(label, { exact: true });
    await field('Email').fill(email);
    await field('Password').fill(password);
    await field('Password confirmation').fill(password);
    await dialog.getByRole('button', { name: 'Create Account', exact: true }).click();
    await field('Confirmation code').fill(await codeFor(journey.product.url, email));
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();

    const form = page.frameLocator('iframe[title="Card form, SANDBOX"]');
    const pay = async (number: string) => {
      await form.getByLabel('Card number').fill(number);
      await form.getByLabel('Expiry').fill('12 / 34');
      await form.getByLabel('Security code').fill('123');
      // As by a phone's keyboard, which covers the button.
      await form.getByLabel('Security code').press('Enter');
    };
    await pay('4000 0000 0000 0002');
    await form.getByText('The card was declined. Please try another card.').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await pay('4000 0025 0000 3155');
    await form.getByRole('button', { name: 'Approve' }).click();

    await page.getByRole('heading', { name: 'Welcome to Premium' }).waitFor();
    await page.getByRole('button', { name: /^Tokens: 120/ }).waitFor();
    await page.getByRole('link', { name: 'See your plan' }).click();
    await page.getByRole('timer', { name: 'New tokens in' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('button', { name: 'Yes, cancel plan' }).click();
    await page.getByText('Canceled. Your plan ends on').first().waitFor();
    await page.getByRole('button', { name: 'Resume plan' }).waitFor();
  });
});
