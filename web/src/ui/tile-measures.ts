// Geometry of a grid of equal tiles (pure), so that every position in a long list is known before rendering.

export interface TileMeasures {
  columns: number;
  /** In pixels, like all measures here. */
  width: number;
  gap: number;
  /** Distance between the tops of two rows. */
  step: number;
}

export interface TileRange {
  from: number;
  /** The index after the last tile. */
  to: number;
}

export interface View {
  /** How much of the list is above the viewport's upper edge. */
  above: number;
  height: number;
}

const HEIGHT_TO_WIDTH = 4 / 3;

/** Widths in rem, so that tiles scale with the text size. */
const columnSteps = [
  { below: 16, columns: 1 },
  { below: 31, columns: 2 },
  { below: 45, columns: 3 },
  { below: 57, columns: 4 },
  { below: 70, columns: 5 },
];
const MAX_COLUMNS = 6;

export function measureTiles(width: number, rem: number): TileMeasures {
  const room = width / rem;
  const columns = columnSteps.find(({ below }) => room < below)?.columns ?? MAX_COLUMNS;
  const gap = room < 40 ? 12 : 16;
  const tile = (width - gap * (columns - 1)) / columns;
  return { columns, width: tile, gap, step: tile * HEIGHT_TO_WIDTH + gap };
}

const rowsOf = ({ columns }: TileMeasures, count: number): number => Math.ceil(count / columns);

export const heightOf = (measures: TileMeasures, count: number): number =>
  Math.max(0, rowsOf(measures, count) * measures.step - measures.gap);

/**
 * The tiles of all rows that intersect the viewport, extended by `windows` viewport heights at both
 * ends.
 */
export function tilesWithin(
  measures: TileMeasures,
  { above, height }: View,
  { windows, count }: { windows: number; count: number },
): TileRange {
  const tileOf = (row: number) => Math.min(count, Math.max(0, row * measures.columns));
  return {
    from: tileOf(Math.floor((above - windows * height) / measures.step)),
    to: tileOf(Math.ceil((above + (1 + windows) * height) / measures.step)),
  };
}

/**
 * The tiles to render next: at once all visible ones, and of those nearby `by` more at either end,
 * so that no frame has a full row to render.
 */
export function growTowards(
  near: TileRange,
  { drawn, inSight, by }: { drawn: TileRange; inSight: TileRange; by: number },
): TileRange {
  const isJump = drawn.from > inSight.to || drawn.to < inSight.from;
  const known = isJump ? inSight : drawn;
  return {
    from: Math.max(near.from, Math.min(inSight.from, known.from - by)),
    to: Math.min(near.to, Math.max(inSight.to, known.to + by)),
  };
}

export const placeOf = ({ columns, width, gap, step }: TileMeasures, at: number) => ({
  left: (at % columns) * (width + gap),
  top: Math.floor(at / columns) * step,
});
