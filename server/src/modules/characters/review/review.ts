// The review before publishing. It approves one version, so later changes are not published with it.
import { patterns } from '@velour/contract/screens.ts';
import type { Reviewed, PendingCharacter } from '@velour/contract/review.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Notify } from '../../../platform/notify.ts';
import type { AuditService } from '../../audit/service.ts';
import { noExtras, readExtras } from '@velour/character-cards/lorebook/lorebook.ts';
import { contentOf, NO_PORTRAIT } from '../characters.rules.ts';
import type { OwnNeeds } from '../own/own.ts';
import { changeRow, findOrigin } from '../own/own.store.ts';
import type { Rating } from '../policy.ts';
import { storeVersion, type CharacterRow } from '../characters.store.ts';
import type { Appeals } from './appeals.ts';
import { appealOf } from '../own/own.rules.ts';
import type { Names } from './display-names.ts';
import * as store from './review.store.ts';

interface Needs extends Pick<
  OwnNeeds,
  'clock' | 'pictureVisibility' | 'judge' | 'ownUrl' | 'change'
> {
  readonly audit: Pick<AuditService, 'record'>;
  readonly appeals: Pick<Appeals, 'read' | 'settle'>;
  readonly names: Pick<Names, 'waiting'>;
  readonly notify: Notify;
}

export type Decision = { readonly version: number } & (
  | { readonly decision: 'approve'; readonly rating: Rating }
  | { readonly decision: 'reject'; readonly reason: string }
);

const MAX_SHOWN = 100;

export function createReview(needs: Needs) {
  const { clock, pictureVisibility, judge, ownUrl, change, audit, names, notify, appeals } = needs;
  const urlOf = (id: string | null): string => (id === null ? NO_PORTRAIT : ownUrl(id, 720));

  const toWaiting = (row: CharacterRow): PendingCharacter => ({
    kind: 'character',
    id: row.id,
    name: row.name,
    version: row.version,
    creator_name: row.creator_name,
    portrait_url: urlOf(row.portrait_id),
    is_appeal: appealOf(row) === 'open',
    waiting_since: row.updated_at.toISOString(),
  });

  /** The imported card's chat data, which is not visible on the character's page. */
  const cardOf = async ({ db }: Scope, { id, name }: CharacterRow): Promise<Reviewed['card']> => {
    const origin = await findOrigin(db, id);
    const extras = origin ? readExtras(origin, name) : noExtras;
    const { nickname, closing_notes, depth_note, book } = extras;
    const lore = (book?.entries ?? []).map(({ keys, content }) => ({ keys: [...keys], content }));
    return { nickname, closing_notes, depth_note: depth_note?.text ?? '', lore };
  };

  const approve = async (tx: Scope, row: CharacterRow, rating: Rating): Promise<void> => {
    await storeVersion(tx.db, row);
    await store.markApproved(tx.db, row, clock.now());
    await changeRow(tx, row, { visibility: 'public', rating, review_reason: null });
    await pictureVisibility.show(tx, { ...row, visibility: 'public', rating });
  };

  return {
    async queue(scope: Scope) {
      const { rows, total } = await store.listWaiting(scope, MAX_SHOWN);
      const named = await names.waiting(scope, MAX_SHOWN);
      const waiting = [...rows.map(toWaiting), ...named.waiting].toSorted((one, other) =>
        one.waiting_since.localeCompare(other.waiting_since),
      );
      return { waiting: waiting.slice(0, MAX_SHOWN), total_count: total + named.total };
    },

    async read(scope: Scope, id: string): Promise<Reviewed> {
      const row = await store.findWaiting(scope, id);
      if (!row) throw new AppError('character.not_found');
      const approved = await store.findApproved(scope.db, id);
      const { version, portrait_id, traits } = row;
      return {
        ...toWaiting(row),
        present: { version, content: contentOf(row), portrait_url: urlOf(portrait_id) },
        approved: approved
          ? {
              version: approved.version,
              content: approved.content,
              portrait_url: urlOf(approved.portrait_id),
            }
          : null,
        traits,
        appeal: await appeals.read(scope, row),
        card: await cardOf(scope, row),
        suspicions: await judge.suspicionsIn(contentOf(row), traits),
      };
    },

    /** Throws `character.changed_elsewhere` if it has another version by now, or no longer waits. */
    async decide(scope: Scope, actor: Member, ask: Decision & { id: string }) {
      const seen = await store.findWaiting(scope, ask.id);
      if (seen && ask.decision === 'approve') await judge.judgeContent(contentOf(seen));
      return change(scope, async (tx) => {
        const row = await store.lockWaiting(tx, ask.id);
        if (!row || row.version !== ask.version) {
          throw new AppError('character.changed_elsewhere');
        }
        const visibility = ask.decision === 'approve' ? 'public' : 'rejected';
        const reason = ask.decision === 'approve' ? '' : ask.reason;
        if (ask.decision === 'approve') await approve(tx, row, ask.rating);
        else await changeRow(tx, row, { visibility: 'rejected', review_reason: reason });
        const { version } = row;
        const outcome = ask.decision === 'approve' ? 'approved' : 'rejected';
        const isAppeal = await appeals.settle(tx, row, outcome);
        await audit.record(tx, {
          actor: { kind: 'admin', id: actor.id },
          act: `character.${outcome}`,
          subject: { type: 'character', id: row.id },
          reason,
          before: { visibility: row.visibility, version, rating: row.rating },
          after: {
            visibility,
            version,
            rating: ask.decision === 'approve' ? ask.rating : row.rating,
            ...(isAppeal && { after_appeal: true }),
          },
        });
        if (row.owner_id !== null)
          await notify(tx, {
            person_id: row.owner_id,
            topic: 'character_reviewed',
            subject: `${row.id} ${version} ${clock.now().toISOString()}`,
            path: patterns.my_characters,
          });
        return { visibility } as const;
      });
    },
  };
}
