// The words of all patterns: by plain spelling, obfuscated spelling and numeric value.
import { looseKey, normalise } from '../normalizer.ts';
import { singulars } from '../words/singular.words.ts';
import { spellings } from '../words/spellings.words.ts';
import { connectors, english, foreign, ordinals, workings } from '../words/numbers.words.ts';

export interface CountingWord {
  readonly value: number;
  readonly tongue: 'english' | 'foreign';
  readonly is_ordinal: boolean;
}

export interface Word {
  /** Its plain spelling. */
  readonly plain: string;
  /** The ids that patterns match. */
  readonly ids: readonly number[];
  readonly counts: CountingWord | undefined;
}

export interface Lexicon {
  /** The id of a word or of a class such as `#minor`, for the compiler. */
  idOf(word: string): number;
  /** The plain spelling behind an id. */
  wordOf(id: number): string;
  /** A word in its plain spelling. */
  read(plain: string): Word | undefined;
  /** The classes of an unknown word. */
  idsOfUnknown(plain: string): readonly number[];
  /** A known word in an obfuscated spelling: leet, repeated letters. */
  readDisguised(word: string): Word | undefined;
}

/** Transcribed umlauts: "ae" for "ä". */
const UMLAUT = /[aou]e/;
const UMLAUTS = /([aou])e/g;

const PLURAL = '#plural';
/** A word that no pattern contains, such as most names. */
const OTHER = '#other';
const notPlural = new Set(singulars.split(' ').map(plainWord));

/** Plural nouns after a number mean that it is not an age: "14 chapters". */
function isPlural(plain: string): boolean {
  return (
    plain.length > 3 && plain.endsWith('s') && !/ss(es)?$/.test(plain) && !notPlural.has(plain)
  );
}

/** Shorter words are too similar to other words. */
const LEAST_DISGUISED = 3;

/** The spelling that is used for comparisons. */
export function plainWord(word: string): string {
  if (/^[a-z\d]+$/.test(word)) return word;
  return normalise(word).text.replaceAll("'", '');
}

/** Marks a word of a name, which other patterns still treat as unknown (`#other`). */
export const NAME_MARK = '\u00a7';

const meant = new Map(
  spellings.split(',').map((pair): [string, string] => {
    const [typed = '', word = ''] = pair.trim().split(' ');
    return [typed, plainWord(word)];
  }),
);

interface Entry {
  id: number | undefined;
  plain: string;
  ids: number[];
  counts: CountingWord | undefined;
}

export function createLexicon(): Lexicon {
  const words = new Map<string, Entry>();
  const loose = new Map<string, Entry>();
  const byId: string[] = ['', PLURAL, OTHER];
  const plural = [1] as const;
  const other = [2] as const;
  const otherPlural = [1, 2] as const;

  /** Words that only occur in names so far; finalized with the first reading. */
  const onlyNames = new Set<Entry>();

  const add = (plain: string): Entry => {
    const ids = isPlural(plain) ? [...plural] : [];
    const entry: Entry = { plain, id: undefined, ids, counts: undefined };
    words.set(plain, entry);
    return entry;
  };
  const addLoose = (plain: string, entry: Entry) => {
    if (plain.length < LEAST_DISGUISED) return;
    const key = looseKey(plain);
    const other = loose.get(key);
    if (!other) loose.set(key, entry);
    else if (other !== entry) loose.set(key, merge(other, entry));
  };
  const count = (list: string, tongue: CountingWord['tongue'], is_ordinal: boolean) => {
    for (const [word, value] of readCounts(list)) {
      const plain = plainWord(word);
      const entry = words.get(plain) ?? add(plain);
      entry.counts ??= { value, tongue, is_ordinal };
      addLoose(plain, entry);
    }
  };
  for (const word of [...Object.values(workings), connectors].join(' ').split(' '))
    add(plainWord(word));
  count(english, 'english', false);
  count(ordinals, 'english', true);
  count(foreign, 'foreign', false);

  return {
    idOf(word) {
      const isName = word.startsWith(NAME_MARK);
      const plain = word.startsWith('#') ? word : plainWord(isName ? word.slice(1) : word);
      const entry = words.get(plain) ?? add(plain);
      if (!isName) onlyNames.delete(entry);
      if (entry.id !== undefined) return entry.id;
      if (isName) onlyNames.add(entry);
      const reserved = plain === PLURAL ? plural[0] : plain === OTHER ? other[0] : undefined;
      entry.id = reserved ?? byId.push(plain) - 1;
      entry.ids.push(entry.id);
      addLoose(plain, entry);
      return entry.id;
    },
    wordOf: (id) => byId[id] ?? '',
    read(plain) {
      if (onlyNames.size > 0) {
        for (const { ids } of onlyNames) ids.push(...other);
        onlyNames.clear();
      }
      const known = words.get(plain) ?? words.get(meant.get(plain) ?? '');
      if (known !== undefined || !UMLAUT.test(plain)) return known;
      return words.get(plain.replaceAll(UMLAUTS, '$1'));
    },
    idsOfUnknown: (plain) => (isPlural(plain) ? otherPlural : other),
    readDisguised: (word) =>
      word.length < LEAST_DISGUISED ? undefined : loose.get(looseKey(word)),
  };
}

function merge(one: Entry, other: Entry): Entry {
  return {
    plain: one.plain,
    id: one.id,
    ids: [...one.ids, ...other.ids],
    counts: one.counts ?? other.counts,
  };
}

function readCounts(list: string): [string, number][] {
  return list
    .split(',')
    .map((pair) => pair.trim().split(/\s+/))
    .flatMap(([word, value]) => (word && value ? [[word, Number(value)]] : []));
}
