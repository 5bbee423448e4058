// Puts a card's sentences about a character into the character's own mouth: "She runs a bakery" → "I run a bakery".
import { capital, sentencesOf } from './wording.ts';
import { firstPersonForm } from './verbs.ts';

const LONGEST = 160;

/** Every sentence of the text that can be said in the first person without sounding wrong. */
export function inFirstPerson(text: string, name: string): string[] {
  const written = text.replaceAll('{{char}}', name).replace(/[’‘]/g, "'");
  return written
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const said = sentence.length <= LONGEST ? turn(sentence, name) : undefined;
      return said === undefined ? [] : [said];
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pronoun = '(?:she|he|they)';

function turn(sentence: string, name: string): string | undefined {
  const first = escaped(name.split(' ')[0] ?? name);
  const subject = new RegExp(`^(?:${escaped(name)}|${first}|${pronoun})(?='s\\b|\\s)`, 'i');
  if (!subject.test(sentence) || unfit.test(sentence)) return undefined;
  const isThey = /^they\b/i.test(sentence);
  const body = sentence.replace(subject, '').replace(/^'s\b/, ' is');
  const verb =
    /^ (?:(?:also|always|often|never|still|just|really|usually|secretly|quietly|\w+ly) )?([a-z']+)/.exec(
      body,
    );
  const word = verb?.[1];
  if (word === undefined || !(isThey || canFollow(word))) return undefined;
  const said = turnRest(turnVerb(body, word, isThey), first);
  return said === undefined ? undefined : finish(`I${said}`);
}

/** What cannot be turned: other people's sentences, talk about the user, open macros. */
const unfit = /\{\{|\byou\b|\byour\b|\buser\b|["“”:;]|\b(?:sex|nude|naked|lust|erotic)/i;

const canFollow = (word: string): boolean =>
  ['was', 'had', 'can', "can't", 'will', "won't", 'would', 'could', 'never'].includes(word) ||
  word.endsWith('ed') ||
  ['grew', 'came', 'left', 'found', 'spent', 'moved', 'began', 'took', 'learnt'].includes(word) ||
  firstPersonForm(word) !== undefined;

function turnVerb(body: string, word: string, isThey: boolean): string {
  if (isThey) return body.replace(/^ are\b/, ' am');
  const form = firstPersonForm(word);
  const once = form === undefined ? body : body.replace(word, form);
  // Verbs that share the subject: "and plays", "but hates", ", collects".
  return once.replace(
    /(\b(?:and|but|or|then)|,)( (?:also|always|often|never|still|\w+ly))? ([a-z]+s)\b/g,
    (whole, link: string, adverb: string | undefined, other: string) => {
      const turned = ['is', 'has', 'does'].includes(other) ? undefined : firstPersonForm(other);
      const isNoun = link === ',' && adverb === undefined;
      return turned === undefined || isNoun ? whole : `${link}${adverb ?? ''} ${turned}`;
    },
  );
}

function turnRest(body: string, first: string): string | undefined {
  const said = body
    .replace(new RegExp(`\\b${first}'s\\b`, 'g'), 'my')
    .replace(/\b(?:herself|himself|themself|themselves)\b/gi, 'myself')
    .replace(/\b(?:she|he)'s\b/gi, "I'm")
    .replace(
      /\b(?:she|he) ((?:also|always|often|never|still|only|once|\w+ly) )?([a-z']+)/gi,
      (_, adverb: string | undefined, word: string) =>
        `I ${adverb ?? ''}${firstPersonForm(word) ?? word}`,
    )
    .replace(/\bhers\b/gi, 'mine')
    .replace(/\b(?:his|their)\b/gi, 'my')
    .replace(/\bhim\b/gi, 'me')
    .replace(
      /\bher(?= (?!and\b|or\b|to\b|with\b|in\b|on\b|at\b|for\b|but\b|when\b|that\b)[a-z])/gi,
      'my',
    )
    .replace(/\bher\b/gi, 'me');
  return /\b(?:she|he|they|them)\b/i.test(said) || said.includes(first) ? undefined : said;
}

const finish = (said: string): string => {
  const short = said
    .replace(/^I am\b/, "I'm")
    .replace(/^I'm not\b/, "I'm not")
    .replace(/\s+/g, ' ')
    .trim();
  return capital(/[.!?…]$/.test(short) ? short : `${short}.`);
};
