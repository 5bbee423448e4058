// The SQL of the personal data of chats: moving them to another person, exporting and erasing them.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { pagesBy } from '../../platform/pages.ts';
import { character } from '../characters/tables.ts';
import { chat_session, message, message_variant, reply, reply_chunk } from './tables.ts';

const isOf = (scope: Scope, personId: string) =>
  and(eq(chat_session.person_id, personId), eq(chat_session.site_id, scope.site_id));

/** Includes hidden chats: their rows are sealed like the others. */
export async function listAllOf(
  scope: Scope,
  personId: string,
): Promise<{ id: string; active_reply_id: string | null }[]> {
  return scope.db
    .select({ id: chat_session.id, active_reply_id: chat_session.active_reply_id })
    .from(chat_session)
    .where(isOf(scope, personId))
    .orderBy(asc(chat_session.id));
}

/**
 * Locks a session until the transaction ends, if it is still this person's and no reply is being written in it;
 * returns its sealed texts.
 */
export async function lockIdle(
  scope: Scope,
  at: { id: string; person_id: string },
): Promise<{ preview: Sealed; title: Sealed | null; summary: Sealed | null } | undefined> {
  const [row] = await scope.db
    .select({
      preview: chat_session.preview,
      title: chat_session.title,
      summary: chat_session.summary,
    })
    .from(chat_session)
    .where(
      and(
        isOf(scope, at.person_id),
        eq(chat_session.id, at.id),
        isNull(chat_session.active_reply_id),
      ),
    )
    .for('update');
  return row;
}

interface VariantRow {
  readonly seq: number;
  readonly variant: number;
  readonly text: Sealed;
}

/** `is_found`: whether search finds the message by the words of this variant. */
export function variantsOf(scope: Scope, sessionId: string) {
  const { seq, variant, text } = message_variant;
  const is_found = sql<boolean>`${message.kind} = 'text' and ${message.active_variant} = ${variant}`;
  return pagesBy({ seq, variant }, (isLater) =>
    scope.db
      .select({ seq, variant, text, is_found })
      .from(message_variant)
      .innerJoin(
        message,
        and(eq(message.session_id, message_variant.session_id), eq(message.seq, seq)),
      )
      .where(and(eq(message_variant.session_id, sessionId), isLater)),
  );
}

export async function replaceVariants(
  scope: Scope,
  sessionId: string,
  rows: readonly VariantRow[],
): Promise<void> {
  const list = (values: unknown[]) => sql.param(values);
  await scope.db.execute(sql`
    update message_variant v set text = t.text
    from unnest(${list(rows.map((row) => row.seq))}::int[], ${list(rows.map((row) => row.variant))}::int[],
      ${list(rows.map((row) => row.text))}::bytea[]) as t(seq, variant, text)
    where v.session_id = ${sessionId}::uuid and v.seq = t.seq and v.variant = t.variant`);
}

/** Chunks that no reply adds to any more: those of a dead process, or of a reply that is about to end. */
export async function listChunks(scope: Scope, sessionId: string) {
  return scope.db
    .select({ reply_id: reply_chunk.reply_id, n: reply_chunk.n, text: reply_chunk.text })
    .from(reply_chunk)
    .innerJoin(reply, eq(reply.id, reply_chunk.reply_id))
    .where(eq(reply.session_id, sessionId));
}

export async function replaceChunk(
  scope: Scope,
  chunk: { reply_id: string; n: number; text: Sealed },
): Promise<void> {
  await scope.db
    .update(reply_chunk)
    .set({ text: chunk.text })
    .where(and(eq(reply_chunk.reply_id, chunk.reply_id), eq(reply_chunk.n, chunk.n)));
}

/** The session is the other person's from now on; a message that is being sent to it has to be loaded again. */
export async function handOver(
  scope: Scope,
  to: {
    id: string;
    person_id: string;
    preview: Sealed;
    title: Sealed | null;
    summary: Sealed | null;
  },
): Promise<void> {
  await scope.db
    .update(chat_session)
    .set({
      person_id: to.person_id,
      preview: to.preview,
      title: to.title,
      summary: to.summary,
      revision: sql`${chat_session.revision} + 1`,
    })
    .where(eq(chat_session.id, to.id));
}

export async function hideAllOf(scope: Scope, personId: string, at: Date): Promise<void> {
  await scope.db
    .update(chat_session)
    .set({ deleted_at: at })
    .where(and(isOf(scope, personId), isNull(chat_session.deleted_at)));
}

/** The person's chats, unchanged; deleted chats stay hidden. */
export const chatsOf = (scope: Scope, personId: string) =>
  pagesBy({ id: chat_session.id }, (isLater) =>
    scope.db
      .select({
        id: chat_session.id,
        character_id: chat_session.character_id,
        character: character.name,
        ab_group: chat_session.ab_group,
        source_url: chat_session.source_url,
        title: chat_session.title,
        summary: chat_session.summary,
        reply_length: chat_session.reply_length,
        reply_style: chat_session.reply_style,
        reply_language: chat_session.reply_language,
        persona_id: chat_session.persona_id,
        pinned_at: chat_session.pinned_at,
        archived_at: chat_session.archived_at,
        created_at: chat_session.created_at,
        last_message_at: chat_session.last_message_at,
      })
      .from(chat_session)
      .innerJoin(character, eq(character.id, chat_session.character_id))
      .where(and(isOf(scope, personId), isNull(chat_session.deleted_at), isLater)),
  );

export function messagesOf(scope: Scope, sessionId: string) {
  const { seq, author, notice, kind, message_send_at, edited_at, removed_reason } = message;
  return pagesBy({ seq }, (isLater) =>
    scope.db
      .select({ seq, author, notice, kind, message_send_at, edited_at, removed_reason })
      .from(message)
      .where(and(eq(message.session_id, sessionId), isNull(message.deleted_at), isLater)),
  );
}

/** Every variant of these messages. */
export async function readTexts(
  scope: Scope,
  sessionId: string,
  seqs: readonly number[],
): Promise<VariantRow[]> {
  const { seq, variant, text } = message_variant;
  return scope.db
    .select({ seq, variant, text })
    .from(message_variant)
    .where(and(eq(message_variant.session_id, sessionId), inArray(seq, [...seqs])))
    .orderBy(asc(seq), asc(variant));
}
