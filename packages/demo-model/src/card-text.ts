// The text of a card as sentences about its character: notations of card editors (W++, PLists, "Key: value") are
// spelled out.
import { shortName } from './names.ts';
import { firstPersonForm, isPastOrModal, stemOf } from './verbs.ts';
import { capital, escaped, joined } from './wording.ts';

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
  [/^(?:pets?)$/, (all) => `has ${all}`],
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
  /^(?:an?|the|owner|head|chief|co-)\b/i.test(text) || /,| and /.test(text.split(' ')[0] ?? '')
    ? text
    : `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;

const listed = (values: readonly string[]): string => {
  const all = values.map((value) => value.trim().replace(/[.;]$/, '')).filter(Boolean);
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
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
  /^(?:occupation|job|profession|career|work|role|personality|mind|traits?|appearance|looks?|features?|(?:dis)?likes?|loves?|hates?|hobb(?:y|ies)|interests?|fears?|skills?|quirks?|habits?|home|residence)$/;

/** Lower case for a word that is neither an abbreviation nor the start of a name of several words. */
const uncapital = (value: string): string =>
  /^\p{Lu}\p{Ll}+(?! \p{Lu})(?= |,|$)/u.test(value) && !/^\w+$/.test(value)
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value;

const kin =
  /^((?:younger|older|elder|big|little|twin|late|adoptive|half)[ -])?(sister|brother|mother|father|mom|mum|dad|son|daughter|wife|husband|aunt|uncle|grandmother|grandfather|cousin)\b[,:]? (.+)$/i;

/** "Younger sister Tess, nurse" → "X's younger sister is Tess, nurse". */
const relativeOf = (name: string, value: string): string | undefined => {
  const [, which = '', who = '', rest] = kin.exec(value.trim()) ?? [];
  return rest && `${name}'s ${which.toLowerCase()}${who.toLowerCase()} is ${rest}.`;
};

function spelledOut(name: string, key: string, given: readonly string[]): string {
  const word = key.trim().toLowerCase().replaceAll('_', ' ');
  const values = ofWords.test(word) ? given.map(uncapital) : given;
  const relatives = /^(?:family|relatives|parents|siblings)$/.test(word)
    ? values.map((value) => relativeOf(name, value))
    : [];
  if (relatives.length > 0 && relatives.every(Boolean)) return relatives.join('\n');
  if (story.test(word) && values.every((value) => isPredicate(value)))
    return values.map((value) => `${name} ${predicate(value)}.`).join('\n');
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
  if (isSentence) return `${name} has ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}: ${whole}.`;
  if (appearance.test(word)) return looks(name, values);
  const reading = readings.find(([pattern]) => pattern.test(word))?.[1];
  if (reading) return `${name} ${reading(all, word)}.`;
  if (/ (?:at|by|for|from|in|of|on|to|with)$/.test(word)) return `${name} is ${word} ${all}.`;
  const [first = ''] = all.split(/[ ,]/, 1);
  // A verb without a subject: "Habit: talks to herself".
  const isManner = /^(?:quirks?|habits?|tics?|manners?)$/.test(word) && stemOf(first) !== undefined;
  if (firstPersonForm(first) !== undefined || isPastOrModal(first) || isManner)
    return `${name} has ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}: ${name} ${/^\w+ed by\b/.test(all) ? 'was ' : ''}${all}.`;
  return `${capital(name)}'s ${word} ${/[^s]s$/.test(word) ? 'are' : 'is'} ${all}.`;
}

/** `Likes("tea" + "rain")`, also without quotes; a space before the bracket makes it a remark: "baseball (Tigers)". */
const CALL =
  /([A-Za-z][A-Za-z _-]{0,29}[A-Za-z])\(\s*((?:"[^"]*"|[^()"+]+)(?:\s*\+\s*(?:"[^"]*"|[^()"+]+))*)\s*\)/g;
