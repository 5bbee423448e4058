// The history cache: the recent messages of a session and its state between replies, read once and then updated in memory.
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import { LRUCache } from 'lru-cache';
import { createBatcher } from '../../platform/batcher.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { atMost } from '../../platform/ttl-cache.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import { placeOf } from './chat.rules.ts';
import { giftLine, pictureLine, readGift, readPicture } from './wordless.rules.ts';
import {
  readRecentMessages,
  readStory,
  type HistoryQuery,
  type RecentMessage,
  type StoryPart,
} from './conversation.store.ts';
import type { Story } from '@velour/character-cards/lorebook/lore.ts';
import { USUAL_MESSAGES } from '@velour/chat-memory/remembered.ts';

const MAX_SESSIONS = 2_000;
/** The limit of all entries together: long messages in many chats must not fill the memory. */
const MAX_CHARACTERS = 40_000_000;
/** Above every seq. */
export const END = 2_000_000_000;

/** What sending needs of a session, known since this process wrote its latest message. */
export interface SessionState {
  readonly site_id: string;
  readonly person_id: string;
  readonly character_id: string;
  readonly last_seq: number;
  readonly notice_at: Date;
  readonly is_replying: boolean;
}

/** A picture's text is not cached, since it changes without a change of the chat. */
export interface HistoryMessage extends PromptMessage {
  readonly picture_job_id?: string;
  /** The user excluded it from memory. */
  readonly is_forgotten?: boolean;
  /** The rules that a judge raised in it, by id. */
  readonly raised?: readonly string[];
}

interface Entry {
  readonly revision: number;
  /** The limit of messages in the history. */
  readonly most: number;
  readonly messages: readonly HistoryMessage[];
  readonly characters: number;
  readonly state: SessionState | undefined;
}

/** The length of the chat below a seq, at a revision. */
interface KnownStory {
  readonly revision: number;
  readonly below: number;
  readonly story: Story;
}

export type HistoryCache = ReturnType<typeof createHistoryCache>;

/** An entry is valid only for the revision at which it was read or written, so that other processes' changes are seen. */
export function createHistoryCache(db: Db) {
  const entries = new Map<string, Entry>();
  const stories = new LRUCache<string, KnownStory>(atMost(MAX_SESSIONS));
  let characters = 0;
  const readRecent = createBatcher({
    run: (queries: HistoryQuery[]) => readRecentMessages(db, queries),
    most: 50,
    concurrency: 2,
  });

  const remove = (sessionId: string): void => {
    characters -= entries.get(sessionId)?.characters ?? 0;
    entries.delete(sessionId);
  };

  /** Inserted last, so that the first entry is the least recently used. */
  const set = (
    sessionId: string,
    revision: number,
    entry: Omit<Entry, 'revision' | 'characters'>,
    size = lengthOf(entry.messages),
  ): void => {
    remove(sessionId);
    entries.set(sessionId, { ...entry, revision, characters: size });
    characters += size;
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_SESSIONS && characters <= MAX_CHARACTERS) break;
      remove(oldest);
    }
  };

  return {
    /** The full history of a session at this revision. */
    async read(
      session_id: string,
      { revision, most }: { revision: number; most: Most },
      key: DataKey,
    ): Promise<readonly HistoryMessage[]> {
      const found = entries.get(session_id);
      const known = found?.revision === revision ? found : undefined;
      if (known && (await isEnough(known, most))) return known.messages;
      const read = await readNewest(readRecent, { session_id, below: END, most });
      const messages = toPromptMessages(session_id, read.rows, key);
      set(session_id, revision, { messages, most: read.most, state: known?.state });
      return messages;
    },

    /**
     * The length of the chat below a seq, at this revision. Counting a long chat takes longer than everything else,
     * so if another part is known, only the difference is counted.
     */
    async readStory(
      session_id: string,
      { revision, below }: { revision: number; below: number },
      count: (part: StoryPart) => Promise<Story> = (part) => readStory(db, part),
    ): Promise<Story> {
      const found = stories.get(session_id);
      const known = found?.revision === revision ? found : { below: 0, story: NONE };
      if (known.below === below) return known.story;
      const isMore = below > known.below;
      const [from, to] = isMore ? [known.below, below] : [below, known.below];
      const between = await count({ session_id, from, below: to });
      const story = sumOf(known.story, between, isMore ? 1 : -1);
      stories.set(session_id, { revision, below, story });
      return story;
    },

    /** The session moved from `revision` to the next one, and only this message changed. */
    changed(sessionId: string, revision: number, seq: number): void {
      const known = stories.get(sessionId);
      if (known?.revision !== revision) return;
      const isUntouched = known.below <= seq && seq > GREETING_SEQ;
      if (isUntouched) stories.set(sessionId, { ...known, revision: revision + 1 });
      else stories.delete(sessionId);
    },

    /**
     * The state of this person's session; undefined if a reply is being written or the state is not known. It may be
     * stale: a caller that writes based on it has the database compare the revision and the person.
     */
    idle(
      sessionId: string,
      { person_id, site_id }: { person_id: string; site_id: string },
    ): (SessionState & { readonly revision: number }) | undefined {
      const { state, revision = 0 } = entries.get(sessionId) ?? {};
      if (!state || state.is_replying) return undefined;
      if (state.person_id !== person_id || state.site_id !== site_id) return undefined;
      return { ...state, revision };
    },

    /**
     * The session moved from `revision` to the next one by this message, or by one that no model reads. Without a
     * state it was the end of a reply.
     */
    append(
      sessionId: string,
      revision: number,
      { message, state }: { message: PromptMessage | undefined; state?: SessionState },
    ): void {
      const known = stories.get(sessionId);
      if (known?.revision === revision && known.below === END && message)
        stories.set(sessionId, {
          ...known,
          revision: revision + 1,
          story: longer(known.story, message),
        });
      const found = entries.get(sessionId);
      if (found?.revision !== revision) return;
      const ended = found.state && { ...found.state, is_replying: false };
      const { most } = found;
      const next = { messages: found.messages, most, state: state ?? ended };
      if (!message) return set(sessionId, revision + 1, next, found.characters);
      const dropped = found.messages.slice(0, Math.max(0, found.messages.length + 1 - most));
      const messages = [...found.messages.slice(dropped.length), message];
      const size = found.characters - lengthOf(dropped) + message.text.length;
      set(sessionId, revision + 1, { ...next, messages }, size);
    },
  };
}

