// The age check of a member: to the provider with a state of its own, and back with a code that only this member can use.
import type { AgeCheck } from '@velour/contract/safety.ts';
import { AgeFailure } from '../../providers/age/port.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { AppError } from '../../platform/errors.ts';
import {
  beginTrip,
  challengeOf,
  isSameTrip,
  redirectUriOf,
  type GoogleTrip,
} from './google.rules.ts';
import type { AccountLimits } from './rate-limits.ts';
import type { AccountNeeds } from './service.ts';

interface Needs {
  /** Encrypts the state of a redirect for the browser's cookie. */
  readonly key: DataKey;
  readonly accountLimits: Pick<AccountLimits, 'network' | 'useState'>;
  readonly hostnamesOf: (scope: Scope) => Promise<readonly string[]>;
}

/** The code is good for the member who left, and for no other. */
interface Trip extends GoogleTrip {
  readonly person_id: string;
}

interface Back {
  readonly code: string;
  readonly state: string;
  readonly cookie: string | undefined;
  readonly address: string;
}

const PLACE = 'age-trip';
/** People look for a document on the way. */
export const AGE_TRIP_MS = 30 * 60_000;

export function createAgeCheck(
  { age, identity, clock, log, publicUrl, isProduction }: AccountNeeds,
  { key, accountLimits, hostnamesOf }: Needs,
) {
  const read = (cookie: string): Trip | undefined => {
    try {
      // Only `start` encrypts such a state.
      return JSON.parse(key.open(Buffer.from(cookie, 'base64url'), PLACE)) as Trip;
    } catch {
      return undefined; // not ours
    }
  };

  const tripOf = (scope: Scope, { id }: Member, { cookie, state }: Back): Trip => {
    const trip = cookie === undefined ? undefined : read(cookie);
    const { site_id } = scope;
    const isOwn = trip?.person_id === id && isSameTrip(trip, { site_id, state, now: clock.now() });
    if (!trip || !isOwn) throw new AppError('safety.age_check_failed');
    return trip;
  };

  /** An unclear answer leaves what was known before. */
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AgeFailure)) throw error;
      log.warn({ err: error, kind: error.kind }, 'age check returned no outcome');
      throw new AppError(
        error.kind === 'refused' ? 'safety.age_check_failed' : 'safety.age_check_unavailable',
        { cause: error },
      );
    }
  };

  const stateOf = async (scope: Scope, actor: Member): Promise<AgeCheck> => {
    const row = await identity.ageChecks.read(scope, actor.id);
    const holds = identity.ageChecks.holds(row);
    return {
      is_needed: actor.needs_age_check === true && !holds,
      provider: age.isBuiltIn ? null : age.name,
      state: holds
        ? 'passed'
        : row?.outcome === 'not_adult' || row?.outcome === 'said_minor'
          ? 'not_adult'
          : 'none',
      checked_at: row?.checked_at.toISOString() ?? null,
      valid_until: holds ? (row?.valid_until.toISOString() ?? null) : null,
    };
  };

  return {
    stateOf,

    /** Where the browser goes, and the cookie that it needs when it comes back. */
    async start(
      scope: Scope,
      actor: Member,
      from: { address: string; origin: string | undefined },
    ) {
      if (age.isBuiltIn) throw new AppError('safety.age_check_missing');
      await accountLimits.network('token', from.address);
      const redirect_uri = redirectUriOf({
        public_url: publicUrl,
        hostnames: await hostnamesOf(scope),
        origin: from.origin,
        is_production: isProduction,
        path: '/age-check',
      });
      if (redirect_uri === undefined) throw new AppError('safety.age_check_unavailable');
      const trip: Trip = {
        ...beginTrip(scope.site_id, redirect_uri, clock.now()),
        until: clock.now().getTime() + AGE_TRIP_MS,
        person_id: actor.id,
      };
      const { state, nonce, verifier } = trip;
      const challenge = challengeOf(verifier);
      const url = await ask(() => age.address({ redirect_uri, state, nonce, challenge }));
      return { url, cookie: key.seal(JSON.stringify(trip), PLACE).toString('base64url') };
    },

    /** Throws `safety.age_check_failed` for a code that this member did not ask for here. */
    async finish(scope: Scope, actor: Member, back: Back): Promise<AgeCheck> {
      await accountLimits.network('token', back.address);
      const trip = tripOf(scope, actor, back);
      // The cookie is deleted as well, but a copy of it would live on.
      if (!(await accountLimits.useState(trip.state)))
        throw new AppError('safety.age_check_failed');
      const { redirect_uri, verifier, nonce } = trip;
      const outcome = await ask(() =>
        age.outcome({ code: back.code, redirect_uri, verifier, nonce }),
      );
      const { method, valid_days } = age;
      await identity.ageChecks.record(scope, actor.id, { outcome, method, valid_days });
      // The actor is as the call began: this answer may have ended what it had.
      return stateOf(scope, outcome === 'adult' ? actor : { ...actor, needs_age_check: true });
    },
  };
}
