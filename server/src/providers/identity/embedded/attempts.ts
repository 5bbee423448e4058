// Rate limits of attempts per address, counted in the database so that concurrent attempts count.
import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { RESEND_AFTER_MS } from '../delivery.ts';
import { IdentityFailure, type Origin } from '../port.ts';
import { changeTimes, hasTimes } from './attempts.store.ts';

export interface Allowance {
  readonly name: string;
  readonly most: number;
  readonly within_ms: number;
  /** At least so long between two. */
  readonly pause_ms: number;
}

const WINDOW_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;
export const FORGOTTEN_AFTER_MS = DAY_MS;

/** Wrong passwords from one network; it is locked out for no longer than the window. */
export const PASSWORDS: Allowance = {
  name: 'password',
  most: 10,
  within_ms: WINDOW_MS,
  pause_ms: 0,
};
/** Wrong codes from one network, over however many codes. */
export const CODES: Allowance = { name: 'code', most: 10, within_ms: WINDOW_MS, pause_ms: 0 };
/** From all networks that the account does not know, together. */
const ofStrangers = (allowance: Allowance, most: number): Allowance => ({
  ...allowance,
  name: `${allowance.name}-strangers`,
  most,
});
/** What all strangers together have beside what each of their networks has; codes are short, so they have less. */
const STRANGERS: ReadonlyMap<Allowance, Allowance> = new Map([
  [PASSWORDS, ofStrangers(PASSWORDS, 100)],
  [CODES, ofStrangers(CODES, 30)],
]);
/** The networks that an account was opened from; they are known before the first sign-in. */
const OPENERS: Allowance = { name: 'openers', most: 3, within_ms: DAY_MS, pause_ms: 0 };
const OPENED: Allowance = { name: 'opened', most: 1, within_ms: DAY_MS, pause_ms: 0 };
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

/** A counted try, for `giveBack`. */
export type Mark = readonly {
  readonly subject: Subject;
  readonly allowance: Allowance;
  readonly time: number;
}[];

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts({ secret, clock }: { secret: Buffer; clock: Clock }) {
  const placeOf = ({ site_id, whom }: Subject, { name }: Allowance) => ({
    site_id,
    holder: createHmac('sha256', secret).update(`${name}:${whom}`).digest('base64url'),
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
      retry_after_ms: wait,
    });
  };

  const note = (db: Db, subject: Subject, allowance: Allowance): Promise<void> => {
    const place = placeOf(subject, allowance);
    return changeTimes(db, place, (times) => ({
      times: [...times, place.now.getTime()].slice(-allowance.most),
      result: undefined,
    }));
  };

  const isOpener = (db: Db, subject: Subject, { network }: Origin): Promise<boolean> => {
    const place = placeOf(at(subject, network), OPENED);
    const since = place.now.getTime() - OPENED.within_ms;
    return hasTimes(db, place, since);
  };

  const forget = (db: Db, subject: Subject, allowance: Allowance): Promise<void> =>
    changeTimes(db, placeOf(subject, allowance), () => ({ times: [], result: undefined }));

  return {
    /** Of an account that waits for its code: where it was opened from is known as well. */
    place: async (
      db: Db,
      subject: Subject,
      from: Origin | undefined,
    ): Promise<Origin | undefined> =>
      from && { ...from, isKnown: from.isKnown || (await isOpener(db, subject, from)) },

    /**
     * Counts a try before it is made, by its network and, where that is not known, with those of all strangers. Throws
     * `too_many`.
     */
    async take(db: Db, subject: Subject, allowance: Allowance, from?: Origin): Promise<Mark> {
      const mark = [];
      for (const place of placesOf(subject, allowance, from)) {
        mark.push({ ...place, time: await take(db, place.subject, place.allowance) });
      }
      return mark;
    },

    /** Counts one that is not refused for the number of those before it. */
    note,

    /** Remembers that an account was opened from here, of the first few networks. */
    async noteOpener(db: Db, subject: Subject, from: Origin): Promise<void> {
      if (await isOpener(db, subject, from)) return;
      const isEarly = await take(db, subject, OPENERS).then(
        () => true,
        (error: unknown) => {
          if (error instanceof IdentityFailure) return false;
          throw error;
        },
      );
      if (isEarly) await note(db, at(subject, from.network), OPENED);
    },

    /** Uncounts the one that turned out to be no failure, and no other. */
    async giveBack(db: Db, mark: Mark): Promise<void> {
      for (const { subject, allowance, time } of mark)
        await changeTimes(db, placeOf(subject, allowance), (times) => {
          const index = times.indexOf(time);
          return { times: times.filter((_, other) => other !== index), result: undefined };
        });
    },

    /** Resets the counts: a proven owner of the mailbox is not locked out by the failures of others. */
    async forgive(
      db: Db,
      subject: Subject,
      { of, from }: { of: Allowance; from: Origin | undefined },
    ): Promise<void> {
      const shared = STRANGERS.get(of);
      await forget(db, subject, of);
      if (shared) await forget(db, subject, shared);
      if (from) await forget(db, at(subject, from.network), of);
    },
  };
}

/** Where a try is counted. What has no count of strangers is counted by network for known ones only. */
function placesOf(subject: Subject, allowance: Allowance, from: Origin | undefined) {
  const shared = STRANGERS.get(allowance);
  const ofNetwork = from && (from.isKnown || shared) ? at(subject, from.network) : subject;
  const own = { subject: ofNetwork, allowance };
  return from && !from.isKnown && shared ? [own, { subject, allowance: shared }] : [own];
}

/** The same subject as this network tries it. */
export const at = ({ site_id, whom }: Subject, network: string): Subject => ({
  site_id,
  whom: `${whom}|${network}`,
});
