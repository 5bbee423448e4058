// What is true of a reply's end. Pure.
import type { ErrorCode } from '@velour/contract/errors.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { LlmFailureKind } from '../../../providers/llm/port.ts';
import type { EndState } from './replies.store.ts';

/** How a reply ended; `reason` is an error code of a failure or the rule of a retraction. */
export interface Ending {
  readonly state: EndState;
  readonly reason: string | null;
}

const codes: Record<LlmFailureKind, ErrorCode> = {
  busy: 'llm.busy',
  refused: 'llm.refused',
  unavailable: 'llm.unavailable',
  broken: 'llm.broken',
  overflow: 'llm.refused',
};

export const codeOfFailure = (kind: LlmFailureKind): ErrorCode => codes[kind];

/** Another try may go better, except where the model declined. */
const isRetryable = (code: string): boolean => code !== 'llm.refused';

interface Place {
  readonly session_id: string;
  readonly seq: number;
  readonly variant: number;
}

/** The event that tells every reader of an end; it carries the whole text, which replaces what they have. */
export function endEvent(place: Place, ending: Ending, text: string): ServerEvent {
  const at = { session_id: place.session_id, seq: place.seq, variant: place.variant };
  switch (ending.state) {
    case 'complete':
      return { type: 'reply.done', ...at, text };
    case 'stopped':
      return { type: 'reply.stopped', ...at, text };
    case 'retracted':
      return { type: 'reply.retracted', ...at, reason: ending.reason ?? 'not_allowed' };
    case 'failed': {
      const code = ending.reason ?? 'llm.broken';
      return { type: 'reply.failed', ...at, text, code, retryable: isRetryable(code) };
    }
  }
}
