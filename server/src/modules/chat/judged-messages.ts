// Judges sent messages in the background: adds the crisis card, or retracts the reply. Nothing waits for it.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { InputVerdict } from '../safety/service.ts';
import { markMessage, type Mark } from './messages.store.ts';
import type { Replies } from './reply.ts';
import type { ChatNeeds } from './service.ts';

interface SentMessage {
  readonly session_id: string;
  readonly seq: number;
  readonly text: string;
  readonly recent: readonly string[];
  readonly verdict: InputVerdict;
  /** Resolves once the reply has ended; undefined if there is none. */
  readonly replied?: Promise<void> | undefined;
}

/** Messages that are being judged; beyond this many, new ones are skipped. */
const MOST_WAITING = 500;

export type JudgedMessages = ReturnType<typeof createJudgedMessages>;

export function createJudgedMessages(
  { safety, log }: Pick<ChatNeeds, 'safety' | 'log'>,
  { retract }: Pick<Replies, 'retract'>,
  publishChange: (personId: string, sessionId: string, revision: number) => void,
) {
  const waiting = new Set<Promise<void>>();
  let isClosed = false;

  /** Returns whether the message still exists and did not have this mark. */
  const mark = async (
    scope: Scope,
    { session_id, seq }: SentMessage,
    change: Mark,
  ): Promise<boolean> => {
    const marked = await inTransaction(scope, (tx) => markMessage(tx, { session_id, seq }, change));
    if (marked) publishChange(marked.person_id, session_id, marked.revision);
    return marked !== undefined;
  };

  const judge = async (scope: Scope, message: SentMessage): Promise<void> => {
    if (safety.readsAfterReply) await message.replied;
    if (isClosed) return;
    const { isAtRisk, raised, reason } = await safety.readMessage(message.verdict, message);
    if (isClosed) return;
    if (reason) retract(message.session_id, reason);
    if (raised.length > 0) await mark(scope, message, { raised: [...raised] });
    if (isAtRisk && (await mark(scope, message, { notice: 'crisis' })))
      safety.crisisCards.count(scope);
  };

  return {
    /** Returns immediately. */
    start(scope: Scope, message: SentMessage): void {
      if (isClosed || waiting.size >= MOST_WAITING) return;
      const { session_id } = message;
      const judging = judge(scope, message)
        .catch((error: unknown) =>
          log.error({ err: error, session_id }, 'judging a stored message failed'),
        )
        .finally(() => waiting.delete(judging));
      waiting.add(judging);
    },
    /** Nothing is marked from then on. */
    close(): void {
      isClosed = true;
    },
  };
}
