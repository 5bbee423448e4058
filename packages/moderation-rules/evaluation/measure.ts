// Measures false alarms on ordinary text: `node packages/moderation-rules/evaluation/measure.ts [--show] [file …]`.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Passage } from './brown.ts';
import { linesOf } from './mutators.ts';
import {
  adultTalk,
  ordinaryTalk,
  settings,
  tally,
  tallyCards,
  upperBound,
  type Setting,
  type Tally,
} from './talk.ts';

const given = process.argv.slice(2);
const files = given.filter((argument) => !argument.startsWith('--'));
const show = given.includes('--show');

/** Files contain one message per line. */
const passages: Passage[] =
  files.length > 0
    ? files.map((file) => ({
        kind: basename(file),
        sentences: linesOf(readFileSync(file, 'utf8')),
      }))
    : [...ordinaryTalk(1), ...adultTalk()];

const share = (hits: number, of: number): string =>
  `${hits} (≤ 1 in ${Math.round(1 / upperBound(hits, of))})`;

const row = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

const columns = ['blocked', 'retracted', 'asked', 'carded'] as const;

const sum = (kind: string, tallies: readonly Tally[]) => ({
  kind,
  messages: tallies.reduce((all, { messages }) => all + messages, 0),
  alarms: columns.map((column) => tallies.reduce((all, one) => all + one[column].length, 0)),
});

row('kind', 'messages', 'blocked', 'retracted as a reply', '"asks if human"', 'crisis card');
row('---', '---:', '---:', '---:', '---:', '---:');
for (const setting of Object.keys(settings) as Setting[]) {
  const tallies = tally(passages, setting);
  const sums = [...tallies.map((one) => sum(one.kind, [one])), sum('all', tallies)];
  for (const { kind, messages, alarms } of sums) {
    row(`${kind}, ${setting}`, messages, ...alarms.map((hits) => share(hits, messages)));
  }
  if (!show) continue;
  for (const counted of tallies) {
    for (const column of columns) {
      for (const { text, rules } of counted[column]) {
        process.stdout.write(`${column} [${rules}] ${text}\n`);
      }
    }
  }
}
const { cards, refused } = tallyCards(passages);
row('stories of cards', cards, share(refused.length, cards), '', '', '');
if (show) {
  for (const { text, rules } of refused) process.stdout.write(`refused [${rules}] ${text}\n`);
}
