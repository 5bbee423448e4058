// Who may see an asset.
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

interface Source {
  readonly owner_id: string | null;
  readonly provenance: Provenance;
  readonly recipe: Recipe | null;
}

/** Whether a member's upload was followed; what came of it stays with this member and is fed to no other generator. */
export const isOfUpload = ({ provenance }: Pick<Source, 'provenance'>): boolean =>
  provenance['reference'] === 'upload';

/** Whether it was uploaded for something else and stays with that: its sender can make no further use of it. */
export const isAttached = ({ provenance }: Pick<Source, 'provenance'>): boolean =>
  provenance['attached_to'] !== undefined;

/** Whether it is this member's upload, with a classifier's clear verdict. */
export const isClearUploadOf = (asset: Source & Seen, ownerId: string): boolean =>
  asset.owner_id === ownerId &&
  asset.provenance['uploaded'] === true &&
  !isAttached(asset) &&
  asset.provenance['judged_by'] !== undefined &&
  canSignedSee(asset);

/**
 * Whether a model may be given it, to make another picture or a clip of it. An upload may show a real person: one of a
 * member, and what was made with it, reaches no model in this way, and one of the site only with a classifier's clear
 * verdict.
 */
export const canFeedGenerator = (asset: Source): boolean =>
  (makerOf(asset) !== null && !isOfUpload(asset)) ||
  (asset.owner_id === null && asset.provenance['judged_by'] !== undefined);
