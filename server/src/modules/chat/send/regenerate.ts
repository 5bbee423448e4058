// Replying again: another variant of the last reply, a retry, or a continuation.
import type { LlmEngine, Turn } from '../../../providers/llm/port.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { IdentityService } from '../../identity/service.ts';
import type { SafetyService } from '../../safety/service.ts';
import type { Admission } from '../access-check.ts';
import { placeOf } from '../chat.rules.ts';
import type { SessionRow } from '../sessions.store.ts';
import { textsOf, type Answer, type Answering } from './start-reply.ts';
import type { Counting } from './metering.ts';
import type { Casting } from '../persona.ts';
import { readPast } from './history-cache.ts';
import { storyOf } from './story.ts';
import { continuationTarget, partOf, regenerationTarget, type ReplyTarget } from './send.rules.ts';
import { addReply, claimSession, findLast, openVariant, type Lease } from './send.store.ts';

interface Needs {
  readonly llm: LlmEngine;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly lease: Lease;
  readonly identity: IdentityService;
  readonly admission: Pick<Admission, 'toTalk'>;
  readonly casting: Pick<Casting, 'roleOf'>;
  readonly safety: SafetyService;
  readonly answer: Answer;
  readonly count: Counting;
}

export interface Again {
  readonly session: SessionRow;
  readonly seq: number;
  readonly continues: boolean;
}

type Target = Exclude<ReplyTarget, { is: 'none' }>;

export function createReplyAgain(needs: Needs) {
  const { llm, clock, ids, lease, identity, admission, casting, safety, answer, count } = needs;

  /** Claims the session and opens the place that the reply will fill, all or nothing. */
  const begin = (
    scope: Scope,
    session: SessionRow,
    at: { target: Target; reply_id: string; empty: Parameters<typeof openVariant>[1]['empty'] },
  ) =>
    inTransaction(scope, async (tx) => {
      const { target, reply_id, empty } = at;
      const place = {
        session_id: session.id,
        seq: target.seq,
        variant: variantOf(target),
        at: clock.now(),
      };
      const claim = {
        session_id: session.id,
        revision: session.revision,
        reply_id,
        last_seq: target.seq,
      };
      if (!(await claimSession(tx, claim))) throw new AppError('chat.changed_elsewhere');
      await openVariant(tx, { ...place, empty, newMessage: target.is === 'message' });
      await addReply(tx, { ...place, id: reply_id, engine: llm.name }, lease);
    });

  return async (scope: Scope, actor: Actor, { session, seq, continues }: Again) => {
    const key = await identity.dataKey(scope, actor.id);
    const last = await findLast(scope, session.id);
    const text = last
      ? key.open(last.text, placeOf.variant(session.id, last.seq, last.active_variant))
      : '';
    if (session.active_reply_id !== null) throw new AppError('chat.busy');
    const find = continues ? continuationTarget : regenerationTarget;
    const spoken = last && { ...last, is_empty: text.trim() === '' };
    const target = find(spoken, seq, session.last_seq + 1);
    if (target.is === 'none') {
      throw new AppError(continues ? 'chat.nothing_to_continue' : 'chat.nothing_to_regenerate');
    }
    const character = await admission.toTalk(scope, actor, session.character_id);
    const said = await readPast(scope.db, { session_id: session.id, below: target.seq }, key);
    const asked = said.findLast((turn) => turn.role === 'user')?.text ?? '';
    const recent = textsOf(said.slice(0, -1));
    const verdict = safety.checkInput({ text: asked, recent, surface: 'chat' });
    if (verdict.action === 'block')
      throw new AppError('safety.blocked', { detail: verdict.reason });
    const reply_id = ids.next();
    const variant = variantOf(target);
    const empty = key.seal('', placeOf.variant(session.id, target.seq, variant));
    const counted = await count(scope, actor, { part: partOf(target, continues), reply_id });
    await begin(scope, session, { target, reply_id, empty }).catch((error: unknown) => {
      void counted.settle('returned');
      throw error;
    });
    const role = await casting.roleOf(scope, actor, character.row);
    const more: Turn[] = continues ? [{ role: 'assistant', text }] : [];
    const place = { session_id: session.id, below: target.seq, more };
    const story = await storyOf(scope.db, role, place);
    const before = { text: continues ? text : '', n: target.is === 'variant' ? target.n : 0 };
    const answering: Answering = {
      person_id: actor.id,
      session_id: session.id,
      key,
      character: character.row,
      role,
      continues,
      turns: [...said, ...more],
      story,
      verdict,
      place: { reply_id, seq: target.seq, variant, before },
      committed: Promise.resolve(),
      counted,
      isNewMessage: false,
    };
    // A call with a key commits later than `begin`, and nobody is answered before that.
    scope.afterCommit(() => answer(answering));
    return { seq: target.seq, variant };
  };
}

const variantOf = (target: Target): number => (target.is === 'variant' ? target.variant : 0);
