// What the server's refusals mean to whoever keeps characters of their own.
import { ApiError } from '../../lib/api-error.ts';
import { texts } from './texts.ts';

/** The server's words where it has some; why a text is against the rules is said by kind, never by its words. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.broken;
  if (error.code === 'safety.blocked') return blockedBy(error.detail);
  if (error.status >= 500 && error.status !== 503) return texts.broken;
  const [first] = error.errors;
  const more = first?.message ?? (error.code.startsWith('card.') ? error.detail : undefined);
  return more === undefined ? error.title : `${error.title} ${more}`;
}

const blockedBy = (reason: string | undefined): string =>
  reason === 'minor_sexual' || reason === 'real_person'
    ? texts.blocked[reason]
    : texts.blocked.other;
