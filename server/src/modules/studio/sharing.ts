// The public list of pictures that members shared, and the review before it.
import type { SharedPicture } from '@velour/contract/studio.ts';
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AssetsService } from '../assets/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { IdentityService } from '../identity/service.ts';
import * as store from './pictures.store.ts';
import { characterOf } from './views.ts';

export interface SharingNeeds {
  readonly clock: Clock;
  readonly assets: Pick<AssetsService, 'urlOf' | 'reviewUrlOf' | 'share'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly identity: Pick<IdentityService, 'members'>;
}

const SHARED_WIDTH = 720;
const WAITING_SHOWN = 100;

const approved = { verdict: 'approved', rating: 'safe' } as const;

export function createSharing({ clock, assets, audit, identity }: SharingNeeds) {
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
      const { cursor: after, ...wanted } = query;
      const rows = await store.listShared(scope, { ...wanted, after });
      const next_cursor =
        rows.length < query.limit ? null : (rows.at(-1)?.picture.asset_id ?? null);
      return { pictures: rows.map(toShared), next_cursor };
    },

    async sharedOne(scope: Scope, id: string): Promise<SharedPicture> {
      const only = { gender: undefined, character_id: undefined, after: undefined, id, limit: 1 };
      const [row] = await store.listShared(scope, only);
      if (!row) throw new AppError('picture.not_found');
      return toShared(row);
    },

    review: {
      /** Pictures that wait to be shared, the longest first. */
      async list(scope: Scope) {
        const rows = await store.listWaiting(scope, WAITING_SHOWN);
        const labels = await identity.members.labelsOf(
          scope,
          rows.map(({ owner_id }) => owner_id),
        );
        return rows.map((row) => ({
          id: row.asset_id,
          url: assets.reviewUrlOf({ id: row.asset_id }, SHARED_WIDTH),
          character: characterOf(row),
          member: { id: row.owner_id, name: labels.get(row.owner_id) ?? '' },
          waiting_since: (row.shared_at ?? row.created_at).toISOString(),
        }));
      },

      /** Throws `picture.not_found` where it does not wait any more. */
      decide: (
        scope: Scope,
        admin: Member,
        { id, approve, reason }: { id: string; approve: boolean; reason: string },
      ): Promise<void> =>
        inTransaction(scope, async (tx) => {
          const to = approve ? 'yes' : 'refused';
          const row = await store.changeShared(tx, { id, from: ['waiting'], to, at: clock.now() });
          if (!row) throw new AppError('picture.not_found');
          if (approve) await assets.share(tx, [id], { is_shared: true, ...approved });
          await audit.record(tx, {
            actor: { kind: 'admin', id: admin.id },
            act: approve ? 'picture.approved' : 'picture.rejected',
            subject: { type: 'picture', id },
            reason,
          });
        }),
    },
  };
}
