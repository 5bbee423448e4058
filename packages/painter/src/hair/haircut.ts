// The types of a haircut and of the person who wears it.
import { maneOf, type Mane, type Volume } from './mane.ts';
import type { Panel } from './panel.ts';
import { stubble } from './short.ts';
import type { Sitting } from '../body/sitting.ts';
import type { hairStyles } from '../vocabulary.ts';

/** Locks to draw, or a finished drawing. */
export type Piece = Panel | { readonly svg: string };

/** Each layer from the lowest piece to the topmost. */
export interface Haircut {
  readonly back: readonly Piece[];
  readonly front: readonly Piece[];
}

export interface Chair {
  readonly sitting: Sitting;
  /** The parting, to the viewer's right of the middle, and the fuller side. */
  readonly part: number;
  readonly full: -1 | 1;
}

/** The anime style draws women only. */
export type HairStyle = (typeof hairStyles.woman)[number];
export type Cuts = Readonly<Record<HairStyle, (chair: Chair) => Haircut>>;

export const maneFor = ({ sitting }: Chair, volume: Volume): Mane => maneOf(sitting.head, volume);

export const withFront = (cut: Haircut, ...panels: readonly Piece[]): Haircut => ({
  ...cut,
  front: [...cut.front, ...panels],
});

/** Between locks the scalp shows, as dark as the hair. */
export const scalpOf = (sitting: Sitting): Piece => ({
  svg: stubble(sitting, { lift: 4, cover: 1, strokes: 0 }),
});
