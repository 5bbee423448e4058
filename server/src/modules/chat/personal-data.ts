// Personal data of chats: export, erasure, and the move to the account that a visitor creates.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { DataKey, Sealed } from '../../platform/encryption.ts';
import { placeOf } from './chat.rules.ts';
import { readGift, readPicture } from './wordless.rules.ts';
import { changeFact, listAllFacts } from './memory/memory.store.ts';
import { removeSnapshot } from './memory/recall.store.ts';
import { removeVectors } from './memory/vectors.store.ts';
import { openFact, placeOfMemory } from './memory/remember.ts';
import { listReceipts, replaceReceipt } from './receipts.store.ts';
import { openPersona } from './settings.ts';
import { listPersonas, removePersonasOf } from './settings.store.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import { replaceWords } from './search/search.store.ts';
import { eraseSession, eraseSome } from './deletion.store.ts';
import * as store from './personal-data.store.ts';
import type { ChatNeeds } from './service.ts';

interface Needs extends Pick<ChatNeeds, 'clock' | 'identity'> {
  /** Stops a reply in the process that writes it; its partial text is stored. */
  readonly stopReply: (replyId: string) => Promise<void>;
}

const ERASED_AT_ONCE = 2_000;

export function createPersonalData({ clock, identity, stopReply }: Needs) {
  return {
    /**
     * Moves all chats of one person to another and seals them with the other's key: each completely or not at all,
     * and safe to repeat. False if a reply is still being written in one of them: it is stopped, and that chat is
     * moved by the next call.
     */
    async moveAll(scope: Scope, from: string, to: string): Promise<boolean> {
      const sessions = await store.listAllOf(scope, from);
      if (sessions.length === 0) return true;
      const keys = {
        old: await identity.dataKey(scope, from),
        next: await identity.dataKey(scope, to),
      };
      let isDone = true;
      for (const { id, active_reply_id } of sessions) {
        if (active_reply_id !== null) await stopReply(active_reply_id);
        const isMoved = await inTransaction(scope, (tx) => moveOne(tx, { id, from, to }, keys));
        isDone &&= isMoved;
      }
      return isDone;
    },

    exportOf: (scope: Scope, personId: string) => ({
      chats: chatsOf(scope, personId, identity),
      personas: personasOf(scope, personId, identity),
    }),

    /** Erases every chat of a person, a batch at a time. */
    async eraseOf(scope: Scope, personId: string): Promise<void> {
      await store.hideAllOf(scope, personId, clock.now());
      for (const { id, active_reply_id } of await store.listAllOf(scope, personId)) {
        if (active_reply_id !== null) await stopReply(active_reply_id);
        while ((await eraseSome(scope, id, ERASED_AT_ONCE)) > 0);
        await eraseSession(scope, id);
      }
      await removePersonasOf(scope, personId);
    },
  };
}

async function* personasOf(scope: Scope, personId: string, identity: Needs['identity']) {
  const key = await identity.dataKey(scope, personId);
  const rows = await listPersonas(scope, personId);
  yield rows.map((row) => ({ ...openPersona(row, key), created_at: row.created_at }));
}

/** With every variant of every message, decrypted. */
async function* chatsOf(scope: Scope, personId: string, identity: Needs['identity']) {
  for await (const some of store.chatsOf(scope, personId)) {
    const key = await identity.dataKey(scope, personId);
    yield await Promise.all(
      some.map(async (one) => ({
        ...one,
        title: one.title && key.open(one.title, placeOf.title(one.id)),
        summary: one.summary && key.open(one.summary, placeOfMemory.summary(one.id)),
        memories: (await listAllFacts(scope, one.id)).map((row) => openFact(row, key).text),
        messages: messagesOf(scope, one.id, key),
      })),
    );
  }
}

interface Keys {
  readonly old: DataKey;
  readonly next: DataKey;
}

async function moveOne(
  tx: Scope,
  at: { id: string; from: string; to: string },
  { old, next }: Keys,
): Promise<boolean> {
  const { id } = at;
  const texts = await store.lockIdle(tx, { id, person_id: at.from });
  if (!texts) return false;
  const reseal = (text: Sealed, place: string): Sealed => next.seal(old.open(text, place), place);
  for await (const rows of store.variantsOf(tx, id)) {
    const opened = rows.map((row) => {
      const place = placeOf.variant(id, row.seq, row.variant);
      return { ...row, place, opened: old.open(row.text, place) };
    });
    const resealed = opened.map((row) => ({ ...row, text: next.seal(row.opened, row.place) }));
    await store.replaceVariants(tx, id, resealed);
    const found = opened.filter(({ is_found }) => is_found);
    const words = found.map((row) => ({ seq: row.seq, words: indexText(row.opened, next) }));
    await replaceWords(tx, { id, person_id: at.to }, words);
  }
  // Indexed again with the other key.
  await removeSnapshot(tx, { session_id: id, seq: 0 });
  await removeVectors(tx, { session_id: id, seq: 0, andLater: true });
  for (const { reply_id, n, text } of await store.listChunks(tx, id)) {
    await store.replaceChunk(tx, { reply_id, n, text: reseal(text, placeOf.chunk(reply_id, n)) });
  }
  for (const { id: reply, receipt } of await listReceipts(tx, id))
    await replaceReceipt(tx, reply, reseal(receipt, placeOf.receipt(reply)));
  for (const { id: fact, content } of await listAllFacts(tx, id)) {
    const place = placeOfMemory.fact(fact);
    await changeFact(tx, fact, { content: reseal(content, place) });
  }
  await store.handOver(tx, {
    id,
    person_id: at.to,
    preview: reseal(texts.preview, placeOf.preview(id)),
    title: texts.title && reseal(texts.title, placeOf.title(id)),
    summary: texts.summary && reseal(texts.summary, placeOfMemory.summary(id)),
  });
  return true;
}

async function* messagesOf(scope: Scope, sessionId: string, key: DataKey) {
  for await (const some of store.messagesOf(scope, sessionId)) {
    const texts = new Map<number, string[]>(some.map(({ seq }) => [seq, []]));
    for (const { seq, variant, text } of await store.readTexts(scope, sessionId, [
      ...texts.keys(),
    ])) {
      texts.get(seq)?.push(key.open(text, placeOf.variant(sessionId, seq, variant)));
    }
    yield some.map((one) => {
      const variants = one.removed_reason === null ? (texts.get(one.seq) ?? []) : [];
      if (one.kind === 'text') return { ...one, variants };
      if (one.kind === 'picture') return { ...one, picture_job_id: variants.map(readPicture) };
      return { ...one, given: variants.map(readGift) };
    });
  }
}
