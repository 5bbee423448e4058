// Sessions: opening, listing, reading and deleting chats, each reachable only by its owner.
import type { Chat } from '@velour/contract/chat.ts';
import type { Message } from '@velour/contract/messages.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { Actor } from '../../platform/actor.ts';
import { pageOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { DataKey } from '../../platform/encryption.ts';
import type { ForChat } from '../characters/service.ts';
import { eraseSessionLater } from './jobs.ts';
import type { Loader } from './load.ts';
import type { SettingsService } from './settings.ts';
import { listVariantsBetween } from './branch.store.ts';
import { placeOf } from './chat.rules.ts';
import { changeSession, type SessionChange } from './messages.store.ts';
import { composeSession, toChat, toMessage } from './sessions.rules.ts';
import { hideSession, moveFactsToBranches, moveOwnFacts, showSession } from './deletion.store.ts';
import * as store from './sessions.store.ts';
import type { HistoryQuery, MessageRow, SessionRow } from './sessions.store.ts';
import type { ChatNeeds } from './service.ts';

export interface Opening {
  readonly character_id: string;
  readonly fresh: boolean;
  readonly ab_group?: string | null | undefined;
  readonly source_url?: string | null | undefined;
}

export interface ListQuery {
  readonly gender?: Gender | undefined;
  readonly search?: string | undefined;
  readonly archived: 'yes' | 'no';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface Change {
  readonly title?: string | null | undefined;
  readonly is_pinned?: boolean | undefined;
  readonly is_archived?: boolean | undefined;
}

/** All pinned chats are on the first page. */
const MAX_PINNED = 100;

interface Needs {
  readonly loader: Pick<Loader, 'loadCharacter' | 'loadGreetings'>;
  readonly settings: Pick<SettingsService, 'defaultPersona'>;
}

export function createSessionsService(
  { clock, ids, identity, catalogue, characters, queue }: ChatNeeds,
  { loader, settings }: Needs,
) {
  const requireOwn = (scope: Scope, actor: Actor, id: string): Promise<SessionRow> =>
    store.requireSession(scope, { id, person_id: actor.id });

  const chatOf = (row: SessionRow, { row: of, is_open }: ForChat, key: DataKey): Chat =>
    toChat(row, { character: characters.cardOf(of), is_open }, key);

  const show = async (scope: Scope, actor: Actor, row: SessionRow): Promise<Chat> => {
    const [key, character] = await Promise.all([
      identity.dataKey(scope, actor.id),
      characters.forChat(scope, actor, row.character_id),
    ]);
    if (!character) throw new AppError('character.not_found');
    return chatOf(row, character, key);
  };

  return {
    requireOwn,

    /** The latest session with the character, or a new one with its greeting. */
    async open(scope: Scope, actor: Actor, opening: Opening): Promise<Chat> {
      const { character_id } = opening;
      const character = await loader.loadCharacter(scope, actor, character_id);
      const key = await identity.dataKey(scope, actor.id);
      const session_id = ids.next();
      const { row: partner } = character;
      const persona =
        actor.kind === 'member' ? await settings.defaultPersona(scope, actor.id, key) : undefined;
      const at = { row: partner, session_id, persona };
      const greetings = await loader.loadGreetings(scope, actor, at);
      const pair = { person_id: actor.id, character_id };
      const row = await inTransaction(scope, async (tx) => {
        await store.lockPair(tx, pair);
        const latest = opening.fresh ? undefined : await store.findLatestWith(tx, pair);
        if (latest) return latest;
        const session = composeSession({
          id: session_id,
          site_id: tx.site_id,
          person_id: actor.id,
          character: { id: partner.id, ...greetings },
          persona_id: persona?.id ?? null,
          ab_group: opening.ab_group ?? null,
          source_url: opening.source_url ?? null,
          at: clock.now(),
          key,
        });
        await store.addSession(tx, session.row, session.messages);
        tx.afterCommit(() => catalogue.activity.note({ ...pair, chats: 1, messages: 0 }));
        return store.findSession(tx, { id: session.row.id, person_id: actor.id });
      });
      if (!row) throw new Error('A session that was just made could not be read.');
      return chatOf(row, character, key);
    },

    async list(
      scope: Scope,
      actor: Actor,
      ask: ListQuery,
    ): Promise<{ chats: Chat[]; next_cursor: string | null }> {
      const cursor = readCursor(ask.cursor);
      const { gender, search, limit, archived } = ask;
      const wanted = { person_id: actor.id, gender, search };
      const isFirstOfAll = archived === 'no' && !cursor;
      const pinned = isFirstOfAll
        ? await store.listSessions(scope, {
            ...wanted,
            part: 'pinned',
            limit: MAX_PINNED,
            before: undefined,
          })
        : [];
      const rows = await store.listSessions(scope, {
        ...wanted,
        part: archived === 'yes' ? 'archived' : 'others',
        limit: limit + 1,
        before: cursor && { value: new Date(cursor.value), id: cursor.id },
      });
      const { shown, next_cursor } = pageOf(rows, limit, ({ last_message_at, id }) =>
        writeCursor({ value: last_message_at.getTime(), id }),
      );
      const chats = await Promise.all([...pinned, ...shown].map((row) => show(scope, actor, row)));
      return { chats, next_cursor };
    },

    read: async (scope: Scope, actor: Actor, id: string): Promise<Chat> =>
      show(scope, actor, await requireOwn(scope, actor, id)),

    async history(
      scope: Scope,
      actor: Actor,
      ask: HistoryQuery & { id: string; versions?: 'shown' | 'all' },
    ) {
      const session = await requireOwn(scope, actor, ask.id);
      const key = await identity.dataKey(scope, actor.id);
      // Read before the messages: a reply that ends in between shows as ended, and none as started without its text.
      const isReplying = session.active_reply_id !== null;
      const chunks = isReplying ? await openChunks(scope, session.id, key) : undefined;
      const more = await store.listMessages(scope, session.id, { ...ask, limit: ask.limit + 1 });
      const upward = ask.after === undefined;
      const rows = upward ? more.slice(-ask.limit) : more.slice(0, ask.limit);
      const isCut = more.length > ask.limit;
      const messages = rows.map((row): Message => {
        const isGrowing =
          row.seq === chunks?.seq &&
          row.active_variant === chunks.variant &&
          row.state === 'pending';
        return isGrowing
          ? { ...toMessage(row, key, chunks.texts), state: 'streaming' }
          : toMessage(row, key);
      });
      const versions = ask.versions === 'all' ? await openVersions(scope, rows, key) : undefined;
      return {
        messages: versions
          ? messages.map((one) => ({ ...one, versions: versions.get(one.seq) }))
          : messages,
        has_before: upward ? isCut : (ask.after ?? 0) > 0,
        has_after: upward ? ask.before !== undefined && ask.before <= session.last_seq : isCut,
        revision: session.revision,
      };
    },

    async markRead(scope: Scope, actor: Actor, ask: { id: string; seq: number }): Promise<Chat> {
      await store.markRead(scope, { id: ask.id, person_id: actor.id }, ask.seq);
      return show(scope, actor, await requireOwn(scope, actor, ask.id));
    },

    /** Names, pins or archives a chat; omitted fields stay unchanged. */
    async change(
      scope: Scope,
      actor: Actor,
      { id, ...change }: Change & { id: string },
    ): Promise<Chat> {
      const key = await identity.dataKey(scope, actor.id);
      const owner = { id, person_id: actor.id };
      const isFound = await changeSession(
        scope,
        owner,
        changesOf(change, { id, key, at: clock.now() }),
      );
      if (!isFound) throw new AppError('chat.not_found');
      return show(scope, actor, await requireOwn(scope, actor, id));
    },

    /** Hidden at once; its rows are erased by a job some minutes later. Returns its last revision. */
    async remove(scope: Scope, actor: Actor, id: string): Promise<number> {
      return inTransaction(scope, async (tx) => {
        const revision = await hideSession(tx, { id, person_id: actor.id }, clock.now());
        if (revision === undefined) throw new AppError('chat.not_found');
        await moveFactsToBranches(tx, id);
        await moveOwnFacts(tx, id);
        await eraseSessionLater(queue, tx, id);
        return revision;
      });
    },

    /** Restores a chat that was deleted a moment ago. Throws `chat.not_found`. */
    async restore(scope: Scope, actor: Actor, id: string): Promise<Chat> {
      if (!(await showSession(scope, { id, person_id: actor.id })))
        throw new AppError('chat.not_found');
      return show(scope, actor, await requireOwn(scope, actor, id));
    },
  };
}

/** A chat is never both archived and pinned. */
function changesOf(
  { title, is_pinned, is_archived }: Change,
  { id, key, at }: { id: string; key: DataKey; at: Date },
): SessionChange {
  return {
    ...(title !== undefined && {
      title: title === null ? null : key.seal(title, placeOf.title(id)),
    }),
    ...(is_pinned !== undefined && { pinned_at: is_pinned ? at : null }),
    ...(is_pinned === true && { archived_at: null }),
    ...(is_archived !== undefined && { archived_at: is_archived ? at : null }),
    ...(is_archived === true && { pinned_at: null }),
  };
}

/** The texts of all versions, by seq, of messages that have several and were not taken down. */
async function openVersions(
  scope: Scope,
  rows: readonly MessageRow[],
  key: DataKey,
): Promise<Map<number, string[]>> {
  const several = rows.filter((row) => row.variants > 1 && row.removed_reason === null);
  const [first, last] = [several[0], several.at(-1)];
  if (!first || !last) return new Map();
  const range = { after: first.seq - 1, upTo: last.seq };
  const variants = await listVariantsBetween(scope, first.session_id, range);
  const texts = new Map(several.map(({ seq }): [number, string[]] => [seq, []]));
  for (const { session_id, seq, variant, text } of variants) {
    const opened = key.open(text, placeOf.variant(session_id, seq, variant));
    if (opened !== '') texts.get(seq)?.push(opened);
  }
  return texts;
}

/** The running reply's logged chunks, decrypted; undefined if there are none yet. */
async function openChunks(scope: Scope, sessionId: string, key: DataKey) {
  const rows = await store.listRunningChunks(scope, sessionId);
  const [first] = rows;
  if (!first) return undefined;
  const texts = rows.map((row) => key.open(row.text, placeOf.chunk(row.reply_id, row.n)));
  return { seq: first.seq, variant: first.variant, texts };
}
