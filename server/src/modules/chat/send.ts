// Sends a message, under a mutex per person: load, moderate, store with its charge, acknowledge, start the reply.
import type { Accepted } from '@velour/contract/messages.ts';
import { BlockReason } from '@velour/contract/safety.ts';
import type { Actor } from '../../platform/actor.ts';
import { createBatcher } from '../../platform/batcher.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { AppError } from '../../platform/errors.ts';
import type { Pacer } from '../../platform/pacer.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import type { InputVerdict } from '../safety/service.ts';
import {
  acceptedOf,
  composeExchange,
  placeOf,
  raisedIn,
  recentTexts,
  type Exchange,
} from './chat.rules.ts';
import {
  commitExchanges,
  type SessionContext,
  type ChargedExchange,
  type CommitOutcome,
} from './conversation.store.ts';
import type { HistoryCache, SessionState } from './history-cache.ts';
import type { JudgedMessages } from './judged-messages.ts';
import type { Loader } from './load.ts';
import type { Metering, ReplyRateLimit } from './metering.ts';
import type { Replies } from './reply.ts';
import type { ReplyPlace } from './reply-writer.ts';
import type { Lease } from './reply.store.ts';
import { listMessages } from './sessions.store.ts';
import type { ChatNeeds, Sender } from './service.ts';

interface IncomingMessage {
  readonly session_id: string;
  /** A message without one gets one; a repeated request is then a new message. */
  readonly client_message_id?: string | undefined;
  readonly text: string;
}

type SendRequest = Required<IncomingMessage>;

/** A duplicate was stored before: its sender gets the same acknowledgement, other tabs get no event. */
export interface Sent {
  readonly accepted: Accepted;
  readonly is_duplicate: boolean;
}

interface Needs {
  readonly lease: Lease;
  readonly rateLimit: ReplyRateLimit;
  readonly loader: Pick<Loader, 'loadSession' | 'loadConversation'>;
  readonly history: HistoryCache;
  readonly metering: Pick<Metering, 'payWith' | 'holdCredit' | 'reserve'>;
  readonly replies: Pick<Replies, 'start' | 'writeAhead'>;
  readonly judgedMessages: Pick<JudgedMessages, 'start'>;
  readonly pacer: Pick<Pacer, 'start'>;
}

const MAX_ATTEMPTS = 4;

