// Sends a message, under a mutex per session: load, moderate, charge, store, acknowledge, start the reply.
import type { Accepted } from '@velour/contract/chat.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import { BlockReason } from '@velour/contract/safety.ts';
import type { Actor } from '../../platform/actor.ts';
import { createBatcher } from '../../platform/batcher.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import type { LlmProvider, PromptMessage } from '../../providers/llm/port.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { SafetyService } from '../safety/service.ts';
import {
  acceptedOf,
  composeExchange,
  needsAiNotice,
  placeOf,
  recentTexts,
  type Exchange,
} from './chat.rules.ts';
import { commitExchanges, type SessionContext } from './conversation.store.ts';
import type { HistoryCache } from './history-cache.ts';
import type { Loader } from './load.ts';
import type { Charge, ChargeReply } from './metering.ts';
import type { Replies } from './reply.ts';
import type { Lease } from './reply.store.ts';
import { listMessages } from './sessions.store.ts';

export interface SendRequest {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
}

/** A duplicate was stored before: its sender gets the same acknowledgement, other tabs get no event. */
export interface Sent {
  readonly accepted: Accepted;
  readonly is_duplicate: boolean;
}

interface Needs {
  readonly db: Db;
  readonly llm: Pick<LlmProvider, 'name'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly lease: Lease;
  readonly loader: Pick<Loader, 'loadSession' | 'loadConversation'>;
  readonly history: HistoryCache;
  readonly safety: Pick<SafetyService, 'checkInput'>;
  readonly charge: ChargeReply;
  readonly replies: Pick<Replies, 'start'>;
  readonly catalogue: Pick<CatalogueService, 'activity'>;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

const MOST_ATTEMPTS = 4;

export function createSend(needs: Needs) {
  const { db, llm, clock, ids, lease, loader, history, safety, charge, replies } = needs;
  const runInOrder = createSessionMutex();
  const commit = createBatcher({
    run: (exchanges: Exchange[]) => commitExchanges(db, exchanges, lease),
    most: 200,
  });

  /** Stores the exchange, or refunds its charge; false when the session has changed since it was loaded. */
  const store = async (exchange: Exchange, charged: Charge | undefined): Promise<boolean> => {
    let isStored = false;
    try {
      isStored = await commit(exchange);
    } finally {
      if (!isStored) await charged?.settle('refunded');
    }
    return isStored;
  };

  const sendOnce = async (
    scope: Scope,
    actor: Actor,
    request: SendRequest,
  ): Promise<Sent | 'changed'> => {
    const { session_id, client_message_id, text } = request;
    const own: PromptMessage = { role: 'user', text };

    const session = await loader.loadSession(scope, actor, request);
    const { key, last_seq, revision, character_id, duplicate } = session;
    if (duplicate) {
      const accepted = await acceptDuplicate(scope, request, { duplicate, key });
      return { accepted, is_duplicate: true };
    }
    const at = { session_id, character_id, key, below: last_seq + 1, revision };
    const conversation = await loader.loadConversation(scope, actor, { ...at, added: [own] });
    // After the access check, whose error takes precedence.
    if (session.active_reply_id !== null) throw new AppError('chat.busy');

    const recent = recentTexts(conversation.history);
    const verdict = safety.checkInput({ text, recent, surface: 'chat' });

    const now = clock.now();
    const exchange = composeExchange({
      session_id,
      client_message_id,
      text,
      at: now,
      last_seq,
      revision,
      reply_id: ids.next(),
      ai_notice: needsAiNotice(session.notice_at, now),
      crisis: verdict.notices.includes('crisis'),
      blocked: verdict.action === 'block' ? verdict.reason : null,
      engine: llm.name,
      key,
    });
    const { reply } = exchange;
    const charged = reply
      ? await charge(scope, actor, { part: 'message', reply_id: reply.id })
      : undefined;

    if (!(await store(exchange, charged))) return 'changed';
    history.append(session_id, revision, reply ? own : undefined);
    needs.catalogue.activity.note({ character_id, chats: 0, messages: reply ? 2 : 1 });

    const accepted = acceptedOf(exchange, client_message_id, verdict);
    needs.publish(actor.id, { type: 'message.accepted', text, ...accepted });

    if (reply && charged) {
      const place = { reply_id: reply.id, seq: reply.seq, variant: 0, before: { text: '', n: 0 } };
      const job = { conversation, verdict, place, charge: charged };
      replies.start({ ...job, continues: false, isNewMessage: true });
    }
    return { accepted, is_duplicate: false };
  };

  /** Stores a message once and starts its reply. A repeated client id gets the same acknowledgement. */
  return (scope: Scope, actor: Actor, request: SendRequest): Promise<Sent> =>
    runInOrder(request.session_id, async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const outcome = await sendOnce(scope, actor, request);
        if (outcome !== 'changed') return outcome;
      }
      throw new AppError('chat.changed_elsewhere');
    });
}

/** A mutex per session: messages of one session are sent one after the other, sessions do not wait for each other. */
function createSessionMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(sessionId: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(sessionId) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(sessionId, mine);
    try {
      return await mine;
    } finally {
      if (last.get(sessionId) === mine) last.delete(sessionId);
    }
  };
}

/**
 * Acknowledges a stored message as the first time. Throws `request.key_reused` when the id was used for another text;
 * an edited message is not compared.
 */
async function acceptDuplicate(
  scope: Scope,
  { session_id, client_message_id, text }: SendRequest,
  { duplicate, key }: { duplicate: NonNullable<SessionContext['duplicate']>; key: DataKey },
): Promise<Accepted> {
  const { seq } = duplicate;
  if (
    duplicate.text &&
    !duplicate.edited &&
    key.open(duplicate.text, placeOf.variant(session_id, seq, 0)) !== text
  ) {
    throw new AppError('request.key_reused');
  }
  const around = await listMessages(scope, session_id, { after: Math.max(0, seq - 2), limit: 4 });
  const reply = around.find((row) => row.seq > seq && row.notice === null);
  const isBlocked = duplicate.state === 'blocked';
  return {
    session_id,
    client_message_id,
    seq,
    message_send_at: duplicate.send_at.toISOString(),
    verdict: isBlocked ? 'blocked' : 'allowed',
    reason: isBlocked ? BlockReason.parse(duplicate.failure) : null,
    reply:
      !isBlocked && reply?.author === 'character'
        ? { seq: reply.seq, variant: reply.active_variant }
        : null,
    notices: around.flatMap((row) =>
      row.notice === (row.seq < seq ? 'ai' : 'crisis') ? [{ seq: row.seq, kind: row.notice }] : [],
    ),
  };
}
