// Where equal tall tiles stand: pure geometry, so that a place in a long list is exact before anything is drawn.

export interface TileMeasures {
  columns: number;
  /** In pixels, as everything here. */
  width: number;
  gap: number;
  /** From the top of one row to the top of the next. */
  step: number;
}

export interface RowRange {
  from: number;
  /** The first row that is not drawn. */
  to: number;
}

const HEIGHT_TO_WIDTH = 4 / 3;

/** Widths in rem, so that large text gets large tiles. */
const columnSteps = [
  { below: 16, columns: 1 },
  { below: 31, columns: 2 },
  { below: 45, columns: 3 },
  { below: 57, columns: 4 },
  { below: 70, columns: 5 },
];
const MOST_COLUMNS = 6;

export function measureTiles(width: number, rem: number): TileMeasures {
  const room = width / rem;
  const columns = columnSteps.find(({ below }) => room < below)?.columns ?? MOST_COLUMNS;
  const gap = room < 40 ? 12 : 16;
  const tile = (width - gap * (columns - 1)) / columns;
  return { columns, width: tile, gap, step: tile * HEIGHT_TO_WIDTH + gap };
}

const rowsOf = ({ columns }: TileMeasures, count: number): number => Math.ceil(count / columns);

export const heightOf = (measures: TileMeasures, count: number): number =>
  Math.max(0, rowsOf(measures, count) * measures.step - measures.gap);

/** The rows within one window's height of the window; `above` is how much of the list is above its upper edge. */
export function rowsNear(
  measures: TileMeasures,
  view: { above: number; height: number },
  count: number,
): RowRange {
  const rows = rowsOf(measures, count);
  const within = (row: number) => Math.min(rows, Math.max(0, row));
  return {
    from: within(Math.floor((view.above - view.height) / measures.step)),
    to: within(Math.ceil((view.above + 2 * view.height) / measures.step)),
  };
}

export const placeOf = ({ columns, width, gap, step }: TileMeasures, at: number) => ({
  left: (at % columns) * (width + gap),
  top: Math.floor(at / columns) * step,
});
