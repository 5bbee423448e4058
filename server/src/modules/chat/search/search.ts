// Search in one person's chats: chats by their names, then messages by their words, newest first.
import type { Chat, MessageHit } from '@velour/contract/chat.ts';
import type { Actor } from '../../../platform/actor.ts';
import { type Scope, inTransaction, openScope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { AppError } from '../../../platform/errors.ts';
import { isLimited, type RateLimit } from '../../../platform/rate-limits.ts';
import { placeOf } from '../chat.rules.ts';
import { isNamed, readPlace, writePlace, type Place } from './search.rules.ts';
import {
  excerptOf,
  holds,
  inflected,
  readWordSearch,
  type WordSearch,
  indexText,
} from '@velour/text-search/indexed-words.ts';
import * as store from './search.store.ts';
import type { Candidate, UnindexedRow, WordsRow } from './search.store.ts';
import type { ChatNeeds } from '../service.ts';
import { pause } from '../../../platform/pause.ts';

interface SearchQuery {
  readonly text: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Found {
  readonly chats: Chat[];
  readonly messages: MessageHit[];
  readonly next_cursor: string | null;
}

interface Needs {
  readonly readChat: (scope: Scope, actor: Actor, id: string) => Promise<Chat>;
}

const SEARCHES: RateLimit = { name: 'chat_searches', burst: 60, per_minute: 60 };
const MAX_CHATS = 10;
/** How often a page is searched again if the index's matches turn out to be none. */
const MAX_ROUNDS = 5;

interface Hit extends Candidate {
  readonly opened: string;
}

interface HitPage {
  readonly hits: readonly Hit[];
  readonly next: Place | undefined;
}

export function createSearch({ identity, characters, limits }: ChatNeeds, { readChat }: Needs) {
  const findChats = async (scope: Scope, actor: Actor, key: DataKey, text: string) => {
    const named = (await store.listNames(scope, actor.id)).filter(
      ({ id, title, name }) =>
        isNamed(name, text) ||
        (title !== null && isNamed(key.open(title, placeOf.title(id)), text)),
    );
    return Promise.all(named.slice(0, MAX_CHATS).map(({ id }) => readChat(scope, actor, id)));
  };

  const show = async (
    scope: Scope,
    actor: Actor,
    hit: Hit,
    { key, search }: { key: DataKey; search: WordSearch },
  ): Promise<MessageHit | undefined> => {
    const character = await characters.forChat(scope, actor, hit.character_id);
    return (
      character && {
        session_id: hit.session_id,
        seq: hit.seq,
        author: hit.author,
        message_send_at: hit.at.toISOString(),
        title: hit.title && key.open(hit.title, placeOf.title(hit.session_id)),
        character: characters.cardOf(character.row),
        excerpt: excerptOf(hit.opened, search),
      }
    );
  };

  return async (
    scope: Scope,
    { actor, address }: { actor: Actor; address: string },
    ask: SearchQuery,
  ): Promise<Found> => {
    if (isLimited(address)) await limits.enforce(SEARCHES, actor.id);
    const before = readPlace(ask.cursor);
    const key = await identity.dataKey(scope, actor.id);
    const chats = before ? [] : await findChats(scope, actor, key, ask.text);
    const search = readWordSearch(ask.text, key);
    if (!search) return { chats, messages: [], next_cursor: null };
    const wanted = { person_id: actor.id, search, before, most: ask.limit };
    const exact = await findHits(scope, key, wanted);
    const other = inflected(search, key);
    const isExact = exact.hits.length > 0 || exact.next !== undefined;
    const { hits, next } = isExact
      ? exact
      : await findHits(scope, key, { ...wanted, search: other });
    const marked = { key, search: isExact ? search : other };
    const shown = await Promise.all(hits.map((hit) => show(scope, actor, hit, marked)));
    return {
      chats,
      messages: shown.filter((hit) => hit !== undefined),
      next_cursor: next ? writePlace(next) : null,
    };
  };
}

/** Decrypts what the index finds, and drops texts that do not have the words or are no longer visible. */
async function findHits(
  { db, site_id }: Scope,
  key: DataKey,
  wanted: { person_id: string; search: WordSearch; before: Place | undefined; most: number },
): Promise<HitPage> {
  const { person_id, search, most } = wanted;
  const hits: Hit[] = [];
  let { before } = wanted;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // One row more than the page says whether there is another one.
    const { numbers: words, isAny } = search;
    const query = { site_id, person_id, words, isAny, before, most: most + 1 };
    const candidates = await store.findCandidates(db, query);
    for (const candidate of candidates) {
      const hit = openHit(candidate, key, search);
      if (hit && hits.length === most) return { hits, next: hits.at(-1) };
      if (hit) hits.push(hit);
    }
    before = candidates.at(-1) ?? before;
    if (candidates.length <= most) return { hits, next: undefined };
  }
  return { hits, next: before };
}

function openHit(candidate: Candidate, key: DataKey, search: WordSearch): Hit | undefined {
  const { session_id, seq, variant, text } = candidate;
  if (text === null) return undefined;
  const opened = key.open(text, placeOf.variant(session_id, seq, variant));
  return holds(opened, search) ? { ...candidate, opened } : undefined;
}

/** A message sent to the same chat at that moment waits for one batch. */
const BATCH = 200;
const PAUSE_MS = 20;

/** Continues where an earlier run stopped; two at once take different chats. */
export function createEarlierIndexing({ db, identity }: ChatNeeds) {
  /** False if nothing is left. */
  const indexSome = (): Promise<boolean> =>
    // The chat's row says which site it belongs to.
    inTransaction(openScope(db, ''), async ({ db: tx }) => {
      const chat = await store.lockUnindexed(tx);
      if (!chat) return false;
      const scope = openScope(tx, chat.site_id);
      const key =
        chat.deleted_at === null
          ? await identity.dataKey(scope, chat.person_id).catch(unlessErased)
          : undefined;
      const rows = key ? await store.listUnindexed(tx, chat.id, BATCH) : [];
      const words = key ? rows.map((row) => wordsIn(row, chat.id, key)) : [];
      await store.replaceWords(scope, chat, words);
      if (rows.length < BATCH) await store.markIndexed(tx, chat.id);
      return true;
    });

  return async (signal: AbortSignal): Promise<void> => {
    while (await indexSome()) await pause(PAUSE_MS, signal);
  };
}

/** A person who is being erased no longer has a key. */
function unlessErased(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'identity.token_invalid') return undefined;
  throw error;
}

/** A text that cannot be decrypted is not found, and does not hold up those after it. */
function wordsIn({ seq, variant, text }: UnindexedRow, id: string, key: DataKey): WordsRow {
  try {
    return { seq, words: indexText(key.open(text, placeOf.variant(id, seq, variant)), key) };
  } catch {
    return { seq, words: [] };
  }
}
