// Rate limits of sign-in attempts and codes, stored in the database so that all processes share them.
import { DAY_MS } from '@velour/calendar/calendar.ts';
import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { RESEND_AFTER_MS } from '../delivery.ts';
import { IdentityFailure, type Origin } from '../port.ts';
import { changeTimes, hasTimes } from './codes.store.ts';
import type { CodeVerdict } from './codes.ts';

export interface Allowance {
  readonly name: string;
  readonly most: number;
  readonly within_ms: number;
  /** The minimum time between two attempts, in milliseconds. */
  readonly pause_ms: number;
}

const WINDOW_MS = 15 * 60_000;
export const FORGOTTEN_AFTER_MS = DAY_MS;

/** Wrong passwords from one network, which is locked out for at most the window. */
export const PASSWORDS: Allowance = {
  name: 'password',
  most: 10,
  within_ms: WINDOW_MS,
  pause_ms: 0,
};
/** Wrong codes from one network, over any number of codes. */
export const CODES: Allowance = { name: 'code', most: 10, within_ms: WINDOW_MS, pause_ms: 0 };
/** The limit over all networks that the account does not know. */
const limitOfUnknownNetworks = (allowance: Allowance, most: number): Allowance => ({
  ...allowance,
  name: `${allowance.name}-strangers`,
  most,
});
/** Limits over all unknown networks together; lower for codes, because codes are short. */
const UNKNOWN_NETWORK_LIMITS: ReadonlyMap<Allowance, Allowance> = new Map([
  [PASSWORDS, limitOfUnknownNetworks(PASSWORDS, 100)],
  [CODES, limitOfUnknownNetworks(CODES, 30)],
]);
/** The networks that an account was registered from, which are known before the first sign-in. */
const REGISTRATION_NETWORKS: Allowance = {
  name: 'openers',
  most: 3,
  within_ms: DAY_MS,
  pause_ms: 0,
};
const REGISTERED_FROM: Allowance = { name: 'opened', most: 1, within_ms: DAY_MS, pause_ms: 0 };
/** Emails to one address. */
export const MAILS: Allowance = {
  name: 'mail',
  most: 5,
  within_ms: WINDOW_MS,
  pause_ms: RESEND_AFTER_MS,
};

/**
 * Re-authentication emails to an account's own address. A limit of their own, because the change
 * they authorize sends another email.
 */
export const PROOFS: Allowance = { ...MAILS, name: 'proof' };

/** Milliseconds until another attempt is allowed; 0 if it is allowed now. */
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

interface Subject {
  readonly site_id: string;
  /** An email address or an account's id. */
  readonly identifier: string;
}

