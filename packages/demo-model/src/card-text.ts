// The text of a card as sentences about its character: notations of card editors (W++, PLists, "Key: value") are spelled out.
import { capital } from './wording.ts';

/** What a key of a card says, by its values; anything else is "My <key>". */
const readings: readonly (readonly [RegExp, (values: string, key: string) => string])[] = [
  [/^(?:likes?|loves?|enjoys?|hobb(?:y|ies)|interests?|passions?)$/, (all) => `likes ${all}`],
  [/^(?:dislikes?|hates?)$/, (all) => `hates ${all}`],
  [/^(?:fears?|phobias?|afraid of)$/, (all) => `is afraid of ${all}`],
  [/^(?:occupation|job|profession|career|work|role)$/, (all) => `is ${withArticle(all)}`],
  [/^(?:home|residence|lives? in|location|address)$/, (all) => `lives in ${all}`],
  [/^(?:from|origin|birthplace|born in|hometown|nationality)$/, (all) => `comes from ${all}`],
  [/^(?:height)$/, (all) => `is ${all} tall`],
  [/^(?:eyes?|eye colou?r)$/, (all) => `has ${all.replace(/ eyes$/, '')} eyes`],
  [/^(?:hair|hair colou?r)$/, (all) => `has ${all.replace(/ hair$/, '')} hair`],
  [/^(?:skills?|abilit(?:y|ies)|talents?)$/, (all) => `is good at ${all}`],
  [/^(?:goals?|dreams?|wish(?:es)?|ambitions?)$/, (all) => `dreams of this: ${all}`],
  [/^(?:pets?)$/, (all) => `has ${all}`],
  [/^(?:personality|mind|traits?|character traits?)$/, (all) => `is ${all}`],
];

/** Said elsewhere, or of no use in a sentence. */
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

function spelledOut(name: string, key: string, values: readonly string[]): string {
  const word = key.trim().toLowerCase().replaceAll('_', ' ');
  const all = listed(values);
  if (all === '' || skipped.test(word)) return '';
  const reading = readings.find(([pattern]) => pattern.test(word))?.[1];
  return reading ? `${name} ${reading(all, word)}.` : `${capital(name)}'s ${word} is ${all}.`;
}

/** `Likes("tea" + "rain")`, also without quotes. */
const CALL =
  /([A-Za-z][A-Za-z _-]{1,30})\(\s*((?:"[^"]*"|[^()"+]+)(?:\s*\+\s*(?:"[^"]*"|[^()"+]+))*)\s*\)/g;
/** `Likes: "tea", "rain"`, between semicolons or alone on a line. */
const PAIR = /^\s*[-*•]?\s*([A-Za-z][A-Za-z _'-]{1,30})\s*[:=]\s*(.+?)\s*$/;

const valuesOf = (text: string): string[] =>
  text.includes('"')
    ? Array.from(text.matchAll(/"([^"]*)"/g), ([, value = '']) => value)
    : text.split(/\s*[,+]\s+|\s*\+\s*/);

/** With its placeholders filled: the reader is spoken to. */
const filled = (text: string, name: string): string =>
  text
    .replace(/\{\{char\}\}/gi, name)
    .replace(/<char>|<bot>/gi, name)
    .replace(/(?:\{\{user\}\}|<user>)(?:'s|’s)/gi, 'your')
    .replace(/(?:\{\{user\}\}|<user>) (?:is|was|has) /gi, (found) =>
      found
        .replace(/^\S+/, 'you')
        .replace(' is ', ' are ')
        .replace(' was ', ' were ')
        .replace(' has ', ' have '),
    )
    .replace(/(?:\{\{user\}\}|<user>) ([a-z]+?)(?:es(?<=[sxzo]es|ches|shes)|s)\b/gi, 'you $1')
    .replace(/\{\{user\}\}|<user>/gi, 'you')
    .replace(/(^|[.!?]\s+)you\b/g, '$1You')
    .replace(/\{\{[^{}]*\}\}/g, '');

/** Lines of a dialogue: the reader's are left out, the character's are its own words, without gestures. */
const spoken = (text: string, name: string): string =>
  text
    .split('\n')
    .filter(
      (line) =>
        !/^\s*(?:\{\{user\}\}|<user>|user|you)\s*:/i.test(line) && !/^\s*<START>/i.test(line),
    )
    .map((line) => {
      const [label = '', words] = line.split(/:(.*)/s);
      const isOwn = /^\s*(?:\{\{char\}\}|<char>|<bot>)\s*$/i.test(label) || label.trim() === name;
      return isOwn && words !== undefined
        ? words.replace(/\*[^*]*\*/g, ' ').replace(/["“”]/g, '')
        : line;
    })
    .join('\n');

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
  for (const line of lines) {
    const pair = PAIR.exec(line);
    const isPair =
      pair !== null && (pair[1] ?? '').split(' ').length <= 3 && !/^https?$/i.test(pair[1] ?? '');
    facts.push(isPair ? spelledOut(name, pair[1] ?? '', valuesOf(pair[2] ?? '')) : line);
  }
  return facts.filter(Boolean).join('\n');
}
