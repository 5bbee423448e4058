// Loads the context of a reply: the session with the access check, the persona, the history and the story so far.
import type { Actor } from '../../platform/actor.ts';
import { localTime } from '@velour/calendar/calendar.ts';
import { createBatcher } from '../../platform/batcher.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { AppError } from '../../platform/errors.ts';
import { notAdult } from '../../platform/http/access.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import { asksForIdle, fillMacros, setsVariables } from '@velour/character-cards/macros.ts';
import type { CardExtras } from '@velour/character-cards/lorebook/lorebook.ts';
import type { CharacterRow, ForChat } from '../characters/service.ts';
import { END, readHistory, type HistoryCache, type HistoryMessage } from './history-cache.ts';
import {
  readContexts,
  readLastWritten,
  readStory,
  type ContextQuery,
  type SessionContext,
} from './conversation.store.ts';
import type { Story } from '@velour/character-cards/lorebook/lore.ts';
import { pictureLine } from './wordless.rules.ts';
import type { SettingsService } from './settings.ts';
import type { Draft } from './prompt.rules.ts';
import type { PersonaContent, Writing } from './prompt-texts.rules.ts';
import type { MemoryService } from './memory/memory.ts';
import { USUAL_MESSAGES, type Remembered } from '@velour/chat-memory/remembered.ts';
import type { ChatNeeds } from './service.ts';

interface Needs {
  readonly history: HistoryCache;
  readonly memory: Pick<MemoryService, 'forPrompt' | 'messagesFor' | 'warm'>;
  readonly settings: Pick<SettingsService, 'forPrompt'>;
}

/** The names in a chat's texts, and what the character's card adds. */
export interface ChatPersona {
  readonly extras: CardExtras;
  readonly char: string;
  readonly user: string;
  /** The user's local time, as if it were in UTC. */
  readonly now: Date;
  /** For how long the user had not written before; read only if the card uses it. */
  readonly idle_ms?: number | undefined;
}

/** Everything that a reply is generated from. */
export interface Conversation {
  readonly session_id: string;
  readonly person_id: string;
  readonly key: DataKey;
  readonly character: CharacterRow;
  readonly persona: ChatPersona;
  /** The messages before the one that is answered or continued, oldest first. */
  readonly history: readonly HistoryMessage[];
  /** The same, followed by that message. */
  readonly messages: readonly PromptMessage[];
  /** Undefined if neither the character's lore nor its greetings need it. */
  readonly story: Story | undefined;
  /** Reads the memories that go with a prompt's messages; undefined if there are none. */
  readonly readMemory: (
    draft: Pick<Draft, 'room' | 'shownBeside'>,
  ) => Promise<Remembered | undefined>;
  readonly writing: Writing;
}

interface ConversationQuery {
  readonly session_id: string;
  readonly character_id: string;
  readonly key: DataKey;
  /** The history ends before this seq. */
  readonly below: number;
  /** The session's revision, if known: then cached values of it are used. */
  readonly revision?: number;
  /** Whether the history is the whole session's. */
  readonly isWhole?: boolean;
  /** Messages after the history that are not stored, or not as messages of their own. */
  readonly added: readonly PromptMessage[];
}

interface SessionQuery {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly isStale: boolean;
}

export type Loader = ReturnType<typeof createLoader>;

const NAMES_CACHED_MS = 30_000;
/** Replaces the name of a user without one; it reads well inside a sentence. */
export const NAMELESS = 'you';
/** The name of an account until its owner changes it. */
const DEFAULT_NAME = /^User_/;

