// The position of the face in a picture, so that two drawings of a person can be compared without the background.
import type { PictureRequest } from './request.ts';
import { likenessOf } from './body/likeness.ts';
import { canvasOf, HEIGHT } from './canvas.ts';
import { stagingOf } from './scene/staging.ts';

/** An upright ellipse; all numbers are shares of the picture's width or height. */
export interface FaceArea {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/**
 * In head units, towards the side that is turned away: from the crown to the chin of every head, and so narrow that it
 * contains no background.
 */
const AREA = { aside: 9, y: 4, halfWidth: 45, halfHeight: 82 } as const;

export function faceAreaOf({
  identity,
  scene,
  width,
  height,
}: Omit<PictureRequest, 'signal'>): FaceArea {
  const canvas = canvasOf({ width, height });
  const { side } = likenessOf(identity);
  const { x, y, scale } = stagingOf(scene, canvas, side).camera;
  return {
    x: (x + side * AREA.aside * scale) / canvas.width,
    y: (y + AREA.y * scale) / HEIGHT,
    halfWidth: (AREA.halfWidth * scale) / canvas.width,
    halfHeight: (AREA.halfHeight * scale) / HEIGHT,
  };
}
