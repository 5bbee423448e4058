// Writes one reply: its prompt, and its text in chunks, each logged before it is sent to the readers.
import { setImmediate as yieldToIo } from 'node:timers/promises';
import { asksForPicture } from '@velour/contract/picture-requests.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import {
  createPictureClaims,
  createSpokenClaims,
  type PictureClaims,
} from '@velour/moderation-rules/replies/picture-claims.ts';
import {
  createTurnFilter,
  type TurnFilter,
} from '@velour/moderation-rules/replies/speaker-labels.ts';
import { LRUCache } from 'lru-cache';
import type { DataKey } from '../../platform/encryption.ts';
import type { LlmProvider, PromptMessage } from '../../providers/llm/port.ts';
import { placeOf, firstWords, type Ending } from './chat.rules.ts';
import type { Chunk } from './reply.store.ts';
import type { Reserved } from '../budgets/service.ts';
import type { InputVerdict, SafetyService, StreamGate } from '../safety/service.ts';
import { greetingsOf, NAMELESS, type Conversation } from './load.ts';
import type { Charged } from './metering.ts';
import { draftPrompt, finishPrompt, type Receipt } from './prompt.rules.ts';
import { MADE, MISSING } from './wordless.rules.ts';

/** Where a reply is written. */
export interface ReplyPlace {
  readonly reply_id: string;
  readonly seq: number;
  readonly variant: number;
  /** Text and number of chunks that the variant already has; not empty for a continuation. */
  readonly before: { readonly text: string; readonly n: number };
}

interface Needs {
  readonly session_id: string;
  readonly key: DataKey;
  readonly place: ReplyPlace;
  /** False if another process has the reply. */
  readonly append: (chunk: Chunk) => Promise<boolean>;
  readonly publish: (event: ServerEvent) => void;
  /** Resolves when a reply that is on screen may continue. */
  readonly resume: () => Promise<void>;
}

interface ReplyWriter {
  /** Takes moderated text. Text that arrives during a write goes into the next chunk. */
  write(text: string): void;
  /** Resolves once the first chunk, if there is one, has reached the readers. */
  opened(): Promise<void>;
  /** Does not log the rest, since the end stores the full text; throws if a chunk could not be written. */
  close(): Promise<void>;
  /** The variant's full text so far, and its number of chunks. */
  readonly state: { readonly text: string; readonly n: number };
}

export function createReplyWriter(needs: Needs): ReplyWriter {
  const { session_id, key, append, publish, resume } = needs;
  const { reply_id, seq, variant, before } = needs.place;
  let { text, n } = before;
  let waiting = '';
  let isClosed = false;
  let isDraining = false;
  let drained: Promise<void> = Promise.resolve();
  let opened: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    isDraining = true;
    try {
      // The last words of a fast reply are stored with its end, without a chunk of their own.
      if (n > before.n) await yieldToIo();
      while (waiting !== '' && !isClosed) {
        const chunk = waiting;
        waiting = '';
        n += 1;
        const at = n;
        const sealed = key.seal(chunk, placeOf.chunk(reply_id, at));
        if (!(await append({ reply_id, n: at, text: sealed }))) continue; // not sent either
        publish({ type: 'reply.chunk', session_id, seq, variant, n: at, text: chunk });
      }
    } finally {
      isDraining = false;
    }
  };

  return {
    write(more) {
      if (more === '') return;
      text += more;
      waiting += more;
      if (isDraining) return;
      drained = drain();
      opened ??= drained.catch(() => undefined).then(resume);
      drained.catch(() => undefined); // thrown by `close`
    },
    async opened() {
      await opened;
    },
    async close() {
      isClosed = true;
      await drained;
    },
    get state() {
      return { text, n };
    },
  };
}

/** A reply whose place is stored with its charge. */
export interface ReplyJob {
  readonly conversation: Conversation;
  readonly verdict: InputVerdict;
  readonly place: ReplyPlace;
  readonly charged: Charged;
  readonly reserved: Reserved;
  /** Whether the model continues the last message. */
  readonly continues: boolean;
  /** Whether the reply is a new message, which is added to the history when it ends. */
  readonly isNewMessage: boolean;
  /** Its prompt, if it was written ahead. */
  readonly prompt?: Promise<WrittenPrompt> | undefined;
  /** Whether a dead process had started it: its text may have been complete already. */
  readonly isTakenOver?: boolean;
}

export type PromptJob = Pick<ReplyJob, 'conversation' | 'place' | 'verdict' | 'continues'>;

export type WrittenPrompt = ReturnType<typeof finishPrompt>;

/** The size of the cache of harmless texts, in letters. */
const MAX_KNOWN = 4_000_000;
/** What a rule finds may depend on the year. */
const KNOWN_MS = 60 * 60_000;

/** The same lore is moderated for each prompt, which would take most of the prompt's time. */
export function createAllowed({
  checkInput,
}: Pick<SafetyService, 'checkInput'>): (text: string) => boolean {
  const harmless = new LRUCache<string, true>({
    maxSize: MAX_KNOWN,
    sizeCalculation: (_, text) => text.length + 1,
    ttl: KNOWN_MS,
  });
  return (text) => {
    if (harmless.get(text)) return true;
    const { action, rule_ids } = checkInput({ text, recent: [], surface: 'chat' });
    // Texts with a finding are not cached, so that it is logged each time.
    if (rule_ids.length === 0 && action === 'allow') harmless.set(text, true);
    return action === 'allow';
  };
}

