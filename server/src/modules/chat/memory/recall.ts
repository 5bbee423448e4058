// Recalls earlier messages for a prompt: an index of the words of a user's chats with a character stays in memory
// while it is used; texts are read when they are needed.
import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';
import { localDay } from '@velour/calendar/calendar.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { placeOf } from '../chat.rules.ts';
import { MAX_CANDIDATES, orderByAnswer, type Candidate } from '@velour/chat-memory/answers.ts';
import type { SourceMessage } from '@velour/chat-memory/facts/facts.ts';
import { listSourcesAt, type SourceRow } from './sources.store.ts';
import type { Hit } from '@velour/chat-memory/message-index.ts';
import { readQuestion, type Speakers } from '@velour/chat-memory/recall-question.ts';
import {
  createRecallIndex,
  type RecallIndex,
  type ScoredHit,
} from '@velour/chat-memory/recall-index.ts';
import {
  createVectorIndex,
  LEAST_VECTORS,
  type VectorIndex,
} from '@velour/chat-memory/vector-index.ts';
import type { Vectors } from './vectors.ts';
import { listChatsOf, listWords, storeSnapshot, type ChatRow } from './recall.store.ts';
import type { RecalledLine } from '@velour/chat-memory/remembered.ts';
import type { ChatNeeds } from '../service.ts';

/** The limit of all indexes together, in bytes. */
const MAX_BYTES = 128 * 1024 * 1024;
/** The limit per user and character; older messages are in summaries only. */
const MAX_MESSAGES = 100_000;
/** One batch is read in a few milliseconds. */
const BATCH = 5_000;
/**
 * The newest messages are regenerated and edited most, which drops an index. So it has them only if no prompt
 * contains them.
 */
const NEWEST = 16;
/** A snapshot of a chat is stored once this many of its messages were read one by one. */
const SAVED_AFTER = 2_000;
/** How long a reply waits for an index that is not in memory; a larger one serves the next reply. */
const MAX_WAIT_MS = 150;

export const openSource = (
  sessionId: string,
  { seq, author, variant, text, at }: SourceRow,
  key: DataKey,
): Omit<SourceMessage, 'day'> => ({
  seq,
  author: author === 'user' ? 'user' : 'character',
  text: key.open(text, placeOf.variant(sessionId, seq, variant)),
  at,
});

const isAt = (one: Hit, place: Hit): boolean =>
  one.session_id === place.session_id && one.seq === place.seq;

const placeOfSnapshot = (sessionId: string): string => `recall/${sessionId}`;

interface Pair {
  readonly person_id: string;
  readonly character_id: string;
}

/** The chat in which a question is asked. */
interface Place extends Pair {
  readonly session_id: string;
  readonly last_seq: number;
}

interface Question extends Place {
  /** The last message that is not in the prompt. */
  readonly upTo: number;
  /** The latest message. */
  readonly text: string;
  /** The user's time zone. */
  readonly time_zone: string;
  /** Read in parallel with the index. */
  readonly speakers: () => Promise<Speakers>;
  readonly most: number;
}

interface Sought extends Pick<Question, 'text' | 'time_zone'> {
  readonly speakers: Speakers;
  readonly below: Hit;
}

interface Known {
  readonly index: RecallIndex;
  /** The chat for which it was read: it has all but the newest messages of this one, and all messages of the others. */
  readonly session_id: string;
  /** Up to which seq each chat is indexed. */
  readonly upTo: Map<string, number>;
  readonly vectors: VectorIndex;
}

/** More than this question needs, so that the next ones need not read again. */
const endOf = ({ last_seq, upTo }: Pick<Question, 'last_seq' | 'upTo'>): number =>
  upTo > 0 ? Math.max(upTo, last_seq - NEWEST) : 0;

export type Recall = ReturnType<typeof createRecall>;

interface Needs extends Pick<ChatNeeds, 'clock' | 'log'> {
  readonly vectors?: Vectors | undefined;
}

