// Pure rules of assets: kinds, verdicts, recipes, and the storage keys of their files.
import { PICTURE_WIDTHS, type PictureWidth } from '@velour/contract/pictures.ts';
import { BUILT_IN, type Identity, type Scene } from '../../providers/image/port.ts';

export type Kind = 'image' | 'video';
export type Rating = 'safe' | 'suggestive' | 'explicit';
export type Verdict = 'approved' | 'pending' | 'refused';

/** The origin of a picture, sufficient to trace it; never contains a user's text. */
export type Provenance = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The recipe of a picture that is drawn at its first request: person, scene, size, and the provider that drew the other
 * pictures of the person. Stored in the row, so it contains only listed values and never a user's text.
 */
export interface Recipe {
  readonly engine: string;
  readonly identity: Identity;
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
}

/**
 * True if the same picture can be drawn again from its recipe. The recipe of a model's picture only says which person
 * is shown, because the model also followed a prompt and a reference picture.
 */
export const isDrawn = (recipe: Recipe | null): recipe is Recipe => recipe?.engine === BUILT_IN;

/** The maximum width of a stored original. */
export const WIDEST = 960 satisfies PictureWidth;

export const FORMATS = ['webp', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** The width at the end of an address; undefined for any other text. */
export function widthOf(text: string): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((width) => text === String(width));
}

/** The last characters of an id are random, so files are evenly distributed over the folders. */
const folderOf = (id: string): string => `assets/${id.slice(-2)}/${id}`;

export const keyOfOriginal = (id: string): string => `${folderOf(id)}/original.jpg`;

/** The key of a clip, whose original picture is its still. */
export const keyOfClip = (id: string): string => `${folderOf(id)}/original.mp4`;

/** The address of a clip; its still has the address of a picture. */
export const clipAddress = (id: string): string => `/assets/${id}/clip`;

export const keyOfRendition = (
  id: string,
  width: PictureWidth,
  format: Format,
  isLabeled = false,
): string => `${folderOf(id)}/${width}${isLabeled ? '-labeled' : ''}.${format}`;

/** True if the `Accept` header names AVIF. `*` does not count: programs send it without supporting AVIF. */
export function takesAvif(accept: string | undefined): boolean {
  const range = accept?.split(',').find((part) => /^\s*image\/avif\s*(;|$)/i.test(part));
  return range !== undefined && !/;\s*q\s*=\s*0(\.0*)?\s*(;|$)/i.test(range);
}
