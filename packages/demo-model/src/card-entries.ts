// Entries of a card's lists (“Likes: tea, rain”) as sentences about the character.
import { shortName } from './names.ts';
import { firstPersonForm, isPastOrModal, stemOf } from './verbs.ts';
import { capital, escaped } from './wording.ts';

/** Sentences for known keys of a card; other keys become "My <key>". */
const readings: readonly (readonly [RegExp, (values: string, key: string) => string])[] = [
  [/^(?:likes?|loves?|enjoys?|hobb(?:y|ies)|interests?|passions?)$/, (all) => `likes ${all}`],
  [/^(?:dislikes?|hates?)$/, (all) => `hates ${all}`],
  [/^(?:fears?|phobias?|afraid of)$/, (all) => `is afraid of ${all}`],
  [/^(?:occupation|job|profession|career|work|role)$/, (all) => `is ${withArticle(all)}`],
  [/^(?:home|residence|lives?(?: in)?|location|address)$/, livesIn],
  [/^(?:from|origin|birthplace|born in|hometown|nationality)$/, (all) => `comes from ${all}`],
  [/^(?:height)$/, (all) => `is ${all} tall`],
  [/^(?:eyes?|eye colou?r)$/, (all) => `has ${all.replace(/ eyes$/, '')} eyes`],
  [/^(?:hair|hair colou?r)$/, (all) => `has ${all.replace(/ hair$/, '')} hair`],
  [/^(?:skills?|abilit(?:y|ies)|talents?)$/, (all) => `is good at ${all}`],
  [
    /^(?:goals?|dreams?|wish(?:es)?|ambitions?)$/,
    (all) => (startsWithVerb(all) ? `wants to ${all}` : `dreams of this: ${all}`),
  ],
  [
    /^(?:(?:lives? with|works? for|(?:like|love)s? to)|plays|speaks|wears|owns|collects|drinks|drives)$/,
    (all, key) => `${key.replace(/^(live|work|like|love)\b/, '$1s')} ${all}`,
  ],
  [/^(?:pets?)$/, (all) => `has ${withArticle(all)}`],
  [/^(?:personality|mind|traits?|character traits?)$/, (all) => `is ${all}`],
];

function livesIn(all: string): string {
  return place.test(all)
    ? `lives ${all}`
    : `lives in ${/^[a-z]/.test(all) ? withArticle(all) : all}`;
}

/** A value that already begins with a preposition: "above the garage". */
const place =
  /^(?:in|on|at|above|below|under|near|behind|beside|next to|outside|with|alone|between)\b/i;

export const isKnownKey = (key: string): boolean =>
  readings.some(([pattern]) => pattern.test(key.trim().toLowerCase()));

const appearance = /^(?:appearance|looks?|features?|physical (?:appearance|features|traits))$/;

