// Branches a chat: a new chat with a copy of everything up to one message, so that it can continue differently.
import type { Actor } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { DataKey } from '../../platform/encryption.ts';
import * as store from './branch.store.ts';
import type { CopiedMessage, CopiedVariant } from './branch.store.ts';
import { placeOf, sealPreview } from './chat.rules.ts';
import type { At } from './messages.ts';
import { copyWords } from './search/search.store.ts';
import { previewTextOf } from './sessions.rules.ts';
import { requireSession, type SessionRow } from './sessions.store.ts';
import type { ChatNeeds } from './service.ts';

const BATCH = 500;

/**
 * Returns the new chat's id. Throws `chat.not_found`, `chat.message_not_found`, and `chat.busy` if a reply is being
 * written to the message.
 */
export function createBranching({ clock, ids, identity }: ChatNeeds) {
  return async (scope: Scope, actor: Actor, { id, seq }: At): Promise<string> => {
    const key = await identity.dataKey(scope, actor.id);
    return inTransaction(scope, async (tx) => {
      const from = await requireSession(tx, { id, person_id: actor.id });
      const [last] = await store.listUpTo(tx, id, { after: seq - 1, upTo: seq, most: 1 });
      if (!last) throw new AppError('chat.message_not_found');
      if (from.active_reply_id !== null && seq === from.last_seq) throw new AppError('chat.busy');
      const to = ids.next();
      await store.addBranch(tx, {
        ...branchOf(from, { id: to, seq, at: clock.now() }),
        preview: sealPreview(key, to, await lastWords(tx, last, key)),
      });
      for await (const [messages, variants] of copies({ tx, from: id, to, upTo: seq, key }))
        await store.addCopy(tx, messages, variants);
      await copyWords(tx, { from: id, to, upTo: seq });
      return to;
    });
  };
}

const branchOf = (from: SessionRow, { id, seq, at }: { id: string; seq: number; at: Date }) => ({
  id,
  site_id: from.site_id,
  person_id: from.person_id,
  character_id: from.character_id,
  ab_group: from.ab_group,
  source_url: from.source_url,
  last_seq: seq,
  read_seq: seq,
  revision: 0,
  notice_at: from.notice_at,
  reply_length: from.reply_length,
  reply_style: from.reply_style,
  reply_language: from.reply_language,
  persona_id: from.persona_id,
  memory_preset: from.memory_preset,
  // The facts learned from it belong to both chats.
  memory_seq: Math.min(from.memory_seq, seq),
  is_indexed: from.is_indexed,
  last_message_at: at,
  created_at: at,
});

async function lastWords(tx: Scope, last: CopiedMessage, key: DataKey): Promise<string> {
  const { session_id, seq, active_variant, kind, removed_reason } = last;
  if (removed_reason !== null) return '';
  const around = await store.listVariantsBetween(tx, session_id, { after: seq - 1, upTo: seq });
  const shown = around.find(({ variant }) => variant === active_variant);
  const opened = shown
    ? key.open(shown.text, placeOf.variant(session_id, seq, active_variant))
    : '';
  return previewTextOf(kind, opened);
}

interface Copying {
  readonly tx: Scope;
  readonly from: string;
  readonly to: string;
  readonly upTo: number;
  readonly key: DataKey;
}

/** Copies batch by batch; each text is sealed for its new place. A client's id stays with the original message. */
async function* copies({
  tx,
  from,
  to,
  upTo,
  key,
}: Copying): AsyncGenerator<[CopiedMessage[], CopiedVariant[]]> {
  for (let after = 0; after < upTo;) {
    const messages = await store.listUpTo(tx, from, { after, upTo, most: BATCH });
    const last = messages.at(-1);
    if (!last) return;
    const seqs = new Set(messages.map(({ seq }) => seq));
    const variants = await store.listVariantsBetween(tx, from, { after, upTo: last.seq });
    yield [
      messages.map((one) => ({ ...one, session_id: to, client_message_id: null })),
      variants
        .filter(({ seq }) => seqs.has(seq))
        .map((one) => ({ ...one, session_id: to, text: resealed(one, to, key) })),
    ];
    after = last.seq;
  }
}

const resealed = ({ session_id, seq, variant, text }: CopiedVariant, to: string, key: DataKey) =>
  key.seal(
    key.open(text, placeOf.variant(session_id, seq, variant)),
    placeOf.variant(to, seq, variant),
  );
