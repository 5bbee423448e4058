// Counts correct cases of an evaluation set, and prints the missed ones. For tests only.

export interface Case {
  readonly text: string;
  readonly holds: boolean;
}

export interface Score {
  /** From 0 to 1. */
  readonly share: number;
  readonly misses: readonly string[];
}

const MAX_SHOWN = 5;

export function score(name: string, cases: readonly Case[]): Score {
  const misses = [...new Set(cases.filter((it) => !it.holds).map((it) => it.text))];
  const held = cases.filter((it) => it.holds).length;
  const share = held / cases.length;
  const line = `${name.padEnd(44)} ${held}/${cases.length}  ${(share * 100).toFixed(2)} %`;
  const shown = misses.slice(0, MAX_SHOWN).map((text) => `    missed: ${text}`);
  process.stdout.write(`${[line, ...shown].join('\n')}\n`);
  return { share, misses };
}
