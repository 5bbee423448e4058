// Taking a turn: a message is checked, stored once and in order, and answered by a reply that starts meanwhile.
import type { Accepted } from '@velour/contract/chat.ts';
import { BlockReason } from '@velour/contract/safety.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { LlmEngine, Turn as PromptTurn } from '../../../engines/llm/port.ts';
import type { Actor } from '../../../platform/actor.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { DataKey } from '../../../platform/vault.ts';
import type { CharacterRow, CharactersService } from '../../characters/service.ts';
import type { IdentityService } from '../../identity/service.ts';
import type { InputVerdict, SafetyService } from '../../safety/service.ts';
import { demandMayTalk } from '../policy.ts';
import { buildPrompt } from '../prompt/rules.ts';
import type { RepliesService } from '../replies/service.ts';
import { needsAiNotice, placeOf } from '../rules.ts';
import { listMessages, type SessionRow } from '../sessions/store.ts';
import { composeTurn, type ReplyTarget, type Turn } from './rules.ts';
import {
  addReply,
  claimSession,
  commitTurns,
  openVariant,
  readContexts,
  readRecent,
  type Lease,
  type PastRow,
  type TurnAsk,
  type TurnContext,
} from './store.ts';

export interface Sending {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
}

export interface Needs {
  readonly db: Db;
  readonly llm: LlmEngine;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly lease: Lease;
  readonly identity: IdentityService;
  readonly characters: CharactersService;
  readonly safety: SafetyService;
  readonly replies: RepliesService;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

/** Past messages that are read for a prompt; more than this fits no common context. */
const MOST_PAST = 120;
const RECENT_FOR_SAFETY = 20;

export type TurnsService = ReturnType<typeof createTurnsService>;

export function createTurnsService(needs: Needs) {
  const { db, llm, clock, ids, lease, identity, characters, safety, replies, publish } = needs;
  const contexts = createBatcher({
    run: (asks: TurnAsk[]) => readContexts(db, asks),
    most: 100,
    concurrency: 2,
  });
  const recents = createBatcher({
    run: (asks: Parameters<typeof readRecent>[1]) => readRecent(db, asks),
    most: 50,
    concurrency: 2,
  });
  const commit = createBatcher({
    run: (turns: Turn[]) => commitTurns(db, turns, lease),
    most: 200,
  });
  const inOrder = createLine();

  const contextOf = async (scope: Scope, actor: Actor, sending: Sending): Promise<TurnContext> => {
    const { session_id, client_message_id } = sending;
    const context = await contexts({
      session_id,
      client_message_id,
      person_id: actor.id,
      site_id: scope.site_id,
    });
    if (!context) throw new AppError('chat.not_found');
    return context;
  };

  const sendOnce = async (
    scope: Scope,
    actor: Actor,
    sending: Sending,
  ): Promise<Accepted | 'changed'> => {
    const { session_id } = sending;
    const [context, key, past] = await Promise.all([
      contextOf(scope, actor, sending),
      identity.dataKey(scope, actor.id),
      recents({ session_id, below: 2_000_000_000, most: MOST_PAST }),
    ]);
    if (context.repeat) return repeatedAnswer(scope, sending, { repeat: context.repeat, key });
    const character = await characters.forChat(scope, actor, context.character_id);
    demandMayTalk(actor, character);
    if (context.active_reply_id !== null) throw new AppError('chat.busy');
    const turns = toPromptTurns(past, key, session_id);
    const recent = turns.slice(-RECENT_FOR_SAFETY).map((turn) => turn.text);
    const verdict = safety.checkInput({ text: sending.text, recent, surface: 'chat' });
    const now = clock.now();
    const turn = composeTurn({
      ...sending,
      person_id: actor.id,
      site_id: scope.site_id,
      at: now,
      last_seq: context.last_seq,
      revision: context.revision,
      reply_id: ids.next(),
      ai_notice: needsAiNotice(context.notice_at, now),
      crisis: verdict.notices.includes('crisis'),
      blocked: verdict.action === 'block' ? verdict.reason : null,
      engine: llm.name,
      key,
    });
    return commitAndAnswer({
      scope,
      actor,
      sending,
      turn,
      verdict,
      key,
      character: character.row,
      past: turns,
    });
  };

  /** The model is asked while the commit is under way; nothing of it is logged or shown before the commit. */
  const commitAndAnswer = async (at: Committing): Promise<Accepted | 'changed'> => {
    const { turn, actor, sending, verdict } = at;
    const stored = commit(turn);
    const accepted = toAccepted(turn, sending, verdict);
    const told = stored.then((done) => {
      if (!done) throw new AppError('chat.changed_elsewhere');
      publish(actor.id, { type: 'message.accepted', text: sending.text, ...accepted });
    });
    if (turn.reply && verdict.action === 'allow') {
      const place = {
        seq: turn.reply.seq,
        variant: 0,
        reply_id: turn.reply.id,
        before: { text: '', n: 0 },
      };
      answer({
        ...at,
        place,
        committed: told,
        asks_if_human: verdict.asks_if_human,
        past: [...at.past, { role: 'user', text: sending.text }],
      });
    }
    await told.catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'chat.changed_elsewhere')) throw error;
    });
    if (!(await stored)) return 'changed';
    characters.noteActivity(at.scope, {
      character_id: at.character.id,
      chats: 0,
      messages: turn.reply ? 2 : 1,
    });
    return accepted;
  };

  const answer = (at: Answering): void => {
    const { character, key, actor, place, past, sending } = at;
    replies.start({
      place: { ...place, session_id: sending.session_id, key },
      publish: (event) => publish(actor.id, event),
      committed: at.committed,
      asks_if_human: at.asks_if_human,
      prompt: (context_tokens) =>
        buildPrompt({
          card: character,
          turns: past,
          continues: at.continues ?? false,
          variant: place.variant,
          asks_if_human: at.asks_if_human,
          in_distress: at.verdict?.notices.includes('crisis') ?? false,
          context_tokens,
          count: (text) => llm.countTokens(text),
        }),
    });
  };

  /** Writes another reply on a target that `regenerationTarget` or `continuationTarget` found. */
  const reply = async (
    scope: Scope,
    actor: Actor,
    ask: ReplyAsk,
  ): Promise<{ seq: number; variant: number }> => {
    const { session, target, continues } = ask;
    if (session.active_reply_id !== null) throw new AppError('chat.busy');
    const character = await characters.forChat(scope, actor, session.character_id);
    demandMayTalk(actor, character);
    const key = await identity.dataKey(scope, actor.id);
    const { seq } = target;
    const variant = target.is === 'variant' ? target.variant : 0;
    const past = toPromptTurns(
      await recents({ session_id: session.id, below: seq, most: MOST_PAST }),
      key,
      session.id,
    );
    const before = { text: continues ? ask.text : '', n: target.is === 'variant' ? target.n : 0 };
    const reply_id = ids.next();
    const at = clock.now();
    const begun = await inTransaction(scope, async (tx) => {
      if (
        !(await claimSession(tx, {
          session_id: session.id,
          revision: session.revision,
          reply_id,
          last_seq: seq,
        }))
      )
        return false;
      const empty = key.seal('', placeOf.variant(session.id, seq, variant));
      await openVariant(tx, {
        session_id: session.id,
        seq,
        variant,
        at,
        empty,
        newMessage: target.is === 'message',
      });
      await addReply(
        tx,
        { id: reply_id, session_id: session.id, seq, variant, engine: llm.name, at },
        lease,
      );
      return true;
    });
    if (!begun) throw new AppError('chat.changed_elsewhere');
    const lastUser = past.findLast((turn) => turn.role === 'user')?.text ?? '';
    const verdict = safety.checkInput({ text: lastUser, recent: [], surface: 'chat' });
    answer({
      scope,
      actor,
      key,
      continues,
      verdict,
      sending: { session_id: session.id },
      character: character.row,
      place: { reply_id, seq, variant, before },
      committed: Promise.resolve(),
      asks_if_human: verdict.action === 'allow' && verdict.asks_if_human,
      past: continues ? [...past, { role: 'assistant', text: ask.text }] : past,
    });
    return { seq, variant };
  };

  return {
    reply,
    /** Stores a message once and starts its reply. A repeated client id gets the first answer again. */
    send: (scope: Scope, actor: Actor, sending: Sending): Promise<Accepted> =>
      inOrder(sending.session_id, async () => {
        for (let attempt = 0; attempt < 4; attempt += 1) {
          const outcome = await sendOnce(scope, actor, sending);
          if (outcome !== 'changed') return outcome;
        }
        throw new AppError('chat.changed_elsewhere');
      }),
  };
}

