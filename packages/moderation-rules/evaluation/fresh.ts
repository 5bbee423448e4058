// Measures texts of independent authors by kind and language: `node …/evaluation/fresh.ts [--show] file.jsonl …`.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { linesOf } from './mutators.ts';
import { languages, kinds, readFresh, tallyFresh } from './fresh-texts.ts';

const given = process.argv.slice(2);
const files = given.filter((argument) => !argument.startsWith('--'));

const row = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

for (const file of files) {
  const tally = tallyFresh(linesOf(readFileSync(file, 'utf8')).map(readFresh));
  row(basename(file, '.jsonl'), ...languages, 'all');
  row('---', ...languages.map(() => '---:'), '---:');
  for (const kind of Object.keys(kinds)) {
    const cells = [...languages, undefined].map((language) => {
      const own = tally.filter(
        (one) => one.kind === kind && (language === undefined || one.language === language),
      );
      return `${own.filter(({ holds }) => holds).length} of ${own.length}`;
    });
    row(kind, ...cells);
  }
  if (!given.includes('--show')) continue;
  for (const { kind, language, text } of tally.filter(({ holds }) => !holds)) {
    process.stdout.write(`${kind}, ${language}: ${text}\n`);
  }
}
