// The rows of an imported chat: the notice that the partner is an AI, then the messages in order, none in the future.
// Pure.
import { GREETING_SEQ, MAX_CHAT_TITLE } from '@velour/contract/chat-limits.ts';
import type { DataKey, Sealed } from '../../../platform/encryption.ts';
import { placeOf, sealPreview } from '../chat.rules.ts';
import type { CopiedMessage, CopiedVariant } from '../branch.store.ts';
import type { chat_session } from '../tables.ts';
import type { ChatSurvey, ImportedMessage } from './chat-files.rules.ts';

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
  readonly survey: Pick<ChatSurvey, 'title' | 'settings' | 'opener' | 'times'>;
  readonly now: Date;
  readonly key: DataKey;
}

type ChatRow = typeof chat_session.$inferInsert;

/** The chat is hidden until its last message is stored. */
export function composeChat(draft: Draft): ChatRow {
  const { id, key, now, survey } = draft;
  const { length, style, language, memory } = survey.settings;
  const last_seq = firstSeqOf(survey) + survey.times.length - 1;
  return {
    id,
    site_id: draft.site_id,
    person_id: draft.person_id,
    character_id: draft.character_id,
    persona_id: draft.persona_id,
    title: survey.title === null ? null : key.seal(titleOf(survey.title), placeOf.title(id)),
    reply_length: length,
    reply_style: style,
    reply_language: language,
    memory_preset: memory,
    ab_group: null,
    source_url: null,
    last_seq,
    read_seq: last_seq,
    revision: 0,
    preview: sealPreview(key, id, ''),
    last_message_at: now,
    notice_at: now,
    created_at: now,
    deleted_at: now,
  };
}

const titleOf = (title: string): string => title.slice(0, MAX_CHAT_TITLE).toWellFormed();

/** A chat starts with a message of the character: a greeting precedes a file that starts with the user. */
export const firstSeqOf = ({ opener }: Pick<ChatSurvey, 'opener'>): number =>
  opener === 'character' ? GREETING_SEQ : GREETING_SEQ + 1;

/** Times in order: a missing one, or one later than the next message, becomes the time of the next message. */
export function timesOf(given: ChatSurvey['times'], now: Date): Date[] {
  const times: Date[] = [];
  let latest = now;
  for (const at of given.toReversed()) {
    latest = at && at < latest ? at : latest;
    times.push(latest);
  }
  return times.toReversed();
}

export interface Rows {
  readonly messages: CopiedMessage[];
  readonly variants: CopiedVariant[];
}

interface Place {
  readonly id: string;
  readonly key: DataKey;
}

/** The notice that the partner is an AI, and the greeting if the file starts with the user. */
export function composeOpening(
  at: Date,
  { opener, greeting, ...place }: Place & Pick<ChatSurvey, 'opener'> & { greeting: string },
): Rows {
  const notice = noticeOf(place.id, at);
  if (opener === 'character') return { messages: [notice], variants: [] };
  const words: JudgedMessage = {
    author: 'character',
    variants: [greeting],
    active: 0,
    at,
    is_forgotten: false,
    blocked: [null],
  };
  const { messages, variants } = composeMessages(
    [{ message: words, seq: GREETING_SEQ, at }],
    place,
  );
  return { messages: [notice, ...messages], variants };
}

export interface Placed {
  readonly message: JudgedMessage;
  readonly seq: number;
  readonly at: Date;
}

export function composeMessages(all: readonly Placed[], place: Place): Rows {
  const written = all.map(({ message, seq, at }) => rowsOf(message, { ...place, seq, at }));
  return {
    messages: written.map(({ message }) => message),
    variants: written.flatMap(({ variants }) => variants),
  };
}

/** The preview of a chat that ends with a message. */
export const sealedPreviewOf = (last: JudgedMessage, { id, key }: Place): Sealed =>
  sealPreview(
    key,
    id,
    last.blocked[last.active] === null ? (last.variants[last.active] ?? '') : '',
  );

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
