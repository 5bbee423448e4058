// Accounts: sign-up on a phone, mistyped codes, password reset, Google, redirects, deletion.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { codeFor, fillNewAccount, password, signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

const betweenCodesMs = 61_000;
/** Unique, since journeys share a product. */
const addressOf = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@velour.example`;

const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
const pathOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length);

describe.skipIf(withoutBrowser)('an account', () => {
  const journey = setUpJourney();
  const mailbox = () => journey.product.url;

  test('is created on a phone after a mistyped code, and stays signed in after a reload and in a second tab', async () => {
    const page = await journey.adult(sizes.phone, { path: '/profile' });
    const email = addressOf('phone');
    await title(page, 'Sign In');
    expect(pathOf(page)).toBe('/login?redirect=%2Fprofile');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await press(page, 'Create Account');
    await page.getByText('Password confirmation is required').waitFor();
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await fillNewAccount(page, email);
    await page.getByText('p***@velour.example').waitFor();
    expect(await page.locator('body').innerText()).not.toContain(email);
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    const code = await codeFor(mailbox(), email);
    journey.expectStatus(400);
    await field(page, 'Confirmation code').fill(wrong(code));
    await press(page, 'Confirm');
    await page.getByText('That code isn’t right. Please check it and try again.').waitFor();
    await page.getByText('Failed to confirm email. Please try again.').waitFor();
    await field(page, 'Confirmation code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, 'Confirm');
    await page.getByText('Email verify successfully').waitFor();
    await page.getByText('Logged in successfully').waitFor();
    await page.getByText('This device').waitFor();
    expect(pathOf(page)).toBe('/profile');
    expect(await findBarriers(page, { isSeriousOnly: true })).toEqual([]);
    await page.reload();
    await page.getByText('This device').waitFor();
    const second = await page.context().newPage();
    await second.goto(`${journey.product.url}/profile`);
    await second.getByText('This device').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.getByText('You have been successfully logged out.').waitFor();
    expect(pathOf(page)).toBe('/');
    await second.waitForURL(`${journey.product.url}/`);
    await second.getByRole('link', { name: 'Login' }).first().waitFor();
    const stored = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
    expect(stored).not.toContain('velour.member');
  });

  test('is confirmed and signed in by the code alone after a reload', async () => {
    const page = await journey.adult(sizes.phone, { path: '/register' });
    const email = addressOf('reload');
    await fillNewAccount(page, email);
    const code = await codeFor(mailbox(), email);
    await page.reload();
    await title(page, 'Confirm Registration');
    await field(page, 'Confirmation code').fill(code);
    await press(page, 'Confirm');
    await page.waitForURL(`${journey.product.url}/`);
  });

  test('gets a new password by a code, and the old one is refused', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/' });
    const email = addressOf('forgot');
    await signUp(page, mailbox(), { email });
    const first = await codeFor(mailbox(), email);
    journey.expectStatus(429);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.getByText('You have been successfully logged out.').waitFor();
    await page.goto(`${journey.product.url}/forgot-password?redirect=%2Fchats`);
    await field(page, 'Email').fill(email);
    await press(page, 'Send code');
    await page.getByText('Failed to send password reset instructions.').waitFor();
    await journey.product.passTime(betweenCodesMs); // another code may be sent after a minute
    await press(page, 'Send code');
    await field(page, 'Confirmation code').fill(await codeFor(mailbox(), email, first));
    await field(page, 'New password').fill('eight-velvet-chairs');
    await field(page, 'New password confirmation').fill('eight-velvet-chairs');
    await press(page, 'Reset Password');
    await page
      .getByText('Password reset successful. You can now log in with your new password.')
      .waitFor();
    journey.expectStatus(400);
    await field(page, 'Password').fill(password);
    await press(page, 'Sign In');
    await page.getByText('Incorrect email or password.').waitFor();
    await field(page, 'Password').fill('eight-velvet-chairs');
    await press(page, 'Sign In');
    await page.waitForURL('**/chats');
  });

  test('is created with Google in a popup that closes itself', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/login?redirect=%2Fprofile' });
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      press(page, 'Continue with Google'),
    ]);
    await popup.getByText('This is not Google').waitFor();
    await popup.getByRole('textbox').first().fill(addressOf('google'));
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button').first().click();
    await closed;
    await page.getByText('Logged in successfully').waitFor();
    await page.getByText('No password. You sign in another way.').waitFor();
    expect(pathOf(page)).toBe('/profile');
  });

  test('closing the popup does not sign in', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/login' });
    journey.expectStatus(401);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      press(page, 'Continue with Google'),
    ]);
    await popup.getByText('This is not Google').waitFor();
    await popup.close();
    await page.getByText('Authentication was cancelled or failed').waitFor();
    await title(page, 'Sign In');
  });

  test('is created with the keyboard alone', async () => {
    const page = await journey.adult(sizes.desktop, { path: '/register?redirect=%2Fprofile' });
    const email = addressOf('keys');
    await title(page, 'Create Account');
    await expect
      .poll(() => field(page, 'Email').evaluate((box) => box.matches(':focus')))
      .toBe(true);
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab'); // the password's visibility button
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await title(page, 'Confirm Registration');
    await page.keyboard.type(await codeFor(mailbox(), email));
    await page.keyboard.press('Enter');
    await page.getByText('This device').waitFor();
  });

  test('a foreign redirect address leads to the home page', async () => {
    const page = await journey.adult(sizes.phone, { path: '/' });
    await signUp(page, mailbox(), { email: addressOf('hostile') });
    await page.goto(`${journey.product.url}/login?redirect=%2F%5Celsewhere.example`);
    await page.waitForURL(`${journey.product.url}/`);
    await page.goto(`${journey.product.url}/admin`);
    await page.waitForURL(`${journey.product.url}/`);
  });
});
