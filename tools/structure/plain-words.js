// Words of an earlier private vocabulary, each with the standard term that replaced it everywhere.
import { filesLike } from './codebase.js';

/** A word is added once it is gone from the whole codebase. Identifiers are matched exactly, words in any case. */
const replaced = {
  belongings: 'personal data',
  casting: 'persona resolution',
  freshness: 'catalogue version, cache invalidation',
  leftovers: 'orphaned files',
  standIn: 'isBuiltIn, built-in provider',
  createKept: 'TTL cache, response cache',
  createLine: 'mutex',
  useDeed: 'useCall',
};

const texts = /\.(?:[tj]sx?|md|css)$/;
/** Word lists and what real people would write are data. */
const data = /(?:\.words\.ts|\/evaluation\/.*|\/fixtures\/.*|^tools\/structure\/.*)$/;

/** @type {import('./codebase.js').Check} */
export function checkWords(codebase) {
  const words = Object.entries(replaced).map(([word, term]) => {
    const isIdentifier = /[A-Z]/.test(word);
    return { word, term, found: new RegExp(`\\b${word}\\b`, isIdentifier ? 'u' : 'iu') };
  });
  return filesLike(codebase, texts)
    .filter((path) => !data.test(path))
    .flatMap((path) => {
      const text = codebase.read(path);
      return words
        .filter(({ found }) => found.test(text))
        .map(({ word, term }) => `${path}: says “${word}”; the term is ${term}`);
    });
}
