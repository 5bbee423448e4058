// The zoom and position of a picture, and the interpretation of finger movements. Pure geometry in pixels from the
// center.

export interface Point {
  x: number;
  y: number;
}

export interface View extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The size of the stage, and of the picture in it without zoom. */
export interface Room {
  stage: Size;
  picture: Size;
}

export const whole: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
const TAP_SCALE = 2.5;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The picture's size without zoom, at which it is completely visible. */
export function fitted(natural: Size, stage: Size): Size {
  const factor = Math.min(stage.width / natural.width, stage.height / natural.height);
  return Number.isFinite(factor)
    ? { width: natural.width * factor, height: natural.height * factor }
    : stage;
}

/** Limits the position to the picture's edges. */
export function contain({ scale, x, y }: View, { stage, picture }: Room): View {
  const most = (long: number, room: number) => Math.max(0, (long * scale - room) / 2);
  const mostX = most(picture.width, stage.width);
  const mostY = most(picture.height, stage.height);
  return { scale, x: between(-mostX, x, mostX), y: between(-mostY, y, mostY) };
}

/** Zooms so that the point stays in place. */
export function zoomAt(view: View, factor: number, point: Point, room: Room): View {
  const scale = between(1, view.scale * factor, MAX_SCALE);
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return contain({ scale, x, y }, room);
}

/** A double tap zooms in at the point, or out again. */
export const toggleZoom = (view: View, point: Point, room: Room): View =>
  view.scale > 1 ? whole : zoomAt(view, TAP_SCALE, point, room);

/** Minimum distance, or speed, of a swipe. */
const LEAST_PX = 64;
const LEAST_PX_PER_MS = 0.5;
const LEAST_FAST_PX = 24;

/** 1 to the next, -1 to the previous, 0 for no swipe. */
export function swipeOf({ x, y }: Point, ms: number): -1 | 0 | 1 {
  const far = Math.abs(x);
  if (far <= Math.abs(y)) return 0;
  const isFast = far > LEAST_FAST_PX && far / Math.max(1, ms) > LEAST_PX_PER_MS;
  if (far < LEAST_PX && !isFast) return 0;
  return x < 0 ? 1 : -1;
}

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

export const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