export function createRecall({ clock, log, vectors }: Needs) {
  const indexes = new LRUCache<string, Known>({
    maxSize: MAX_BYTES,
    sizeCalculation: (known) => known.index.size() + known.vectors.size(),
  });
  const loading = new Map<string, Promise<Known | undefined>>();
  const nameOf = ({ person_id, character_id }: Pair): string => `${person_id} ${character_id}`;

  /** Yields to other requests between batches. */
  const read = async (
    scope: Scope,
    known: Known,
    { id, after, upTo }: { id: string; after: number; upTo: number },
  ): Promise<void> => {
    for (let last = after; ;) {
      const at = { session_id: id, after: last, upTo, most: BATCH };
      const messages = await listWords(scope.db, at);
      known.index.add(messages);
      last = messages.at(-1)?.seq ?? last;
      if (messages.length < BATCH) break;
    }
    known.upTo.set(id, upTo);
  };

  /** In parallel with the reply, so that a long chat is read in one piece the next time. */
  const save = (
    scope: Scope,
    { index }: Known,
    { id, version, upTo }: { id: string; version: number; upTo: number },
    key: DataKey,
  ): void => {
    const content = key.sealBytes(index.pack(id), placeOfSnapshot(id));
    storeSnapshot(scope, { id, version }, { up_to: upTo, content }).catch((error: unknown) =>
      log.warn({ err: error }, 'storing the words of earlier messages failed'),
    );
  };

  const load = async (
    scope: Scope,
    { upTo, ...place }: Place & Pick<Question, 'upTo'>,
    key: DataKey,
  ): Promise<Known> => {
    const { session_id, last_seq } = place;
    const known: Known = {
      index: createRecallIndex(),
      session_id,
      upTo: new Map(),
      vectors: createVectorIndex(),
    };
    const chats = await listChatsOf(scope, place);
    let room = MAX_MESSAGES;
    const wanted: (ChatRow & { end: number; start: number })[] = [];
    for (const chat of chats) {
      const end = chat.id === session_id ? endOf({ last_seq, upTo }) : chat.last_seq;
      if (end <= 0 || room <= 0) continue;
      wanted.unshift({ ...chat, end, start: Math.max(0, end - room) });
      room -= end;
    }
    for (const chat of wanted) {
      const { id, end, snapshot } = chat;
      const isRead =
        snapshot !== null &&
        known.index.addPacked(id, key.openBytes(snapshot.content, placeOfSnapshot(id)));
      const after = isRead ? snapshot.up_to : chat.start;
      if (after < end) await read(scope, known, { id, after, upTo: end });
      else known.upTo.set(id, after);
      if (end - after >= SAVED_AFTER) save(scope, known, { ...chat, upTo: end }, key);
    }
    const session_ids = wanted.map(({ id }) => id);
    await vectors?.load(scope, session_ids, { index: known.vectors, key });
    return known;
  };

  /** Runs one task at a time for each pair; a pair that was dropped in between is not stored. */
  const loadBeside = (name: string, task: () => Promise<Known>): Promise<Known | undefined> => {
    const running = loading.get(name);
    if (running) return running;
    const started = task()
      .then((known) => {
        if (loading.get(name) !== started) return undefined;
        indexes.set(name, known);
        return known;
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'reading the words of earlier messages failed');
        return undefined;
      })
      .finally(() => {
        if (loading.get(name) === started) loading.delete(name);
      });
    loading.set(name, started);
    return started;
  };

  const indexFor = async (
    scope: Scope,
    question: Question,
    key: DataKey,
  ): Promise<Known | undefined> => {
    const name = nameOf(question);
    const { session_id, upTo } = question;
    const known = indexes.get(name);
    // Another chat of the pair may have continued since.
    if (known?.session_id !== session_id) {
      const loaded = loadBeside(name, () => load(scope, question, key));
      return Promise.race([loaded, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    const after = known.upTo.get(session_id) ?? 0;
    if (after < upTo)
      void loadBeside(name, async () => {
        await read(scope, known, { id: session_id, after, upTo: endOf(question) });
        await vectors?.load(scope, [session_id], { index: known.vectors, key });
        return known;
      });
    return known;
  };

  /** By words and, if embeddings are configured, by meaning. */
  const findBoth = async (
    known: Known,
    { text, time_zone, speakers, below }: Sought,
    key: DataKey,
  ): Promise<ScoredHit[]> => {
    const query = readQuestion(text, key, { ...speakers, now: clock.now(), time_zone });
    const isWithMeaning = vectors && known.vectors.count() >= LEAST_VECTORS;
    const vector = isWithMeaning ? await vectors.ofQuestion(text) : undefined;
    const near = vector && known.vectors.rank(vector, MAX_CANDIDATES, below);
    const found = known.index.find(query, MAX_CANDIDATES, below, near?.nearest);
    return near ? found.map((hit) => ({ ...hit, nearness: near.nearnessTo(hit) })) : found;
  };

  return {
    /** Starts to read the index of a chat of which only the newest messages are in prompts. */
    warm(scope: Scope, place: Place, key: DataKey): void {
      const name = nameOf(place);
      if (indexes.get(name)?.session_id === place.session_id) return;
      const upTo = place.last_seq - NEWEST;
      void loadBeside(name, () => load(scope, { ...place, upTo }, key));
    },

    /** The texts come from the database, so that edited, deleted or excluded ones are not among them. */
    async find(
      scope: Scope,
      question: Question,
      key: DataKey,
    ): Promise<(RecalledLine & { at: Date })[]> {
      const { session_id, upTo, text, time_zone, most } = question;
      if (most === 0) return [];
      const known = await indexFor(scope, question, key);
      if (!known || known.index.count() === 0) return [];
      const below = { session_id, seq: upTo + 1 };
      const speakers = await question.speakers();
      const hits = await findBoth(known, { text, time_zone, speakers, below }, key);
      const rows = await listSourcesAt(scope.db, hits);
      const lines = new Map<string, Omit<RecalledLine, 'day'> & Candidate>();
      // A branch has copies of another chat's messages.
      for (const hit of hits) {
        // No text if it is deleted or excluded from memory.
        const row = rows.find((one) => isAt(one, hit));
        if (!row) continue;
        const { author, text: said, at } = openSource(hit.session_id, row, key);
        const role = author === 'user' ? 'user' : 'assistant';
        if (!lines.has(said)) lines.set(said, { ...hit, role, author, text: said, at });
      }
      return orderByAnswer(text, [...lines.values()], speakers)
        .slice(0, most)
        .map(({ session_id: id, seq, role, text: said, at }) => ({
          session_id: id,
          seq,
          role,
          text: said,
          at,
          day: localDay(at, time_zone),
        }));
    },

    /** After a message was edited or deleted or its variant was switched; with `seq` 0 for a whole chat. */
    drop(at: Pair & { session_id: string; seq: number }): void {
      const name = nameOf(at);
      loading.delete(name);
      const known = indexes.get(name);
      if (at.seq <= (known?.upTo.get(at.session_id) ?? 0)) indexes.delete(name);
    },
  };
}
