// Seeded random numbers.

export type Chance = ReturnType<typeof chanceOf>;

/** `purpose` gives each use its own sequence, independent of other uses. */
export function chanceOf(seed: number, purpose: string) {
  let state = hash(`${seed}:${purpose}`);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** In [0, 1). */
    next,
    between: (least: number, most: number): number => least + (most - least) * next(),
    /** Around zero, mostly within ±1. */
    drift: (): number => (next() + next() + next()) * (2 / 3) - 1,
    /** Closer to an end than to the middle: if most measures were average, many faces would look the same. */
    spread: (least: number, most: number): number =>
      least + (most - least) * (0.5 + 0.5 * Math.sin((next() - 0.5) * Math.PI)),
    pick: <const T>(choices: readonly [T, ...T[]]): T =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  }
  return value | 0;
}