export function createPrompts({
  llm,
  safety,
}: {
  readonly llm: Pick<LlmProvider, 'countTokens'>;
  readonly safety: Pick<SafetyService, 'checkInput'>;
}) {
  const isAllowed = createAllowed(safety);
  return async (
    { conversation, place, verdict, continues }: PromptJob,
    context_tokens: number,
  ): Promise<WrittenPrompt> => {
    const { character, persona, messages, story, writing, session_id } = conversation;
    const { extras, char, user, now, idle_ms } = persona;
    const draft = draftPrompt({
      card: character,
      extras,
      greetings: greetingsOf(character),
      filling: {
        char,
        user,
        now,
        idle_ms,
        pronouns: writing.persona?.pronouns ?? '',
        seed: place.reply_id,
        stable: session_id,
      },
      messages,
      story,
      writing,
      continues,
      variant: place.variant,
      asks_if_human: verdict.asks_if_human,
      in_distress: verdict.notices.includes('crisis'),
      context_tokens,
      count: (text) => llm.countTokens(text),
      isAllowed,
    });
    return finishPrompt(draft, await conversation.readMemory(draft));
  };
}

/** How many messages after a picture, or a request for one, a reply may still refer to it. */
const RECENT = 8;

/** Removes false claims of pictures from a reply to these messages. */
export function claimsAfter(messages: readonly PromptMessage[]): PictureClaims {
  const claims = createPictureClaims();
  // After the latest existing picture.
  const since = messages.slice(messages.findLastIndex(({ text }) => text.startsWith(MADE)) + 1);
  const isAwaited =
    since.some(({ text }) => MISSING.includes(text)) ||
    since.slice(-RECENT).some(({ role, text }) => role === 'user' && asksForPicture(text));
  const hasPicture = since.length < messages.length;
  if (hasPicture && !isAwaited && since.length <= RECENT) return claims;
  return createSpokenClaims(claims, { isAwaited, hasPicture });
}

/** Ends a reply where the model begins to write for the user. */
export const turnOf = ({ conversation: { persona }, place }: ReplyJob): TurnFilter =>
  createTurnFilter({
    char: persona.char,
    user: persona.user === NAMELESS ? undefined : persona.user,
    before: place.before.text,
  });

/** A reply while it is being generated. */
export interface Run {
  readonly job: ReplyJob;
  readonly abort: AbortController;
  readonly writer: ReplyWriter;
  readonly gate: StreamGate;
  readonly claims: PictureClaims;
  /** Of the running call. */
  turn: TurnFilter | undefined;
  /** What its prompt contained, once it is built. */
  receipt: Receipt | undefined;
  /** Whether the reply was ended because the model repeated itself. */
  isLoop: boolean;
  readonly usage: { prompt_tokens: number | null; completion_tokens: number | null };
  readonly onFirstText: () => void;
}

/** True until some of this reply has been released. */
export const isEmpty = ({ job, writer }: Run): boolean =>
  writer.state.text === job.place.before.text;

export const write = (it: Run, text: string): void =>
  it.writer.write(isEmpty(it) ? firstWords(it.job.place.before.text, text) : text);

/** Releases the text that the gate holds back; its final check may retract the reply, and an empty reply has failed. */
export function flush(it: Run, ending: Ending): Ending {
  // A reply that breaks off may have been about to write a name; alone, it may be half of a label.
  const held = it.turn?.end() ?? '';
  const more = isEmpty(it) && ending.state !== 'complete' ? '' : it.claims.push(held);
  const last = it.gate.push(more + it.claims.end());
  write(it, last.release);
  if ('hit' in last && last.hit) return { state: 'retracted', reason: last.hit.reason };
  const step = it.gate.end();
  write(it, step.release);
  if ('hit' in step && step.hit) return { state: 'retracted', reason: step.hit.reason };
  const { place, isTakenOver } = it.job;
  const mayBeEmpty = isTakenOver === true && place.before.text !== '';
  const isSilent = ending.state === 'complete' && isEmpty(it) && !mayBeEmpty;
  return isSilent ? { state: 'failed', reason: 'llm.empty' } : ending;
}

/** Runs `call` again; its usage is added to that of the first call. */
export async function callAgain({ usage }: Run, call: () => Promise<void>): Promise<void> {
  const { prompt_tokens, completion_tokens } = usage;
  usage.prompt_tokens = null;
  usage.completion_tokens = null;
  try {
    await call();
  } finally {
    usage.prompt_tokens = sumOf(prompt_tokens, usage.prompt_tokens);
    usage.completion_tokens = sumOf(completion_tokens, usage.completion_tokens);
  }
}

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null ? other : one + (other ?? 0);

export class SafetyHit extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super('The reply broke a safety rule.');
    this.reason = reason;
  }
}
