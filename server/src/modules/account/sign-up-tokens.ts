// Grants the site's tokens to a new account, once per confirmed email address.
import { createHmac } from 'node:crypto';
import type { Scope } from '../../platform/db/scope.ts';
import type { AccountNeeds } from './service.ts';

/** A sign-in within this time after the sign-up still grants the tokens, if an earlier one was interrupted. */
const NEWCOMER_MS = 24 * 3_600_000;

/** An address with a plus suffix reaches the same mailbox. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');

export function createSignUpTokens({ clock, vault, sites, wallet }: AccountNeeds) {
  const secret = vault.secret('sign-up-emails');
  return async (
    scope: Scope,
    { id: member_id, created_at }: { id: string; created_at: Date },
    email: string,
  ): Promise<void> => {
    if (clock.now().getTime() - created_at.getTime() > NEWCOMER_MS) return;
    const { sign_up_tokens: tokens } = await sites.recordOf(scope);
    const email_hash = createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url');
    await wallet.rewards.atSignUp(scope, { member_id, email_hash, tokens });
  };
}
