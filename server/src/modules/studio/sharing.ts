// The public list of shared pictures, and the review before it.
import type { SharedPicture } from '@velour/contract/studio.ts';
import type { Member } from '../../platform/actor.ts';
import { pageOf } from '../../platform/cursor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import * as store from './pictures.store.ts';
import type { StudioNeeds } from './service.ts';
import { characterOf } from './views.ts';

const SHARED_WIDTH = 720;
const REVIEWED_WIDTH = 960;
const WAITING_SHOWN = 100;

interface Decision {
  readonly id: string;
  readonly approve: boolean;
  readonly reason?: string | undefined;
}

export function createSharing({ clock, assets, audit, identity }: StudioNeeds) {
  const toShared = (row: Awaited<ReturnType<typeof store.listShared>>[number]): SharedPicture => ({
    id: row.picture.asset_id,
    url: assets.urlOf({ id: row.picture.asset_id }, SHARED_WIDTH),
    preview: row.preview,
    width: row.width,
    height: row.height,
    character: characterOf(row.picture),
    creator: row.maker === null ? null : { id: row.picture.owner_id, name: row.maker },
    created_at: row.picture.created_at.toISOString(),
  });

  return {
    async shared(
      scope: Scope,
      query: Omit<Parameters<typeof store.listShared>[1], 'after'> & {
        cursor?: string | undefined;
      },
    ) {
      const { cursor: after, limit, ...wanted } = query;
      const rows = await store.listShared(scope, { ...wanted, after, limit: limit + 1 });
      const { shown, next_cursor } = pageOf(rows, limit, ({ picture }) => picture.asset_id);
      return { pictures: shown.map(toShared), next_cursor };
    },

    async sharedOne(scope: Scope, id: string): Promise<SharedPicture> {
      const only = { gender: undefined, character_id: undefined, after: undefined, id, limit: 1 };
      const [row] = await store.listShared(scope, only);
      if (!row) throw new AppError('picture.not_found');
      return toShared(row);
    },

    review: {
      /** Pictures that wait for the review, oldest first. */
      async list(scope: Scope) {
        const rows = await store.listWaiting(scope, WAITING_SHOWN);
        const labels = await identity.members.labelsOf(
          scope,
          rows.map(({ picture }) => picture.owner_id),
        );
        const pictures = rows.map(({ picture, ...shown }) => ({
          ...shown,
          id: picture.asset_id,
          url: assets.reviewUrlOf({ id: picture.asset_id }, REVIEWED_WIDTH),
          character: characterOf(picture),
          member: { id: picture.owner_id, name: labels.get(picture.owner_id) ?? '' },
          waiting_since: (picture.shared_at ?? picture.created_at).toISOString(),
        }));
        const isAll = rows.length < WAITING_SHOWN;
        return { pictures, total_count: isAll ? rows.length : await store.countWaiting(scope) };
      },

      /** Throws `picture.not_found` if it no longer waits. */
      decide: (scope: Scope, admin: Member, { id, approve, reason }: Decision): Promise<void> =>
        inTransaction(scope, async (tx) => {
          const row = await store.changeShared(tx, {
            id,
            from: ['waiting'],
            to: approve ? 'yes' : 'refused',
            at: clock.now(),
            refusal: approve ? null : reason,
          });
          if (!row) throw new AppError('picture.not_found');
          if (approve) await assets.share(tx, [id], { is_shared: true, rating: 'safe' });
          await audit.record(tx, {
            actor: { kind: 'admin', id: admin.id },
            act: approve ? 'picture.approved' : 'picture.rejected',
            subject: { type: 'picture', id },
            ...(reason !== undefined && { reason }),
          });
        }),
    },
  };
}
