// Puts a gift or a tip into the latest chat with its character, or a new one, in the transaction of the purchase.
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { placeOf, sealPreview } from './chat.rules.ts';
import { writeGift, type Given, type GiftKind } from './gifts.rules.ts';
import { previewTextOf } from './sessions.rules.ts';
import { addWordless, lockLatest, takePlace } from './wordless.store.ts';
import type { ChatNeeds } from './service.ts';
import type { createSessionsService } from './sessions.ts';

interface Needs extends Pick<ChatNeeds, 'clock' | 'identity' | 'safety'> {
  readonly publishChange: (personId: string, sessionId: string, revision: number) => void;
  readonly sessions: Pick<ReturnType<typeof createSessionsService>, 'open'>;
}

export interface Gift extends Given {
  readonly kind: GiftKind;
  readonly character_id: string;
}

export const createGifts =
  ({ clock, identity, safety, publishChange, sessions }: Needs) =>
  /**
   * `busy`: another transaction is changing the chat, and waiting for it while tokens are locked could be a deadlock, so the
   * whole purchase is to be tried again. Throws `safety.blocked` for a signature that a message may not say either, and as
   * opening a chat does where there is none yet.
   */
  async (
    tx: Scope,
    actor: Actor,
    { kind, character_id, ...given }: Gift,
  ): Promise<'stored' | 'busy'> => {
    if (given.user_name !== null) {
      const verdict = safety.checkInput({ text: given.user_name, recent: [], surface: 'chat' });
      if (verdict.action === 'block')
        throw new AppError('safety.blocked', { detail: verdict.reason });
    }
    const pair = { person_id: actor.id, character_id };
    let session_id = await lockLatest(tx, pair);
    if (session_id === undefined) {
      await sessions.open(tx, actor, { character_id, fresh: false });
      session_id = await lockLatest(tx, pair);
    }
    if (session_id === undefined || session_id === 'busy') return 'busy';
    const key = await identity.dataKey(tx, actor.id);
    const at = clock.now();
    const written = writeGift(given);
    const preview = sealPreview(key, session_id, previewTextOf(kind, written));
    const { seq, revision } = await takePlace(tx, { session_id, preview, at });
    const text = key.seal(written, placeOf.variant(session_id, seq, 0));
    await addWordless(tx, { session_id, seq, kind, text, at });
    tx.afterCommit(() => publishChange(actor.id, session_id, revision));
    return 'stored';
  };
