// Who may see an asset.
import type { Rating, Verdict } from './assets.rules.ts';

interface Seen {
  readonly owner_id: string | null;
  readonly rating: Rating;
  readonly verdict: Verdict;
  readonly is_shared: boolean;
  readonly is_locked: boolean;
  readonly holds: readonly string[];
}

/**
 * A plain address is public, before any age gate and in every cache on the way: so only for what was
 * approved, is safe, is the site's own or shared by its owner, and is not sold in a gallery. Everything else needs an
 * address that is signed for its viewer.
 */
export const canAnyoneSee = (asset: Seen): boolean =>
  asset.verdict === 'approved' &&
  asset.holds.length === 0 &&
  asset.rating === 'safe' &&
  !asset.is_locked &&
  (asset.owner_id === null || asset.is_shared);

/** The signer has checked the viewer's access; refused and taken-down pictures are never shown. */
export const canSignedSee = (asset: Seen): boolean =>
  asset.verdict !== 'refused' && asset.holds.length === 0;
