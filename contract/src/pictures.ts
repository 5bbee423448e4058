// The addresses of pictures: the widths that there are, and where each is. The page and the server read the same list.

/**
 * A closed list, so that nobody can fill the disk with sizes. Each is what some place on the page needs, in the
 * pixels of usual screens: avatars (96, 192), cards in two columns of a phone or six of a desk at one, two and three
 * pixels a point (192, 360, 520), the panel and a phone's whole width (720), the viewer (960).
 */
export const PICTURE_WIDTHS = [96, 192, 360, 520, 720, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** No file extension: the same address answers in the best format that the reader takes. */
export const pictureAddress = (id: string, width: PictureWidth): string => `/assets/${id}/${width}`;

/** Of cards: two columns of a phone, tiles of about this width anywhere else; as `sizes` of HTML. */
export const CARD_SIZES = '(max-width: 33rem) 46vw, 12rem';

/** Of the faces in the home page's banner, which are there from this width of the window on. */
export const FACE_SIZES = '240px';
export const FACES_FROM = '40rem';

const STORED = /^\/assets\/([0-9a-f-]{36})\/\d+$/;

/** All widths of the picture at this address, as `srcset` of HTML; undefined for what is not a stored picture. */
export function pictureSet(address: string): string | undefined {
  const id = STORED.exec(address)?.[1];
  if (id === undefined) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', ');
}
