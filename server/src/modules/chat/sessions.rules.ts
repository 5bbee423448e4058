// The rules of sessions: the rows of a new session, and how sessions and messages are shown to their reader. Pure.
import type { Chat } from '@velour/contract/chat.ts';
import type { Message } from '@velour/contract/messages.ts';
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { placeOf, sealPreview } from './chat.rules.ts';
import { readGift, readPicture } from './wordless.rules.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import type { chat_session } from './tables.ts';
import type { MessageRow, NewMessage, SessionRow } from './sessions.store.ts';

export interface SessionDraft {
  readonly id: string;
  readonly site_id: string;
  readonly person_id: string;
  readonly character: { id: string; greeting: string; alternate_greetings: readonly string[] };
  readonly persona_id: string | null;
  readonly ab_group: string | null;
  readonly source_url: string | null;
  readonly at: Date;
  readonly key: DataKey;
}

/** The order of a new session: the notice that the partner is an AI, then the greeting with its alternates. */
const NOTICE_SEQ = 1;

export function composeSession(draft: SessionDraft): {
  row: typeof chat_session.$inferInsert;
  messages: NewMessage[];
} {
  const { id, at, key, character } = draft;
  const greetings = [character.greeting, ...character.alternate_greetings];
  const base = { session_id: id, active_variant: 0, message_send_at: at };
  return {
    row: {
      id,
      site_id: draft.site_id,
      person_id: draft.person_id,
      character_id: character.id,
      persona_id: draft.persona_id,
      ab_group: draft.ab_group,
      source_url: draft.source_url,
      last_seq: GREETING_SEQ,
      read_seq: GREETING_SEQ,
      revision: 0,
      preview: sealPreview(key, id, character.greeting),
      last_message_at: at,
      notice_at: at,
      created_at: at,
    },
    messages: [
      {
        message: { ...base, seq: NOTICE_SEQ, author: 'notice', notice: 'ai', variants: 1 },
        variants: [],
        words: null,
      },
      {
        message: { ...base, seq: GREETING_SEQ, author: 'character', variants: greetings.length },
        variants: greetings.map((text, variant) => ({
          session_id: id,
          seq: GREETING_SEQ,
          variant,
          text: key.seal(text, placeOf.variant(id, GREETING_SEQ, variant)),
          state: 'complete' as const,
          n: 0,
          created_at: at,
        })),
        words: indexText(character.greeting, key),
      },
    ],
  };
}

/** The character comes from the catalogue, so that a new portrait appears in old chats. */
export function toChat(
  row: SessionRow,
  { character, is_open }: Pick<Chat, 'character' | 'is_open'>,
  key: DataKey,
): Chat {
  return {
    session_id: row.id,
    character,
    title: row.title && key.open(row.title, placeOf.title(row.id)),
    is_pinned: row.pinned_at !== null,
    is_archived: row.archived_at !== null,
    is_open,
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

const WITHOUT = { item_name: null, tokens: null, user_name: null, picture_job_id: null };

/** The preview of a message in the list of chats. */
export function previewTextOf(kind: Message['kind'], opened: string): string {
  if (kind === 'text' || opened === '') return opened;
  if (kind === 'picture') return 'Picture';
  const { item_name, tokens } = readGift(opened);
  if (kind === 'gift') return `Gift: ${item_name ?? ''}`;
  return `Tip: ${tokens} ${tokens === 1 ? 'token' : 'tokens'}`;
}

/** A message's content other than text; nothing if it was deleted or taken down. */
function contentOf(kind: Message['kind'], opened: string) {
  if (kind === 'text' || opened === '') return WITHOUT;
  if (kind === 'picture') return { ...WITHOUT, picture_job_id: readPicture(opened) };
  return { ...WITHOUT, ...readGift(opened) };
}

/** `later` has the chunks of a growing reply that its variant's text does not contain yet. */
export function toMessage(row: MessageRow, key: DataKey, later: readonly string[] = []): Message {
  const { kind, removed_reason } = row;
  const opened =
    row.text === null || removed_reason !== null
      ? ''
      : key.open(row.text, placeOf.variant(row.session_id, row.seq, row.active_variant));
  const text = kind === 'text' ? opened : '';
  const message = {
    session_id: row.session_id,
    seq: row.seq,
    author: row.author,
    notice: row.notice,
    kind,
    ...contentOf(kind, opened),
    text: later.length === 0 ? text : text + later.join(''),
    state: row.state,
    variant: row.active_variant,
    variants: row.variants,
    n: row.n + later.length,
    failure: row.failure,
    rating: row.rating,
    is_forgotten: row.is_forgotten,
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
