// What a message asks of earlier ones: its words as numbers, whose things it names, and its days. Pure.
import { localDay } from '@velour/calendar/calendar.ts';
import { fold } from '@velour/text-search/search-words.ts';
import { stemsIn, type WordKey } from '@velour/text-search/indexed-words.ts';
import { inflectionsOf } from '@velour/text-search/inflections.ts';
import { grammarOf, languageOf } from './grammar-words.ts';
import { formsOf, relatedTo, withoutIdioms } from './related-words.ts';
import { dayNamedIn, spokenDayIn } from './spoken-dates.ts';

/** One bit for each word of a query. */
const MAX_SOUGHT = 31;

/** A query: words as numbers, and the months and years that it names. */
export interface RecallQuery {
  /** Each word with its other forms. */
  readonly words: readonly (readonly number[])[];
  /** The synonyms of each word. */
  readonly related: readonly (readonly number[])[];
  /** Which of the words are names. */
  readonly isName: readonly boolean[];
  /** Which of them are an owned thing: my brother, Ada's birthday. */
  readonly isOwned: readonly boolean[];
  /** The words that name a month or a year: a message of that time need not contain them. */
  readonly dates: readonly number[];
  /** Numbered from 0. */
  readonly months: readonly number[];
  readonly years: readonly number[];
  /** A day or a month named relative to today ("yesterday"), as `2026-03-05` or `2026-03`. */
  readonly day?: string | undefined;
  /** The time zone of the days, months and years of messages. */
  readonly time_zone: string;
}

/** Words of questions that carry no meaning, in addition to those that are never indexed. */
const EMPTY = stemsIn(
  'about above after again ago all also always am any anything arent because before between couldnt dear did didnt does doesnt doing done during each else ever every everything get give go going gone got hasnt havent hello hey hi how isnt know let like may maybe mean might mine more most must need never now off ok okay one only other over please quite really remember remind said same say shall should some something still such talk talked tell thank thanks thing things think thought told toward towards try up very want wasnt way well went werent where while whom whose why wont yes yet yours',
);

/** Names of months in the languages that most people use, numbered from 0. */
const MONTHS = new Map(
  ['en', 'de', 'es', 'fr', 'pt'].flatMap((language) =>
    Array.from({ length: 12 }, (_, month): [string, number] => [
      fold(
        new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2026, month, 15),
        ),
      ),
      month,
    ]),
  ),
);
const YEAR = /\b(?:19|20)\d\d\b/g;

/** After a name, the possessive s would become a part of the word. */
const POSSESSIVE = /(?<=\p{L})['’]s\b/gu;

/** The kind of answer that is asked for; the answer itself does not contain these words. */
const KIND_SOUGHT =
  /\bhow (?:much|many|long|often|far|big|large)\b|\b(?:what|which) (?:time|days?|dates?|month|year|kinds?|sorts?|types?)\b|\bhappen(?:s|ed)?\b/gi;

/** A Japanese particle. */
const PARTICLE = /^\p{Script=Hiragana}$/u;

/** The words that a text asks for, as stems. */
export function stemsSought(text: string): string[] {
  const empty = grammarOf(text) ?? EMPTY;
  return [...stemsIn(withoutIdioms(text.replace(POSSESSIVE, '').replace(KIND_SOUGHT, ' ')))]
    .filter((stem) => !empty.has(stem) && !PARTICLE.test(stem))
    .slice(0, MAX_SOUGHT);
}

/** The names of the user and the character, who seldom say their own. */
export interface Speakers {
  readonly person?: string | undefined;
  readonly character?: string | undefined;
}

/** The time and time zone of the question. */
interface Moment {
  readonly now?: Date;
  readonly time_zone?: string;
}

/** Without the names of the user and the character, unless nothing else is left. */
function withoutSpeakers(
  stems: readonly string[],
  { person = '', character = '' }: Speakers,
): readonly string[] {
  const names = stemsIn(`${person} ${character}`);
  const others = stems.filter((stem) => !names.has(stem));
  return others.length > 0 ? others : stems;
}

/** A capitalized word in the middle of a sentence. */
const NAME = /(?<=[\p{L}\p{N},;:'’] )(?!I\b)\p{Lu}\p{L}+/gu;

/** An owned thing: "my first car", "Ada's brother", "mein Hund". */
const OWNED_THING =
  /(?:\b(?:my|our|your|his|her|their|mein\p{L}*|unser\p{L}*|dein\p{L}*|mis?|tus?|nuestr[ao]s?|mon|ma|mes|ton|ta|tes|notre|nos|meus?|minhas?|teus?|tuas?)|\p{L}['’]s) (?:(?:new|old|first|last|next|late|best|favou?rite|own|little|big|younger|older|current|former) )*(?<thing>\p{L}+)/giu;

/** Parses a text into a query. */
export function readQuestion(
  text: string,
  key: WordKey,
  { now, time_zone = 'UTC', ...speakers }: Speakers & Moment = {},
): RecallQuery {
  const spoken = now && spokenDayIn(text);
  const stems = withoutSpeakers(stemsSought(text), speakers);
  const names = stemsIn((text.match(NAME) ?? []).join(' '));
  const things = [...text.matchAll(OWNED_THING)].map(({ groups }) => groups?.['thing']);
  const owned = stemsIn(things.join(' '));
  const months = (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => MONTHS.has(word));
  const years = text.match(YEAR) ?? [];
  const language = languageOf(text);
  const allFormsOf = (stem: string): string[] => [
    stem,
    ...(language ? inflectionsOf(stem, [language]) : formsOf(stem)),
  ];
  return {
    ...numbersFor({ words: stems.map(allFormsOf), related: stems.map(relatedOf) }, key),
    isName: stems.map((stem) => names.has(stem)),
    isOwned: stems.map((stem) => owned.has(stem)),
    dates: key.numbersOf([...stemsIn([...months, ...years, spoken].join(' '))]),
    months: months.flatMap((word) => MONTHS.get(word) ?? []),
    years: years.map(Number),
    day: spoken && now && dayNamedIn(spoken, localDay(now, time_zone)),
    time_zone,
  };
}

const relatedOf = (stem: string): readonly string[] => [...relatedTo(stem)];

/** In one call, since each call costs as much as many words. */
function numbersFor(
  { words, related }: Record<'words' | 'related', readonly (readonly string[])[]>,
  key: WordKey,
) {
  const numbers = key.numbersOf([...words, ...related].flat());
  const take = (some: readonly string[]): number[] => numbers.splice(0, some.length);
  return { words: words.map(take), related: related.map(take) };
}
