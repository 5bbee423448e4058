// Anime hair in three layers: behind the shoulders, its shadow on the face, in front of the face.
import { mix } from '../colour.ts';
import { ink } from './ink.ts';
import { haircutOf } from './cuts.ts';
import type { Piece } from './haircut.ts';
import { locksOf } from './panel.ts';
import { blob } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

export interface Layers {
  readonly back: string;
  /** Falls on the face, within its outline. */
  readonly cast: string;
  readonly front: string;
}

export function hair(sitting: Sitting): Layers {
  const cut = haircutOf(sitting);
  const drawn = (pieces: readonly Piece[]): string =>
    pieces.map((piece) => ('svg' in piece ? piece.svg : ink(sitting, piece))).join('');
  return { back: drawn(cut.back), cast: castOf(sitting, cut.front), front: drawn(cut.front) };
}

/** The shadow that hair throws on forehead and cheeks: as it falls, in fewer and broader locks, moved away from the light. */
function castOf({ likeness, light, head }: Sitting, pieces: readonly Piece[]): string {
  const path = pieces
    .flatMap((piece) =>
      'svg' in piece
        ? []
        : locksOf({ ...piece, locks: Math.ceil(piece.locks * 0.6) }, likeness.seed, 0.3),
    )
    .map((lock) => lock.path)
    .join('');
  if (path === '') return '';
  const tone = mix(mix(likeness.skin.shadow, likeness.skin.deep, 0.35), light.gloom, 0.2);
  const face = `<clipPath id="cast"><path d="${blob(head.outline())}"/></clipPath>`;
  return `${face}<g clip-path="url(#cast)"><path d="${path}" fill="${tone}" fill-opacity=".7" transform="translate(${-light.side * 4} 8)"/></g>`;
}
