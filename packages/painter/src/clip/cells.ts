// The frame of a clip in cells of 32 × 32 pixels: mappings and light are computed at their corners and interpolated
// between.
import type { Pixels } from '../canvas.ts';
import type { Mapping } from './motion.ts';
import type { Overlay } from './planes.ts';

export const CELL = 32;
/** The side of the squares of an overlay whose coverage is known. */
const SQUARE = 16;

const countOf = ({ width, height }: Pixels, side: number) => ({
  across: Math.ceil(width / side),
  down: Math.ceil(height / side),
});

/** Calls for each corner of the cells, row by row, with its place in shares of the frame. */
function eachCorner(frame: Pixels, call: (at: number, x: number, y: number) => void): void {
  const { across, down } = countOf(frame, CELL);
  for (let row = 0, at = 0; row <= down; row += 1)
    for (let column = 0; column <= across; column += 1, at += 1)
      call(at, (column * CELL) / frame.width, (row * CELL) / frame.height);
}

const numbersFor = (frame: Pixels): Float32Array => {
  const { across, down } = countOf(frame, CELL);
  return new Float32Array((across + 1) * (down + 1));
};

export type Corners = ReturnType<typeof cornersOf>;

/** For each corner, its position in a layer's pixels, clamped to the layer. */
export function cornersOf(frame: Pixels, layer: Pixels, mapping: Mapping) {
  const corners = { ...countOf(frame, CELL), x: numbersFor(frame), y: numbersFor(frame) };
  eachCorner(frame, (at, x, y) => {
    const [sx, sy] = mapping(x, y);
    corners.x[at] = within(sx * layer.width, layer.width);
    corners.y[at] = within(sy * layer.height, layer.height);
  });
  return corners;
}

/** Half-size planes need one more pixel on each side. */
const within = (value: number, side: number): number => Math.min(side - 1.1, Math.max(1.1, value));

export function lightsOf(frame: Pixels, light: (x: number, y: number) => number): Float32Array {
  const values = numbersFor(frame);
  eachCorner(frame, (at, x, y) => (values[at] = light(x, y)));
  return values;
}

/** How much of a square of an overlay is covered. */
const NOTHING = 0;
export const PARTLY = 1;
export const ALL = 2;

export type Covered = ReturnType<typeof coveredOf>;

/** The coverage of each square of 16 × 16 pixels of an overlay. */
export function coveredOf({ width, height, alpha }: Overlay) {
  const { across, down } = countOf({ width, height }, SQUARE);
  const [least, most] = [new Uint8Array(across * down).fill(255), new Uint8Array(across * down)];
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / SQUARE) * across;
    for (let x = 0; x < width; x += 1) {
      const at = row + Math.floor(x / SQUARE);
      const value = alpha[y * width + x] ?? 0;
      if (value < (least[at] ?? 0)) least[at] = value;
      if (value > (most[at] ?? 0)) most[at] = value;
    }
  }
  const values = least.map((low, at) => (most[at] === 0 ? NOTHING : low === 255 ? ALL : PARTLY));
  return { across, down, values };
}

/** What each cell of the frame shows of an overlay, from the squares inside its corners. */
export const shownBy = (covered: Covered, corners: Corners): Uint8Array =>
  new Uint8Array(corners.across * corners.down).map((_, cell) => shownIn(covered, corners, cell));

function shownIn(covered: Covered, { x, y, across }: Corners, cell: number): number {
  const corner = cell + Math.floor(cell / across);
  const below = corner + across + 1;
  const at = (list: Float32Array, index: number): number => list[index] ?? 0;
  const first = (list: Float32Array): number =>
    Math.floor((Math.min(at(list, corner), at(list, corner + 1), at(list, below)) - 2) / SQUARE);
  const last = (list: Float32Array): number =>
    Math.floor((Math.max(at(list, corner + 1), at(list, below), at(list, below + 1)) + 2) / SQUARE);
  const [left, top] = [Math.max(0, first(x)), Math.max(0, first(y))];
  const right = Math.min(covered.across - 1, last(x));
  const low = Math.min(covered.down - 1, last(y));
  const found = covered.values[top * covered.across + left] ?? NOTHING;
  for (let row = top; row <= low; row += 1)
    for (let column = left; column <= right; column += 1)
      if (covered.values[row * covered.across + column] !== found) return PARTLY;
  return found;
}