const lengthOf = (messages: readonly PromptMessage[]): number =>
  messages.reduce((sum, { text }) => sum + text.length, 0);

const NONE: Story = { messages: 0, replies: 0, greeting: undefined };

const sumOf = (known: Story, { messages, replies, greeting }: Story, sign: 1 | -1): Story => ({
  messages: known.messages + sign * messages,
  replies: known.replies + sign * replies,
  greeting,
});

const longer = (story: Story, { role }: PromptMessage): Story => ({
  ...story,
  messages: story.messages + 1,
  replies: story.replies + (role === 'assistant' ? 1 : 0),
});

/** The history before a seq, bypassing the cache; reads through the caller's handle, which may be a transaction. */
export async function readHistory(
  db: Db,
  { session_id, below, most }: { session_id: string; below: number; most?: Most },
  key: DataKey,
): Promise<HistoryMessage[]> {
  const read = async (query: HistoryQuery) => (await readRecentMessages(db, [query]))[0] ?? [];
  const { rows } = await readNewest(read, { session_id, below, most });
  return toPromptMessages(session_id, rows, key);
}

/** How many messages a prompt may hold; called only for chats that are longer than usual. */
type Most = () => Promise<number>;

const usual: Most = () => Promise.resolve(USUAL_MESSAGES);

const isEnough = async ({ messages, most }: Entry, wanted: Most): Promise<boolean> =>
  messages.length < USUAL_MESSAGES || most === (await wanted());

async function readNewest(
  read: (query: HistoryQuery) => Promise<RecentMessage[]>,
  {
    session_id,
    below,
    most = usual,
  }: { session_id: string; below: number; most?: Most | undefined },
): Promise<{ rows: RecentMessage[]; most: number }> {
  const rows = await read({ session_id, below, most: USUAL_MESSAGES });
  const [first] = rows;
  if (!first || rows.length < USUAL_MESSAGES) return { rows, most: USUAL_MESSAGES };
  const wanted = await most();
  if (wanted <= USUAL_MESSAGES) return { rows, most: USUAL_MESSAGES };
  const more = { session_id, below: first.seq, most: wanted - USUAL_MESSAGES };
  return { rows: [...(await read(more)), ...rows], most: wanted };
}

const toPromptMessages = (
  session_id: string,
  rows: readonly RecentMessage[],
  key: DataKey,
): HistoryMessage[] =>
  rows
    .map(({ author, kind, seq, variant, text, is_forgotten, raised }): HistoryMessage => {
      const opened = key.open(text, placeOf.variant(session_id, seq, variant));
      const role = author === 'user' ? 'user' : 'assistant';
      const marks = { ...(is_forgotten && { is_forgotten }), ...(raised.length > 0 && { raised }) };
      if (kind === 'text') return { role, text: opened, ...marks };
      if (kind !== 'picture') return { role, text: giftLine(kind, readGift(opened)) };
      return { role, text: pictureLine(undefined), picture_job_id: readPicture(opened) };
    })
    .filter(({ text }) => text !== '');
