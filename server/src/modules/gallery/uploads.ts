// Uploads: validated, re-encoded without metadata, visible only to their owner, and deleted after a day if unused.
import pLimit from 'p-limit';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import { addUpload, listDue, takeOut } from './galleries.store.ts';
import type { GalleryServiceNeeds } from './service.ts';

const UNUSED_MS = 24 * 3_600_000;
const REMOVED_AT_ONCE = 50;
/** Decoding a picture may take eighty megabytes. */
const DECODED_AT_ONCE = 2;

const OF_A_PERSON: RateLimit = { name: 'uploads', burst: 20, per_minute: 0.5 };
/** A limit per network, because visitors can get any number of tokens. */
const OF_A_NETWORK: RateLimit = { name: 'uploads of a network', burst: 60, per_minute: 3 };

export function createUploads({ db, clock, limits, assets }: GalleryServiceNeeds) {
  const decoding = pLimit(DECODED_AT_ONCE);

  return {
    /** Throws `identity.forbidden` for a visitor's token with another scope, and `request.rate_limited`. */
    async admit(actor: Actor, address: string): Promise<void> {
      if (actor.kind === 'visitor' && !actor.scopes.includes('upload'))
        throw new AppError('identity.forbidden');
      if (!isLimited(address)) return;
      await limits.enforce(OF_A_PERSON, actor.id);
      await limits.enforce(OF_A_NETWORK, networkOf(address));
    },

    /**
     * Its content is unknown, so it is in review, rated as explicit. Throws `request.invalid` for
     * a file that is not a picture, damaged, or too large when decompressed.
     */
    async store(scope: Scope, actor: Actor, bytes: Buffer) {
      const { site_id } = scope;
      const draft = await decoding(() =>
        assets.draft({
          site_id,
          owner_id: actor.id,
          bytes,
          rating: 'explicit',
          verdict: 'pending',
          provenance: { uploaded: true },
        }),
      );
      const remove_after = new Date(clock.now().getTime() + UNUSED_MS);
      await inTransaction(scope, async (tx) => {
        await assets.keep(tx.db, [draft]);
        await addUpload(tx, { asset_id: draft.id, remove_after });
      });
      return {
        id: draft.id,
        url: assets.signedUrlOf(draft, 960),
        width: draft.width,
        height: draft.height,
        deleted_at: remove_after.toISOString(),
      };
    },

    /**
     * Keeps an upload for one purpose, such as feedback, so that it is not deleted after a day. Throws
     * `upload.not_found` for an upload that is another person's, deleted or already used.
     */
    async claim(tx: Scope, upload: { id: string; owner_id: string; to: string }): Promise<void> {
      const isUnused = (await takeOut(tx, [upload.id])).length === 1;
      if (!isUnused || !(await assets.attach(tx, upload))) throw new AppError('upload.not_found');
    },

    /** Deletes uploads that were not used in time. Safe to run twice, and concurrently with other work. */
    async removeUnused(): Promise<void> {
      for (;;) {
        const due = await listDue(db, clock.now(), REMOVED_AT_ONCE);
        for (const [site_id, rows] of Map.groupBy(due, (row) => row.site_id)) {
          const ids = rows.map(({ asset_id }) => asset_id);
          await inTransaction(openScope(db, site_id), async (tx) => {
            await assets.discard(tx, await takeOut(tx, ids));
          });
        }
        if (due.length < REMOVED_AT_ONCE) return;
      }
    },
  };
}