/** A recorded attempt, which `release` can remove. */
export type RecordedAttempt = readonly {
  readonly subject: Subject;
  readonly allowance: Allowance;
  readonly time: number;
}[];

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts({ secret, clock }: { secret: Buffer; clock: Clock }) {
  const placeOf = ({ site_id, identifier }: Subject, { name }: Allowance) => ({
    site_id,
    holder: createHmac('sha256', secret).update(`${name}:${identifier}`).digest('base64url'),
    now: clock.now(),
  });
  const take = async (db: Db, subject: Subject, allowance: Allowance): Promise<number> => {
    const place = placeOf(subject, allowance);
    const now = place.now.getTime();
    const wait = await changeTimes(db, place, (times) => {
      const recent = times.filter((time) => time > now - allowance.within_ms);
      const ms = waitFor(recent, allowance, now);
      return { times: ms > 0 ? recent : [...recent, now], result: ms };
    });
    if (wait === 0) return now;
    throw new IdentityFailure('too_many', `Too many tries (${allowance.name}).`, {
      retryAfterMs: wait,
    });
  };

  const recordUnlimited = (db: Db, subject: Subject, allowance: Allowance): Promise<boolean> => {
    const place = placeOf(subject, allowance);
    const now = place.now.getTime();
    return changeTimes(db, place, (times) => ({
      times: [...times, now].slice(-allowance.most),
      result: waitFor(times, allowance, now) === 0,
    }));
  };

  const isRegistrationNetwork = (
    db: Db,
    subject: Subject,
    { network }: Origin,
  ): Promise<boolean> => {
    const place = placeOf(at(subject, network), REGISTERED_FROM);
    const since = place.now.getTime() - REGISTERED_FROM.within_ms;
    return hasTimes(db, place, since);
  };

  const forget = (db: Db, subject: Subject, allowance: Allowance): Promise<void> =>
    changeTimes(db, placeOf(subject, allowance), () => ({ times: [], result: undefined }));

  return {
    /** The origin of a registration that waits for its code: the network it was started from is known, too. */
    place: async (
      db: Db,
      subject: Subject,
      from: Origin | undefined,
    ): Promise<Origin | undefined> =>
      from && {
        ...from,
        isKnown: from.isKnown || (await isRegistrationNetwork(db, subject, from)),
      },

    /**
     * Records an attempt before it is made, for its network and, if the account does not know that,
     * for all unknown networks. Throws `too_many`.
     */
    async take(
      db: Db,
      subject: Subject,
      allowance: Allowance,
      from?: Origin,
    ): Promise<RecordedAttempt> {
      const mark = [];
      for (const place of keysOf(subject, allowance, from)) {
        mark.push({ ...place, time: await take(db, place.subject, place.allowance) });
      }
      return mark;
    },

    /** Records an attempt whether it is within the limit or not; returns whether it is. */
    recordUnlimited,

    /** Remembers the first few networks that the account was registered from. */
    async recordRegistration(db: Db, subject: Subject, from: Origin): Promise<void> {
      if (await isRegistrationNetwork(db, subject, from)) return;
      const isEarly = await take(db, subject, REGISTRATION_NETWORKS).then(
        () => true,
        (error: unknown) => {
          if (error instanceof IdentityFailure) return false;
          throw error;
        },
      );
      if (isEarly) await recordUnlimited(db, at(subject, from.network), REGISTERED_FROM);
    },

    /** Removes a recorded attempt that succeeded. */
    async release(db: Db, mark: RecordedAttempt): Promise<void> {
      for (const { subject, allowance, time } of mark)
        await changeTimes(db, placeOf(subject, allowance), (times) => {
          const index = times.indexOf(time);
          return { times: times.filter((_, other) => other !== index), result: undefined };
        });
    },

    /** Resets the limits: the proven owner of the mailbox is not locked out by others' failures. */
    async reset(
      db: Db,
      subject: Subject,
      { of, from }: { of: Allowance; from: Origin | undefined },
    ): Promise<void> {
      const shared = UNKNOWN_NETWORK_LIMITS.get(of);
      await forget(db, subject, of);
      if (shared) await forget(db, subject, shared);
      if (from) await forget(db, at(subject, from.network), of);
    },
  };
}

/**
 * The keys that an attempt is recorded under. Without a limit over unknown networks, it is recorded
 * per network if the network is known.
 */
function keysOf(subject: Subject, allowance: Allowance, from: Origin | undefined) {
  const shared = UNKNOWN_NETWORK_LIMITS.get(allowance);
  const ofNetwork = from && (from.isKnown || shared) ? at(subject, from.network) : subject;
  const own = { subject: ofNetwork, allowance };
  return from && !from.isKnown && shared ? [own, { subject, allowance: shared }] : [own];
}

/** The key of this subject for one network. */
export const at = ({ site_id, identifier }: Subject, network: string): Subject => ({
  site_id,
  identifier: `${identifier}|${network}`,
});

/** Throws `code_wrong`, `code_expired`. Called after the transaction, so that the recorded attempt is committed. */
export function assertRight(
  verdict: CodeVerdict,
): asserts verdict is Extract<CodeVerdict, { status: 'right' }> {
  if (verdict.status === 'wrong') throw new IdentityFailure('code_wrong', 'The code isn’t right.');
  if (verdict.status === 'expired') {
    throw new IdentityFailure('code_expired', 'The code no longer works.');
  }
}
