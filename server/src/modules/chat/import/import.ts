// Imports a chat from a file as a new chat with a character; existing chats are not changed.
import { setImmediate as yieldToIo } from 'node:timers/promises';
import type { Chat, ChatImport } from '@velour/contract/chat.ts';
import {
  MAX_CHAT_TITLE,
  MAX_IMPORTED_MESSAGES,
  MAX_STORED_LENGTH,
} from '@velour/contract/chat-limits.ts';
import type { Member } from '../../../platform/actor.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import { processorTime } from '../../../platform/machine.ts';
import { isLimited, type RateLimit } from '../../../platform/rate-limits.ts';
import { runThread } from '../../../platform/threads.ts';
import { addBranch, addCopy } from '../branch.store.ts';
import { indexSoon } from '../jobs.ts';
import type { Loader } from '../load.ts';
import type { Remembering } from '../memory/remember.ts';
import type { SettingsService } from '../settings.ts';
import type { ChatFilePlan } from './chat-file-worker.ts';
import type { FileProblem, ImportedChat, ImportedMessage } from './chat-files.rules.ts';
import { composeImport, type JudgedMessage } from './imported-rows.rules.ts';
import type { ChatNeeds } from '../service.ts';

interface Needs {
  readonly loader: Pick<Loader, 'loadCharacter' | 'loadGreetings'>;
  readonly settings: Pick<SettingsService, 'defaultPersona'>;
  readonly sessions: {
    readonly read: (scope: Scope, actor: Member, id: string) => Promise<Chat>;
  };
  readonly remembering: Pick<Remembering, 'note'>;
}

interface File {
  readonly character_id: string;
  readonly file: Uint8Array;
}

const IMPORTS: RateLimit = { name: 'chat_imports', burst: 10, per_minute: 2 };
const BATCH = 500;
const THREAD = new URL('./chat-file-worker.ts', import.meta.url);
/** Ten thousand messages take half a second. */
const READING_MS = 20_000;
const READING_LIMITS = { maxOldGenerationSizeMb: 256 } as const;
/** How many files are read at the same time. */
const READ_AT_ONCE = 2;
/** How many unreadable messages are named, by their positions. */
const MAX_NAMED = 10;
/** How many earlier messages are moderated together with each one. */
const RECENT = 8;
/** After this long, other requests are handled first. */
const LONGEST_AT_ONCE_MS = 10;
/** The limit of processor time for moderating one file; ten thousand ordinary messages need a tenth of it. */
const LONGEST_MS = 60_000;

/**
 * Throws `chat_file.unknown`, `chat_file.damaged`, `chat_file.too_large`, and the access error if this member may not
 * open a chat with the character. Messages that break the rules are stored as blocked, hidden from the character.
 */
export function createChatImport(
  { clock, ids, identity, limits, queue, safety }: ChatNeeds,
  { loader, settings, sessions, remembering }: Needs,
) {
  const read = createBatcher({
    run: (plans: ChatFilePlan[]) => Promise.all(plans.map(readInThread)),
    most: 1,
    concurrency: READ_AT_ONCE,
  });

  const judge = async (messages: readonly ImportedMessage[]): Promise<JudgedMessage[]> => {
    const judged: JudgedMessage[] = [];
    const recent: string[] = [];
    let spent = 0;
    let atOnce = 0;
    for (const one of messages) {
      const blocked: (string | null)[] = [];
      for (const text of one.variants) {
        const began = processorTime();
        const checking = safety.checkText({ text, recent, surface: 'chat' });
        // Without the time that it may wait.
        atOnce += processorTime() - began;
        const verdict = await checking;
        blocked.push(verdict.action === 'block' ? verdict.reason : null);
        if (atOnce < LONGEST_AT_ONCE_MS) continue;
        spent += atOnce;
        if (spent > LONGEST_MS) {
          throw new AppError('chat_file.too_large', { detail: 'It takes too long to be judged.' });
        }
        await yieldToIo();
        atOnce = 0;
      }
      judged.push({ ...one, blocked });
      recent.push(one.variants[one.active] ?? '');
      if (recent.length > RECENT) recent.shift();
    }
    return judged;
  };

  return async (
    scope: Scope,
    { actor, address }: { actor: Member; address: string },
    { character_id, file }: File,
  ): Promise<ChatImport & { chat: Chat }> => {
    if (isLimited(address)) await limits.enforce(IMPORTS, actor.id);
    const time_zone = await identity.timeZones.read(scope, actor.id);
    const found = await read({ file, time_zone });
    if ('problem' in found) throw refusalOf(found);
    const { row } = await loader.loadCharacter(scope, actor, character_id);
    const key = await identity.dataKey(scope, actor.id);
    const persona = await settings.defaultPersona(scope, actor.id, key);
    const id = ids.next();
    const { greeting } = await loader.loadGreetings(scope, actor, { row, session_id: id, persona });
    const messages = await judge(found.messages);
    const rows = composeImport({
      id,
      site_id: scope.site_id,
      person_id: actor.id,
      character_id: row.id,
      persona_id: persona?.id ?? null,
      title: found.title?.slice(0, MAX_CHAT_TITLE).toWellFormed() ?? null,
      greeting,
      messages,
      now: clock.now(),
      key,
    });
    await inTransaction(scope, async (tx) => {
      await addBranch(tx, rows.row);
      const variantsOf = Map.groupBy(rows.variants, ({ seq }) => seq);
      for (let at = 0; at < rows.messages.length; at += BATCH) {
        const some = rows.messages.slice(at, at + BATCH);
        await addCopy(
          tx,
          some,
          some.flatMap(({ seq }) => variantsOf.get(seq) ?? []),
        );
      }
      await indexSoon(queue, tx);
    });
    remembering.note({ site_id: scope.site_id, session_id: id });
    return {
      chat: await sessions.read(scope, actor, id),
      imported: messages.length,
      blocked: messages.filter((one) => one.blocked[one.active] !== null).length,
      skipped: found.skipped,
      unread: { count: found.unread.length, first: found.unread.slice(0, MAX_NAMED) },
    };
  };
}

async function readInThread(plan: ChatFilePlan): Promise<ImportedChat | FileProblem> {
  const task = { plan, signal: AbortSignal.timeout(READING_MS), resourceLimits: READING_LIMITS };
  try {
    return await runThread(THREAD, task);
  } catch (cause) {
    throw new AppError('chat_file.too_large', { detail: 'It takes too long to read.', cause });
  }
}

function refusalOf(found: FileProblem): AppError {
  switch (found.problem) {
    case 'damaged':
      return new AppError('chat_file.damaged', { detail: `${found.where} isn’t a message.` });
    case 'too_long':
      return new AppError('chat_file.too_large', {
        detail: `${found.where} is longer than ${MAX_STORED_LENGTH.toLocaleString('en')} characters.`,
      });
    case 'incomplete':
      return new AppError('chat_file.damaged', {
        detail: 'Its end is missing. Export the chat again.',
      });
    case 'too_many':
      return new AppError('chat_file.too_large', {
        detail: `It has more than ${MAX_IMPORTED_MESSAGES.toLocaleString('en')} messages.`,
      });
    case 'empty':
      return new AppError('chat_file.damaged', { detail: 'It has no messages.' });
    default:
      return new AppError('chat_file.unknown');
  }
}
