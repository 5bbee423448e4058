// Chats: sessions with a character, messages stored once and in order, replies as records that grow.
import { randomUUID } from 'node:crypto';
import type { Accepted } from '@velour/contract/chat.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { LlmEngine } from '../../engines/llm/port.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { isLimited, type Limits } from '../../platform/limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { CharactersService } from '../characters/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SafetyService } from '../safety/service.ts';
import { eraseSessionLater } from './jobs.ts';
import { createMessagesService } from './messages/service.ts';
import { createLeases, LEASE_MS } from './replies/leases/service.ts';
import { createResumes } from './replies/resumes/service.ts';
import { createRepliesService } from './replies/service.ts';
import { requestStop } from './replies/store.ts';
import { createSessionsService } from './sessions/service.ts';
import { createTurnsService, type Sending } from './turns/service.ts';

export interface ChatNeeds {
  readonly db: Db;
  readonly llm: LlmEngine;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly queue: Queue;
  readonly identity: IdentityService;
  readonly characters: CharactersService;
  readonly safety: SafetyService;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

/** Who sends, from where, and how many messages a minute the site allows. */
export interface Sender {
  readonly actor: Actor;
  readonly address: string;
  readonly messages_per_minute: number;
}

export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(needs: ChatNeeds) {
  const { db, queue, limits, publish, identity } = needs;
  const lease = { owner: randomUUID(), ms: LEASE_MS };
  const replies = createRepliesService({ ...needs, lease });
  const leases = createLeases({ ...needs, lease, replies });
  const turns = createTurnsService({ ...needs, lease, replies });
  const sessions = createSessionsService({
    ...needs,
    eraseLater: (scope, sessionId) => eraseSessionLater(queue, scope, sessionId),
  });
  const messages = createMessagesService({
    ...needs,
    changed: (personId, session_id, revision) =>
      publish(personId, { type: 'chat.changed', session_id, revision }),
  });
  const resumes = createResumes({ identity });

  const again = async (
    scope: Scope,
    actor: Actor,
    ask: { id: string; seq: number; continues: boolean },
  ) => {
    const session = await sessions.demandOwn(scope, actor, ask.id);
    const reply = await turns.replyAgain(scope, actor, {
      session,
      seq: ask.seq,
      continues: ask.continues,
    });
    return { session_id: session.id, reply };
  };

  return {
    open: sessions.open,
    list: sessions.list,
    read: sessions.read,
    history: sessions.history,
    edit: messages.edit,
    chooseVariant: messages.chooseVariant,
    removeMessage: messages.remove,
    resume: resumes.resume,

    /** Throws `chat.too_fast` beyond the site's limit, and everything that `turns.send` does. */
    send(scope: Scope, sender: Sender, sending: Sending): Promise<Accepted> {
      const { actor, address, messages_per_minute: most } = sender;
      if (isLimited(address)) {
        const outcome = limits.take({ name: 'messages', burst: most, per_minute: most }, actor.id);
        if (outcome.is === 'wait')
          throw new AppError('chat.too_fast', { retryAfterMs: outcome.ms });
      }
      return turns.send(scope, actor, sending);
    },

    /** Ends the running reply at once, here or in whichever process writes it; its part is kept. */
    async stop(
      scope: Scope,
      actor: Actor,
      id: string,
    ): Promise<{ session_id: string; stopped: boolean }> {
      const { active_reply_id } = await sessions.demandOwn(scope, actor, id);
      if (active_reply_id === null) return { session_id: id, stopped: false };
      const isHere = await replies.stop(active_reply_id);
      if (!isHere) await requestStop(db, active_reply_id);
      return { session_id: id, stopped: true };
    },

    regenerate: (scope: Scope, actor: Actor, ask: { id: string; seq: number }) =>
      again(scope, actor, { ...ask, continues: false }),
    continue: (scope: Scope, actor: Actor, ask: { id: string; seq: number }) =>
      again(scope, actor, { ...ask, continues: true }),

    async markRead(scope: Scope, actor: Actor, ask: { id: string; seq: number }) {
      const chat = await sessions.markRead(scope, actor, ask);
      publish(actor.id, {
        type: 'chat.changed',
        session_id: chat.session_id,
        revision: chat.revision,
      });
      return chat;
    },

    remove: sessions.remove,

    /** Ends what dead processes left, and begins the heartbeat. */
    async start(isAlone: boolean): Promise<void> {
      await leases.recover(isAlone);
      leases.start();
    },
    async close(patienceMs: number): Promise<void> {
      await replies.close(patienceMs);
      await leases.close();
    },
  };
}
