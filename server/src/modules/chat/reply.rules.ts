// The end of a reply: its error code, its event and what becomes of its charge. Pure.
import type { ErrorCode } from '@velour/contract/errors.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { LlmFailureKind } from '../../providers/llm/port.ts';
import type { Settlement } from '../allowance/service.ts';
import type { EndState } from './reply.store.ts';

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

/** A retry may succeed, except where the model has declined. */
const isRetryable = (code: string): boolean => code !== 'llm.refused';

interface Place {
  readonly session_id: string;
  readonly seq: number;
  readonly variant: number;
}

/** The event of an end; it carries the whole text, which replaces what readers have. */
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

/**
 * What becomes of a reply's charge. One that failed or was retracted is refunded, however much of it could be read; one
 * that was stopped is refunded where there was nothing to read.
 */
export const settlementOf = (state: EndState, hasText: boolean): Settlement =>
  state === 'complete' || (state === 'stopped' && hasText) ? 'kept' : 'returned';