/** Splits looks into "I am" ("tall") and "I have" ("gray eyes", "scar on chin"). */
function looks(name: string, values: readonly string[]): string {
  const all = values.map((value) => value.trim().replace(/[.;]$/, '')).filter(Boolean);
  const isQuality = (value: string): boolean => !value.includes(' ');
  const has = all
    .filter((value) => !isQuality(value))
    .map((value) =>
      /^(?:an?|the|his|her|their|my|no)\b|\bhair\b|[^s]s(?:$| (?:on|in|at|of)\b)/i.test(value)
        ? value
        : withArticle(value),
    );
  const is = all.filter(isQuality);
  return [
    is.length > 0 && `${name} is ${listed(is)}.`,
    has.length > 0 && `${name} has ${listed(has)}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** True for an infinitive: "Clear my name". */
const startsWithVerb = (text: string): boolean =>
  firstPersonForm(`${text.split(' ', 1)[0]?.toLowerCase()}s`) !== undefined;

/** Keys that are handled elsewhere, or are useless in a sentence. */
const skipped =
  /^(?:character|name|full name|nickname|age|gender|sex|species|tags?|speech|dialogue|scenario|first message)$/;

const withArticle = (text: string): string =>
  /^(?:an?|the|one|two|three|four|five|six|owner|head|chief|co-)\b/i.test(text) ||
  /,| and /.test(text.split(' ')[0] ?? '')
    ? text
    : `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;

const apart =
  /^(?:\d|the [A-Z]|called\b|named\b|who\b|which\b|but\b|and\b|[a-z]+s (?:an?|the|her|his|in|at|on)\b)/;
const listed = (values: readonly string[]): string => {
  const all = values.map((value) => value.trim().replace(/[.;]$/, '')).filter(Boolean);
  // What is longer than a list's items is a sentence with commas: "a houseboat, the Second Opinion".
  const isText = all.some(
    (value, at) => value.split(' ').length > 4 || (at > 0 && apart.test(value)),
  );
  if (all.length < 2 || isText) return all.join(', ');
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};

const story = /^(?:back ?story|background|history|past)$/;
const isPredicate = (value: string): boolean =>
  isPastOrModal(value.trim().split(' ', 1)[0]?.toLowerCase() ?? '');
/** "Hired by the band" → "was hired by the band". */
const predicate = (value: string): string => {
  const said = value.trim().replace(/[.;]$/, '');
  const low = said.charAt(0).toLowerCase() + said.slice(1);
  return /^\w+ed by\b/.test(low) ? `was ${low}` : low;
};

/** Keys whose values are common words, often in capitals: "Black coffee" + "Stray cats". */
const ofWords =
  /^(?:occupation|job|profession|career|work|role|personality|mind|traits?|appearance|looks?|features?|(?:dis)?likes?|loves?|hates?|hobb(?:y|ies)|interests?|fears?|skills?|quirks?|habits?|pets?|home|residence)$/;

/** A capital at the beginning of a description: "Hammer named Widow", but not "Ruth, who died". */
const titled = /^\p{Lu}[\p{Ll}-]+ (?!(?:who|the|from|of|and|is|was|in|at)\b)[a-z]/u;

/** Lower case for a word that is neither an abbreviation nor the start of a name of several words. */
const uncapital = (value: string): string =>
  /^\p{Lu}[\p{Ll}-]+(?! \p{Lu})(?= |,|$)/u.test(value)
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value;

/** A value that is a predicate: "Skills: can tell an alloy by its smell". */
const finite = /^(?:is|has|can|cannot|can't|does|was|had|will|needs|runs|costs|lasts) /;

const kin =
  /^((?:younger|older|elder|big|little|twin|late|adoptive|half)[ -])?(sister|brother|mother|father|mom|mum|dad|son|daughter|wife|husband|aunt|uncle|grandmother|grandfather|cousin)\b[,:]? (.+)$/i;

/** "Younger sister Tess, nurse" → "X's younger sister is Tess, nurse". */
const relativeOf = (name: string, value: string): string | undefined => {
  const [, which = '', who = '', rest] = kin.exec(value.trim()) ?? [];
  return rest && `${name}'s ${which.toLowerCase()}${who.toLowerCase()} is ${rest}.`;
};

const an = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** True for a verb without a subject: "Habit: talks to herself". */
function isDone(all: string, word: string): boolean {
  const [first = ''] = all.split(/[ ,]/, 1);
  const isManner = /^(?:quirks?|habits?|tics?|manners?)$/.test(word) && stemOf(first) !== undefined;
  return firstPersonForm(first) !== undefined || isPastOrModal(first) || isManner;
}

/** A sentence for each relative, and for each event of a story. */
function eachSpelledOut(name: string, word: string, values: readonly string[]): string | undefined {
  if (/^(?:family|relatives|parents|siblings)$/.test(word)) {
    const relatives = values.map((value) => relativeOf(name, value));
    return relatives.every(Boolean) ? relatives.join('\n') : undefined;
  }
  const isStory = story.test(word) && values.every((value) => isPredicate(value));
  return isStory ? values.map((value) => `${name} ${predicate(value)}.`).join('\n') : undefined;
}

/** The entry of a list as sentences about the character; empty for keys that are handled elsewhere. */
export function spelledOut(name: string, key: string, given: readonly string[]): string {
  const word = key.trim().toLowerCase().replaceAll('_', ' ');
  const isTitled = given.length > 1 && given.every((value) => /^\s*\p{Lu}/u.test(value));
  const values = given.map((value) =>
    titled.test(value) || (isTitled && ofWords.test(word)) ? uncapital(value.trim()) : value,
  );
  const each = eachSpelledOut(name, word, values);
  if (each !== undefined) return each;
  const all = listed(values);
  if (all === '' || skipped.test(word)) return '';
  // The value may already be a sentence: "Backstory: Maddox left the police".
  const whole = values.join(', ').replace(/[.;]$/, '');
  const isSentence = new RegExp(
    `^(?:${escaped(name)}|${escaped(shortName(name))}|he|she|they)\\s`,
    'i',
  ).test(whole);
  if (isSentence && /^(?:back ?story|background|history|bio|biography|story)$/.test(word))
    return `${capital(whole)}.`;
  if (isSentence) return `${name} has ${an(word)}: ${whole}.`;
  const reading = readings.find(([pattern]) => pattern.test(word))?.[1];
  if (finite.test(whole)) return `${reading ? name : `${capital(name)}'s ${word}`} ${whole}.`;
  if (appearance.test(word)) return looks(name, values);
  if (reading) return `${name} ${reading(all, word)}.`;
  if (/ (?:at|by|for|from|in|of|on|to|with)$/.test(word)) return `${name} is ${word} ${all}.`;
  if (isDone(all, word)) return `${name}'s ${word}: ${name} ${predicate(all)}.`;
  const to = startsWithVerb(all) ? 'to ' : '';
  return `${capital(name)}'s ${word} ${/(?:[^s]s|children|people)$/.test(word) ? 'are' : 'is'} ${to}${all}.`;
}
