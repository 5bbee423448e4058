// Pure rules of assets: kinds, verdicts, recipes, and the storage keys of their files.
import { PICTURE_WIDTHS, type PictureWidth } from '@velour/contract/pictures.ts';
import { BUILT_IN, type Identity, type Scene } from '../../providers/image/port.ts';

export type Kind = 'image' | 'video';
export type Rating = 'safe' | 'suggestive' | 'explicit';
export type Verdict = 'approved' | 'pending' | 'refused';

/** The origin of a picture: enough to trace each one, and never a user's text. */
export type Provenance = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The recipe of a picture, drawn at the first request: who, where, how large, and the provider that drew the
 * other pictures of the same person. Stored in the row as it is, so it contains listed values only and never a user's text.
 */
export interface Recipe {
  readonly engine: string;
  readonly identity: Identity;
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
}

/**
 * Whether it can be drawn again from its recipe, as the same picture. A model also followed words and a reference
 * picture: of what it made, the recipe says only who is shown.
 */
export const isDrawn = (recipe: Recipe | null): recipe is Recipe => recipe?.engine === BUILT_IN;

/** The maximum width of a stored original. */
export const WIDEST = 960 satisfies PictureWidth;

export const FORMATS = ['webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** The width that the end of an address names, or undefined for any other text. */
export function widthOf(text: string): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((width) => text === String(width));
}

/** The last characters of an id are random, so folders fill evenly. */
const folderOf = (id: string): string => `assets/${id.slice(-2)}/${id}`;

export const keyOfOriginal = (id: string): string => `${folderOf(id)}/original.jpg`;

/** Of a clip, whose original picture is its still. */
export const keyOfClip = (id: string): string => `${folderOf(id)}/original.mp4`;

/** Where a clip plays from; the address of its still is that of a picture. */
export const clipAddress = (id: string): string => `/assets/${id}/clip`;

export const keyOfRendition = (
  id: string,
  width: PictureWidth,
  format: Format,
  isLabeled = false,
): string => `${folderOf(id)}/${width}${isLabeled ? '-labeled' : ''}.${format}`;

/** Whether a reader names AVIF among what it takes. `*` does not count: programs send it without knowing AVIF. */
export function takesAvif(accept: string | undefined): boolean {
  const range = accept?.split(',').find((part) => /^\s*image\/avif\s*(;|$)/i.test(part));
  return range !== undefined && !/;\s*q\s*=\s*0(\.0*)?\s*(;|$)/i.test(range);
}
