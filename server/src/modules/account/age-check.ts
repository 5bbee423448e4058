// The age check of a member: redirects to the provider, and accepts only this member's code.
import type { AgeCheck } from '@velour/contract/safety.ts';
import { AgeFailure } from '../../providers/age/port.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { OpenIdTrips, TripBack } from './openid-trips.ts';
import type { AccountNeeds } from './service.ts';

/** Long, because people look for a document during the check. */
export const AGE_TRIP_MS = 30 * 60_000;

export function createAgeCheck(
  { age, identity, log }: AccountNeeds,
  { trips }: { readonly trips: OpenIdTrips },
) {
  /** Without a clear outcome, an earlier one stays valid. */
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

    /** The provider's URL, and the cookie that the browser needs when it returns. */
    async start(
      scope: Scope,
      actor: Member,
      from: { address: string; origin: string | undefined },
    ) {
      if (age.isBuiltIn) throw new AppError('safety.age_check_missing');
      const trip = await trips.start(scope, from, actor.id);
      if (!trip) throw new AppError('safety.age_check_unavailable');
      const url = await ask(() => age.address(trip.request));
      return { url, cookie: trip.cookie };
    },

    /** Throws `safety.age_check_failed` for a code that this member did not request in this browser. */
    async finish(scope: Scope, actor: Member, back: TripBack): Promise<AgeCheck> {
      const given = await trips.finish(scope, back, actor.id);
      if (!given) throw new AppError('safety.age_check_failed');
      const outcome = await ask(() => age.outcome(given));
      const { method, valid_days } = age;
      await identity.ageChecks.record(scope, actor.id, { outcome, method, valid_days });
      // The actor is from the start of the call, and the outcome may have changed that state.
      return stateOf(scope, outcome === 'adult' ? actor : { ...actor, needs_age_check: true });
    },
  };
}
