// Reads facts from messages and summarizes long chats, in the background: with the model, or by patterns without one.
import { z } from 'zod';
import type { Fact } from '@velour/contract/memory.ts';
import { localDay } from '@velour/calendar/calendar.ts';
import { inTransaction, openScope, type Scope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import type { Prompt } from '../../../providers/llm/port.ts';
import {
  factsPrompt,
  factsByPatterns,
  readFactsAnswer,
  readSummaryAnswer,
  summaryPrompt,
} from './fact-questions.rules.ts';
import {
  compareFacts,
  type FactContent,
  sumUp,
  type KnownFact,
  type NewFact,
  type SourceMessage,
} from '@velour/chat-memory/facts/facts.ts';
import type { AskModel } from '../../budgets/service.ts';
import { openSource } from './recall.ts';
import type { MemoryService } from './memory.ts';
import type { Vectors } from './vectors.ts';
import * as store from './memory.store.ts';
import type { FactRow, MemoryState } from './memory.store.ts';
import { listSources } from './sources.store.ts';
import type { ChatNeeds } from '../service.ts';

export const placeOfMemory = {
  fact: (id: string) => `fact/${id}`,
  summary: (session_id: string) => `summary/${session_id}`,
};

const StoredFact = z.object({
  text: z.string(),
  topic: z.string().nullable(),
  day: z.string().optional(),
  told_on: z.string().optional(),
  is_edited: z.boolean().optional(),
});

export const openFact = (
  { id, content }: Pick<FactRow, 'id' | 'content'>,
  key: DataKey,
): FactContent => StoredFact.parse(JSON.parse(key.open(content, placeOfMemory.fact(id))));

export const sealFact = (
  id: string,
  { text, topic, day, told_on, is_edited }: FactContent,
  key: DataKey,
) => key.seal(JSON.stringify({ text, topic, day, told_on, is_edited }), placeOfMemory.fact(id));

export const summaryOf = (
  { summary }: Pick<MemoryState, 'summary'>,
  sessionId: string,
  key: DataKey,
): string => (summary ? key.open(summary, placeOfMemory.summary(sessionId)) : '');

/** As the panel shows it. */
export const toFact = (row: FactRow, { text, day }: FactContent): Fact => ({
  id: row.id,
  text,
  day: day ?? null,
  session_id: row.session_id,
  seq: row.seq,
  is_pinned: row.is_pinned,
  told_at: row.told_at.toISOString(),
});

interface Needs {
  readonly askModel: AskModel;
  readonly vectors?: Vectors | undefined;
  readonly memory: Pick<MemoryService, 'changed'>;
}

interface Spoken {
  readonly site_id: string;
  readonly session_id: string;
}

/** After the last reply of a chat; users who keep writing are not waited for. */
const PAUSE_MS = 8_000;
const MAX_MESSAGES = 40;
/** The model is called once there are this many messages by both together. */
const LEAST_FOR_MODEL = 10;
/** A chat is summarized again after this many messages, except the newest, which are in the prompt. */
const SUMMED_UP_AFTER = 40;
const NOT_SUMMED_UP = 16;
const TIMEOUT_MS = 60_000;

export type Remembering = ReturnType<typeof createRemembering>;

export function createRemembering(
  { db, llm, clock, ids, log, identity, safety, characters }: ChatNeeds,
  { askModel, vectors, memory }: Needs,
) {
  const waiting = new Map<string, Spoken>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** Undefined if there is no answer: the model is asked again after the next reply. */
  const ask = (scope: Scope, person_id: string, prompt: Prompt): Promise<string | undefined> =>
    askModel(scope, { person_id, prompt, timeoutMs: TIMEOUT_MS });

  const isAllowed = (text: string): boolean =>
    safety.checkInput({ text, recent: [], surface: 'chat' }).action === 'allow';

  interface Chat {
    readonly scope: Scope;
    readonly session_id: string;
    readonly state: MemoryState;
    readonly key: DataKey;
    readonly character: string;
  }

  const read = async ({ scope, session_id, state, key }: Chat, after: number, upTo: number) => {
    const rows = await listSources(scope.db, session_id, { after, upTo, most: MAX_MESSAGES });
    const zone = await identity.timeZones.read(scope, state.person_id);
    return rows.map((row): SourceMessage => ({
      ...openSource(session_id, row, key),
      day: localDay(row.at, zone),
    }));
  };

  const factsIn = async (
    { scope, state, character }: Chat,
    messages: readonly SourceMessage[],
    known: readonly KnownFact[],
  ): Promise<NewFact[] | undefined> => {
    if (llm.isBuiltIn) return factsByPatterns(messages);
    const answer = await ask(scope, state.person_id, factsPrompt(messages, { known, character }));
    if (answer === undefined) return undefined;
    // A model that cannot write lists must not block the facts of later messages.
    const isLate = messages.length === MAX_MESSAGES;
    return (
      readFactsAnswer(answer, messages, known) ?? (isLate ? factsByPatterns(messages) : undefined)
    );
  };

  const withIds = (compared: ReturnType<typeof compareFacts>) => {
    const added = compared.map((one) => ({ ...one, id: ids.next() }));
    return added.map(({ replaces, replaces_found, ...one }) => ({
      ...one,
      replaces: [...replaces, ...replaces_found.flatMap((place) => added[place]?.id ?? [])],
    }));
  };

  const learn = async (chat: Chat): Promise<void> => {
    const { scope, session_id, state, key } = chat;
    const messages = await read(chat, state.memory_seq, state.last_seq);
    const last = messages.at(-1);
    if (!last || (!llm.isBuiltIn && messages.length < LEAST_FOR_MODEL)) return;
    const rows = await store.listFacts(scope, state);
    const known = rows.map((row): KnownFact => ({
      id: row.id,
      told_at: row.told_at,
      ...openFact(row, key),
    }));
    const found = await factsIn(chat, messages, known);
    if (!found) return;
    // After an edit of an earlier message facts are read again; the user's changes since stay.
    const readBefore = await store.listFactSeqs(scope, session_id);
    const unread = found.filter(({ seq }) => !readBefore.has(seq));
    const added = withIds(compareFacts(unread, known)).filter(({ fact }) => isAllowed(fact.text));
    await inTransaction(scope, async (tx) => {
      if (!(await store.advance(tx, session_id, state, { memory_seq: last.seq }))) return;
      for (const { id, fact, replaces, replaced_by } of added) {
        const { seq, told_at } = fact;
        await store.addFacts(tx, [
          {
            id,
            session_id,
            seq,
            content: sealFact(id, fact, key),
            is_pinned: false,
            told_at,
            created_at: clock.now(),
            superseded_by: replaced_by ?? null,
          },
        ]);
        // Only the user changes pinned facts.
        const unpinned = replaces.filter(
          (one) => !rows.some((row) => row.id === one && row.is_pinned),
        );
        await store.supersede(tx, unpinned, id);
      }
      if (added.length > 0) tx.afterCommit(() => memory.changed({ ...state, session_id }));
    });
  };

  const sumUpChat = async (chat: Chat): Promise<void> => {
    const { scope, session_id, state, key, character } = chat;
    if (state.last_seq - state.summary_seq < SUMMED_UP_AFTER) return;
    const messages = await read(chat, state.summary_seq, state.last_seq - NOT_SUMMED_UP);
    const last = messages.at(-1);
    if (!last) return;
    const before = summaryOf(state, session_id, key);
    const text = llm.isBuiltIn
      ? sumUp(before, messages)
      : readSummaryAnswer(
          (await ask(scope, state.person_id, summaryPrompt(before, messages, character))) ?? '',
        );
    if (text === undefined || !isAllowed(text)) return;
    const summary = key.seal(text, placeOfMemory.summary(session_id));
    // Read again, since facts may have been read in between.
    const now = await store.readState(scope, session_id);
    if (now?.memory_version !== state.memory_version) return;
    if (await store.advance(scope, session_id, now, { summary, summary_seq: last.seq }))
      memory.changed({ ...state, session_id });
  };

  const remember = async ({ site_id, session_id }: Spoken): Promise<void> => {
    const scope = openScope(db, site_id);
    const state = await store.readState(scope, session_id);
    if (!state || state.active_reply_id !== null) return;
    const key = await identity.dataKey(scope, state.person_id);
    const found = await characters.find(scope, state.character_id);
    const character = found?.name ?? 'the character';
    const chat = { scope, session_id, state, key, character };
    await learn(chat);
    await sumUpChat(chat);
    await vectors?.make(scope, { session_id, version: state.memory_version }, key);
  };

  const run = async (): Promise<void> => {
    timer = undefined;
    for (const [id, spoken] of waiting) {
      if (isClosed) return;
      waiting.delete(id);
      await remember(spoken).catch((error: unknown) =>
        log.warn({ err: error }, 'extracting memories of a chat failed'),
      );
    }
  };

  return {
    /** A reply of this chat has ended. What a dying process leaves unread is read after the chat's next reply. */
    note(spoken: Spoken): void {
      if (isClosed) return;
      waiting.set(spoken.session_id, spoken);
      timer ??= setTimeout(() => {
        running = running.then(run);
      }, PAUSE_MS).unref();
    },
    /** Immediately; for tests, and before a panel is shown. */
    async now(spoken: Spoken): Promise<void> {
      waiting.delete(spoken.session_id);
      await remember(spoken);
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
