// Samples a layer into a cell of a frame with bilinear interpolation, in integers, because a clip has forty million
// pixels.
import { CELL, type Corners } from './cells.ts';

/** Planes of a layer and the same planes of the frame: the brightness, or both colours. */
export interface PlanePair {
  readonly from: readonly Uint8Array[];
  /** Pixels in a row. */
  readonly fromWidth: number;
  readonly to: readonly Uint8Array[];
  readonly toWidth: number;
  readonly toHeight: number;
  /** 0 for planes of full size, 1 for those of half size. */
  readonly half: 0 | 1;
  /** The factor of the light, and the value that it adds to each plane. */
  readonly factor: number;
  readonly addends: readonly number[];
}

export interface CellPlace {
  readonly corners: Corners;
  readonly lights: Float32Array;
}

/** Positions have 16 fractional bits, light has 20. */
const POINT = 65_536;
const ONE = 1_048_576;
const ROUND = ONE / 2;

/** The current row of a cell; reused, so that millions of rows allocate nothing. */
const row = { x: 0, y: 0, dx: 0, dy: 0, to: 0, pixels: 0 };
/** The light at the start of the row, and its change per pixel. */
const light = { first: 0.5, change: 0.5 };

/** Returns false below the frame's edge. */
function startRow(
  { corners, lights }: CellPlace,
  plane: PlanePair,
  cell: number,
  line: number,
): boolean {
  const { across, x, y } = corners;
  const { half, toWidth } = plane;
  const down = Math.floor(cell / across);
  const column = cell - down * across;
  const side = CELL >> half;
  const to = down * side + line;
  if (to >= plane.toHeight) return false;
  const a = cell + down;
  const c = a + across + 1;
  const share = (line + 0.5) / side;
  const scale = POINT >> half;
  const left = mix(x[a], x[c], share) * scale;
  const high = mix(y[a], y[c], share) * scale;
  const dark = mix(lights[a], lights[c], share);
  const dx = (mix(x[a + 1], x[c + 1], share) * scale - left) / side;
  const dy = (mix(y[a + 1], y[c + 1], share) * scale - high) / side;
  row.x = (left - POINT / 2 + dx / 2) | 0;
  row.y = (high - POINT / 2 + dy / 2) | 0;
  row.dx = dx | 0;
  row.dy = dy | 0;
  row.to = to * toWidth + column * side;
  row.pixels = Math.min(side, toWidth - column * side);
  light.first = dark;
  light.change = (mix(lights[a + 1], lights[c + 1], share) - dark) / side;
  return true;
}

const mix = (from = 0, to = 0, share = 0): number => from + (to - from) * share;

/** Fills a cell with a layer that covers all of it. */
export function paintCell(plane: PlanePair, place: CellPlace, cell: number): void {
  const { from, to, addends } = plane;
  for (let line = 0; line < CELL >> plane.half; line += 1) {
    if (!startRow(place, plane, cell, line)) return;
    for (let at = 0; at < from.length; at += 1) {
      const source = from[at];
      const target = to[at];
      if (source && target) paintRow(source, target, plane, addends[at]);
    }
  }
}

/** The interpolated value of four pixels; short, so that it is inlined. */
function sample(from: Uint8Array, width: number, x: number, y: number): number {
  const fx = (x >> 8) & 255;
  const fy = (y >> 8) & 255;
  const source = ((y >> 16) * width + (x >> 16)) | 0;
  const next = (source + width) | 0;
  const above = ((from[source] ?? 0) * (256 - fx) + (from[source + 1] ?? 0) * fx) | 0;
  const below = ((from[next] ?? 0) * (256 - fx) + (from[next + 1] ?? 0) * fx) | 0;
  return (above * (256 - fy) + below * fy + 32_768) >> 16;
}

function paintRow(
  from: Uint8Array,
  to: Uint8Array,
  { fromWidth: width, factor }: PlanePair,
  addend = 0,
): void {
  const { dx, dy, to: start, pixels } = row;
  let { x, y } = row;
  const { first: lit, change } = light;
  let gain = (ONE * (1 + factor * lit)) | 0;
  let more = (ONE * addend * lit + ROUND) | 0;
  const dGain = (ONE * factor * change) | 0;
  const dMore = (ONE * addend * change) | 0;
  for (let at = start; at < start + pixels; at += 1) {
    const value = sample(from, width, x, y);
    const shown = (value * gain + more) >> 20;
    to[at] = shown > 240 ? 240 : shown;
    x = (x + dx) | 0;
    y = (y + dy) | 0;
    gain = (gain + dGain) | 0;
    more = (more + dMore) | 0;
  }
}

/** Blends a layer with transparency over a cell; its values are premultiplied. */
export function blendCell(
  plane: PlanePair,
  alpha: Uint8Array,
  place: CellPlace,
  cell: number,
): void {
  const { from, to, addends } = plane;
  for (let line = 0; line < CELL >> plane.half; line += 1) {
    if (!startRow(place, plane, cell, line)) return;
    if (!coverRow(alpha, plane.fromWidth)) continue;
    for (let at = 0; at < from.length; at += 1) {
      const source = from[at];
      const target = to[at];
      if (source && target) blendRow(source, target, plane, addends[at]);
    }
  }
}

/** How much of each pixel of the row is covered: 0 to 256. */
const covers = new Int32Array(CELL);

/** Returns false if nothing is covered. */
function coverRow(alpha: Uint8Array, width: number): boolean {
  const { dx, dy, pixels } = row;
  let { x, y } = row;
  let any = 0;
  for (let at = 0; at < pixels; at += 1) {
    const cover = sample(alpha, width, x, y);
    any |= cover;
    covers[at] = cover + (cover >> 7);
    x = (x + dx) | 0;
    y = (y + dy) | 0;
  }
  return any !== 0;
}

function blendRow(
  from: Uint8Array,
  to: Uint8Array,
  { fromWidth: width, factor }: PlanePair,
  addend = 0,
): void {
  const { dx, dy, to: start, pixels } = row;
  let { x, y } = row;
  const { first: lit, change } = light;
  let gain = (ONE * (1 + factor * lit)) | 0;
  const dGain = (ONE * factor * change) | 0;
  /** The colour of light changes little within a row. */
  const more = (4096 * addend * lit) | 0;
  for (let at = 0; at < pixels; at += 1) {
    const cover = covers[at] ?? 0;
    if (cover > 0) {
      const value = sample(from, width, x, y);
      const own = (value * gain + more * cover + ROUND) >> 20;
      const mixed = own + (((to[start + at] ?? 0) * (256 - cover) + 128) >> 8);
      to[start + at] = mixed > 240 ? 240 : mixed;
    }
    x = (x + dx) | 0;
    y = (y + dy) | 0;
    gain = (gain + dGain) | 0;
  }
}
