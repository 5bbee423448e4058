// A visitor's trial: what is asked of the model is counted before it is asked, and given back where nothing came of it.
import type { Actor } from '../../../../platform/actor.ts';
import type { Db } from '../../../../platform/db/handle.ts';
import { openScope, type Scope } from '../../../../platform/db/scope.ts';
import type { Log } from '../../../../platform/log.ts';
import type { IdentityService, TrialPart } from '../../../identity/service.ts';
import type { SitesService } from '../../../sites/service.ts';

interface Needs {
  readonly db: Db;
  readonly log: Log;
  readonly identity: Pick<IdentityService, 'spendTrial' | 'giveTrialBack'>;
  readonly sites: Pick<SitesService, 'recordOf'>;
}

/** What was counted; `giveBack` uncounts it. */
export interface Counted {
  giveBack(): void;
}

export type Trial = ReturnType<typeof createTrial>;

export function createTrial({ db, log, identity, sites }: Needs) {
  /**
   * Undefined for members, who are not counted. Throws `identity.required` where the trial is over. As many replies may
   * be asked for once more as messages may be sent, over all chats.
   */
  return async (scope: Scope, actor: Actor, part: TrialPart): Promise<Counted | undefined> => {
    if (actor.kind !== 'visitor') return undefined;
    const { trial_messages: most } = await sites.recordOf(scope);
    await identity.spendTrial(scope, actor.id, { part, most });
    return {
      giveBack() {
        // The transaction that counted it may be over for long.
        identity
          .giveTrialBack(openScope(db, scope.site_id), actor.id, part)
          .catch((error: unknown) => log.warn({ err: error }, 'a trial was not given back'));
      },
    };
  };
}
