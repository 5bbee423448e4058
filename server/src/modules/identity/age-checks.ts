// The age check of a member: stores its outcome, method and time, and nothing else from the provider.
import { DAY_MS } from '@velour/calendar/calendar.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { inTransaction } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { markAdult } from './identity.store.ts';
import * as store from './age-checks.store.ts';
import type { AgeCheckRow } from './age-checks.store.ts';

interface Needs {
  readonly clock: Clock;
  /** Called when account states may have changed. */
  readonly changed: () => void;
  readonly endSignIns: (tx: Scope, personId: string) => Promise<unknown>;
  /** Notifies the site's admins. */
  readonly onHold: (tx: Scope, personId: string) => Promise<void>;
}

export function createAgeChecks({ clock, changed, endSignIns, onHold }: Needs) {
  const holds = (row: AgeCheckRow | undefined): boolean =>
    row?.outcome === 'adult' && row.valid_until > clock.now();

  return {
    read: (scope: Scope, personId: string): Promise<AgeCheckRow | undefined> =>
      store.readAgeCheck(scope.db, personId),

    holds,

    /** An outcome replaces the earlier one: if it is `not_adult`, the person has no valid check any more. */
    async record(
      scope: Scope,
      personId: string,
      found: { outcome: 'adult' | 'not_adult'; method: string; valid_days: number },
    ): Promise<AgeCheckRow> {
      const now = clock.now();
      const { outcome, method, valid_days } = found;
      const row = {
        person_id: personId,
        outcome,
        method,
        checked_at: now,
        valid_until: new Date(now.getTime() + valid_days * DAY_MS),
      };
      await inTransaction(scope, async (tx) => {
        if (!(await isThere(tx, personId, outcome, now)))
          throw new AppError('identity.token_invalid');
        await store.writeAgeCheck(tx.db, row);
        tx.afterCommit(changed);
      });
      return row;
    },

    /**
     * A person who says that they are a minor is treated as one until a check or an admin contradicts it: signed out
     * everywhere, and not an adult. A visitor's trial ends. Safe to run twice.
     */
    hold: (scope: Scope, actor: Pick<Actor, 'id' | 'kind'>): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const { id } = actor;
        const now = clock.now();
        const row = {
          outcome: 'said_minor',
          method: 'chat',
          checked_at: now,
          valid_until: now,
        } as const;
        if (!(await store.lockPerson(tx.db, id))) return;
        // A passed check outweighs a message.
        if (holds(await store.readAgeCheck(tx.db, id))) return;
        await store.writeAgeCheck(tx.db, { person_id: id, ...row });
        if (actor.kind === 'visitor') await store.endTrial(tx.db, id);
        else await endSignIns(tx, id);
        tx.afterCommit(changed);
        await onHold(tx, id);
      }),

    /** Ends a passed check, or releases a person who was held as a minor. Returns whether there was either. */
    async revoke(tx: Scope, personId: string): Promise<boolean> {
      const row = await store.readAgeCheck(tx.db, personId);
      if (row?.outcome !== 'adult' && row?.outcome !== 'said_minor') return false;
      await store.writeAgeCheck(tx.db, { ...row, outcome: 'revoked' });
      tx.afterCommit(changed);
      return true;
    },
  };
}

/** Passing the check also passes the age gate. */
const isThere = async (tx: Scope, personId: string, outcome: string, now: Date): Promise<boolean> =>
  outcome !== 'adult' || markAdult(tx, personId, now);
