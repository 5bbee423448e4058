// The memory of a chat: what goes into its prompts, and what the user sees, adds, changes and deletes.
import { z } from 'zod';
import type { Fact, Memory } from '@velour/contract/memory.ts';
import { MAX_FACTS, type MemoryPreset } from '@velour/contract/memory-values.ts';
import { dayOf, localDay } from '@velour/calendar/calendar.ts';
import type { Actor } from '../../../platform/actor.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { AppError } from '../../../platform/errors.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import { requireAllowed } from '../../safety/service.ts';
import { aboutFirst, indexFacts, type KnownFacts } from '@velour/chat-memory/facts-about.ts';
import type { Recall } from './recall.ts';
import { stemsIn } from '@velour/text-search/indexed-words.ts';
import { replacements } from './outdated.rules.ts';
import { openFact, sealFact, summaryOf, toFact } from './remember.ts';
import { dayNamedIn, spokenDayIn } from '@velour/chat-memory/spoken-dates.ts';
import {
  memoryRoom,
  messagesFor,
  presets,
  USUAL_MESSAGES,
  type Remembered,
} from '@velour/chat-memory/remembered.ts';
import * as store from './memory.store.ts';
import type { FactRow, MemoryState } from './memory.store.ts';
import type { ChatNeeds } from '../service.ts';

interface Needs extends Pick<ChatNeeds, 'bus' | 'clock' | 'ids' | 'identity' | 'llm' | 'safety'> {
  readonly recall: Recall;
  readonly publishChange: (personId: string, sessionId: string, revision: number) => void;
}

/** A user's chat with a character; facts belong to all chats of the pair. */
const Place = z.object({ person_id: z.string(), character_id: z.string(), session_id: z.string() });
type Place = z.infer<typeof Place>;

interface PromptQuery {
  readonly last_seq: number;
  readonly text: string;
  /** The character's name. */
  readonly character: string;
  readonly key: DataKey;
  /** The tokens available for the whole prompt. */
  readonly room: number;
  /** How many of the newest stored messages fit into the prompt with this many tokens of memory. */
  readonly shownBeside: (tokens: number) => number;
}

/** With the newer facts that replaced what a message said. */
interface FactsOfPair extends KnownFacts {
  readonly replacedFor: ReturnType<typeof replacements>;
}

interface ChatMemory {
  readonly preset: MemoryPreset;
  readonly summary: string;
}

interface FactChange {
  readonly id: string;
  readonly fact_id: string;
  readonly text?: string | undefined;
  readonly replaces?: string | undefined;
  readonly is_pinned?: boolean | undefined;
}

/** `seq`: the first message whose text changed, 0 for the whole chat; absent if only facts changed. */
const Change = Place.extend({ seq: z.int().optional() });
type Change = z.infer<typeof Change>;

const CHANGED = 'memory.changed';
/** Changes are announced to all processes; this limits the effect of a lost announcement. */
const CACHED_MS = 10 * 60_000;
const MAX_CACHED = 5_000;

export type MemoryService = ReturnType<typeof createMemory>;

