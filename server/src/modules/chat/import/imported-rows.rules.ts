// The rows of an imported chat: the notice that the partner is an AI, then the messages in order, none in the future.
// Pure.
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { placeOf, sealPreview } from '../chat.rules.ts';
import type { CopiedMessage, CopiedVariant } from '../branch.store.ts';
import type { chat_session } from '../tables.ts';
import type { ImportedMessage } from './chat-files.rules.ts';

/** A message of the file, with the reason why each version is hidden from the character; null if it is not. */
export interface JudgedMessage extends ImportedMessage {
  readonly blocked: readonly (string | null)[];
}

interface Draft {
  readonly id: string;
  readonly site_id: string;
  readonly person_id: string;
  readonly character_id: string;
  readonly persona_id: string | null;
  readonly title: string | null;
  /** The greeting before a file that starts with the user. */
  readonly greeting: string;
  readonly messages: readonly JudgedMessage[];
  readonly now: Date;
  readonly key: DataKey;
}

interface Rows {
  readonly row: typeof chat_session.$inferInsert;
  readonly messages: CopiedMessage[];
  readonly variants: CopiedVariant[];
}

export function composeImport(draft: Draft): Rows {
  const { id, key, now } = draft;
  const times = timesOf(draft.messages, now);
  const all = withGreeting(draft);
  const early = all.length - draft.messages.length;
  const [first = now] = times;
  const written = all.map((one, at) =>
    rowsOf(one, { id, key, seq: GREETING_SEQ + at, at: times[at - early] ?? first }),
  );
  const last = all.at(-1);
  const last_seq = GREETING_SEQ + all.length - 1;
  const isHidden = last?.blocked[last.active] !== null;
  return {
    row: {
      id,
      site_id: draft.site_id,
      person_id: draft.person_id,
      character_id: draft.character_id,
      persona_id: draft.persona_id,
      title: draft.title === null ? null : key.seal(draft.title, placeOf.title(id)),
      ab_group: null,
      source_url: null,
      last_seq,
      read_seq: last_seq,
      revision: 0,
      preview: sealPreview(key, id, isHidden ? '' : (last?.variants[last.active] ?? '')),
      last_message_at: now,
      notice_at: now,
      created_at: now,
      // Indexed for search by the job for earlier messages: a file may be long.
      is_indexed: false,
    },
    messages: [noticeOf(id, first), ...written.map(({ message }) => message)],
    variants: written.flatMap(({ variants }) => variants),
  };
}

/** A chat starts with a message of the character. */
function withGreeting({ messages, greeting }: Draft): readonly JudgedMessage[] {
  if (messages[0]?.author === 'character') return messages;
  const opening: JudgedMessage = {
    author: 'character',
    variants: [greeting],
    active: 0,
    at: undefined,
    is_forgotten: false,
    blocked: [null],
  };
  return [opening, ...messages];
}

/** Times in order: a missing one, or one later than the next message, becomes the time of the next message. */
function timesOf(messages: readonly ImportedMessage[], now: Date): Date[] {
  const times: Date[] = [];
  let latest = now;
  for (const { at } of messages.toReversed()) {
    latest = at && at < latest ? at : latest;
    times.push(latest);
  }
  return times.toReversed();
}

const unwritten = {
  client_message_id: null,
  edited_at: null,
  deleted_at: null,
  removed_reason: null,
  raised: [] as string[],
} as const;

const noticeOf = (session_id: string, at: Date): CopiedMessage => ({
  ...unwritten,
  session_id,
  seq: GREETING_SEQ - 1,
  is_forgotten: false,
  author: 'notice',
  notice: 'ai',
  kind: 'text',
  active_variant: 0,
  variants: 1,
  message_send_at: at,
});

function rowsOf(
  { author, variants, active, is_forgotten, blocked, edited_at }: JudgedMessage,
  { id, key, seq, at }: { id: string; key: DataKey; seq: number; at: Date },
): { message: CopiedMessage; variants: CopiedVariant[] } {
  const message: CopiedMessage = {
    ...unwritten,
    session_id: id,
    seq,
    author,
    is_forgotten,
    notice: null,
    kind: 'text',
    active_variant: active,
    variants: variants.length,
    edited_at: edited_at ?? null,
    message_send_at: at,
  };
  return {
    message,
    variants: variants.map((text, variant) => {
      const failure = blocked[variant] ?? null;
      const isMine = author === 'user';
      // Users still see their own blocked texts; those of a character are hidden.
      const shown = failure === null || isMine ? text : '';
      return {
        session_id: id,
        seq,
        variant,
        text: key.seal(shown, placeOf.variant(id, seq, variant)),
        state: failure === null ? 'complete' : isMine ? 'blocked' : 'retracted',
        failure,
        rating: null,
        n: 0,
        created_at: at,
      };
    }),
  };
}
