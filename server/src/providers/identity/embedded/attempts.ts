// Rate limits of attempts per address, counted in the database so that concurrent attempts count.
import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { RESEND_AFTER_MS } from '../delivery.ts';
import { IdentityFailure } from '../port.ts';
import { changeTimes } from './attempts.store.ts';

export interface Allowance {
  readonly name: string;
  readonly most: number;
  readonly within_ms: number;
  /** At least so long between two. */
  readonly pause_ms: number;
}

const WINDOW_MS = 15 * 60_000;
export const FORGOTTEN_AFTER_MS = WINDOW_MS;

/** Wrong passwords; an account is locked for no longer than the window. */
export const PASSWORDS: Allowance = {
  name: 'password',
  most: 10,
  within_ms: WINDOW_MS,
  pause_ms: 0,
};
/** Wrong codes, over however many codes. */
export const CODES: Allowance = { name: 'code', most: 10, within_ms: WINDOW_MS, pause_ms: 0 };
/** Mails to one address. */
export const MAILS: Allowance = {
  name: 'mail',
  most: 5,
  within_ms: WINDOW_MS,
  pause_ms: RESEND_AFTER_MS,
};

/** Mails to an account's own address that prove it; apart, since a change that they prove sends another one. */
export const PROOFS: Allowance = { ...MAILS, name: 'proof' };

/** Milliseconds until another one is allowed; 0 when it is now. */
export function waitFor(times: readonly number[], allowance: Allowance, now: number): number {
  const { most, within_ms, pause_ms } = allowance;
  const recent = times.filter((time) => time > now - within_ms);
  const ofMany = recent.at(-most);
  const last = recent.at(-1);
  return Math.max(
    0,
    ofMany === undefined ? 0 : ofMany + within_ms - now,
    last === undefined || pause_ms === 0 ? 0 : last + pause_ms - now,
  );
}

export interface Subject {
  readonly site_id: string;
  /** An address or an account's id. */
  readonly whom: string;
}

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts({ secret, clock }: { secret: Buffer; clock: Clock }) {
  const placeOf = ({ site_id, whom }: Subject, { name }: Allowance) => ({
    site_id,
    holder: createHmac('sha256', secret).update(`${name}:${whom}`).digest('base64url'),
    now: clock.now(),
  });
  return {
    /** Counts an attempt before it is made and returns its mark, for `giveBack`. Throws `too_many`. */
    async take(db: Db, subject: Subject, allowance: Allowance): Promise<number> {
      const place = placeOf(subject, allowance);
      const now = place.now.getTime();
      const wait = await changeTimes(db, place, (times) => {
        const recent = times.filter((time) => time > now - allowance.within_ms);
        const ms = waitFor(recent, allowance, now);
        return { times: ms > 0 ? recent : [...recent, now], result: ms };
      });
      if (wait === 0) return now;
      throw new IdentityFailure('too_many', `Too many tries (${allowance.name}).`, {
        retry_after_ms: wait,
      });
    },

    /** Counts one that is not refused for the number of those before it. */
    async note(db: Db, subject: Subject, allowance: Allowance): Promise<void> {
      const place = placeOf(subject, allowance);
      await changeTimes(db, place, (times) => ({
        times: [...times, place.now.getTime()].slice(-allowance.most),
        result: undefined,
      }));
    },

    /** Uncounts the one that turned out to be no failure, and no other. */
    async giveBack(
      db: Db,
      subject: Subject,
      given: { of: Allowance; mark: number },
    ): Promise<void> {
      await changeTimes(db, placeOf(subject, given.of), (times) => {
        const place = times.indexOf(given.mark);
        return { times: times.filter((_, index) => index !== place), result: undefined };
      });
    },

    /** Resets the count: a proven owner of the mailbox is not locked out by the failures of others. */
    async forgive(db: Db, subject: Subject, allowance: Allowance): Promise<void> {
      await changeTimes(db, placeOf(subject, allowance), () => ({ times: [], result: undefined }));
    },
  };
}
