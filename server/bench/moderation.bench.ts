// Benchmark of the moderation rules: the CPU time of one message by its length, in six languages.
// A message of twice the length must take about twice the time. The texts are of the evaluation.
import { readFileSync } from 'node:fs';
import { createModerationRules } from '@velour/moderation-rules/rules.ts';
import { median } from './talkers.ts';

const TEXTS = new URL('../../packages/moderation-rules/evaluation/texts/', import.meta.url);
const files: Readonly<Record<string, string>> = {
  English: 'romance.txt',
  German: 'romance.de.txt',
  Spanish: 'romance.es.txt',
  French: 'romance.fr.txt',
  Portuguese: 'romance.pt.txt',
  Japanese: 'romance.ja.txt',
};
const SIZES_KB = [5, 25, 50, 100];
const ROUNDS = 5;
const GOAL_MS = 200;
const GOAL_KB = 50;

/** Texts that start as many partial matches as possible, at the length of the longest message. */
const HOSTILE = ['i [', 'i, ', 'i\n', '1, '];
const MESSAGE_CHARACTERS = 4_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export function run(): Promise<void> {
  const rules = createModerationRules();
  const start = process.cpuUsage();
  rules.prepare();
  print(`the rules' tables: ${spentMs(start)} ms of CPU time`);
  const check = (text: string): number => {
    const before = process.cpuUsage();
    rules.checkInput({ text, recent: [], surface: 'chat' });
    return spentMs(before);
  };
  for (const [language, file] of Object.entries(files)) {
    const lines = readFileSync(new URL(file, TEXTS), 'utf8').split('\n').filter(Boolean);
    check(repeated(lines, GOAL_KB));
    const times = SIZES_KB.map((kb) => {
      const text = repeated(lines, kb);
      return { kb, ms: median(Array.from({ length: ROUNDS }, () => check(text))) };
    });
    print(`${language}: ${times.map(({ kb, ms }) => `${kb} KB ${ms} ms`).join(', ')}`);
    const goal = times.find(({ kb }) => kb === GOAL_KB);
    print(
      `  goal ≤ ${GOAL_MS} ms at ${GOAL_KB} KB: ${goal && goal.ms <= GOAL_MS ? 'met' : 'missed'}`,
    );
  }
  for (const unit of HOSTILE) {
    const text = unit.repeat(MESSAGE_CHARACTERS / unit.length);
    const ms = median(Array.from({ length: ROUNDS }, () => check(text)));
    print(
      `hostile ${JSON.stringify(unit)}, ${MESSAGE_CHARACTERS} characters: ${ms} ms (goal ≤ ${GOAL_MS})  ${ms <= GOAL_MS ? 'met' : 'missed'}`,
    );
  }
  return Promise.resolve();
}

const spentMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return Math.round((user + system) / 1_000);
};

/** The lines again and again, up to a size in UTF-8. */
function repeated(lines: readonly string[], kb: number): string {
  const separator = '\n';
  const chosen: string[] = [];
  for (let bytes = 0, at = 0; bytes < kb * 1_024; at += 1) {
    const line = lines[at % lines.length] ?? '';
    chosen.push(line);
    bytes += Buffer.byteLength(line + separator);
  }
  return chosen.join(separator);
}
