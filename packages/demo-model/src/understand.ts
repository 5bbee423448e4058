// Parses one message: speech act, topic, feeling, and phrases to echo.
import type { Act } from './acts.ts';
import { patterns } from './phrases/act-patterns.ts';
import { findFeeling } from './feelings.ts';
import type { Feeling } from './phrases/feelings.ts';
import { isForeign } from './language.ts';
import { findTopic, type Topic } from './topics.ts';
import { plain, turnAround, unpunctuated, withoutGestures } from './wording.ts';

export interface Heard {
  /** The original text. */
  readonly raw: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly act: Act;
  readonly topic: Topic | undefined;
  readonly feeling: Feeling | undefined;
  readonly isQuestion: boolean;
  /** The gesture between asterisks, if any. */
  readonly gesture: string | undefined;
  /** The whole message as a short answer: "pasta", "a rainy one". */
  readonly answer: string | undefined;
}

export function understand(message: string, before: readonly string[] = []): Heard {
  const said = withoutGestures(message);
  const typed = plain(said).replace(/\bsick (?:of|and tired)\b/, 'fed up with');
  const text = typed
    .replace(introduction, '')
    .replace(
      /^(?:(?:and|any|so|got) )*(kids|children|siblings|brothers|sisters|pets|hobbies|family)(?: then| at all| you two)*$/,
      'do you have any $1',
    );
  const words = text === '' ? [] : text.split(' ');
  const gesture = /\*([^*\n]+)\*/.exec(message)?.[1]?.trim();
  const isQuestion = /\?\s*$/.test(said) || text !== typed || asks.test(text);
  const base = { text, words, isQuestion, gesture };
  return {
    ...base,
    raw: message,
    act: findAct(message, base, before),
    topic: findTopic(words),
    feeling: isQuestion && /\byour?\b/.test(text) ? undefined : feelingOf(message, text),
    answer: isQuestion ? undefined : toAnswer(said),
  };
}

/** Asks for the same again, as after a joke. */
const oneMore = /^(?:another(?: one)?|one more|again)(?: please)?$/;

/** The main sentence of several: a goodbye, else the last question, else thanks; the whole message if it is urgent. */
export function mainPoint(message: string, before: readonly string[]): Heard {
  const whole = understand(message, before);
  const previous = before.at(-1);
  if (oneMore.test(whole.text) && previous !== undefined)
    return { ...understand(previous), raw: message };
  const sentences = withoutGestures(message).split(partsOf);
  if (pressing.has(whole.act) || whole.act === 'repeat' || sentences.length < 2) return whole;
  const parts = sentences.map((sentence) => understand(sentence, before));
  const main =
    parts.find(({ act }) => act === 'goodbye') ??
    parts.findLast(({ isQuestion, text }) => isQuestion && !isTag.test(text)) ??
    parts.find(({ act, words }) => act === 'thanks' && whole.words.length - words.length < 4);
  return main ? { ...main, raw: message } : whole;
}

/** Between sentences, and before a question after a comma: "I don't eat meat, do you?" */
const partsOf =
  /(?<=[.!?…])\s+|,\s+(?=(?:and |but |so )?(?:what|who|where|why|how|when|do|does|did|are|is|can|have) (?:you|ur?|your|he|she|it|they|the|is|are|do|does|did|was)\b)/i;
/** A question that only stresses another one: "Do you remember?" */
const isTag =
  /^(?:so |and )?(?:(?:do you|you|can you) (?:still )?(?:remember|know|see)(?: it| that)?|remember|right|really|huh)(?: haha| lol)?$/;

/** The questions of a message, including several in one sentence: "How old are you, and where do you live?" */
export const questionsIn = (message: string): Heard[] =>
  withoutGestures(message)
    .split(partsOf)
    .flatMap((part) =>
      understand(part).isQuestion
        ? part.split(/,? and (?=(?:what|where|who|when|how|why|which|do|are|have)\b)/i)
        : [],
    )
    .map((question) => understand(question.replace(/[?]*$/, '?')))
    .filter(({ text }) => !isTag.test(text));

/** By words first, then by emoji. */
function feelingOf(message: string, text: string): Feeling | undefined {
  const felt = findFeeling(text);
  if (felt) return felt;
  if (/[😢😭😞😔💔]/u.test(message)) return 'sad';
  return /[!]{2,}|[😂🤣😜😉]/u.test(message) ? 'playful' : undefined;
}

const lead =
  '(?:(?:so|and|but|well|hey|wait|ok|okay|lol|haha|also|cool|nice|wow|oh|um|hm+|anyway|sorry|right|then|now|no|yes|yeah|please) )*';
