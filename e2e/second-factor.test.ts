// The second factor of an admin in a real browser: a passkey of Chromium's virtual authenticator, an app, a recovery code.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { codeFor, password } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true }).waitFor();

/** Adds a virtual security key that confirms at once. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign In');
}

describe.skipIf(withoutBrowser)('an admin', () => {
  // Not shared, because other journeys use the same admin without a second factor.
  const journey = setUpJourney({ isShared: false });

  test('adds a passkey, signs in with it, and with a recovery code where there is no key', async () => {
    // Browsers do not allow passkeys on IP addresses.
    const at = journey.product.url.replace('127.0.0.1', 'localhost');
    const path = `/login?redirect=/profile#once=${inject('adminSignIn')}`;
    const page = await journey.adult(sizes.desktop, { at, path });
    await plugIn(page);
    await page.getByRole('heading', { name: 'Second factor' }).waitFor();

    // The seeded admin has no password, but an email address by which it can set one.
    const email = 'operator@velour.example';
    await press(page, 'Change: Email');
    const change = page.getByRole('dialog');
    await change.getByLabel('New email').fill(email);
    await change.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('Confirmation code').fill(await codeFor(journey.product.url, email));
    await press(page, 'Confirm');
    await page.getByText('Your new email is confirmed.').waitFor();
    await journey.product.passTime(61_000);
    const earlier = await codeFor(journey.product.url, email);
    await press(page, 'Set password');
    await page.getByLabel(/^Code from/).fill(await codeFor(journey.product.url, email, earlier));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password confirmation', { exact: true }).fill(password);
    await page.getByRole('dialog').getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password set. You can now sign in with it.').waitFor();

    await press(page, 'Add passkey');
    await page.getByLabel('Name', { exact: true }).fill('Blue key');
    await press(page, 'Create passkey');
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
    await codes.getByRole('listitem').first().waitFor();
    const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
    expect(recoveryCode).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(await findBarriers(page)).toEqual([]);
    await press(page, 'I’ve saved them');
    await page.getByText('10 unused codes left').waitFor();
    await page.getByText(/^Passkey · added/).waitFor();

    await page.locator('#content').getByRole('button', { name: 'Logout' }).click();
    await page.getByText('You have been successfully logged out.').waitFor();
    await page.goto(`${at}/login?redirect=/admin/dashboard`);
    await signIn(page, email);
    await title(page, 'One more step');
    expect(await findBarriers(page)).toEqual([]);
    // No other screen is accessible.
    await page.goto(`${at}/chats`);
    await title(page, 'One more step');
    await page.goto(`${at}/admin/audit`);
    await press(page, 'Use a passkey');
    await title(page, 'Audit log');
    await page.getByText('Second factor enrolled').waitFor();
    await page.reload();
    await title(page, 'Audit log');

    const phone = await journey.adult(sizes.phone, { at, path: '/login?redirect=/admin/audit' });
    await signIn(phone, email);
    await title(phone, 'One more step');
    await press(phone, 'Use a recovery code');
    await phone.getByLabel('Recovery code', { exact: true }).fill(recoveryCode.toLowerCase());
    expect(await findBarriers(phone)).toEqual([]);
    await press(phone, 'Continue');
    await title(phone, 'Audit log');
    await phone.getByText('Second factor recovery code used').waitFor();
  });
});
