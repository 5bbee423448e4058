// The steps of a number's animation from its old to its new value: one second, fast at first. Pure.
export const ANIMATION_MS = 1_000;

export function numberAt(from: number, to: number, elapsedMs: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / ANIMATION_MS));
  return Math.round(to - (to - from) * (1 - part) ** 3);
}