export function createSend(
  { db, llm, clock, ids, safety, catalogue, publish, identity }: ChatNeeds,
  { lease, rateLimit, loader, history, metering, replies, judgedMessages, pacer }: Needs,
) {
  const runInOrder = createMutex();
  const writer = { lease, provider: llm.name };

  const commitTogether = createBatcher({
    run: (charged: ChargedExchange[]) => commitExchanges(db, charged, writer),
    most: 200,
  });

  /** Many exchanges share a commit; a credit is held by the wallet, in a separate transaction. */
  const commit = async (charged: ChargedExchange): Promise<CommitOutcome> => {
    const { charge } = charged;
    if (charge?.paid_by !== 'credit') return commitTogether(charged);
    try {
      return await inTransaction(openScope(db, charge.site_id), async (tx) => {
        if (!(await metering.holdCredit(tx, charge))) return 'refused';
        const [outcome = 'changed'] = await commitExchanges(tx.db, [charged], writer);
        if (outcome !== 'stored') throw new Changed(); // releases the credit
        return outcome;
      });
    } catch (error) {
      if (error instanceof Changed) return 'changed';
      throw error;
    }
  };

  /** Stores a message without a reply. Undefined if the session has changed since it was loaded. */
  const storeBlocked = async (exchange: Exchange) =>
    (await commit({ exchange, charge: undefined })) === 'stored' ? 'blocked' : undefined;

  /** Stores the exchange and charges its reply. Undefined if the session has changed since it was loaded. */
  const store = async (scope: Scope, actor: Actor, exchange: Exchange, reply_id: string) => {
    const reserved = await metering.reserve(scope, actor.id);
    const wanted = { reply_id, part: 'message', at: exchange.at } as const;
    try {
      const { outcome, charged } = await metering.payWith(scope, actor, wanted, (charge) =>
        commit({ exchange, charge }),
      );
      if (outcome === 'stored') return { charged, reserved };
    } catch (error) {
      await reserved.settle(0);
      throw error;
    }
    await reserved.settle(0);
    return undefined;
  };

  const sendOnce = async (
    scope: Scope,
    actor: Actor,
    request: SendRequest,
    isStale: boolean,
  ): Promise<Sent | 'changed'> => {
    const { session_id, client_message_id, text } = request;
    const own: PromptMessage = { role: 'user', text };

    const session = await loader.loadSession(scope, actor, { ...request, isStale });
    const { key, last_seq, revision, character_id, duplicate } = session;
    if (duplicate) {
      const accepted = await acceptDuplicate(scope, request, { duplicate, key });
      return { accepted, is_duplicate: true };
    }
    const at = { session_id, character_id, key, below: last_seq + 1, revision, isWhole: true };
    const conversation = await loader.loadConversation(scope, actor, { ...at, added: [own] });
    // After the access check, whose error takes precedence.
    if (session.active_reply_id !== null) throw new AppError('chat.busy');

    const recent = recentTexts(conversation.history);
    const raised = raisedIn(conversation.history);
    const verdict = await safety.checkText({ text, recent, raised, surface: 'chat' });

    const draft = { person_id: actor.id, ...request, at: clock.now(), reply_id: ids.next() };
    const exchange = composeExchange({ ...draft, session, verdict });
    const { reply } = exchange;
    const storing = reply ? store(scope, actor, exchange, reply.id) : storeBlocked(exchange);
    const job = reply && { conversation, verdict, place: placeIn(reply), continues: false };
    const prompt = job ? replies.writeAhead(job) : undefined;
    const stored = await storing;
    if (!stored) return 'changed';
    if (verdict.notices.includes('crisis')) safety.crisisCards.count(scope);
    history.append(session_id, revision, {
      message: reply ? own : undefined,
      state: stateAfter(scope, session, exchange),
    });
    catalogue.activity.note({ character_id, chats: 0, messages: reply ? 2 : 1 });

    const accepted = acceptedOf(exchange, client_message_id, verdict);
    publish(actor.id, { type: 'message.accepted', text, ...accepted });
    if (saysMinor(verdict)) await identity.ageChecks.hold(scope, actor);

    const replied =
      job && stored !== 'blocked'
        ? replies.start({ ...job, ...stored, prompt, isNewMessage: true })
        : undefined;
    const { seq } = accepted;
    judgedMessages.start(scope, { session_id, seq, text, recent, verdict, replied });
    return { accepted, is_duplicate: false };
  };

  /** Stores a message once and starts its reply. A repeated client id gets the same acknowledgement. */
  return async (scope: Scope, sender: Sender, message: IncomingMessage): Promise<Sent> => {
    await rateLimit.enforce(scope, sender);
    const { actor } = sender;
    const request = { ...message, client_message_id: message.client_message_id ?? ids.next() };
    return runInOrder(actor.id, async () => {
      await pacer.start();
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const outcome = await sendOnce(scope, actor, request, attempt > 0);
        if (outcome !== 'changed') return outcome;
      }
      throw new AppError('chat.changed_elsewhere');
    });
  };
}

class Changed extends Error {}

const placeIn = ({ id: reply_id, seq }: NonNullable<Exchange['reply']>): ReplyPlace => ({
  reply_id,
  seq,
  variant: 0,
  before: { text: '', n: 0 },
});

/** Certain, and about the user themselves. */
const saysMinor = (verdict: InputVerdict): boolean =>
  verdict.action === 'block' && verdict.reason === 'minor_user' && !verdict.is_suspected;

const stateAfter = (
  { site_id }: Scope,
  { character_id, notice_at }: SessionContext,
  { person_id, last_seq, ai_notice, at, reply }: Exchange,
): SessionState => ({
  site_id,
  person_id,
  character_id,
  last_seq,
  notice_at: ai_notice ? at : notice_at,
  is_replying: reply !== null,
});

/** A mutex per person: one person's messages are stored one after the other; people do not wait for each other. */
function createMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}

/**
 * Acknowledges a stored message like the first time. Throws `request.key_reused` if the id was used for another text;
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
  const reply = around.find((row) => row.seq > seq && row.author !== 'notice');
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
      row.author === 'notice' && row.notice === (row.seq < seq ? 'ai' : 'crisis')
        ? [{ seq: row.seq, kind: row.notice }]
        : [],
    ),
  };
}
