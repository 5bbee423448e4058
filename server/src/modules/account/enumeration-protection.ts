// Whether somebody has an account here is their secret: on sites that say so, every answer is the same, after the same time.
import type { TimerClock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Log } from '../../platform/log.ts';
import type { SitesService } from '../sites/service.ts';
import type { AccountLimits } from './rate-limits.ts';
import { asked, isFailure } from './account.rules.ts';

/** Hidden answers come after this, far above what the work behind them differs by. */
const HIDDEN_MS = 1_000;

interface Asking<T> {
  readonly address: string;
  readonly work: () => Promise<T>;
  /** What a hiding site answers where the truth would tell; may throw what anybody may be told. */
  readonly instead: () => T;
  /** Where only the truth sends a mail, which takes its time, `instead` is answered to everybody. */
  readonly mails?: boolean;
}

export type EnumerationProtection = ReturnType<typeof createEnumerationProtection>;

interface Needs {
  readonly clock: TimerClock;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly pacing: AccountLimits;
  readonly log: Log;
}

export function createEnumerationProtection({ clock, sites, pacing, log }: Needs) {
  /** The truth is told, but to no stranger more than a few times an hour. */
  const tell = async <T>({ work, address }: Asking<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (tells(error)) await pacing.network('probe', address);
      throw error;
    }
  };

  const hide = async <T>({ work, instead, mails = false }: Asking<T>): Promise<T> => {
    const over = clock.wait(HIDDEN_MS);
    const answer = work().catch((error: unknown) => {
      if (tells(error)) return instead();
      throw error;
    });
    try {
      if (!mails) return await answer;
      const heard = answer.catch((error: unknown) => {
        log.warn({ err: error }, 'sending a code failed');
        // Only whoever would get a mail could miss it.
        if (!isFailure(error, 'mail_failed')) throw error;
      });
      await Promise.race([heard, over]);
      heard.catch(() => undefined); // what fails later was logged above
      return instead();
    } finally {
      await over;
    }
  };

  return {
    /** Asks the provider something whose answer depends on whether an account exists. */
    async ask<T>(scope: Scope, asking: Asking<T>): Promise<T> {
      const { hide_account_existence: isHiding } = await sites.recordOf(scope);
      return asked(() => (isHiding ? hide(asking) : tell(asking)));
    },
  };
}

const tells = (error: unknown): boolean =>
  isFailure(error, 'user_unknown', 'email_taken', 'already_confirmed');
