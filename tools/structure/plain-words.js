// Words of an earlier private vocabulary, each with the standard term that replaced it everywhere.
import { filesLike } from './codebase.js';

/**
 * A word is added once it no longer occurs anywhere. Identifiers are matched exactly, words in any
 * case.
 */
const replaced = {
  belongings: 'personal data',
  casting: 'persona resolution',
  deeds: 'actions, mutations',
  freshness: 'catalogue version, cache invalidation',
  leftovers: 'orphaned files',
  anew: 'again, new',
  'kept answers': 'response cache',
  'settle late': 'charge reconciliation',
  'seven words': 'file naming',
  'shared work': 'single flight',
  standIn: 'isBuiltIn, built-in provider',
  createKept: 'TTL cache, response cache',
  createLine: 'mutex',
  createAlarms: 'createAlerts',
  createSpareFiles: 'createOrphanedFiles',
  useDeed: 'useCall',
  whoever: 'the user who, a person with',
  begun: 'started',
  'let go': 'released, unloaded',
};

/**
 * Parts of file names and declared names (`isTold`), by their standard term; in prose these words
 * are fine.
 */
const replacedInNames = {
  'access check': 'admission',
  'action, mutation': 'deed deeds',
  'admin service': 'desk',
  'cache, stored': 'kept',
  'codebase, layers': 'house floors',
  dome: 'shelf shelves',
  'duplicate request, existing transaction': 'twin',
  'message, onEvent': 'heard said',
  'none, person, caller': 'nobody somebody whoever',
  'notify, publish': 'telling tell tells told',
  'orphan, cleanup': 'leftover',
  'params, form': 'wish wishes',
  'persona resolution': 'casting',
  'preloaded data': 'firsts',
  'stats, metrics': 'figures',
  providers: 'engines',
  'public API, dependencies': 'door doors',
  'query, request, params': 'asked asking',
  'rate limit, sign-in, re-authentication': 'pacing entering proving',
  'recent, refetch, authenticate': 'lately reread greet',
  'takedown, enumeration protection': 'hiding',
};

const texts = /\.(?:[tj]sx?|md|css)$/;
/** Word lists and texts in natural language are data. */
const data =
  /(?:\.words\.ts|\/(?:evaluation|phrases|fixtures)\/.*|^(?:server\/seed\/characters|tools\/structure)\/.*)$/;
/** The packages and the seed process natural language, where these words are domain terms. */
const ours = /^(?:contract|server\/(?!seed\/)|web|e2e|tools)\b.*\.[tj]sx?$/;
const declared = /\b(?:const|let|function|class|interface|type)\s+([A-Za-z_]\w*)/g;

/** @param {Readonly<Record<string, string>>} table */
const byWord = (table) =>
  new Map(
    Object.entries(table).flatMap(([term, all]) => all.split(' ').map((word) => [word, term])),
  );
const inNames = byWord(replacedInNames);

/**
 * Checks the file's name and the names it declares; stored names (in snake case) are exempt.
 * @param {string} path
 * @param {string} text
 */
function problemsOfNames(path, text) {
  const names = [...text.matchAll(declared)].map(([, name = '']) => name);
  const own = names.filter((name) => !/^[a-z]+_/.test(name));
  return [...new Set([...own, path.replace(/.*\//, '')])].flatMap((name) =>
    (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [])
      .map((part) => inNames.get(part.toLowerCase()))
      .filter((term) => term !== undefined)
      .map((term) => `${path}: names “${name}”; the term is ${term}`),
  );
}

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
      const said = words
        .filter(({ found }) => found.test(text))
        .map(({ word, term }) => `${path}: says “${word}”; the term is ${term}`);
      return ours.test(path) ? [...said, ...problemsOfNames(path, text)] : said;
    });
}
