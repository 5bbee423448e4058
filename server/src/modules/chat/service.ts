// Chats: sessions with a character, messages stored once and in order, replies as records that grow.
import { randomUUID } from 'node:crypto';
import type { Accepted, Chat } from '@velour/contract/chat.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { LlmEngine } from '../../providers/llm/port.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue.ts';
import { isLimited, type Limit, type Limits } from '../../platform/rate-limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { AllowanceService } from '../allowance/service.ts';
import type { BudgetsService } from '../budgets/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { IdentityService } from '../identity/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { SafetyService } from '../safety/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createAdmission } from './access-check.ts';
import { createCasting } from './persona.ts';
import { createBelongings } from './personal-data.ts';
import { eraseSessionLater } from './jobs.ts';
import { createMessagesService } from './messages.ts';
import { createLate } from './replies/charge-reconciliation.ts';
import { createQuoting } from './report-quotes.ts';
import { createLeases, LEASE_MS } from './replies/leases.ts';
import { createResumes } from './replies/resume.ts';
import { createRepliesService } from './replies/replies.ts';
import { requestStop } from './replies/replies.store.ts';
import { createSessionsService, type Opening } from './sessions.ts';
import { createTurnsService, type Sending } from './send/send.ts';

export interface ChatNeeds {
  readonly db: Db;
  readonly llm: LlmEngine;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly queue: Queue;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly identity: IdentityService;
  readonly allowance: AllowanceService;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
  readonly characters: CharactersService;
  readonly safety: SafetyService;
  readonly payments: Pick<PaymentsService, 'hasPlan'>;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

/** Who asks for something that costs, and from where. */
export interface Sender {
  readonly actor: Actor;
  readonly address: string;
}

const OPENINGS: Limit = { name: 'sessions', burst: 60, per_minute: 30 };

type Asked = Omit<Sending, 'client_message_id'> & {
  readonly client_message_id?: string | undefined;
};

export type ChatService = ReturnType<typeof createChatService>;

export function createChatService(needs: ChatNeeds) {
  const {
    db,
    ids,
    queue,
    limits,
    publish,
    identity,
    sites,
    llm,
    safety,
    clock,
    log,
    metrics,
    allowance,
    budgets,
    characters,
  } = needs;
  const lease = { owner: randomUUID(), ms: LEASE_MS };
  const replies = createRepliesService({ db, llm, safety, clock, log, metrics, lease });
  const leases = createLeases({ db, clock, log, identity, allowance, publish, lease, replies });
  const admission = createAdmission(needs);
  const casting = createCasting(needs);
  const turns = createTurnsService({
    db,
    log,
    llm,
    clock,
    ids,
    identity,
    sites,
    allowance,
    budgets,
    characters,
    safety,
    publish,
    lease,
    replies,
    admission,
    casting,
  });
  const sessions = createSessionsService({
    clock,
    ids,
    identity,
    characters,
    admission,
    casting,
    eraseLater: (scope, sessionId) => eraseSessionLater(queue, scope, sessionId),
  });
  const messages = createMessagesService({
    clock,
    identity,
    safety,
    changed: (personId, session_id, revision) =>
      publish(personId, { type: 'chat.changed', session_id, revision }),
  });
  const resumes = createResumes({ identity });
  const stopReply = async (replyId: string): Promise<void> => {
    const isHere = await replies.stop(replyId);
    if (!isHere) await requestStop(db, replyId);
  };
  const belongings = createBelongings({ clock, identity, stopReply });
  let closing = false;

  /** Throws `chat.too_fast` beyond the site's limit: a reply costs the same whatever asked for it. */
  const demandPace = async (scope: Scope, { actor, address }: Sender): Promise<void> => {
    if (closing) throw new AppError('server.overloaded', { retryAfterMs: 1_000 });
    if (!isLimited(address)) return;
    const { messages_per_minute: most } = await sites.recordOf(scope);
    const outcome = await limits.take(
      { name: 'messages', burst: most, per_minute: most },
      actor.id,
    );
    if (outcome.is === 'wait') throw new AppError('chat.too_fast', { retryAfterMs: outcome.ms });
  };

  const again = async (
    scope: Scope,
    sender: Sender,
    ask: { id: string; seq: number; continues: boolean },
  ) => {
    await demandPace(scope, sender);
    const { actor } = sender;
    const session = await sessions.demandOwn(scope, actor, ask.id);
    const reply = await turns.replyAgain(scope, actor, {
      session,
      seq: ask.seq,
      continues: ask.continues,
    });
    return { session_id: session.id, reply };
  };

  /** Ends the running reply at once, here or in whichever process writes it; its part is kept. */
  const stop = async (
    scope: Scope,
    actor: Actor,
    id: string,
  ): Promise<{ session_id: string; stopped: boolean }> => {
    const { active_reply_id } = await sessions.demandOwn(scope, actor, id);
    if (active_reply_id === null) return { session_id: id, stopped: false };
    await stopReply(active_reply_id);
    return { session_id: id, stopped: true };
  };

  return {
    async open(scope: Scope, { actor, address }: Sender, opening: Opening): Promise<Chat> {
      if (isLimited(address)) await limits.demand(OPENINGS, actor.id);
      return sessions.open(scope, actor, opening);
    },
    list: sessions.list,
    read: sessions.read,
    history: sessions.history,
    edit: messages.edit,
    chooseVariant: messages.chooseVariant,
    removeMessage: messages.remove,
    setRemoved: messages.setRemoved,
    quote: createQuoting({ identity }),
    resume: resumes.resume,
    moveAll: belongings.moveAll,
    ownData: belongings.ownData,
    eraseAllOf: belongings.eraseAllOf,

    /** A message without an id of its own gets one: then a repeat is another message. */
    async send(scope: Scope, sender: Sender, asked: Asked): Promise<Accepted> {
      await demandPace(scope, sender);
      const client_message_id = asked.client_message_id ?? ids.next();
      return turns.send(scope, sender.actor, { ...asked, client_message_id });
    },

    stop,

    regenerate: (scope: Scope, sender: Sender, ask: { id: string; seq: number }) =>
      again(scope, sender, { ...ask, continues: false }),
    continue: (scope: Scope, sender: Sender, ask: { id: string; seq: number }) =>
      again(scope, sender, { ...ask, continues: true }),

    async markRead(scope: Scope, actor: Actor, ask: { id: string; seq: number }) {
      const chat = await sessions.markRead(scope, actor, ask);
      publish(actor.id, {
        type: 'chat.changed',
        session_id: chat.session_id,
        revision: chat.revision,
      });
      return chat;
    },

    /** Nobody waits for the reply of a deleted chat, so the model need not write it. */
    async remove(scope: Scope, actor: Actor, id: string): Promise<void> {
      await stop(scope, actor, id);
      await sessions.remove(scope, actor, id);
    },

    settleLate: createLate(needs),

    /** Ends what dead processes left, and begins the heartbeat. */
    async start(isAlone: boolean): Promise<void> {
      await leases.recover(isAlone);
      leases.start();
    },
    /** Begins no reply any more, and waits a while for those under way. */
    async close(patienceMs: number): Promise<void> {
      closing = true;
      await replies.close(patienceMs);
      await leases.close();
    },
  };
}