/** `Likes: "tea", "rain"`, between semicolons or alone on a line. */
const PAIR = /^\s*[-*•]?\s*([A-Za-z][A-Za-z _'-]{1,30})\s*[:=]\s*(.+?)\s*$/;

const valuesOf = (text: string): string[] =>
  /^\s*"[^"]*"(?:\s*[,+]?\s*"[^"]*")*\s*$/.test(text)
    ? Array.from(text.matchAll(/"([^"]*)"/g), ([, value = '']) => value)
    : text.split(/\s*[,+]\s+|\s*\+\s*/);

/** In a card about somebody, its author's "me" is the reader. */
const isOwnText = (text: string): boolean => /\bI\b|["“”*:]/.test(text);

/** Fills placeholders; the reader's becomes "you". */
const filled = (text: string, name: string): string =>
  text
    .replace(/\{\{char\}\}/gi, name)
    .replace(/\b(me|my)\b/g, (word) => (isOwnText(text) ? word : word === 'me' ? 'you' : 'your'))
    .replace(/<char>|<bot>/gi, name)
    .replace(/(?:\{\{user\}\}|<user>)(?:'s|’s)/gi, 'your')
    .replace(/\{\{user\}\}|<user>/gi, 'you')
    .replace(/(?<!\bof )\byou (is|was|[a-z]+s)\b/g, (found, verb: string) => {
      const form = verb === 'is' ? 'are' : verb === 'was' ? 'were' : firstPersonForm(verb);
      return form === undefined ? found : `you ${form}`;
    })
    .replace(/(^|[.!?]\s+)you\b/g, '$1You')
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/<br *\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');

export interface Exchange {
  readonly asked: string;
  readonly said: string;
}

/** A line of a speaker other than the character. */
const readersLine = /^\s*(?:\{\{user\}\}|<user>|\p{L}[\p{L}\d '_-]{0,30})\s*:/iu;

/** Exchanges of an example dialogue: the character's line without gestures, and the line before it. */
export function exchangesIn(text: string, name: string): Exchange[] {
  const own = new RegExp(
    `^\\s*(?:\\{\\{char\\}\\}|<char>|<bot>|${escaped(name)}|${escaped(shortName(name))})\\s*:`,
    'i',
  );
  const exchanges: { asked: string; said: string }[] = [];
  let asked = '';
  let isReader = false;
  for (const line of text.split('\n')) {
    if (/^\s*<START>/i.test(line)) asked = '';
    else if (readersLine.test(line) && !own.test(line)) {
      asked = line.replace(readersLine, '').trim();
      isReader = true;
    } else if (own.test(line) || (!isReader && line.trim() !== '')) {
      const said = filled(line.replace(own, ''), name)
        .replace(/\*[^*]*\*/g, ' ')
        .replace(/["“”]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (said !== '') exchanges.push({ asked, said });
      isReader = false;
    }
  }
  return exchanges;
}

/** In a text with dialogue, only the character's lines are kept. */
const spoken = (text: string, name: string): string =>
  /(?:\{\{char\}\}|<char>|<bot>)\s*:|<START>/i.test(text)
    ? exchangesIn(text, name)
        .map(({ said }) => said)
        .join('\n')
    : text;

export function sentencesText(text: string, name: string): string {
  const plain = filled(spoken(text, name), name).replace(/\*\*|__/g, '');
  const facts: string[] = [];
  const rest = plain.replace(CALL, (_, key: string, values: string) => {
    facts.push(spelledOut(name, key, valuesOf(values)));
    return '';
  });
  const lines = rest
    .split(/\n|(?<=[\]"])\s*;|;(?=[^.]*[:=])/)
    .map((line) => line.replace(/^\s*\[|\]\s*$/g, '').trim())
    .filter(
      (line) => line !== '' && line !== name && line !== '[' && !/^[\s[\]{}"();,+]*$/.test(line),
    );
  for (const line of withHeadings(lines)) {
    const [, key = '', values = ''] = PAIR.exec(line) ?? [];
    const isPair = key !== '' && key.split(' ').length <= 3 && !/^https?$/i.test(key);
    const isEntry = /^The [A-Z]/.test(key);
    facts.push(isPair && !isEntry ? spelledOut(name, key, valuesOf(values)) : line);
  }
  return facts
    .map((fact) => joined([fact.replace(/[[\]{}#*<>|]+/g, ' ')]))
    .filter(Boolean)
    .join('\n');
}

/**
 * A heading and its items become one line ("## Likes" → "Likes: tea, rain"); under other headings, each item is a line.
 */
function withHeadings(lines: readonly string[]): string[] {
  const out: string[] = [];
  let heading = '';
  let items: string[] = [];
  const flush = (): void => {
    const isKey = readings.some(([pattern]) => pattern.test(heading.trim().toLowerCase()));
    if (isKey && items.length > 0) out.push(`${heading}: ${items.join(', ')}`);
    else out.push(...items);
    items = [];
  };
  for (const line of lines) {
    const [, title] =
      /^#+\s*(.+)$|^([A-Z][\w ]{2,24}):$/.exec(line)?.filter((one) => one !== undefined) ?? [];
    const [, item] = /^[-*•]\s+(.+)$/.exec(line) ?? [];
    if (title !== undefined) {
      flush();
      heading = title;
    } else if (item !== undefined && !PAIR.test(item)) items.push(item);
    else {
      flush();
      heading = '';
      out.push(line);
    }
  }
  flush();
  return out;
}
