// Payments with Stripe on a phone: its script, frames and policy in a real browser, against a fake service.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';
import { openStripe, type Stripe } from './stripe.ts';

/** The sources that Stripe's guide requires in the policy, and no others. */
const allowed = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  'frame-src': [
    ...['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'https://checkout.stripe.com',
  ],
  'connect-src': ['https://api.stripe.com', 'https://checkout.stripe.com'],
  'img-src': ['https://*.stripe.com'],
};

/** The foreign sources of a policy by directive. */
function strangersOf(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((text): [string, string[]] => {
    const [name = '', ...sources] = text.split(' ');
    return [name, sources.filter((source) => source.startsWith('https:'))];
  });
  return Object.fromEntries(directives.filter(([, sources]) => sources.length > 0));
}

describe.skipIf(withoutBrowser)('through Stripe', () => {
  let stripe: Stripe;
  const journey = setUpJourney({
    settings: async () => {
      stripe = await openStripe();
      return stripe.settings;
    },
  });
  afterAll(() => stripe?.close());

  const member = async (email: string, redirect: string): Promise<Page> => {
    const page = await journey.adult(sizes.phone);
    await stripe.serveTo(page);
    await signUp(page, journey.product.url, { email, redirect });
    return page;
  };

  test('tokens are bought despite a late script, a declined card, 3-D Secure and reordered webhooks', async () => {
    const { url } = journey.product;
    const { headers } = await fetch(`${url}/premium`);
    expect(strangersOf(headers.get('content-security-policy') ?? '')).toEqual(allowed);

    journey.expectBadNetwork();
    const page = await member('stripe@velour.example', '/profile/tokens');
    await page.getByRole('button', { name: 'Get tokens' }).click();
    const modal = page.getByRole('dialog', { name: 'Tokens Inventory' });
    stripe.isReachable = false;
    await modal.getByRole('button', { name: /^350 tokens/ }).click();
    await modal.getByText('The card form didn’t load. You haven’t been charged.').waitFor();
    stripe.isReachable = true;
    await modal.getByRole('button', { name: 'Try again' }).click();

    const form = modal.frameLocator('iframe[title="Secure payment input frame"]');
    const pay = async (number: string) => {
      await form.getByLabel('Card number').fill(number);
      await modal.getByRole('button', { name: 'Pay $29.99' }).click();
    };
    await pay('4242');
    await modal.getByText('Your card number is incomplete.').waitFor();
    await pay('4000 0000 0000 0002');
    await modal.getByText('Your card has been declined.').waitFor();
    await page.getByText('Payment failed. Please try again.').waitFor();
    await modal.getByText('You have 20 tokens.').waitFor();

    const bank = page
      .frameLocator('iframe[title="Secure 3D authentication frame"]')
      .frameLocator('iframe[title="Your bank"]');
    await pay('4000 0025 0000 3155');
    await bank.getByRole('button', { name: 'Fail' }).click();
    await modal.getByText('You didn’t confirm the payment with your bank.').waitFor();
    await pay('4000 0025 0000 3155');
    // Key by key into the focused element: the dialog must not take the focus.
    await bank.getByLabel('Code from your bank').click();
    await page.keyboard.type('123456');
    await bank.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Payment successful! Your balance has been updated.').waitFor();
    await modal.waitFor({ state: 'detached' });

    expect(await stripe.deliverWebhooks(url)).toBeGreaterThan(3);
    const bought = page.getByRole('listitem').filter({ hasText: 'Package' });
    await bought.getByText('+350').waitFor();
    await page.reload();
    await bought.first().waitFor();
    expect(await bought.count()).toBe(1);
  });

  test('a plan is paid by a slow card: the return page updates by itself', async () => {
    const page = await member('slow@velour.example', '/premium');
    await page.getByRole('button', { name: /^Continue · / }).click();
    const checkout = page.frameLocator('iframe[title="Secure payment form"]');
    await checkout.getByLabel('Card number').fill('4000 0000 0000 0002');
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    await checkout.getByText('Your card was not taken.').waitFor();
    await checkout.getByLabel('Card number').fill('4000 0000 0000 0077');
    await checkout.getByRole('button', { name: 'Subscribe' }).click();

    await page.getByRole('heading', { name: 'Your payment is processing' }).waitFor();
    await stripe.completeSlowPayments();
    await page.getByRole('heading', { name: 'Welcome to Premium' }).waitFor();
    const balance = page.getByRole('button', { name: /^Tokens: 120/ });
    await balance.waitFor();
    await stripe.deliverWebhooks(journey.product.url);
    await page.goto(`${journey.product.url}/profile/tokens`);
    await balance.waitFor();
    const given = page.getByRole('listitem').filter({ hasText: '+100' });
    await given.first().waitFor();
    expect(await given.count()).toBe(1);
  });
});
