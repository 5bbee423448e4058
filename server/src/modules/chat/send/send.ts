// Taking a turn: a message is checked, stored once and in order, and answered by a reply that starts meanwhile.
import type { Accepted } from '@velour/contract/chat.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { LlmEngine, Turn as Said } from '../../../providers/llm/port.ts';
import type { Actor } from '../../../platform/actor.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import type { CharacterRow, CharactersService } from '../../characters/service.ts';
import type { IdentityService } from '../../identity/service.ts';
import type { InputVerdict, SafetyService } from '../../safety/service.ts';
import type { SitesService } from '../../sites/service.ts';
import type { Admission } from '../access-check.ts';
import type { RepliesService } from '../replies/replies.ts';
import { needsAiNotice } from '../chat.rules.ts';
import type { AllowanceService } from '../../allowance/service.ts';
import type { BudgetsService } from '../../budgets/service.ts';
import type { Casting, Role } from '../persona.ts';
import { createReplyAgain } from './regenerate.ts';
import { createAnswer, textsOf } from './start-reply.ts';
import { createCounting, type Counted } from './metering.ts';
import { createPast } from './history-cache.ts';
import { answerOfRepeat } from './duplicates.ts';
import type { Story } from '../lore/lore.rules.ts';
import { storyOf } from './story.ts';
import { acceptedOf, composeTurn, type Turn } from './send.rules.ts';
import {
  commitTurns,
  readContexts,
  type Lease,
  type TurnAsk,
  type TurnContext,
} from './send.store.ts';

export interface Sending {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
}

interface Needs {
  readonly db: Db;
  readonly log: Log;
  readonly llm: LlmEngine;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly lease: Lease;
  readonly identity: IdentityService;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly allowance: AllowanceService;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
  readonly characters: CharactersService;
  readonly admission: Pick<Admission, 'toTalk'>;
  readonly casting: Pick<Casting, 'roleOf'>;
  readonly safety: SafetyService;
  readonly replies: RepliesService;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

export function createTurnsService(needs: Needs) {
  const {
    db,
    llm,
    clock,
    ids,
    lease,
    identity,
    characters,
    admission,
    casting,
    safety,
    publish,
    replies,
  } = needs;
  const past = createPast(db);
  const answer = createAnswer({ llm, replies, safety, publish, past });
  const count = createCounting(needs);
  const inOrder = createLine();
  const contexts = createBatcher({
    run: (asks: TurnAsk[]) => readContexts(db, asks),
    most: 100,
    concurrency: 2,
  });
  const commit = createBatcher({
    run: (turns: Turn[]) => commitTurns(db, turns, lease),
    most: 200,
  });

  const contextOf = async (scope: Scope, actor: Actor, sending: Sending): Promise<TurnContext> => {
    const { session_id, client_message_id } = sending;
    const { site_id } = scope;
    const context = await contexts({ session_id, client_message_id, person_id: actor.id, site_id });
    if (!context) throw new AppError('chat.not_found');
    return context;
  };

  const sendOnce = async (
    scope: Scope,
    actor: Actor,
    sending: Sending,
  ): Promise<Accepted | 'changed'> => {
    const [context, key] = await Promise.all([
      contextOf(scope, actor, sending),
      identity.dataKey(scope, actor.id),
    ]);
    if (context.repeat) return answerOfRepeat(scope, sending, { repeat: context.repeat, key });
    const character = await admission.toTalk(scope, actor, context.character_id);
    if (context.active_reply_id !== null) throw new AppError('chat.busy');
    const role = await casting.roleOf(scope, actor, character.row);
    const own: Said = { role: 'user', text: sending.text };
    const { session_id } = sending;
    const at = { session_id, below: context.last_seq + 1, more: [own] };
    const story = await storyOf(db, role, at);
    const said = await past.all(session_id, context.revision, key);
    const verdict = safety.checkInput({
      text: sending.text,
      recent: textsOf(said),
      surface: 'chat',
    });
    const now = clock.now();
    const turn = composeTurn({
      ...sending,
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
    const turns = [...said, own];
    const asked = {
      actor,
      sending,
      turn,
      verdict,
      key,
      role,
      character: character.row,
      turns,
      story,
    };
    return counting(scope, { actor, turn }, (counted) => commitAndAnswer({ ...asked, counted }));
  };

  /** A message counts if it is answered; one that is not stored counts nothing. */
  const counting = async (
    scope: Scope,
    { actor, turn }: { actor: Actor; turn: Turn },
    commitTurn: (counted?: Counted) => Promise<Accepted | 'changed'>,
  ): Promise<Accepted | 'changed'> => {
    const counted = turn.reply
      ? await count(scope, actor, { part: 'message', reply_id: turn.reply.id })
      : undefined;
    let isStored = false;
    try {
      const outcome = await commitTurn(counted);
      isStored = outcome !== 'changed';
      return outcome;
    } finally {
      if (!isStored) await counted?.settle('returned');
    }
  };

  /** The model is asked while the commit is under way; nothing of it is logged or shown before the commit. */
  const commitAndAnswer = async (at: Committing): Promise<Accepted | 'changed'> => {
    const { turn, actor, sending, verdict, character } = at;
    const { session_id } = sending;
    const accepted = acceptedOf(turn, sending.client_message_id, verdict);
    const own = at.turns.at(-1);
    const committed = commit(turn).then((isStored) => {
      if (!isStored) throw new AppError('chat.changed_elsewhere');
      past.add(session_id, turn.revision, turn.reply ? own : undefined);
      publish(actor.id, { type: 'message.accepted', text: sending.text, ...accepted });
    });
    if (turn.reply) {
      const { id: reply_id, seq } = turn.reply;
      answer({
        person_id: actor.id,
        session_id,
        key: at.key,
        character,
        role: at.role,
        turns: at.turns,
        story: at.story,
        verdict,
        continues: false,
        place: { reply_id, seq, variant: 0, before: { text: '', n: 0 } },
        committed,
        counted: at.counted,
        isNewMessage: true,
      });
    }
    try {
      await committed;
    } catch (error) {
      if (error instanceof AppError && error.code === 'chat.changed_elsewhere') return 'changed';
      throw error;
    }
    characters.noteActivity({
      character_id: character.id,
      chats: 0,
      messages: turn.reply ? 2 : 1,
    });
    return accepted;
  };

  return {
    /** Writes another variant of the last reply, or lets it go on. Answers where. */
    replyAgain: createReplyAgain({
      llm,
      clock,
      ids,
      lease,
      identity,
      admission,
      casting,
      safety,
      answer,
      count,
    }),

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

interface Committing {
  readonly actor: Actor;
  readonly sending: Sending;
  readonly turn: Turn;
  readonly verdict: InputVerdict;
  readonly key: DataKey;
  readonly character: CharacterRow;
  readonly role: Role;
  /** Ends with the message itself. */
  readonly turns: readonly Said[];
  readonly story: Story | undefined;
  readonly counted: Counted | undefined;
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
