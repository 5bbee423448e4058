// What a run may ask its paid engine for: reserved before it is begun, put right by what was made.
import { openScope } from '../../platform/db/scope.ts';
import type { Db } from '../../platform/db/handle.ts';
import { AppError } from '../../platform/errors.ts';
import type { BudgetsService, Reserved } from '../budgets/service.ts';
import type { Kind } from './kinds.rules.ts';
import { JobFailure } from './jobs.rules.ts';
import type { JobRow } from './jobs.store.ts';

interface Needs {
  readonly db: Db;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
}

export type JobBudget = ReturnType<typeof createJobBudget>;

export function createJobBudget({ db, budgets }: Needs) {
  return {
    /** Throws a `JobFailure` where a cap is reached: nobody waits until midnight with tokens set aside. */
    async reserve({ site_id, owner_id, total }: JobRow, { engine }: Kind): Promise<Reserved> {
      try {
        const scope = openScope(db, site_id);
        return await budgets.reserve(scope, { person_id: owner_id, engine, amount: total });
      } catch (cause) {
        if (!(cause instanceof AppError)) throw cause;
        const { code } = cause;
        if (code === 'budget.reached' || code === 'budget.person_reached')
          throw new JobFailure('failed', code, { cause });
        throw cause;
      }
    },
  };
}
