// The other forms of a word in languages that stems do not cover: “Schwestern” for “Schwester”. Pure.
//
// The index has words as they were written, so a search asks for all forms that a word may have; most of them are no
// words, and find nothing.
import { stemOf } from './stems.ts';

/** Endings of nouns, adjectives and verbs, folded. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  de: 'e em en er ern es n nen s in innen t te ten st'.split(' '),
  es: 'a as o os e es s an en ar er ir ado ada ido ida ando iendo aba'.split(' '),
  fr: 'e es s x al aux er ez ent ons ee ees ais ait ant'.split(' '),
  pt: 'a as o os e es s am em ar er ir ado ada ido ida ando endo indo ou ei ava'.split(' '),
};
export const INFLECTED_LANGUAGES: readonly string[] = Object.keys(ENDINGS);

const LEAST_BASE = 4;

/** Stems of what may be forms of this stem, in one of these languages; not the stem itself. */
export function inflectionsOf(stem: string, languages: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>();
  if (!/^[a-z]+$/.test(stem)) return forms;
  for (const language of languages) {
    const endings = ENDINGS[language] ?? [];
    const bases = ['', ...endings]
      .filter((ending) => stem.endsWith(ending))
      .map((ending) => stem.slice(0, stem.length - ending.length))
      .filter((base) => base.length >= LEAST_BASE);
    for (const base of bases)
      for (const ending of ['', ...endings]) forms.add(stemOf(`${base}${ending}`));
  }
  forms.delete(stem);
  return forms;
}
