// The access rules of assets.
import type { Provenance, Rating, Recipe, Verdict } from './assets.rules.ts';
import { makerOf } from './digital-source.rules.ts';

interface Seen {
  readonly owner_id: string | null;
  readonly rating: Rating;
  readonly verdict: Verdict;
  readonly is_shared: boolean;
  readonly is_locked: boolean;
  readonly holds: readonly string[];
}

/**
 * Plain addresses are public, before any age gate and in all caches. So they are only for pictures that are approved,
 * safe, owned by the site or shared by their owner, and not sold in a gallery. All others need an address that is
 * signed for the viewer.
 */
export const canAnyoneSee = (asset: Seen): boolean =>
  asset.verdict === 'approved' &&
  asset.holds.length === 0 &&
  asset.rating === 'safe' &&
  !asset.is_locked &&
  (asset.owner_id === null || asset.is_shared);

/**
 * For signed addresses, whose signer has checked the viewer's access; refused and taken-down pictures are never shown.
 */
export const canSignedSee = (asset: Seen): boolean =>
  asset.verdict !== 'refused' && asset.holds.length === 0;

interface Source {
  readonly owner_id: string | null;
  readonly provenance: Provenance;
  readonly recipe: Recipe | null;
}

/** True if it was made from a member's upload; the result stays private and is not used by other generators. */
export const isOfUpload = ({ provenance }: Pick<Source, 'provenance'>): boolean =>
  provenance['reference'] === 'upload';

/** True if it was uploaded for a single purpose, such as feedback, and cannot be used for anything else. */
export const isAttached = ({ provenance }: Pick<Source, 'provenance'>): boolean =>
  provenance['attached_to'] !== undefined;

/** True if it is this member's upload and a classifier found nothing in it. */
export const isClearUploadOf = (asset: Source & Seen, ownerId: string): boolean =>
  asset.owner_id === ownerId &&
  asset.provenance['uploaded'] === true &&
  !isAttached(asset) &&
  asset.provenance['judged_by'] !== undefined &&
  canSignedSee(asset);

/**
 * True if a model may get it as a reference for another picture or a clip. Uploads may show real people: an upload of a
 * member, and results made from it, are never allowed here; uploads of the site only with a clear verdict of a
 * classifier.
 */
export const canFeedGenerator = (asset: Source): boolean =>
  (makerOf(asset) !== null && !isOfUpload(asset)) ||
  (asset.owner_id === null && asset.provenance['judged_by'] !== undefined);
