// Why the wizard came to nothing, in words that say what to do; what was put together stays in every case.
import { ApiError } from '../../../lib/api-error.ts';
import { texts } from './texts.ts';

export interface Refusal {
  readonly words: string;
  /** Where room has to be made first. */
  readonly isFull: boolean;
}

/** Of the creation itself. */
export function whyNotMade(error: unknown): Refusal {
  const isFull =
    error instanceof ApiError &&
    (error.code === 'job.too_many' || error.code === 'character.too_many');
  return { words: creationWords(error), isFull };
}

function creationWords(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.broken;
  if (error.code === 'safety.blocked') return `${blockedBy(error.detail)} ${texts.not_charged}`;
  // It may have arrived.
  if (error.status === 0) return `${error.title} ${texts.paid_once}`;
  const [first] = error.errors;
  return first ? `${error.title} ${first.message}` : error.title;
}

/** Of a name or a description that was asked for. */
export function whyNoWords(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.no_words;
  if (error.code === 'safety.blocked') return blockedBy(error.detail);
  if (error.code === 'request.rate_limited') return texts.no_more_words;
  return error.status === 0 ? `${error.title} ${texts.kept}` : texts.no_words;
}

const blockedBy = (reason: string | undefined): string =>
  reason === 'minor_sexual' || reason === 'real_person'
    ? texts.blocked[reason]
    : texts.blocked.other;
