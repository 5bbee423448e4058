// Rules of chats: the places that bind sealed texts, previews, and how rows are shown. Pure.
import type { Chat, Message } from '@velour/contract/chat.ts';
import type { CharacterCard } from '@velour/contract/characters.ts';
import type { DataKey, Sealed } from '../../platform/encryption.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import type { MessageRow, SessionRow } from './sessions.store.ts';

/** Where a sealed text belongs; it opens nowhere else. */
export const placeOf = {
  variant: (session_id: string, seq: number, variant: number) =>
    `message/${session_id}/${seq}/${variant}`,
  chunk: (reply_id: string, n: number) => `chunk/${reply_id}/${n}`,
  preview: (session_id: string) => `preview/${session_id}`,
};

const PREVIEW_LENGTH = 90;
const PREVIEW_READ = 400;

/** The first words of a message on one line, without the marks of gestures. */
function previewOf(text: string): string {
  const line = text
    .slice(0, PREVIEW_READ)
    .replace(/[*_`>#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= PREVIEW_LENGTH) return line;
  const cut = line.slice(0, PREVIEW_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), PREVIEW_LENGTH - 20)).toWellFormed()}…`;
}

export const sealPreview = (key: DataKey, sessionId: string, text: string): Sealed =>
  key.seal(previewOf(text), placeOf.preview(sessionId));

/** The partner is shown from the catalogue, so that a new portrait appears in old chats. */
export interface Partner {
  readonly card: CharacterCard;
  readonly is_open: boolean;
}

export function toChat(row: SessionRow, partner: Partner, key: DataKey): Chat {
  return {
    session_id: row.id,
    character: partner.card,
    is_open: partner.is_open,
    last_seq: row.last_seq,
    read_seq: row.read_seq,
    unread_count: row.unread_count,
    last_message: key.open(row.preview, placeOf.preview(row.id)),
    last_message_at: row.last_message_at.toISOString(),
    is_replying: row.active_reply_id !== null,
    revision: row.revision,
    created_at: row.created_at.toISOString(),
  };
}

/** `later` holds the chunks that a growing reply has beyond its variant's text. */
export function toMessage(row: MessageRow, key: DataKey, later: readonly string[] = []): Message {
  const { removed_reason } = row;
  const text =
    row.text === null || removed_reason !== null
      ? ''
      : key.open(row.text, placeOf.variant(row.session_id, row.seq, row.active_variant));
  const message = {
    session_id: row.session_id,
    seq: row.seq,
    author: row.author,
    notice: row.notice,
    text: later.length === 0 ? text : text + later.join(''),
    state: row.state,
    variant: row.active_variant,
    variants: row.variants,
    n: row.n + later.length,
    failure: row.failure,
    client_message_id: row.client_message_id,
    message_send_at: row.message_send_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
  };
  return removed_reason === null
    ? message
    : {
        ...message,
        text: '',
        variant: 0,
        variants: 1,
        state: 'removed',
        failure: removed_reason,
      };
}

/** How often the notice that the partner is an AI is repeated in a chat that goes on. */
const AI_NOTICE_EVERY_MS = 3 * 3_600_000;

export const needsAiNotice = (noticedAt: Date, now: Date): boolean =>
  now.getTime() - noticedAt.getTime() >= AI_NOTICE_EVERY_MS;

const RECENT_FOR_MODERATION = 20;

/** The texts that moderation reads together with a new one. */
export const recentTexts = (messages: readonly PromptMessage[]): string[] =>
  messages.slice(-RECENT_FOR_MODERATION).map(({ text }) => text);
