// Signs up like a user: the form, then the emailed code.
import type { Page } from 'playwright-core';

export const password = 'seven-velvet-chairs';

interface Mailbox {
  mails: { to: string; text: string }[];
}

/** The code of the latest email to an address, other than `after`. */
export async function codeFor(at: string, to: string, after?: string): Promise<string> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const reply = await fetch(`${at}/dev/mail`, { headers: { accept: 'application/json' } });
    // The mailbox's own format.
    const { mails } = (await reply.json()) as Mailbox;
    const code = mails
      .filter((mail) => mail.to === to)
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .find((found) => found !== undefined && found !== after);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code came to ${to}.`);
}

/** The title is a level below in the modal. */
export async function fillNewAccount(page: Page, email: string, level = 1): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('Password confirmation').fill(password);
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await page.getByRole('heading', { name: 'Confirm Registration', level }).waitFor();
}

/** Signs up at the product's address `at` and ends at `redirect`. */
export async function signUp(
  page: Page,
  at: string,
  { email, redirect = '/profile' }: { email: string; redirect?: string },
): Promise<void> {
  await page.goto(`${at}/register?redirect=${encodeURIComponent(redirect)}`);
  await fillNewAccount(page, email);
  await page.getByLabel('Confirmation code', { exact: true }).fill(await codeFor(at, email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.waitForURL(`**${redirect}`);
}
