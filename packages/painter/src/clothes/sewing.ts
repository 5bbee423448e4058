// Primitives of clothes: flat shapes with crisp edges, creases, seams and crisp shadows.
import { line, type Point, ribbon } from '../body/shape.ts';
import type { Light } from '../body/sitting.ts';

/** Stacks pieces, the first at the bottom. */
export const sewn = (...pieces: readonly string[]): string => pieces.join('');

export const shapeOf = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}" ${more}/>`;

export const seam = (points: readonly Point[], colour: string, width = 1.4): string =>
  `<path d="${line(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity=".6" stroke-linecap="round"/>`;

/** A sliver of another tone, widest in its middle: a crease in shadow, or a glint along one. */
export const crease = (
  points: readonly Point[],
  width: number,
  [colour, opacity]: readonly [colour: string, opacity: number],
): string =>
  `<path d="${ribbon(points, (t) => Math.sin(Math.PI * (0.04 + t * 0.92)) * width)}" fill="${colour}" fill-opacity="${opacity.toFixed(2)}"/>`;

/** The warm dark tone of shadows on skin and cloth. */
export const CAST = '#2c0812';

/** A shadow in the shape of a path. */
export const shadowOf = (path: string, more = ''): string =>
  `<path d="${path}" fill="${CAST}" fill-opacity=".22" ${more}/>`;

/** The shadow of something flat on what it lies on, away from the light and down. */
export const drop = (path: string, { side }: Light): string =>
  shadowOf(path, `transform="translate(${-side * 2.4} 4)"`);

/** A flat shape with its shadow and a line around it. */
export const laid = (
  path: string,
  light: Light,
  fill: string,
  [ink, width, opacity = 1]: readonly [ink: string, width: number, opacity?: number],
): string =>
  drop(path, light) +
  shapeOf(path, fill, `stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}"`);

/** Clips content to a path. */
export const within = (path: string, content: string): string => {
  const id = `c${hash(path).toString(36)}`;
  return content === ''
    ? ''
    : `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
};

function hash(text: string): number {
  let value = 7;
  for (let at = 0; at < text.length; at += 1) value = (value * 31 + text.charCodeAt(at)) >>> 0;
  return value;
}
