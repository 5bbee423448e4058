// Messages without text: a gift or a tip in the transaction of its purchase, a picture in the one that pays for it.
import type { PaidJob } from '@velour/contract/studio.ts';
import type { z } from 'zod';
import type { Actor, Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Effect } from '../../platform/http/idempotency.ts';
import { requireAllowed } from '../safety/service.ts';
import type { StudioService } from '../studio/service.ts';
import { placeOf, sealPreview } from './chat.rules.ts';
import { previewTextOf } from './sessions.rules.ts';
import { requireSession } from './sessions.store.ts';
import { writeGift, writePicture, type Given, type GiftKind } from './wordless.rules.ts';
import { addWordless, lockChat, lockLatest, takePlace } from './wordless.store.ts';
import type { ChatNeeds } from './service.ts';
import type { createSessionsService } from './sessions.ts';

export type ChatPictures = Pick<StudioService, 'orders' | 'outcomesOf'>;

interface Parts {
  readonly publishChange: (personId: string, sessionId: string, revision: number) => void;
  readonly sessions: Pick<ReturnType<typeof createSessionsService>, 'open'>;
}

export interface Gift extends Given {
  readonly kind: GiftKind;
  readonly character_id: string;
}

interface Added {
  readonly session_id: string;
  readonly person_id: string;
  readonly kind: GiftKind | 'picture';
  readonly written: string;
}

export function createWordless(
  { clock, identity, safety, studio }: ChatNeeds,
  { publishChange, sessions }: Parts,
) {
  /** Appends it to a locked chat; returns its seq. */
  const add = async (
    tx: Scope,
    { session_id, person_id, kind, written }: Added,
  ): Promise<number> => {
    const key = await identity.dataKey(tx, person_id);
    const at = clock.now();
    const preview = sealPreview(key, session_id, previewTextOf(kind, written));
    const { seq, revision } = await takePlace(tx, { session_id, preview, at });
    const text = key.seal(written, placeOf.variant(session_id, seq, 0));
    await addWordless(tx, { session_id, seq, kind, text, at });
    tx.afterCommit(() => publishChange(person_id, session_id, revision));
    return seq;
  };

  return {
    /**
     * Adds it to the latest chat with its character, or to a new one. `busy`: another transaction is changing the
     * chat, and waiting for it while tokens are locked could deadlock, so the caller retries the whole purchase.
     * Throws `safety.blocked` for a signature that a message could not contain either, and the errors of opening a
     * chat if there is none yet.
     */
    async addGift(
      tx: Scope,
      actor: Actor,
      { kind, character_id, ...given }: Gift,
    ): Promise<'stored' | 'busy'> {
      const { user_name: text } = given;
      if (text !== null) requireAllowed(safety.checkInput({ text, recent: [], surface: 'chat' }));
      const pair = { person_id: actor.id, character_id };
      let session_id = await lockLatest(tx, pair);
      if (session_id === undefined) {
        await sessions.open(tx, actor, { character_id, fresh: false });
        session_id = await lockLatest(tx, pair);
      }
      if (session_id === undefined || session_id === 'busy') return 'busy';
      await add(tx, { session_id, person_id: actor.id, kind, written: writeGift(given) });
      return 'stored';
    },

    /** Throws `chat.not_found`, and the errors of a studio order; then nothing is charged and no message is stored. */
    async orderPicture(
      scope: Scope,
      actor: Member,
      { id, prompt }: { id: string; prompt: string },
    ): Promise<Effect<z.infer<typeof PaidJob> & { readonly seq: number }>> {
      const own = { id, person_id: actor.id };
      const { character_id } = await requireSession(scope, own);
      const wanted = { character_id, prompt, number: 1, shape: 'portrait' } as const;
      const pay = await studio.orders.order(scope, actor, wanted, 'chat');
      return (started) =>
        inTransaction(started, async (tx) => {
          // Locks the chat before the wallet, in the same order as the end of a paid reply.
          if (!(await lockChat(tx, own))) throw new AppError('chat.not_found');
          const job = await pay(tx);
          const written = writePicture(job.job_id);
          const about = { session_id: id, person_id: actor.id, kind: 'picture' } as const;
          return { ...job, seq: await add(tx, { ...about, written }) };
        });
    },
  };
}
