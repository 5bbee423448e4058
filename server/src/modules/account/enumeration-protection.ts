// Enumeration protection: replies are the same, and take the same time, whether or not an account exists.
import type { IdentityFailureKind } from '../../providers/identity/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { AccountLimits } from './rate-limits.ts';
import { callProvider, isFailure } from './account.rules.ts';
import type { AccountNeeds } from './service.ts';

/** Protected replies are sent after this time, which is far longer than differences in processing time. */
const HIDDEN_MS = 1_000;

interface Hidden<T> {
  readonly address: string;
  readonly work: () => Promise<T>;
  /** A protected site's reply in place of the real one; may throw errors that reveal nothing. */
  readonly instead: () => T;
  /** Refusals that a protected site replaces, in addition to those that always reveal an account. */
  readonly hides?: readonly IdentityFailureKind[];
  /** True if the real case sends an email, which takes time: everyone gets the `instead` reply then. */
  readonly mails?: boolean;
}

export function createEnumerationProtection(
  { clock, sites, log }: AccountNeeds,
  accountLimits: AccountLimits,
) {
  /** Replies truthfully, with a rate limit per network. */
  const run = async <T>({ work, address }: Hidden<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (reveals(error)) await accountLimits.network('probe', address);
      throw error;
    }
  };

  const hide = async <T>({ work, instead, mails = false, hides = [] }: Hidden<T>): Promise<T> => {
    const over = clock.wait(HIDDEN_MS);
    const reply = work().catch((error: unknown) => {
      if (reveals(error) || isFailure(error, ...hides)) return instead();
      throw error;
    });
    try {
      if (!mails) return await reply;
      const settled = reply.catch((error: unknown) => {
        log.warn({ err: error }, 'sending a code failed');
        // Only a person who should get an email can notice that it is missing.
        if (!isFailure(error, 'mail_failed')) throw error;
      });
      await Promise.race([settled, over]);
      settled.catch(() => undefined); // a later failure was logged above
      return instead();
    } finally {
      await over;
    }
  };

  const isProtected = async (scope: Scope): Promise<boolean> =>
    (await sites.recordOf(scope)).hide_account_existence === true;

  return {
    isProtected,

    /** Makes a provider call whose result depends on whether an account exists. */
    async run<T>(scope: Scope, hidden: Hidden<T>): Promise<T> {
      const hides = await isProtected(scope);
      return callProvider(() => (hides ? hide(hidden) : run(hidden)));
    },
  };
}

const reveals = (error: unknown): boolean =>
  isFailure(error, 'user_unknown', 'email_taken', 'already_confirmed');
