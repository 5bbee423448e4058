// Regenerates the last reply as another variant, retries a failed one, or continues it: load, moderate, charge, claim.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Effect } from '../../platform/http/idempotency.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import { requireAllowed, type InputVerdict } from '../safety/service.ts';
import { lastWordsOf, placeOf, raisedIn } from './chat.rules.ts';
import type { HistoryCache } from './history-cache.ts';
import type { Loader } from './load.ts';
import type { MemoryService } from './memory/memory.ts';
import type { Charge, Metering, ReplyRateLimit } from './metering.ts';
import type { Replies } from './reply.ts';
import type { ReplyJob } from './reply-writer.ts';
import {
  continuationTarget,
  partOf,
  regenerationTarget,
  type ReplyTarget,
} from './regenerate.rules.ts';
import {
  addReply,
  answersCrisis,
  claimSession,
  findLast,
  openVariant,
} from './regenerate.store.ts';
import type { Lease } from './reply.store.ts';
import { requireSession, type SessionRow } from './sessions.store.ts';
import type { ChatNeeds, Sender } from './service.ts';

interface Needs {
  readonly lease: Lease;
  readonly rateLimit: ReplyRateLimit;
  readonly loader: Pick<Loader, 'loadConversation'>;
  readonly metering: Pick<Metering, 'payWith' | 'take' | 'reserve'>;
  readonly memory: Pick<MemoryService, 'messageChanged'>;
  readonly history: Pick<HistoryCache, 'changed'>;
  readonly replies: Pick<Replies, 'start'>;
}

interface RegenerateRequest {
  readonly id: string;
  readonly seq: number;
  readonly continues: boolean;
}

/** Where the reply is being written. */
interface ReplyPlaced {
  readonly session_id: string;
  readonly reply: { readonly seq: number; readonly variant: number };
}

type Target = Exclude<ReplyTarget, { type: 'none' }>;

export function createRegenerate(
  { llm, clock, ids, identity, safety }: ChatNeeds,
  { lease, rateLimit, history, loader, metering, memory, replies }: Needs,
) {
  /** Charges the reply, claims the session, inserts the place and starts the reply after the commit. */
  const store = async (
    tx: Scope,
    charge: Charge,
    {
      session,
      target,
      job,
    }: { session: SessionRow; target: Target; job: Omit<ReplyJob, 'charged'> },
  ): Promise<'stored' | 'refused'> => {
    if (!(await metering.take(tx, charge))) return 'refused';
    const { reply_id, seq, variant } = job.place;
    const { id: session_id, revision } = session;
    const claim = { session_id, revision, reply_id, last_seq: seq };
    if (!(await claimSession(tx, claim))) throw new AppError('chat.changed_elsewhere');
    await memory.messageChanged(tx, { session_id, seq });
    const place = { session_id, seq, variant };
    const empty = job.conversation.key.seal('', placeOf.variant(session_id, seq, variant));
    const isNew = target.type === 'message';
    await openVariant(tx, { ...place, at: charge.at, empty, newMessage: isNew });
    await addReply(tx, { ...place, provider: llm.name }, charge, lease);
    tx.afterCommit(() => {
      history.changed(session_id, revision, seq);
      void replies.start({ ...job, charged: charge });
    });
    return 'stored';
  };

  /** The place of the new reply, and the text of the last message. */
  const findTarget = async (
    scope: Scope,
    session: SessionRow,
    { seq, continues }: RegenerateRequest,
  ) => {
    const key = await identity.dataKey(scope, session.person_id);
    const last = await findLast(scope, session.id);
    const text = last
      ? key.open(last.text, placeOf.variant(session.id, last.seq, last.active_variant))
      : '';
    if (session.active_reply_id !== null) throw new AppError('chat.busy');
    const find = continues ? continuationTarget : regenerationTarget;
    const candidate = last && { ...last, is_empty: text.trim() === '' };
    const target = find(candidate, seq, session.last_seq + 1);
    if (target.type === 'none')
      throw new AppError(continues ? 'chat.nothing_to_continue' : 'chat.nothing_to_regenerate');
    return { key, text, target };
  };

  /** In two parts, since a judge may be asked; the reservation for a reply that is not stored is returned. */
  return async (
    scope: Scope,
    sender: Sender,
    request: RegenerateRequest,
  ): Promise<Effect<ReplyPlaced>> => {
    await rateLimit.enforce(scope, sender);
    const { actor } = sender;
    const { id, continues } = request;
    const session = await requireSession(scope, { id, person_id: actor.id });
    const { key, text, target } = await findTarget(scope, session, request);
    const added: PromptMessage[] = continues ? [{ role: 'assistant', text }] : [];
    const conversation = await loader.loadConversation(scope, actor, {
      session_id: session.id,
      character_id: session.character_id,
      key,
      below: target.seq,
      revision: session.revision,
      added,
    });

    const answered = lastWordsOf(conversation.history);
    const raised = raisedIn(conversation.history);
    const checked = await safety.checkText({ ...answered, raised, surface: 'chat' });
    requireAllowed(checked);
    const isCrisis = await answersCrisis(scope, { session_id: session.id, seq: target.seq });
    const verdict: InputVerdict = isCrisis ? { ...checked, notices: ['crisis'] } : checked;

    const reply_id = ids.next();
    const reserved = await metering.reserve(scope, actor.id);
    const { variant, n } = target.type === 'variant' ? target : { variant: 0, n: 0 };
    const before = { text: continues ? text : '', n };
    const place = { reply_id, seq: target.seq, variant, before };
    const job = { conversation, verdict, place, reserved, continues, isNewMessage: false };
    const wanted = { reply_id, part: partOf(target, continues), at: clock.now() };
    let isStarted = false;
    const effect = async (tx: Scope): Promise<ReplyPlaced> => {
      await metering.payWith(tx, actor, wanted, (charge) =>
        store(tx, charge, { session, target, job }),
      );
      tx.afterCommit(() => (isStarted = true));
      return { session_id: session.id, reply: { seq: target.seq, variant } };
    };
    const close = async (): Promise<void> => {
      if (!isStarted) await reserved.settle(0);
    };
    return Object.assign(effect, { close });
  };
}
