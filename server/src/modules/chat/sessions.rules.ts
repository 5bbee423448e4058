// The rows of a fresh session: the notice that the partner is an AI, then the greeting with its alternates. Pure.
import type { DataKey } from '../../platform/encryption.ts';
import { placeOf, sealPreview } from './chat.rules.ts';
import type { chat_session } from './tables.ts';
import type { NewMessage } from './sessions.store.ts';

export interface SessionDraft {
  readonly id: string;
  readonly site_id: string;
  readonly person_id: string;
  readonly character: { id: string; greeting: string; alternate_greetings: readonly string[] };
  readonly ab_group: string | null;
  readonly source_url: string | null;
  readonly at: Date;
  readonly key: DataKey;
}

const NOTICE_SEQ = 1;
export const GREETING_SEQ = 2;

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
      },
    ],
  };
}
