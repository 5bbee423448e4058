// Who may see an asset.
import type { Rating, Verdict } from './rules.ts';

interface Seen {
  readonly owner_id: string | null;
  readonly rating: Rating;
  readonly verdict: Verdict;
}

/**
 * A plain address is for everybody, before any age gate and in every cache on the way: so only for what was
 * approved, is safe and is the site's own. Everything else needs an address that is signed for its viewer.
 */
export const canAnyoneSee = (asset: Seen): boolean =>
  asset.verdict === 'approved' && asset.rating === 'safe' && asset.owner_id === null;