const person = '(?:you|he|she|it|they|we|i|there|any\\w*|some(?:one|body|thing)|everyone|people)';
const thing = '(?:your|that|this|these|the|my|his|her|their|our)';
const form = "(?:do|does|did|are|is|was|were|can|could|would|will|have|has|had|should)(?:n't)?";
/** A question, as people also type it without a question mark: at its beginning, or "he left you where". */
const asks = new RegExp(
  [
    `^${lead}(?:what|whom?|where|which|whose|how (?:many|much|old|long|far|often|come))(?:'s)? (?!an?\\b|not\\b|cares?\\b|knows?\\b)`,
    `^${lead}(?:why\\b|does \\S+ |(?:when|how|how \\w+) ${form} (?:${person}|${thing})\\b|${form} ${person}\\b|(?:are|is|does|can|could|would|will|has) ${thing}\\b)`,
    `^${lead}(?:tell me|describe|introduce|say something|your (?:name|age|job)$|a?s?l$)`,
    '^(?:\\S+ ){2,}(?<!\\b(?:know|knew|guess|matter|say|idea|or|so|and) )(?:where|what|whom?|(?:what|who|where) (?:is|are|was) (?:it|that|this|he|she|they|you))$',
    "^(?:by whom|you(?:'re| are|'ve| \\w+) .* (?:right|huh|correct)|i (?:thought|heard|read) .*\\byou .*)$",
  ].join('|'),
);
/** What only introduces a question: "i asked how he died". */
const introduction =
  /^(?:no |lol |haha )?(?:(?:but )?i (?:just )?(?:asked|was asking|meant?|wonder|want to know)|tell me|(?:do|can|could) you (?:know|tell me)|any idea) (?=(?:what|who|where|why|how|which|when|if|whether)\b)(?!.*\b(?:i|my|me)\b)/;

/** Questions about the character itself, in any words. */
const personally =
  /\byour (?!name again)[a-z]+|\bwho are you\b|\bhow old are you\b|\babout (?:yourself|you)\b|^(?:so |and )?(?:what|where|which|who|when) (?:kind of \w+ |sort of \w+ |\w+ )?(?:do|did|are|were|have|can) you\b/;

const rules = Object.entries(patterns) as [Act, RegExp][]; // the keys of this record

type Base = Pick<Heard, 'text' | 'words' | 'isQuestion' | 'gesture'>;

function findAct(
  message: string,
  { text, words, isQuestion, gesture }: Base,
  before: readonly string[],
): Act {
  const urgent = rules.find(([act, pattern]) => pressing.has(act) && pattern.test(text))?.[0];
  if (urgent) return urgent;
  if (text === '') return gesture ? 'gesture' : wordless(message);
  // A repeated question is still answered.
  if (!isQuestion && words.length > 1 && before.some((earlier) => plain(earlier) === text))
    return 'repeat';
  if (isForeign(message, words)) return 'foreign';
  const isAboutLeaving = isQuestion && /^(?:should|what|how|why|when|did|is|are|can)\b/.test(text);
  const early = rules.find(
    ([act, pattern]) =>
      personal.has(act) && !(isAboutLeaving && act === 'goodbye') && pattern.test(text),
  )?.[0];
  if (early) return early;
  if (isQuestion && personally.test(text)) return 'about_me';
  const act = rules.find(
    ([act, pattern]) =>
      !(isQuestion && remarks.has(act)) &&
      !(isAboutLeaving && act === 'goodbye') &&
      pattern.test(text),
  )?.[0];
  return act ?? (isQuestion ? 'question' : 'statement');
}

/** Emoji count as words, dots as silence. */
function wordless(message: string): Act {
  if (/[😂🤣😆😹😄😁]/u.test(message)) return 'laugh';
  if (/[❤💕💖💗😍🥰😘💋😻]/u.test(message)) return 'flirt';
  return /\p{Extended_Pictographic}/u.test(message) ? 'nod' : 'silence';
}

/** Acts with priority over all others. */
const pressing = new Set<Act>(['despair', 'minor', 'human', 'machinery', 'erotic', 'insult']);
/** Acts that cannot be questions. */
const remarks = new Set<Act>(['nod', 'yes', 'no', 'unsure', 'laugh', 'greeting']);
/** Acts with priority over questions about the character. */
const personal = new Set<Act>([
  'picture',
  'recall',
  'goodbye',
  'thanks',
  'sympathy',
  'offer',
  'sorry',
  'love',
  'how_are_you',
  'what_doing',
  'story',
]);

const padding =
  /^(?:(?:well|oh|um|hm+|probably|maybe|i think|i guess|i'd say|i would say|definitely|i (?:really )?(?:like|love|prefer)|mostly|usually|the|just)[, ]+)+/i;

const trailing =
  /[, ]+(?:too|though|as well|i (?:think|guess|suppose)|probably|maybe|really|honestly|of course|please)+$/i;
const phrase =
  /^(?:an?|the|some|in|on|at|with|by|to|about|near|under|when|being|having|going|making|both|neither|more|less|all|every|\w+ing|\d+)\b/i;

/** A short phrase rather than a sentence. */
function toAnswer(said: string): string | undefined {
  const bare = unpunctuated(said).replace(padding, '').replace(trailing, '');
  const answer = turnAround(unpunctuated(bare));
  const count = answer.split(' ').length;
  const isPhrase = count <= 3 || phrase.test(answer);
  const isSentence =
    /^(?:i|you|he|she|it|they|we|there|this|that|my|yes|yeah|no|nope|not|so|and|but|because|if|when)\b/i.test(
      answer,
    ) ||
    /\b(?:is|are|was|were|am|has|have|had|did|does|will|would|can|called|moved|go+|let's|lol|haha|i)\b/i.test(
      answer,
    );
  return answer.length > 1 && count <= 6 && isPhrase && !isSentence ? answer : undefined;
}
