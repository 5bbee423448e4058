// Guesses values that a card has no field for from its texts: the age and the gender tab.
import { MAX_LENGTH } from '@velour/contract/character-limits.ts';
import { Gender } from '@velour/contract/scalars.ts';
import type { Json } from '@velour/character-cards/json.ts';
import { listOf, ownOf, textOf, type Card } from '@velour/character-cards/card.ts';

const OLDEST = 100_000;

/**
 * The age that a card states; null if it states none or several. An age under eighteen is returned unchanged if it is
 * a field or a separate line, so that moderation sees it.
 */
export function statedAge(card: Card): number | null {
  const field = [ownOf(card)['age'], card.data['age'], card.beside['age']].find(
    (value) => value !== undefined && value !== null && value !== '',
  );
  if (field !== undefined) return integerOf(field);
  const text = textsOf(card);
  const lines = distinct(text.matchAll(/\bage ?(?:[:=]|is)? ?[("'“[{]{0,3} ?(\d{1,6})\b/gi));
  if (lines.length > 0) return only(lines);
  // A sentence may be about another person: only a plausible age counts, and one next to the name comes first.
  return (
    onlyAdult(text.matchAll(besideName(card))) ??
    onlyAdult(
      text.matchAll(/\b(\d{1,6})(?:[ -]{0,3}(?:years?[ -]{0,3}old|y\/o|yo)\b| ?[歳岁세])/gi),
    )
  );
}

/** "Rook, 30, maps the coast" and "{{char}} is 41.", unless the next word says that something else is counted. */
function besideName(card: Card): RegExp {
  const name = textOf(card.data['name']).trim();
  const names = [name, name.split(' ')[0] ?? '', '{{char}}'].filter((each) => each !== '');
  return new RegExp(
    `(?:${names.map(escaped).join('|')})(?: ?\\([^)]{0,40}\\))?(?:,| is|, is) ?(\\d{2,3})(?= ?[,.;)]|$)`,
    'gi',
  );
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function onlyAdult(found: Iterable<RegExpMatchArray>): number | null {
  const age = only(distinct(found));
  return age !== null && age >= 18 ? age : null;
}

function integerOf(value: Json): number | null {
  const age = typeof value === 'number' ? value : Number(textOf(value).trim() || Number.NaN);
  return Number.isSafeInteger(age) && age >= 0 && age <= OLDEST ? age : null;
}

const distinct = (found: Iterable<RegExpMatchArray>): number[] => [
  ...new Set(Array.from(found, (match) => Number(match[1])).filter((age) => age <= OLDEST)),
];

const only = (ages: readonly number[]): number | null =>
  ages.length === 1 ? (ages[0] ?? null) : null;

/** Only the used length, on one line: patterns that skip any number of blanks could otherwise take forever. */
const textsOf = ({ data }: Card): string =>
  (['description', 'personality'] as const)
    .map((field) => textOf(data[field]).slice(0, MAX_LENGTH[field]))
    .join('\n')
    .replace(/\s+/g, ' ');

export function guessGender(card: Card): { gender: Gender; is_guess: boolean } {
  const own = Gender.safeParse(ownOf(card)['gender']);
  if (own.success) return { gender: own.data, is_guess: false };
  const tags = listOf(card.data['tags']).map((tag) => tag.trim().toLowerCase());
  if (tags.includes('anime')) return { gender: 'anime', is_guess: false };
  const text = textsOf(card);
  const line = /\b(?:gender|sex)[ :=(["']{1,9}(female|woman|girl|male|man|boy)\b/i.exec(text)?.[1];
  const word = line?.toLowerCase() ?? tags.find((tag) => WOMEN.has(tag) || MEN.has(tag));
  if (word !== undefined) return { gender: MEN.has(word) ? 'male' : 'female', is_guess: false };
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const isMan = count(/\b(?:he|him|his)\b/gi) > count(/\b(?:she|her|hers)\b/gi);
  return { gender: isMan ? 'male' : 'female', is_guess: true };
}

const WOMEN = new Set(['female', 'woman', 'girl']);
const MEN = new Set(['male', 'man', 'boy']);
