// The rules of an exchange: sealed places, the rows of a sent message, its acknowledgement, and the end of its reply. Pure.
import type { Accepted } from '@velour/contract/messages.ts';
import { previewOf } from '@velour/contract/chat-preview.ts';
import type { ErrorCode } from '@velour/contract/errors.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { DataKey, Sealed } from '../../platform/encryption.ts';
import type { LlmFailureKind, PromptMessage } from '../../providers/llm/port.ts';
import type { HistoryMessage } from './history-cache.ts';
import type { Settlement } from './metering.ts';
import type { InputVerdict } from '../safety/service.ts';
import type { EndState } from './reply.store.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';

/** Additional authenticated data of sealed texts: binds each to its place. */
export const placeOf = {
  variant: (session_id: string, seq: number, variant: number) =>
    `message/${session_id}/${seq}/${variant}`,
  chunk: (reply_id: string, n: number) => `chunk/${reply_id}/${n}`,
  preview: (session_id: string) => `preview/${session_id}`,
  title: (session_id: string) => `title/${session_id}`,
  receipt: (reply_id: string) => `receipt/${reply_id}`,
};

export const sealPreview = (key: DataKey, sessionId: string, text: string): Sealed =>
  key.seal(previewOf(text), placeOf.preview(sessionId));

/** How often a long chat repeats the notice that the partner is an AI. */
const AI_NOTICE_EVERY_MS = 3 * 3_600_000;

export const needsAiNotice = (noticedAt: Date, now: Date): boolean =>
  now.getTime() - noticedAt.getTime() >= AI_NOTICE_EVERY_MS;

const RECENT_FOR_MODERATION = 20;

/** The texts that moderation checks together with a new one. */
export const recentTexts = (messages: readonly PromptMessage[]): string[] =>
  messages.slice(-RECENT_FOR_MODERATION).map(({ text }) => text);

/** The rules that a judge raised in them, by id. */
export const raisedIn = (messages: readonly HistoryMessage[]): string[] => [
  ...new Set(messages.slice(-RECENT_FOR_MODERATION).flatMap(({ raised = [] }) => raised)),
];

/** The user's last message, and what moderation checks together with it. */
export function lastWordsOf(messages: readonly PromptMessage[]) {
  const at = messages.findLastIndex(({ role }) => role === 'user');
  return {
    text: messages[at]?.text ?? '',
    recent: recentTexts(messages.slice(0, Math.max(at, 0))),
  };
}

export interface ExchangeDraft {
  readonly session_id: string;
  readonly person_id: string;
  readonly client_message_id: string;
  readonly text: string;
  readonly at: Date;
  readonly reply_id: string;
  /** The revision when loaded; the commit fails if it has changed since. */
  readonly session: {
    readonly last_seq: number;
    readonly revision: number;
    readonly notice_at: Date;
    readonly key: DataKey;
  };
  readonly verdict: InputVerdict;
}

export interface ExchangeRow {
  readonly seq: number;
  readonly author: 'user' | 'character' | 'notice';
  readonly notice: 'ai' | 'crisis' | null;
  readonly client_message_id: string | null;
  readonly state: 'complete' | 'pending' | 'blocked' | null;
  readonly failure: string | null;
  readonly text: Sealed | null;
  /** The search index entry; null for a message that is not (yet) found by its words. */
  readonly words: readonly number[] | null;
}

/** A message with its notices and the place of its reply: everything that one commit writes. */
export interface Exchange {
  readonly session_id: string;
  readonly person_id: string;
  readonly client_message_id: string;
  readonly revision: number;
  readonly last_seq: number;
  readonly at: Date;
  readonly preview: Sealed;
  readonly ai_notice: boolean;
  readonly rows: readonly ExchangeRow[];
  readonly reply: { readonly id: string; readonly seq: number } | null;
}