export function createMemory(needs: Needs) {
  const { bus, clock, ids, identity, llm, safety, recall, publishChange } = needs;
  const cached = { clock, ttlMs: CACHED_MS, maxEntries: MAX_CACHED };
  const facts = createTtlCache<FactsOfPair>(cached);
  const chats = createTtlCache<ChatMemory | undefined>(cached);
  const ofPair = ({ person_id, character_id }: Place): string => `${person_id} ${character_id}`;
  const ofChat = ({ person_id, session_id }: Place): string => `${person_id} ${session_id}`;

  const leave = bus.subscribe(CHANGED, (message) => {
    const { seq, ...place } = Change.parse(JSON.parse(message));
    facts.delete(ofPair(place));
    chats.delete(ofChat(place));
    if (seq !== undefined) recall.drop({ ...place, seq });
  });
  /** Announces a change to every process. */
  const changed = ({ person_id, character_id, session_id, seq }: Change): void =>
    bus.publish(CHANGED, JSON.stringify({ person_id, character_id, session_id, seq }));

  /** A change by the user: their other windows show it, too. */
  const changedByHand = (state: MemoryState, session_id: string): void => {
    changed({ ...state, session_id });
    publishChange(state.person_id, session_id, state.revision);
  };

  const loadFacts = async (scope: Scope, place: Place, key: DataKey): Promise<FactsOfPair> => {
    const rows = await store.listFactsEver(scope, place);
    const known = rows
      .filter(({ superseded_by }) => superseded_by === null)
      .map((row) => {
        const content = openFact(row, key);
        const { text, day, told_on = dayOf(row.told_at), is_edited = false } = content;
        return { id: row.id, text, day, told_on, is_pinned: row.is_pinned, is_edited };
      });
    const current = new Map(known.map((fact) => [fact.id, fact]));
    return { ...indexFacts(known), replacedFor: replacements(rows, current) };
  };

  const loadChat = async (
    scope: Scope,
    { session_id }: Place,
    key: DataKey,
  ): Promise<ChatMemory | undefined> => {
    const state = await store.readState(scope, session_id);
    return state && { preset: state.memory_preset, summary: summaryOf(state, session_id, key) };
  };

  const readChat = (scope: Scope, place: Place, key: DataKey): Promise<ChatMemory | undefined> =>
    chats.read(ofChat(place), () => loadChat(scope, place, key));

  /** Throws `chat.not_found`. */
  const requireState = async (scope: Scope, actor: Actor, id: string): Promise<MemoryState> => {
    const state = await store.readState(scope, id);
    if (state?.person_id !== actor.id) throw new AppError('chat.not_found');
    return state;
  };

  const requireFact = async (scope: Scope, pair: MemoryState, id: string): Promise<FactRow> => {
    const row = await store.findFact(scope, pair, id);
    if (!row) throw new AppError('memory.fact_not_found');
    return row;
  };

  const todayOf = async (scope: Scope, { id }: Actor): Promise<string> =>
    localDay(clock.now(), await identity.timeZones.read(scope, id));

  const requireFit = (text: string): void =>
    requireAllowed(safety.checkInput({ text, recent: [], surface: 'chat' }));

  const read = async (scope: Scope, actor: Actor, id: string): Promise<Memory> => {
    const state = await requireState(scope, actor, id);
    const key = await identity.dataKey(scope, actor.id);
    const text = summaryOf(state, id, key);
    return {
      preset: state.memory_preset,
      facts: (await store.listFacts(scope, state)).map((row) => toFact(row, openFact(row, key))),
      summary: text === '' ? null : { text, seq: state.summary_seq },
    };
  };

  /** In all chats of the pair that have a copy of the message. Returns whether there is one. */
  const setForgotten = async (
    tx: Scope,
    state: MemoryState,
    origin: { session_id: string; seq: number; is_forgotten: boolean },
    erase: typeof store.forgetMessage = store.forgetMessage,
  ): Promise<boolean> => {
    let isKnown = false;
    for (const place of await store.listCopies(tx, state, origin)) {
      const revision = await store.setForgotten(tx, place, origin.is_forgotten);
      if (revision === undefined) continue;
      isKnown = true;
      await erase(tx, place);
      tx.afterCommit(() => {
        changed({ ...state, ...place });
        publishChange(state.person_id, place.session_id, revision);
      });
    }
    return isKnown;
  };

  const changeForgotten = async (
    scope: Scope,
    actor: Actor,
    { id, seq, is_forgotten }: { id: string; seq: number; is_forgotten: boolean },
  ): Promise<Memory> => {
    const state = await requireState(scope, actor, id);
    const origin = { session_id: id, seq, is_forgotten };
    const isKnown = await inTransaction(scope, (tx) => setForgotten(tx, state, origin));
    if (!isKnown) throw new AppError('chat.message_not_found');
    return read(scope, actor, id);
  };

  return {
    changed,
    read,
    close: leave,

    /** How many of the chat's newest messages are read for a prompt. */
    async messagesFor(scope: Scope, place: Place, key: DataKey): Promise<number> {
      const chat = await readChat(scope, place, key);
      return chat ? messagesFor(chat.preset, llm.contextTokens) : USUAL_MESSAGES;
    },

    /**
     * Reads into memory what the next prompt of a chat needs, while its messages are being read. Never rejects: the
     * prompt reads what is missing. A large index may still be being read when this resolves.
     */
    async warm(
      scope: Scope,
      { last_seq, ...place }: Place & { readonly last_seq: number },
      key: DataKey,
    ): Promise<void> {
      const knowing = facts.read(ofPair(place), () => loadFacts(scope, place, key));
      const reading = readChat(scope, place, key).then((chat) => {
        const isRecalled = chat !== undefined && presets[chat.preset].recalled > 0;
        if (isRecalled && last_seq > USUAL_MESSAGES)
          recall.warm(scope, { ...place, last_seq }, key);
      });
      await Promise.allSettled([knowing, reading]);
    },

    /** The memories for a reply; undefined if there are none. */
    async forPrompt(
      scope: Scope,
      { last_seq, text, character, key, room, shownBeside, ...place }: Place & PromptQuery,
    ): Promise<Remembered | undefined> {
      const zone = identity.timeZones.read(scope, place.person_id);
      const knowing = facts.read(ofPair(place), () => loadFacts(scope, place, key));
      const speakers = async () => ({ person: (await knowing).name, character });
      const find = async (chat: ChatMemory | undefined) => {
        if (!chat) return [];
        const upTo = last_seq - shownBeside(memoryRoom(chat.preset, room));
        const most = presets[chat.preset].recalled;
        return recall.find(
          scope,
          { ...place, last_seq, upTo, text, time_zone: await zone, speakers, most },
          key,
        );
      };
      const loading = readChat(scope, place, key);
      const [known, chat, recalled] = await Promise.all([knowing, loading, loading.then(find)]);
      const today = localDay(clock.now(), await zone);
      if (!chat) return undefined;
      const isEmpty = known.facts.length === 0 && chat.summary === '' && recalled.length === 0;
      if (isEmpty) return undefined;
      const dated = recalled.map((line) => ({ ...line, since: known.replacedFor(line) }));
      return { ...chat, facts: aboutFirst(text, known), recalled: dated, today };
    },

    async setPreset(scope: Scope, actor: Actor, id: string, preset: MemoryPreset): Promise<Memory> {
      const state = await requireState(scope, actor, id);
      await store.setPreset(scope, id, preset);
      changedByHand(state, id);
      return read(scope, actor, id);
    },

    /** Throws `chat.not_found`, `memory.full`, `safety.blocked`. */
    async add(
      scope: Scope,
      actor: Actor,
      { id, text }: { id: string; text: string },
    ): Promise<Fact> {
      const state = await requireState(scope, actor, id);
      requireFit(text);
      if ((await store.listFacts(scope, state)).length >= MAX_FACTS)
        throw new AppError('memory.full');
      const key = await identity.dataKey(scope, actor.id);
      const fact = ids.next();
      const at = clock.now();
      const told_on = await todayOf(scope, actor);
      const content = { text, topic: null, day: dayNamedIn(text, told_on), told_on };
      const row: FactRow = {
        id: fact,
        session_id: id,
        seq: null,
        content: sealFact(fact, content, key),
        is_pinned: true,
        told_at: at,
        created_at: at,
        superseded_by: null,
      };
      await store.addFacts(scope, [row]);
      changedByHand(state, id);
      return toFact(row, content);
    },

    /** Throws `chat.not_found`, `memory.fact_not_found`, `memory.fact_changed`, `safety.blocked`. */
    async change(
      scope: Scope,
      actor: Actor,
      { id, fact_id, text, replaces, is_pinned }: FactChange,
    ): Promise<Fact> {
      const state = await requireState(scope, actor, id);
      const row = await requireFact(scope, state, fact_id);
      const key = await identity.dataKey(scope, actor.id);
      const before = openFact(row, key);
      if (replaces !== undefined && replaces !== before.text)
        throw new AppError('memory.fact_changed');
      if (text !== undefined) requireFit(text);
      // A relative day that is new in the text ("tomorrow") is counted from now.
      const isNewDay = text !== undefined && spokenDayIn(text) !== spokenDayIn(before.text);
      const told_at = isNewDay ? clock.now() : row.told_at;
      const { told_on = dayOf(row.told_at) } = isNewDay
        ? { told_on: await todayOf(scope, actor) }
        : before;
      const content =
        text === undefined || text === before.text
          ? before
          : { ...before, text, day: dayNamedIn(text, told_on), told_on, is_edited: true };
      const next = {
        content: sealFact(fact_id, content, key),
        is_pinned: is_pinned ?? row.is_pinned,
        told_at,
      };
      if (!(await store.changeFact(scope, fact_id, next, row.content)))
        throw new AppError('memory.fact_changed');
      changedByHand(state, id);
      return toFact({ ...row, ...next }, content);
    },

    /**
     * The messages that it came from, and those of the facts it replaced, are excluded from memory, too: otherwise
     * they would be recalled, or the fact would be read from them again. So are replies that repeated it. Throws
     * `chat.not_found`, `memory.fact_not_found`.
     */
    async remove(
      scope: Scope,
      actor: Actor,
      { id, fact_id }: { id: string; fact_id: string },
    ): Promise<void> {
      const state = await requireState(scope, actor, id);
      const row = await requireFact(scope, state, fact_id);
      const key = await identity.dataKey(scope, actor.id);
      const words = key.numbersOf([...stemsIn(openFact(row, key).text)]);
      await inTransaction(scope, async (tx) => {
        const origins = await store.removeFact(tx, fact_id);
        for (const origin of [...origins, ...(await store.listEchoes(tx, origins, words))])
          await setForgotten(tx, state, { ...origin, is_forgotten: true }, store.removeTraces);
      });
      changedByHand(state, id);
    },

    /**
     * Deletes its facts, and excludes it until the user includes it again. Throws `chat.not_found`,
     * `chat.message_not_found`.
     */
    forget: (scope: Scope, actor: Actor, at: { id: string; seq: number }): Promise<Memory> =>
      changeForgotten(scope, actor, { ...at, is_forgotten: true }),

    /** Facts are read from it again after the chat's next reply; the deleted ones were not kept. Throws as `forget`. */
    rememberAgain: (scope: Scope, actor: Actor, at: { id: string; seq: number }): Promise<Memory> =>
      changeForgotten(scope, actor, { ...at, is_forgotten: false }),

    /** In the transaction that edits, deletes or takes down a message, or switches its variant. */
    async messageChanged(
      tx: Scope,
      at: { session_id: string; seq: number; andLater?: boolean },
    ): Promise<void> {
      await store.forgetMessage(tx, at);
      const state = await store.readState(tx, at.session_id);
      const { session_id, seq } = at;
      if (state) tx.afterCommit(() => changed({ ...state, session_id, seq }));
    },
  };
}
