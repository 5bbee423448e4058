// Appeals: a rejected character is reviewed again at its owner's request, with the earlier decision beside it.
import type { OwnListed } from '@velour/contract/own-characters.ts';
import type { Reviewed } from '@velour/contract/review.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AuditService } from '../../audit/service.ts';
import type { CharacterRow } from '../characters.store.ts';
import type { OwnNeeds } from '../own/own.ts';
import { appealOf, toListed } from '../own/own.rules.ts';
import { changeRow, lockOwn } from '../own/own.store.ts';
import { addAppeal, decideAppeal, findOpenAppeal } from './appeals.store.ts';

interface Needs extends Pick<OwnNeeds, 'clock' | 'ownUrl' | 'change'> {
  readonly audit: Pick<AuditService, 'page'>;
}

export type Appeals = ReturnType<typeof createAppeals>;

export function createAppeals({ clock, ownUrl, change, audit }: Needs) {
  /** Who rejected it, and when; from the audit log, since the character's row does not say. */
  const earlierOf = async (scope: Scope, subject_id: string) => {
    const wanted = { subject_type: 'character', subject_id, act: 'character.rejected', limit: 1 };
    const [entry] = (await audit.page(scope, wanted)).entries;
    return { at: entry?.created_at ?? null, by: entry?.actor_name ?? null };
  };

  return {
    /** Submits it for review again. Throws `character.held`, `character.not_appealable`. */
    appeal: (
      scope: Scope,
      actor: Member,
      { id, version, text }: { id: string; version: number; text: string },
    ): Promise<OwnListed> =>
      change(scope, async (tx) => {
        const row = await lockOwn(tx, { owner_id: actor.id, id });
        if (!row || row.deleted_at !== null) throw new AppError('character.not_found');
        if (row.version !== version) throw new AppError('character.changed_elsewhere');
        if (row.holds.length > 0) throw new AppError('character.held');
        if (appealOf(row) !== 'possible') throw new AppError('character.not_appealable');
        const now = clock.now();
        const earlier_reason = row.review_reason ?? '';
        await addAppeal(tx.db, {
          character_id: id,
          version,
          text,
          earlier_reason,
          created_at: now,
        });
        const waiting = {
          visibility: 'pending_review' as const,
          review_reason: null,
          appealed_version: version,
          updated_at: now,
        };
        await changeRow(tx, row, waiting);
        return toListed({ ...row, ...waiting }, ownUrl);
      }),

    async read(scope: Scope, { id, version }: CharacterRow): Promise<Reviewed['appeal']> {
      const found = await findOpenAppeal(scope.db, { character_id: id, version });
      if (!found) return null;
      const { text, earlier_reason: reason, created_at } = found;
      const earlier = { reason, ...(await earlierOf(scope, id)) };
      return { text, created_at: created_at.toISOString(), earlier };
    },

    /** Stores the decision of the review; false if this version has no open appeal. */
    settle: (
      tx: Scope,
      { id, version }: CharacterRow,
      outcome: 'approved' | 'rejected',
    ): Promise<boolean> =>
      decideAppeal(tx.db, { character_id: id, version }, { outcome, decided_at: clock.now() }),
  };
}
