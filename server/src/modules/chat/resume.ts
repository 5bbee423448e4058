// Resumes the stream of a reply: sends the chunks that a reader missed, or the full text if the reply has ended.
import type { ResumePoint, ServerEvent } from '@velour/contract/realtime.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { endEvent, placeOf } from './chat.rules.ts';
import { findMessage, findSession, listRunningChunks } from './sessions.store.ts';
import { readVariant } from './reply.store.ts';
import type { ChatNeeds } from './service.ts';

/** For chats of other people it sends nothing, as if they did not exist. */
export const createResume =
  ({ identity }: Pick<ChatNeeds, 'identity'>) =>
  async (
    scope: Scope,
    actor: Actor,
    { points, send }: { points: readonly ResumePoint[]; send: (event: ServerEvent) => void },
  ): Promise<void> => {
    for (const point of points) {
      const session = await findSession(scope, { id: point.session_id, person_id: actor.id });
      if (!session) continue;
      const key = await identity.dataKey(scope, actor.id);
      const at = { session_id: session.id, seq: point.seq, variant: point.variant };
      const chunks = await listRunningChunks(scope, session.id);
      const missed = chunks.filter(
        (c) => c.seq === at.seq && c.variant === at.variant && c.n > point.n,
      );
      for (const { reply_id, n, text } of missed) {
        send({ type: 'reply.chunk', ...at, n, text: key.open(text, placeOf.chunk(reply_id, n)) });
      }
      // Read after the chunks: a reply that ended in between has its full text here.
      const variant = await readVariant(scope.db, at);
      if (
        !variant ||
        variant.state === 'pending' ||
        variant.state === 'streaming' ||
        variant.state === 'blocked'
      )
        continue;
      const message = await findMessage(scope, session.id, point.seq);
      if (message?.removed_reason != null) continue;
      const text = key.open(variant.text, placeOf.variant(at.session_id, at.seq, at.variant));
      send(endEvent(at, { state: variant.state, reason: variant.failure }, text));
    }
  };
