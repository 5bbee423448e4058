// Splits a message of several sentences into the main point and what gets a short reaction.
import type { Act } from './acts.ts';
import { nameIn } from './names.ts';
import { understand, type Heard } from './understand.ts';
import { withoutGestures } from './wording.ts';

export interface Parts {
  /** The main point. */
  readonly main: Heard;
  /** Greetings, thanks and the like beside it. */
  readonly courtesies: readonly Act[];
  /** News beside it, if that is not the main point. */
  readonly aside: Heard | undefined;
}

const askWord =
  '(?:what|who|where|when|why|how|which|do|does|did|are|is|can|could|would|will|have|should)';
const courtesy =
  /^((?:(?:oh|aw+|well|ok(?:ay)?)[,. ]+)?(?:hi+(?: there)?|hey+(?: there)?|hello+(?: there| again)?|hiya|good (?:morning|evening|afternoon)|thanks?(?: a lot| so much| again)?|thank you(?: so much| very much| again)?|ha(?:ha)+|lol|i'm sorry|sorry))\b(?:,? \p{Lu}\p{Ll}+(?=[,!.]))?(?:\s*[,!.;:…–-]+\s*|\s+(?:and |but )?(?=(?:what|who|where|when|why|how|which|do you|are you|can you|should i|i'm|i am|im|my name|i just|i had)\b))/iu;
const beforeQuestion = new RegExp(
  `(?:[,;]\\s*(?:(?:and|but|so) )?|\\s(?:and|but|so)\\s)(?=${askWord}\\b)`,
  'gi',
);
const plainQuestion =
  /^(?:what|how|where|when|why|who|which)(?:'s| is| are| do| did| would| should| have| can| about)\b.*\b(?:you|your|i|my|we|us)\b|^(?:do|are|can|could|would|will|have|did) you\b|^should i\b/i;

/** Sentences, with lead-ins and tag questions split off. */
export function clausesOf(message: string): string[] {
  return withoutGestures(message)
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?…]["”')]*)\s+/)
    .flatMap(withoutCourtesy)
    .flatMap(beforeItsQuestion)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

function withoutCourtesy(sentence: string): string[] {
  const [lead = '', words = ''] = courtesy.exec(sentence) ?? [];
  const rest = sentence.slice(lead.length);
  return words === '' || rest.trim() === '' ? [sentence] : [words, rest];
}

/** "I'm bored, what should we do?": a statement and a question. */
function beforeItsQuestion(sentence: string): string[] {
  for (const { 0: joint, index } of sentence.matchAll(beforeQuestion)) {
    const asked = sentence.slice(index + joint.length);
    const told = sentence.slice(0, index);
    if (plainQuestion.test(asked) && told.split(' ').length > 1 && !plainQuestion.test(told))
      return [told, asked];
  }
  return [sentence];
}

export function takeApart(message: string, before: readonly string[]): Parts {
  const whole = understand(message, before);
  const alone: Parts = { main: whole, courtesies: [], aside: undefined };
  if (indivisible.has(whole.act)) return alone;
  const clauses = clausesOf(message);
  if (clauses.length < 2) return alone;
  const heard = clauses.map((clause) => understand(clause, before));
  const [best] = [...heard].sort((one, other) => weight(other) - weight(one));
  if (!best) return alone;
  const isAsked = weight(best) >= QUESTION;
  const courtesies = heard
    .filter((one) => one !== best && polite.has(one.act))
    .map(({ act }) => act);
  const isPlainReturn = !courtesies.some((act) => act === 'greeting' || act === 'thanks');
  if (best.act === 'how_are_you' && isPlainReturn) return alone;
  const told = heard.filter((one) => !polite.has(one.act) && weight(one) < QUESTION);
  const rest = told.map(({ raw }) => raw).join(' ');
  if (isAsked) {
    const aside = told.length > 0 && best.act !== 'goodbye' ? understand(rest, before) : undefined;
    return { main: { ...best, raw: message }, courtesies, aside };
  }
  const thanks = heard.find(({ act }) => act === 'thanks' || act === 'sorry');
  if (thanks && rest.split(' ').length <= 3 && nameIn(rest) === undefined)
    return { ...alone, main: thanks };
  if (courtesies.length === 0 || told.length === 0) return alone;
  return { main: understand(rest, before), courtesies, aside: undefined };
}

/** Never split. */
const indivisible = new Set<Act>([
  'despair',
  'minor',
  'human',
  'machinery',
  'erotic',
  'insult',
  'repeat',
  'foreign',
  'gibberish',
  'silence',
  'gesture',
  'sums',
]);
const polite = new Set<Act>(['greeting', 'thanks', 'sorry', 'laugh', 'nod', 'how_are_you']);
/** Requests that are no questions. */
const wishes = new Set<Act>([
  'joke',
  'story',
  'secret',
  'game',
  'poem',
  'picture',
  'request',
  'invite',
  'offer',
  'recall',
  'advice',
  'about_me',
  'what_doing',
  'where_are_we',
  'drop',
  'told_already',
]);

const QUESTION = 5;
const tag = /^(?:you know|right|okay|ok|eh|huh|yeah|no|isn't it|you see|sure)$/;

function weight({ act, isQuestion, text }: Heard): number {
  if (act === 'goodbye') return 9;
  if (tag.test(text)) return 0;
  if (act === 'how_are_you') return QUESTION;
  if (act === 'question' || act === 'why' || act === 'really') return QUESTION + 1;
  if (isQuestion || wishes.has(act)) return QUESTION + 2;
  if (polite.has(act)) return 1;
  return act === 'statement' ? 3 : 2;
}
