// Leases on replies: a heartbeat renews our own, and orphaned replies of dead processes are ended with what they have.
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope } from '../../platform/db/scope.ts';
import type { Log } from '../../platform/log.ts';
import type { AllowanceService } from '../allowance/service.ts';
import type { IdentityService } from '../identity/service.ts';
import { endEvent, placeOf, sealPreview } from './chat.rules.ts';
import type { Replies } from './reply.ts';
import {
  adoptOrphans,
  listChunks,
  readVariant,
  renewLeases,
  type Lease,
  type Orphan,
} from './reply.store.ts';

/** A dead writer's reply shows as interrupted within lease and beat: under five seconds. */
export const LEASE_MS = 3_500;
const BEAT_MS = 1_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly lease: Lease;
  readonly replies: Pick<Replies, 'stop' | 'end' | 'runningIds'>;
  readonly identity: IdentityService;
  readonly allowance: Pick<AllowanceService, 'settle'>;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

export function createLeases(needs: Needs) {
  const { db, lease, log, replies } = needs;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  const beat = async (): Promise<void> => {
    const ours = replies.runningIds();
    if (ours.length > 0) {
      for (const id of await renewLeases(db, ours, lease)) void replies.stop(id);
    }
    await recover(false);
  };

  /** `everything`: no other process can be alive, as with an embedded database that we hold. */
  const recover = async (everything: boolean): Promise<void> => {
    for (const orphan of await adoptOrphans(db, lease, everything)) {
      if (replies.runningIds().includes(orphan.id)) continue; // our own, after a pause longer than the lease
      await endOrphan(needs, orphan).catch((error: unknown) =>
        log.error(
          { err: error, reply_id: orphan.id },
          'ending an orphaned reply failed; the next heartbeat retries',
        ),
      );
    }
  };

  return {
    recover,
    start(): void {
      timer = setInterval(() => {
        beating = beating
          .then(beat)
          .catch((error: unknown) => log.warn({ err: error }, 'reply heartbeat failed'));
      }, BEAT_MS);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await beating;
    },
  };
}

/** Ends an orphan as interrupted with the text that its log holds, notifies the readers and refunds the charge. */
async function endOrphan(needs: Needs, orphan: Orphan): Promise<void> {
  const { db, identity, replies, clock, publish } = needs;
  const { session_id, seq, variant } = orphan;
  const key = await identity.dataKey(openScope(db, orphan.site_id), orphan.person_id);
  const place = placeOf.variant(session_id, seq, variant);
  const before = await readVariant(db, orphan);
  const chunks = await listChunks(db, orphan.id);
  const logged = chunks.map((chunk) => key.open(chunk.text, placeOf.chunk(orphan.id, chunk.n)));
  const text = (before ? key.open(before.text, place) : '') + logged.join('');
  const ending = { state: 'failed', reason: 'llm.interrupted' } as const;
  const revision = await replies.end({
    reply_id: orphan.id,
    session_id,
    seq,
    variant,
    state: ending.state,
    failure: ending.reason,
    text: key.seal(text, place),
    preview: sealPreview(key, session_id, text),
    n: chunks.at(-1)?.n ?? before?.n ?? 0,
    at: clock.now(),
    prompt_tokens: null,
    completion_tokens: null,
  });
  if (revision === undefined) return;
  publish(orphan.person_id, endEvent(orphan, ending, text));
  await needs.allowance.settle(openScope(db, orphan.site_id), orphan.id, 'refunded');
}
