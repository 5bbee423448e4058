// The jobs of accounts: deletion, effects of bans, migration of trial chats.
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { Queue } from '../../platform/queue.ts';
import type { AccountService } from './service.ts';

const ERASE = 'account.erase';
const MOVE = 'account.move_chats';
const END_DEALINGS = 'account.end_dealings';

const OfPerson = z.object({ site_id: z.uuid(), person_id: z.uuid() });
const Move = z.object({ site_id: z.uuid(), from: z.uuid(), to: z.uuid() });

interface Needs {
  readonly db: Db;
  readonly account: AccountService;
  /** Schedules the removal of erased bytes from the database's files. */
  readonly purgeLater: (scope: Scope) => Promise<void>;
}

/** All of these jobs are safe to run twice. */
export function defineAccountJobs(queue: Queue, { db, account, purgeLater }: Needs): void {
  queue.define(ERASE, OfPerson, async ({ site_id, person_id }) => {
    const scope = openScope(db, site_id);
    if (await account.erase(scope, person_id)) await purgeLater(scope);
  });
  queue.define(END_DEALINGS, OfPerson, ({ site_id, person_id }) =>
    account.admin.endJobsAndRenewal(openScope(db, site_id), person_id),
  );
  queue.define(
    MOVE,
    Move,
    async ({ site_id, from, to }) => {
      const isDone = await account.moveAll(openScope(db, site_id), from, to);
      if (!isDone) throw new Error('A reply is still being written in a chat that is to move.');
    },
    { retries: 12, retryDelaySeconds: 5 },
  );
}

export const eraseLater = (
  queue: Queue,
  scope: Scope,
  person_id: string,
  at: Date,
): Promise<void> => queue.send(scope, ERASE, { site_id: scope.site_id, person_id }, { at });

export const endJobsAndRenewalLater = (
  queue: Queue,
  scope: Scope,
  person_id: string,
  at: Date,
): Promise<void> => queue.send(scope, END_DEALINGS, { site_id: scope.site_id, person_id }, { at });

export const moveLater = (queue: Queue, scope: Scope, from: string, to: string): Promise<void> =>
  queue.send(scope, MOVE, { site_id: scope.site_id, from, to });