export function createLoader(
  {
    db,
    clock,
    identity,
    characters,
    payments,
    studio,
  }: Pick<ChatNeeds, 'db' | 'clock' | 'identity' | 'characters' | 'payments' | 'studio'>,
  { history, memory, settings }: Needs,
) {
  const names = createTtlCache<string>({ clock, ttlMs: NAMES_CACHED_MS, maxEntries: 5_000 });
  const contexts = createBatcher({
    run: (queries: ContextQuery[]) => readContexts(db, queries),
    most: 100,
    concurrency: 2,
  });

  /** The access check: while a character is rated safe, opening and reading need no age gate. */
  const loadCharacter = async (scope: Scope, actor: Actor, id: string): Promise<ForChat> => {
    const character = await characters.forChat(scope, actor, id);
    if (!character) throw new AppError('character.not_found');
    if (!character.is_open) throw new AppError('character.not_public');
    const { rating, is_exclusive } = character.row;
    if (rating !== 'safe' && !actor.is_adult) throw notAdult(actor);
    // The plan is read only if it matters, since every message takes this path.
    const isPremium = async () =>
      actor.kind === 'member' && (await payments.hasPlan(scope, actor.id));
    if (is_exclusive && !(await isPremium())) throw new AppError('character.premium_only');
    return character;
  };

  const nameOf = async (scope: Scope, actor: Actor): Promise<string> => {
    if (actor.kind === 'visitor') return NAMELESS;
    return names.read(actor.id, async () => {
      const name = (await identity.members.find(scope, actor.id))?.name ?? '';
      return name === '' || DEFAULT_NAME.test(name) ? NAMELESS : name;
    });
  };

  const resolvePersona = async (
    scope: Scope,
    actor: Actor,
    { row, persona }: { row: CharacterRow; persona: PersonaContent | undefined },
  ): Promise<ChatPersona> => {
    const extras = await characters.extrasOf(scope, row);
    const user = persona?.name ?? (await nameOf(scope, actor));
    const now = localTime(clock.now(), await identity.timeZones.read(scope, actor.id));
    return { extras, char: extras.nickname ?? row.name, user, now };
  };

  const loadStory = async (
    scope: Scope,
    { row, extras }: { row: CharacterRow; extras: CardExtras },
    { session_id, below, revision, isWhole, added }: ConversationQuery,
  ): Promise<Story | undefined> => {
    if (!extras.book?.asks_for_story && !greetingsOf(row).some(setsVariables)) return undefined;
    const { messages, replies, greeting } = await (revision === undefined
      ? readStory(scope.db, { session_id, from: 0, below })
      : history.readStory(session_id, { revision, below: isWhole ? END : below }));
    const own = added.filter(({ role }) => role === 'assistant').length;
    return { messages: messages + added.length, replies: replies + own, greeting };
  };

  const loadIdle = async (
    scope: Scope,
    { row, extras }: { row: CharacterRow; extras: CardExtras },
    { session_id, below, added }: ConversationQuery,
  ): Promise<number | undefined> => {
    const { description, personality, scenario, example_dialogue, system_notes } = row;
    const texts = [description, personality, scenario, example_dialogue, system_notes];
    if (!extras.asks_for_idle && !texts.some(asksForIdle)) return undefined;
    const skips = added.at(-1)?.role === 'user' ? 0 : 1;
    const written = await readLastWritten(scope.db, { session_id, below, skips });
    return written && clock.now().getTime() - written.getTime();
  };

  /** The states of pictures are read for each prompt, if there are any. */
  const withPictures = async (
    scope: Scope,
    actor: Actor,
    messages: readonly HistoryMessage[],
  ): Promise<readonly HistoryMessage[]> => {
    const ids = messages.flatMap(({ picture_job_id: id }) => (id === undefined ? [] : [id]));
    if (ids.length === 0) return messages;
    const outcomes = await studio.outcomesOf(scope, actor.id, ids);
    return messages.map((one) =>
      one.picture_job_id === undefined
        ? one
        : { role: one.role, text: pictureLine(outcomes.get(one.picture_job_id)) },
    );
  };

  return {
    loadCharacter,

    /**
     * The session that a message goes to, and its owner's key; from memory if this process wrote its latest message,
     * unless `isStale`. Throws `chat.not_found`.
     */
    async loadSession(
      scope: Scope,
      actor: Actor,
      { session_id, client_message_id, isStale }: SessionQuery,
    ): Promise<SessionContext & { readonly key: DataKey }> {
      const owner = { person_id: actor.id, site_id: scope.site_id };
      const known = isStale ? undefined : history.idle(session_id, owner);
      const [context, key] = await Promise.all([
        known
          ? { ...known, active_reply_id: null, duplicate: null }
          : contexts({ session_id, client_message_id, ...owner }),
        identity.dataKey(scope, actor.id),
      ]);
      if (!context) throw new AppError('chat.not_found');
      return { ...context, key };
    },

    /** Throws the access error if this actor may not talk to the character now. */
    async loadConversation(
      scope: Scope,
      actor: Actor,
      query: ConversationQuery,
    ): Promise<Conversation> {
      const { session_id, character_id, key, below, revision, isWhole, added } = query;
      if (!actor.is_adult) throw notAdult(actor);
      const { row } = await loadCharacter(scope, actor, character_id);
      const loadPersona = async () => {
        const writing = await settings.forPrompt(scope, { session_id, person_id: actor.id, key });
        const persona = await resolvePersona(scope, actor, { row, persona: writing.persona });
        const card = { row, extras: persona.extras };
        const idle_ms = await loadIdle(scope, card, query);
        const story = await loadStory(scope, card, query);
        return { writing, persona: { ...persona, idle_ms }, story };
      };
      const chat = { person_id: actor.id, character_id, session_id };
      let warming: Promise<void> | undefined;
      /** Called if the messages are not cached; then the memories probably are not, either. */
      const most = (): Promise<number> => {
        warming = memory.warm(scope, { ...chat, last_seq: below - 1 }, key);
        return memory.messagesFor(scope, chat, key);
      };
      const loadMessages = async () => {
        const stored =
          revision !== undefined && isWhole
            ? await history.read(session_id, { revision, most }, key)
            : await readHistory(scope.db, { session_id, below, most }, key);
        const before = await withPictures(scope, actor, withoutForgotten(stored, added));
        return { before, messages: [...before, ...added] };
      };
      // In parallel: each one reads the database if it is not cached.
      const [{ writing, persona, story }, { before, messages }] = await Promise.all([
        loadPersona(),
        loadMessages(),
      ]);
      return {
        session_id,
        person_id: actor.id,
        key,
        character: row,
        persona,
        history: before,
        messages,
        story,
        readMemory: async ({ room, shownBeside }) => {
          if (warming) await warming;
          return memory.forPrompt(scope, {
            ...chat,
            last_seq: below - 1,
            text: messages.findLast(({ role }) => role === 'user')?.text ?? '',
            character: row.name,
            key,
            room,
            shownBeside(tokens) {
              const shown = shownBeside(tokens);
              const isAll = shown === messages.length && below <= USUAL_MESSAGES;
              return isAll ? below : Math.max(0, shown - added.length);
            },
          });
        },
        writing,
      };
    },

    /** The greetings filled in for this user; random macros are seeded by the session. */
    async loadGreetings(
      scope: Scope,
      actor: Actor,
      at: { row: CharacterRow; session_id: string; persona: PersonaContent | undefined },
    ) {
      const { row, session_id } = at;
      const { char, user, now } = await resolvePersona(scope, actor, at);
      const pronouns = at.persona?.pronouns ?? '';
      const filling = { char, user, now, pronouns, seed: session_id, stable: session_id };
      return {
        greeting: fillMacros(row.greeting, filling),
        alternate_greetings: row.alternate_greetings.map((text) => fillMacros(text, filling)),
      };
    },
  };
}

/** As written, by the variants of a chat's first message. */
export const greetingsOf = ({
  greeting,
  alternate_greetings,
}: Pick<CharacterRow, 'greeting' | 'alternate_greetings'>): readonly string[] => [
  greeting,
  ...alternate_greetings,
];

/** Messages excluded from memory are left out, except the one that the reply answers. */
const withoutForgotten = (
  messages: readonly HistoryMessage[],
  added: readonly PromptMessage[],
): readonly HistoryMessage[] => {
  const answered = added.length === 0 ? messages.at(-1) : undefined;
  return messages.filter((one) => !one.is_forgotten || one === answered);
};
