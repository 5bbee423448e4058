// The positions of a chart's bars, in a box as wide as there are days, and a hundred high. Pure.

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawn {
  readonly up: readonly Bar[];
  /** Below the base, of the second series. */
  readonly down: readonly Bar[];
  readonly base: number;
  /** The days before, as the points of a line; empty where there are none. */
  readonly earlier: string;
}

/** What is not nothing stays in sight beside a large day. */
const LEAST = 2;
const GAP = 0.2;
export const HEIGHT = 100;

/** Two series share one scale, the second below the base. */
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

/** The day under a finger, of so many, where it is this far from the left of so much. */
export const dayAt = (across: number, width: number, days: number): number =>
  Math.min(days - 1, Math.max(0, Math.floor((across / Math.max(1, width)) * days)));
