// Addresses and widths of stored pictures, for page and server.

/**
 * Widths in pixels. A closed list, so that requests cannot fill the disk with sizes. Each is used
 * somewhere on the page at usual pixel densities: avatars (96, 192), cards in two columns on a
 * phone or six on a wide screen at densities of 1 to 3 (192, 360, 520), the panel and a phone's
 * full width (720), the viewer (960).
 */
export const PICTURE_WIDTHS = [96, 192, 360, 520, 720, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Without a file extension, since the format depends on `Accept`. */
export const pictureAddress = (id: string, width: PictureWidth): string => `/assets/${id}/${width}`;

/** HTML `sizes` of cards: two columns on a phone, tiles of about this width elsewhere. */
export const CARD_SIZES = '(max-width: 33rem) 46vw, 12rem';

/** HTML `sizes` of the portrait at the start of a chat, the largest avatar. */
export const PORTRAIT_SIZES = '128px';

/**
 * HTML `sizes` of the portraits in the home page's banner, and the window width from which more
 * than one is shown.
 */
export const FACE_SIZES = '240px';
export const FACES_FROM = '40rem';

const STORED = /^\/assets\/([0-9a-f-]{36})\/\d+$/;

/** The HTML `srcset` of a picture; undefined if the address is not a stored picture. */
export function pictureSet(address: string): string | undefined {
  const id = STORED.exec(address)?.[1];
  if (id === undefined) return undefined;
  return PICTURE_WIDTHS.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', ');
}
