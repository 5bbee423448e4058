// Display names of creators: a name becomes public only after a review of exactly that name.
import type { PendingName } from '@velour/contract/review.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AuditService } from '../../audit/service.ts';
import type { OwnNeeds } from '../own/own.ts';
import { listWaitingNames } from './review.store.ts';

interface Needs extends Pick<OwnNeeds, 'change' | 'judge' | 'identity'> {
  readonly audit: Pick<AuditService, 'record'>;
}

/** `name` is the reviewed name. */
export type NameDecision = { readonly id: string; readonly name: string } & (
  | { readonly decision: 'approve' }
  | { readonly decision: 'reject'; readonly reason: string }
);

/** A name must not contain a member's age. */
const ADULT = 18;

export type Names = ReturnType<typeof createDisplayNames>;

export function createDisplayNames({ identity, judge, audit, change }: Needs) {
  const { members } = identity;

  /** Characters use the name in chats, and others may read it. Throws `safety.blocked`. */
  const judgeName = (name: string): Promise<void> => judge.judge({ name, age: ADULT, texts: [] });

  return {
    judgeName,

    async waiting(scope: Scope, most: number): Promise<{ waiting: PendingName[]; total: number }> {
      const { rows, total } = await listWaitingNames(scope, most);
      const waiting = rows.map(({ id, name, public_name, name_asked_at }) => ({
        kind: 'name' as const,
        id,
        public_name,
        name: name ?? '',
        waiting_since: name_asked_at?.toISOString() ?? '',
      }));
      return { waiting, total };
    },

    /**
     * Moderated here, too: names from a provider have not been moderated before. Throws `identity.name_changed` if
     * the member has another name by now, or no longer waits.
     */
    async decide(scope: Scope, actor: Member, ask: NameDecision) {
      if (ask.decision === 'approve') await judgeName(ask.name);
      return change(scope, async (tx) => {
        const held = await members.holdName(tx, ask);
        if (!held) throw new AppError('identity.name_changed');
        const isApproved = ask.decision === 'approve';
        const reason = isApproved ? '' : ask.reason;
        if (isApproved) await members.approveName(tx, ask);
        else await members.refuseName(tx, ask, reason);
        const public_name = isApproved ? ask.name : held.public_name;
        await audit.record(tx, {
          actor: { kind: 'admin', id: actor.id },
          act: `name.${isApproved ? 'approved' : 'rejected'}`,
          subject: { type: 'member', id: ask.id },
          reason,
          before: { name: ask.name, public_name: held.public_name },
          after: { name: ask.name, public_name },
        });
        return { public_name };
      });
    },
  };
}
