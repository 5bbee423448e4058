// The access rules of galleries: which pictures a viewer gets, and which of them unblurred.
import type { Asset } from '../assets/service.ts';
import type { Rating, Viewer } from '../characters/service.ts';

interface Gallery {
  readonly viewer: Viewer;
  /** The owner of the character. */
  readonly owner_id: string | null;
  /** What this viewer may see on this site. */
  readonly ratings: readonly Rating[];
  /** The pictures that this viewer has bought. */
  readonly bought: ReadonlySet<string>;
}

type Picture = Pick<Asset, 'id' | 'is_locked' | 'rating' | 'verdict' | 'holds'>;

const isOwnGallery = ({ viewer, owner_id }: Gallery): boolean =>
  viewer !== undefined && viewer.id === owner_id;

/**
 * False for pictures that are in review (for others than the owner), refused, taken down, or rated above the viewer's
 * ratings.
 */
export const isListed = (gallery: Gallery, picture: Picture): boolean =>
  (picture.verdict === 'approved' || (picture.verdict === 'pending' && isOwnGallery(gallery))) &&
  picture.holds.length === 0 &&
  gallery.ratings.includes(picture.rating);

/** Locked pictures are blurred for everyone but the character's owner and buyers. */
export const isLockedFor = (gallery: Gallery, picture: Picture): boolean =>
  picture.is_locked && !isOwnGallery(gallery) && !gallery.bought.has(picture.id);