/** The order: the AI notice, the message, the crisis card, the reply. A blocked message has no reply. */
export function composeExchange({ session, verdict, ...draft }: ExchangeDraft): Exchange {
  const { session_id, client_message_id } = draft;
  const { key, revision } = session;
  let seq = session.last_seq;
  const row = (
    author: ExchangeRow['author'],
    text: string | null,
    more: Partial<ExchangeRow> = {},
  ): ExchangeRow => {
    seq += 1;
    const sealedText = text === null ? null : key.seal(text, placeOf.variant(session_id, seq, 0));
    const words = text ? indexText(text, key) : null;
    const none = { notice: null, client_message_id: null, state: null, failure: null };
    return { ...none, ...more, author, seq, text: sealedText, words };
  };
  const ai_notice = needsAiNotice(session.notice_at, draft.at);
  const blocked = verdict.action === 'block' ? verdict.reason : null;
  const state = blocked ? 'blocked' : 'complete';
  const rows = [
    ...(ai_notice ? [row('notice', null, { notice: 'ai' })] : []),
    row('user', draft.text, { client_message_id, state, failure: blocked }),
    ...(verdict.notices.includes('crisis') ? [row('notice', null, { notice: 'crisis' })] : []),
    ...(blocked ? [] : [row('character', '', { state: 'pending' })]),
  ];
  return {
    session_id,
    person_id: draft.person_id,
    client_message_id,
    revision,
    last_seq: seq,
    at: draft.at,
    preview: sealPreview(key, session_id, draft.text),
    ai_notice,
    rows,
    reply: blocked ? null : { id: draft.reply_id, seq },
  };
}

/** The acknowledgement of a stored exchange. */
export function acceptedOf(
  exchange: Exchange,
  client_message_id: string,
  verdict: InputVerdict,
): Accepted {
  const own = exchange.rows.find((row) => row.author === 'user');
  const isBlocked = verdict.action === 'block';
  return {
    session_id: exchange.session_id,
    client_message_id,
    seq: own?.seq ?? exchange.last_seq,
    message_send_at: exchange.at.toISOString(),
    verdict: isBlocked ? 'blocked' : 'allowed',
    reason: isBlocked ? verdict.reason : null,
    reply: exchange.reply ? { seq: exchange.reply.seq, variant: 0 } : null,
    notices: exchange.rows.flatMap((row) =>
      row.notice ? [{ seq: row.seq, kind: row.notice }] : [],
    ),
  };
}

/** Ends of sentences and gestures, after which a new word needs a space. */
const SENTENCE_END = /[.!?…:;,)*"”»_]$/u;

/** The first piece of a reply, joined to the text before it, which may end in the middle of a word. */
export function firstWords(before: string, text: string): string {
  if (before === '' || /\s$/u.test(before)) return text.trimStart();
  return SENTENCE_END.test(before) && /^[\p{L}\p{N}*"“«]/u.test(text) ? ` ${text}` : text;
}

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
  empty: 'llm.empty',
  overflow: 'llm.refused',
};

/** A provider that was reached before it broke off was not unreachable. */
export const codeOfFailure = (kind: LlmFailureKind, hasText: boolean): ErrorCode =>
  kind === 'unavailable' && hasText ? 'llm.interrupted' : codes[kind];

/** A retry may succeed, unless the model has declined. */
const isRetryable = (code: string): boolean => code !== 'llm.refused';

interface Place {
  readonly session_id: string;
  readonly seq: number;
  readonly variant: number;
}

/** The event of a reply's end; its full text replaces what readers have. */
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
 * How a reply's charge is settled. Failed and retracted replies are refunded, even if some text was visible; stopped
 * replies are refunded only if they have no text. A reply that was ended because the model repeated itself is refunded if
 * it said little else, so that a reader who asks for an answer and a repetition does not get the answer for nothing.
 */
export function settlementOf(state: EndState, { letters, isLoop }: Written): Settlement {
  if (isLoop && letters <= LOOP_LETTERS) return 'refunded';
  return state === 'complete' || (state === 'stopped' && letters > 0) ? 'captured' : 'refunded';
}

interface Written {
  /** What the reply added, in characters. */
  readonly letters: number;
  readonly isLoop: boolean;
}

/** A repetition is noticed after about 500 characters. */
const LOOP_LETTERS = 800;