export interface ReplyAsk {
  readonly session: SessionRow;
  readonly target: Exclude<ReplyTarget, { is: 'none' }>;
  readonly continues: boolean;
  /** The text that a continuation goes on from. */
  readonly text: string;
}

interface Turned {
  readonly scope: Scope;
  readonly actor: Actor;
  readonly key: DataKey;
  readonly character: CharacterRow;
  readonly past: readonly PromptTurn[];
}

interface Committing extends Turned {
  readonly sending: Sending;
  readonly turn: Turn;
  readonly verdict: InputVerdict;
}

interface Answering extends Turned {
  readonly sending: Pick<Sending, 'session_id'>;
  readonly place: {
    reply_id: string;
    seq: number;
    variant: number;
    before: { text: string; n: number };
  };
  readonly committed: Promise<void>;
  readonly asks_if_human: boolean;
  readonly continues?: boolean;
  readonly verdict?: InputVerdict;
}

const toPromptTurns = (past: readonly PastRow[], key: DataKey, sessionId: string): PromptTurn[] =>
  past
    .map((row) => ({
      role: row.author === 'user' ? ('user' as const) : ('assistant' as const),
      text: key.open(row.text, placeOf.variant(sessionId, row.seq, row.variant)),
    }))
    .filter((turn) => turn.text !== '');

