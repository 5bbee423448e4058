// The positions of a chart's bars, in a box as wide as the number of days and 100 high. Pure.

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawn {
  readonly up: readonly Bar[];
  /** The bars of the second series, below the baseline. */
  readonly down: readonly Bar[];
  readonly base: number;
  /** The previous period as the points of a line; empty without one. */
  readonly earlier: string;
}

/** The minimum height of a bar above zero, so that it is visible next to large ones. */
const LEAST = 2;
const GAP = 0.2;
export const HEIGHT = 100;

/** Two series share one scale; the second is below the baseline. */
export function draw(
  up: readonly number[],
  down: readonly number[] = [],
  earlier: readonly number[] = [],
): Drawn {
  const most = Math.max(0, ...up, ...earlier);
  const least = Math.max(0, ...down);
  const scale = HEIGHT / Math.max(1, most + least);
  const base = least === 0 ? HEIGHT : most * scale;
  const high = (amount: number): number =>
    amount <= 0 ? 0 : Math.min(HEIGHT, Math.max(LEAST, amount * scale));
  const bar = (at: number, y: number, height: number): Bar => ({
    x: at + GAP / 2,
    y,
    width: 1 - GAP,
    height,
  });
  return {
    base,
    up: up.map((amount, at) => bar(at, Math.max(0, base - high(amount)), high(amount))),
    down: down.map((amount, at) => bar(at, base, high(amount))),
    earlier: earlier.map((amount, at) => `${at + 0.5},${base - amount * scale}`).join(' '),
  };
}

/** The index of the day at a horizontal position, in a chart of this width and number of days. */
export const dayAt = (across: number, width: number, days: number): number =>
  Math.min(days - 1, Math.max(0, Math.floor((across / Math.max(1, width)) * days)));
