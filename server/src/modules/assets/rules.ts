// What is true of an asset: its kinds and verdicts, its widths, its addresses and the keys of its files.

export type Kind = 'image' | 'video';
export type Rating = 'safe' | 'suggestive' | 'explicit';
export type Verdict = 'approved' | 'pending' | 'refused';

/** How a picture came to be: enough to trace every one of them, and never a user's text. */
export type Provenance = Readonly<Record<string, string | number | boolean | null>>;

/** Every picture is kept in these widths; a narrower original is never enlarged. */
export const WIDTHS = [256, 512, 768] as const;
export type Width = (typeof WIDTHS)[number];
export const WIDEST: Width = 768;

export const addressOf = (id: string, width: Width): string => `/assets/${id}/${width}.webp`;

/** The last letters of an id are its random ones, so folders fill evenly. */
export const keyOf = (id: string, width: Width): string =>
  `assets/${id.slice(-2)}/${id}/${width}.webp`;

/** The width that a file name of an address asks for, or undefined for any other name. */
export function widthOf(file: string): Width | undefined {
  return WIDTHS.find((width) => file === `${width}.webp`);
}
