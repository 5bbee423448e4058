// Orders a picture in a chat: paid for and placed in one transaction, and told to the model as what became of it.
import type { PaidJob } from '@velour/contract/studio.ts';
import type { z } from 'zod';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Effect } from '../../platform/http/idempotency.ts';
import type { StudioService } from '../studio/service.ts';
import { placeOf, sealPreview } from './chat.rules.ts';
import { writePicture } from './pictures.rules.ts';
import { previewTextOf } from './sessions.rules.ts';
import { findSession } from './sessions.store.ts';
import { addWordless, lockChat, takePlace } from './wordless.store.ts';
import type { ChatNeeds } from './service.ts';

export type ChatPictures = Pick<StudioService, 'orders' | 'outcomesOf'>;

interface Needs extends Pick<ChatNeeds, 'clock' | 'identity' | 'studio'> {
  readonly publishChange: (personId: string, sessionId: string, revision: number) => void;
}

interface Order {
  readonly id: string;
  readonly prompt: string;
}

type Ordered = z.infer<typeof PaidJob> & { readonly seq: number };

export const createPictureOrders =
  ({ clock, identity, studio, publishChange }: Needs) =>
  /** Throws `chat.not_found`, and as an order of the studio does; nothing is charged then, and no message stored. */
  async (scope: Scope, actor: Member, { id, prompt }: Order): Promise<Effect<Ordered>> => {
    const chat = await findSession(scope, { id, person_id: actor.id });
    if (!chat) throw new AppError('chat.not_found');
    const { character_id } = chat;
    const wanted = { character_id, prompt, number: 1, shape: 'portrait' } as const;
    const pay = await studio.orders.order(scope, actor, wanted, 'chat');
    return (started) =>
      inTransaction(started, async (tx) => {
        // The chat before the wallet, as the end of a paid reply takes them.
        if (!(await lockChat(tx, { session_id: id, person_id: actor.id })))
          throw new AppError('chat.not_found');
        const job = await pay(tx);
        const key = await identity.dataKey(tx, actor.id);
        const at = clock.now();
        const written = writePicture(job.job_id);
        const preview = sealPreview(key, id, previewTextOf('picture', written));
        const { seq, revision } = await takePlace(tx, { session_id: id, preview, at });
        const text = key.seal(written, placeOf.variant(id, seq, 0));
        await addWordless(tx, { session_id: id, seq, kind: 'picture', text, at });
        tx.afterCommit(() => publishChange(actor.id, id, revision));
        return { ...job, seq };
      });
  };
