// The site's tokens for a new account, once for each confirmed email.
import { createHmac } from 'node:crypto';
import type { Scope } from '../../platform/db/scope.ts';
import type { AccountNeeds } from './service.ts';

/** So long after signing up a sign-in gives them still, where an earlier one broke off. */
const NEWCOMER_MS = 24 * 3_600_000;

/** The part after a plus reaches the same mailbox. */
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
