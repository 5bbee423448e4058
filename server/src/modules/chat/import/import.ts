// Imports a chat from a file as a new chat with a character; existing chats are not changed.
import { setImmediate as yieldToIo } from 'node:timers/promises';
import type { Chat, ChatImport } from '@velour/contract/chat.ts';
import { MAX_IMPORTED_MESSAGES, MAX_STORED_LENGTH } from '@velour/contract/chat-limits.ts';
import type { Member } from '../../../platform/actor.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import { processorTime } from '../../../platform/machine.ts';
import { isLimited, type RateLimit } from '../../../platform/rate-limits.ts';
import { runThread } from '../../../platform/threads.ts';
import { addBranch, addCopy } from '../branch.store.ts';
import { showSession } from '../deletion.store.ts';
import { eraseSessionLater, indexSoon } from '../jobs.ts';
import type { Loader } from '../load.ts';
import type { Remembering } from '../memory/remember.ts';
import type { SettingsService } from '../settings.ts';
import type { ChatFilePlan } from './chat-file-worker.ts';
import {
  asUtf8,
  messageAt,
  type ChatSurvey,
  type FileProblem,
  type ImportedMessage,
} from './chat-files.rules.ts';
import {
  composeChat,
  composeMessages,
  composeOpening,
  firstSeqOf,
  sealedPreviewOf,
  timesOf,
  type JudgedMessage,
  type Placed,
} from './imported-rows.rules.ts';
import { completeImport, refreshStatistics } from './import.store.ts';
import type { ChatNeeds } from '../service.ts';

interface Needs {
  readonly loader: Pick<Loader, 'loadCharacter' | 'loadGreetings'>;
  readonly settings: Pick<SettingsService, 'importedPersona'>;
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
/** A hundred thousand messages take five seconds. */
const READING_MS = 60_000;
const READING_LIMITS = { maxOldGenerationSizeMb: 256 } as const;
/** How many files are read at the same time. */
const READ_AT_ONCE = 2;
/** How many earlier messages are moderated together with each one. */
const RECENT = 8;
/** After this long, other requests are handled first. */
const LONGEST_AT_ONCE_MS = 10;
/** The limit of processor time for moderating one file; ordinary messages need a tenth of it. */
const LONGEST_MS_PER_MESSAGE = 6;
const LEAST_LIMIT_MS = 60_000;

/**
 * Throws `chat_file.unknown`, `chat_file.damaged`, `chat_file.too_large`, and the access error if this member may not
 * open a chat with the character. Messages that break the rules are stored as blocked, hidden from the character.
 *
 * A long file is stored a batch at a time. The chat is hidden until it is complete: one that is cut off is erased like
 * a deleted chat.
 */
export function createChatImport(
  { clock, ids, identity, limits, queue, safety }: ChatNeeds,
  { loader, settings, sessions, remembering }: Needs,
) {
  const survey = createBatcher({
    run: (plans: ChatFilePlan[]) => Promise.all(plans.map(surveyInThread)),
    most: 1,
    concurrency: READ_AT_ONCE,
  });

  return async (
    scope: Scope,
    { actor, address }: { actor: Member; address: string },
    { character_id, file: given }: File,
  ): Promise<ChatImport & { chat: Chat }> => {
    if (isLimited(address)) await limits.enforce(IMPORTS, actor.id);
    const time_zone = await identity.timeZones.read(scope, actor.id);
    const file = asUtf8(given);
    const found = await survey({ file, time_zone });
    if ('problem' in found) throw refusalOf(found);
    const { row } = await loader.loadCharacter(scope, actor, character_id);
    const key = await identity.dataKey(scope, actor.id);
    const persona = await settings.importedPersona(scope, actor, { key, imported: found.persona });
    const id = ids.next();
    const { greeting } = await loader.loadGreetings(scope, actor, {
      row,
      session_id: id,
      persona: persona.used,
    });
    const now = clock.now();
    const times = timesOf(found.times, now);
    const { opener } = found;
    await inTransaction(scope, async (tx) => {
      const owner = { site_id: scope.site_id, person_id: actor.id, character_id: row.id };
      const persona_id = persona.used?.id ?? null;
      await addBranch(tx, composeChat({ ...owner, id, persona_id, survey: found, now, key }));
      const opening = composeOpening(times[0] ?? now, { id, key, opener, greeting });
      await addCopy(tx, opening.messages, opening.variants);
      await eraseSessionLater(queue, tx, id);
    });
    const judge = createJudge(safety, found.places.length);
    let blocked = 0;
    let last: JudgedMessage | undefined;
    for (let at = 0; at < found.places.length; at += BATCH) {
      const batch: Placed[] = [];
      for (const [nth, place] of found.places.slice(at, at + BATCH).entries()) {
        const message = await judge(messageAt(file, place, found.form));
        const seq = firstSeqOf(found) + at + nth;
        batch.push({ message, seq, at: times[at + nth] ?? now });
        if (message.blocked[message.active] !== null) blocked += 1;
        last = message;
      }
      const { messages, variants } = composeMessages(batch, { id, key });
      await addCopy(scope, messages, variants);
    }
    await inTransaction(scope, async (tx) => {
      if (!(await showSession(tx, { id, person_id: actor.id })))
        throw new AppError('chat_file.too_large', { detail: 'It takes too long to save.' });
      await completeImport(tx, id, last && sealedPreviewOf(last, { id, key }));
      await indexSoon(queue, tx);
    });
    if (found.places.length > BATCH) await refreshStatistics(scope);
    remembering.note({ site_id: scope.site_id, session_id: id });
    return {
      chat: await sessions.read(scope, actor, id),
      imported: found.places.length,
      blocked,
      skipped: found.skipped,
      unread: found.unread,
      lost_persona: persona.isLost,
    };
  };
}

/** Moderates the messages of one file in order, each with the ones before it. */
function createJudge(safety: ChatNeeds['safety'], count: number) {
  const longest = Math.max(LEAST_LIMIT_MS, count * LONGEST_MS_PER_MESSAGE);
  const recent: string[] = [];
  let spent = 0;
  let atOnce = 0;
  return async (one: ImportedMessage): Promise<JudgedMessage> => {
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
      if (spent > longest) {
        throw new AppError('chat_file.too_large', { detail: 'It takes too long to check.' });
      }
      await yieldToIo();
      atOnce = 0;
    }
    recent.push(one.variants[one.active] ?? '');
    if (recent.length > RECENT) recent.shift();
    return { ...one, blocked };
  };
}

async function surveyInThread(plan: ChatFilePlan): Promise<ChatSurvey | FileProblem> {
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
