// Crisis signals that a judge finds in a message: the card is added to it when the verdict comes, and nothing waits for that.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { InputVerdict } from '../safety/service.ts';
import { addCrisisCard } from './messages.store.ts';
import type { ChatNeeds } from './service.ts';

interface SentMessage {
  readonly session_id: string;
  readonly seq: number;
  readonly text: string;
  readonly verdict: InputVerdict;
  /** Resolves once the reply has ended; undefined where there is none. */
  readonly replied: Promise<void> | undefined;
}

/** Messages that wait for a verdict; beyond these none is asked for. */
const MOST_WAITING = 500;

export function createJudgedRisk(
  { safety, log }: Pick<ChatNeeds, 'safety' | 'log'>,
  publishChange: (personId: string, sessionId: string, revision: number) => void,
) {
  const waiting = new Set<Promise<void>>();
  let isClosed = false;

  const judge = async (
    scope: Scope,
    { session_id, seq, text, verdict, replied }: SentMessage,
  ): Promise<void> => {
    if (safety.judgesRiskAfterReply) await replied;
    if (isClosed || !(await safety.findsRisk(verdict, text)) || isClosed) return;
    const added = await inTransaction(scope, (tx) => addCrisisCard(tx, { session_id, seq }));
    if (!added) return;
    safety.crisisCards.count(scope);
    publishChange(added.person_id, session_id, added.revision);
  };

  return {
    /** Returns at once. */
    start(scope: Scope, message: SentMessage): void {
      if (isClosed || waiting.size >= MOST_WAITING) return;
      const { session_id } = message;
      const judging = judge(scope, message)
        .catch((error: unknown) =>
          log.error({ err: error, session_id }, 'judging the risk in a message failed'),
        )
        .finally(() => waiting.delete(judging));
      waiting.add(judging);
    },
    /** From now on no card is added. */
    close(): void {
      isClosed = true;
    },
  };
}
