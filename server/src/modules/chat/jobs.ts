// The job of chats: erasure of deleted sessions, a batch at a time.
import { z } from 'zod';
import type { Db } from '../../platform/db/handle.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { Queue } from '../../platform/queue.ts';
import { eraseSession, eraseSome } from './deletion.store.ts';

const ERASE = 'chat.erase_session';
const BATCH = 2_000;
/** How long a deleted chat can be restored. */
const RESTORABLE_MS = 10 * 60_000;

const Erasure = z.object({ site_id: z.uuid(), session_id: z.uuid() });

/** Safe to run twice: only hidden sessions are erased. */
export function defineChatJobs(queue: Queue, db: Db): void {
  queue.define(ERASE, Erasure, async ({ site_id, session_id }, { signal }) => {
    const scope = openScope(db, site_id);
    while ((await eraseSome(scope, session_id, BATCH)) > 0) signal.throwIfAborted();
    await eraseSession(scope, session_id);
  });
}

/** In the caller's transaction: the session is hidden if and only if its erasure is queued. */
export const eraseSessionLater = (queue: Queue, scope: Scope, sessionId: string): Promise<void> =>
  queue.send(
    scope,
    ERASE,
    { site_id: scope.site_id, session_id: sessionId },
    { afterMs: RESTORABLE_MS },
  );

/** Messages stored without an index entry are found once the scheduled indexing job has read them. */
export const indexSoon = (queue: Queue, scope: Scope): Promise<void> =>
  queue.send(scope, 'chat.index_earlier', {});