function toAccepted(turn: Turn, sending: Sending, verdict: InputVerdict): Accepted {
  const own = turn.rows.find((row) => row.author === 'user');
  return {
    session_id: turn.session_id,
    client_message_id: sending.client_message_id,
    seq: own?.seq ?? turn.last_seq,
    message_send_at: turn.at.toISOString(),
    verdict: verdict.action === 'block' ? 'blocked' : 'allowed',
    reason: verdict.action === 'block' ? verdict.reason : null,
    reply: turn.reply ? { seq: turn.reply.seq, variant: 0 } : null,
    notices: turn.rows.flatMap((row) => (row.notice ? [{ seq: row.seq, kind: row.notice }] : [])),
  };
}

type Repeat = NonNullable<TurnContext['repeat']>;

/** The first answer again; the same id with another text is a conflict. */
async function repeatedAnswer(
  scope: Scope,
  sending: Sending,
  { repeat, key }: { repeat: Repeat; key: DataKey },
): Promise<Accepted> {
  const { session_id, client_message_id } = sending;
  if (repeat.text && !repeat.edited) {
    const first = key.open(repeat.text, placeOf.variant(session_id, repeat.seq, 0));
    if (first !== sending.text) throw new AppError('request.key_reused');
  }
  const around = await listMessages(scope, session_id, {
    after: Math.max(0, repeat.seq - 2),
    limit: 4,
  });
  const notices = around.filter((row) => row.notice === (row.seq < repeat.seq ? 'ai' : 'crisis'));
  const reply = around.find((row) => row.seq > repeat.seq && row.notice === null);
  const blocked = repeat.state === 'blocked';
  return {
    session_id,
    client_message_id,
    seq: repeat.seq,
    message_send_at: repeat.send_at.toISOString(),
    verdict: blocked ? 'blocked' : 'allowed',
    reason: blocked ? BlockReason.parse(repeat.failure) : null,
    reply:
      !blocked && reply?.author === 'character'
        ? { seq: reply.seq, variant: reply.active_variant }
        : null,
    notices: notices.flatMap((row) => (row.notice ? [{ seq: row.seq, kind: row.notice }] : [])),
  };
}

/** Work of one session stands in line; sessions do not wait for each other. */
function createLine() {
  const lines = new Map<string, Promise<unknown>>();
  return async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const before = lines.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    lines.set(id, mine);
    try {
      return await mine;
    } finally {
      if (lines.get(id) === mine) lines.delete(id);
    }
  };
}
