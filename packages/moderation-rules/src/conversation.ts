// Moderates a new message: alone, decoded, and together with earlier messages. Pure except for a cache.
import { withPronoun } from './characters.ts';
import { kinds, mayTell } from './finding-kinds.ts';
import { judgeInput, scan, type Detector, type InputFindings, type Scan } from './findings.ts';
import { normalise } from './normalizer.ts';
import { mayNameSomebody } from './persons.ts';
import { gravestFirst, isSuspicion, type Finding } from './policy.ts';
import { readOtherwise } from './text/disguise.ts';
import type { Summaries } from './summaries.ts';
import { isWithinNumber } from './text/joints.ts';
import { plainWord, type Lexicon } from './text/lexicon.ts';

export interface Conversation {
  readonly text: string;
  /** Oldest first, of both sides. */
  readonly recent: readonly string[];
}

const MAX_RECENT = 20;
/** The part of each earlier message that is scanned again when two messages may form a finding together. */
const LONGEST_RECENT = 1_000;
/** A phrase that was split over two messages is near the split. */
const TAIL = 120;
const HEAD = 240;
const TAILS = 3;
/** A mere mention applies to at most this many further messages. */
const NEXT = 2;
/** A message with such an end was not split inside a phrase. */
const ENDED = /[.!?…*"”)。！？」]\s*$/;
/** A message with at most this many words may be part of a sentence. */
const FRAGMENT = 4;
/** The end of a message that was split inside a phrase, and the start of its other part. */
const OPEN =
  /(?:\b(?:a|an|the|this|that|my|your|our|his|her|to|with|of|and|or|is|are|was|im|i|we|you|she|he|they|who|for|about|between|from|like|as|at|in|on|by|half|twice|plus|than|not|yet|only|just|under|aged|age|kiss|date|seduce|flirt|year|years|yr|yo|old|von|mit|ein|eine|einem|einer|una?|une|de|avec|com|uma|con|di|tiene|avons|a)|[+,&\d-])\s*$/i;
const CONTINUED =
  /^\s*(?:o sea|ou seja|donc|also|だから|つまり|so|with|who|whom|whose|which|that|and|or|of|is|are|was|an?|the|aged?|years?|yrs?|yo|y\/o|old|plus|than|girl|boy|in|at|from|about|for|to|on|between|not|yet|under|undresses|mit|von|con|de|avec|com|di|einem?r?|ans|años|anos|anni|jahre|лет|歳|岁|살)(?![\p{L}'])/iu;

/** Introduces a participant: "You are Lily". */
const INTRODUCED =
  /(?:(?<!\p{L})(?:you(?:['’]re| are| play)|your name is|du (?:heißt|bist|spielst)|te llamas|eres|haces de|tu t['’]appelles|tu es|tu joues|você (?:se chama|é|faz)|te chamas)\s+|名前は\s*)(\p{Lu}\p{L}+|[\p{sc=Katakana}\p{sc=Hiragana}ー]{2,6}(?=[。、.]|だ|です|$))(?=\s*[.,;!?。、]|\s*$|だ|です)/iu;

export function judgeConversation(
  detector: Detector,
  summaries: Summaries,
  conversation: Conversation,
): InputFindings {
  const judged = judgeAsSaid(detector, summaries, conversation);
  if (!judged.findings.every(isSuspicion)) return judged;
  const others = [asParticipant(conversation), ...aboutChildren(detector, conversation)];
  const findings = others.flatMap((other) =>
    other ? judgeAsSaid(detector, summaries, other).findings : [],
  );
  return judgedAs([...judged.findings, ...findings], judged);
}

/** A capitalized word; a name is one that no pattern contains. */
const NAME = /(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu;
const MAX_NAMES = 40;
const SENTENCE_ENDS = /[.!?\n]+/;
/** "When Lina is asleep, …" is not about what follows, and "Lina asked if …" not about what comes before. */
const CONDITION =
  /^\s*(?:when|while|if|once|after|before|wenn|während|sobald|cuando|mientras|si|quand|pendant|quando|enquanto|se)\s[^,]*,|\s(?:if|whether|when|while|ob|wenn|während)\s.*$/i;

/** What is said about a person who was said to be under age in another message, with an age in place of the name. */
function aboutChildren(detector: Detector, { text, recent }: Conversation): Conversation[] {
  const names = new Set(text.match(NAME));
  return [...names].slice(0, MAX_NAMES).flatMap((name) => {
    const said = [...recent.slice(-MAX_RECENT), text].filter((message) => message.includes(name));
    if (said.length < 2 || detector.lexicon.read(plainWord(name))) return [];
    const about = said
      .flatMap((message) => message.split(SENTENCE_ENDS))
      .filter((sentence) => sentence.includes(name))
      .map((sentence) => sentence.replace(CONDITION, ''))
      .filter((sentence) => sentence.includes(name));
    if (!about.some((sentence) => isOfChild(detector, name, sentence))) return [];
    return [{ text: withPronoun(name, about.join('. '), 'my 12 year old'), recent: [] }];
  });
}

const isOfChild = (detector: Detector, name: string, sentence: string): boolean =>
  sentence.trimStart().startsWith(name) &&
  scan(detector, detector.input, [withPronoun(name, sentence)]).marks.has('age.stated');

/** The conversation with a pronoun in place of a participant's name: "Lily is thirteen" is then about a participant. */
function asParticipant({ text, recent }: Conversation): Conversation | undefined {
  const name = recent
    .slice(-MAX_RECENT)
    .map((message) => INTRODUCED.exec(message)?.[1])
    .findLast((given) => given !== undefined && /^\P{Ll}/u.test(given));
  const isNamed = (message: string) => message.includes(name ?? '') && !INTRODUCED.test(message);
  if (name === undefined || ![text, ...recent].some(isNamed)) return undefined;
  const renamed = (message: string) => withPronoun(name, message);
  return { text: renamed(text), recent: recent.map(renamed) };
}

function judgeAsSaid(
  detector: Detector,
  summaries: Summaries,
  { text, recent }: Conversation,
): InputFindings {
  const alone = scan(detector, detector.input, [text]);
  const judged = judgeInput(alone);
  const findings: Finding[] = [...judged.findings];
  for (const reading of readOtherwise(text, detector.lexicon)) {
    findings.push(...judgeInput(scan(detector, detector.input, [reading])).findings);
  }
  findings.push(...judgeMisspelt(detector, text, alone));
  if (isAnswered(alone)) findings.push(answered);
  const before = recent.slice(-MAX_RECENT);
  const last = before.at(-1);
  if (last === undefined) return judgedAs(findings, judged);
  if (alone.marks.has('age.bare') && asksAge(before, summaries)) findings.push(answered);
  const isCut = isWithinNumber(last, text, detector.lexicon);
  if (!findings.every(isSuspicion) && !isCut) return judgedAs(findings, judged);
  // "Ten years old" after "fifty" is not an age of its own.
  const own = isCut ? findings.filter(({ rule }) => !isOfAge(rule)) : findings;
  for (const { texts, joined } of readings(detector, summaries, alone, { text, recent: before })) {
    const scene = scan(detector, detector.input, texts, joined);
    own.push(...judgeInput(scene).findings);
    if (joined && isAnswered(scene)) own.push(answered);
  }
  return judgedAs(own, judged);
}

/** True if the last message asks for the member's age, returns that question, or guesses. */
function asksAge(before: readonly string[], summaries: Summaries): boolean {
  const [last, question] = before
    .slice(-2)
    .toReversed()
    .map((text) => summaries.of(text));
  return Boolean(last?.asks_age || question?.asks_own || (last?.asks_back && question?.asks_age));
}

const answered: Finding = { rule: 'minor_user', rule_id: 'minor_user.answer' };

const isOfAge = (rule: Finding['rule']): boolean =>
  rule === 'minor_user' || rule === 'minor_sexual';

/** True for an answer that repeats the question: "My age? Four", "teen". */
const isAnswered = ({ marks, fresh }: Scan): boolean =>
  marks.has('asks.own') && marks.of('age.bare').some(({ last }) => last >= fresh);

const judgedAs = (
  findings: readonly Finding[],
  { asks_if_human }: InputFindings,
): InputFindings => ({
  findings: gravestFirst([...new Map(findings.map((one) => [one.rule_id, one])).values()]),
  asks_if_human,
});

interface Reading {
  readonly texts: readonly string[];
  readonly joined: boolean;
}

/** The ways in which the text may continue earlier messages. */
function readings(
  { lexicon }: Detector,
  summaries: Summaries,
  alone: Scan,
  { text, recent }: Conversation,
): Reading[] {
  const sameSpeaker = recent.filter((_, at) => (recent.length - at) % 2 === 0);
  const ways: Reading[] = [recent, sameSpeaker]
    .map((messages) => messages.slice(-TAILS).map((message) => message.slice(-TAIL)))
    .filter((tails) => tails.length > 0 && isContinued(tails.at(-1) ?? '', text, lexicon))
    .map((tails) => ({ texts: [...tails, text.slice(0, HEAD)], joined: true }));
  const own = summaries.keep(text, alone).kinds;
  const reached = reachOf(summaries, own, recent);
  if (reached > 0) {
    const texts = recent.slice(-reached).map((message) => message.slice(-LONGEST_RECENT));
    ways.push({ texts: [...texts, text], joined: false });
  }
  return ways;
}

function isContinued(before: string, text: string, lexicon: Lexicon): boolean {
  if (ENDED.test(before)) return false;
  if (isWithinNumber(before, text, lexicon)) return true;
  if (OPEN.test(before) || CONTINUED.test(text)) return true;
  return countWords(before) <= FRAGMENT && countWords(text) <= 2 * FRAGMENT;
}

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** The number of earlier messages that may form a finding with this one. */
function reachOf(summaries: Summaries, own: number, recent: readonly string[]): number {
  const near = recent.slice(-NEXT);
  const said = (messages: readonly string[]) =>
    messages.reduce((sum, message) => sum | summaries.of(message).kinds, 0);
  const all = said(recent);
  const lasts =
    (own & kinds.lasting && all & kinds.intent) || (own & kinds.intent && all & kinds.lasting);
  if (lasts) return recent.length;
  const cut = recent.slice(-TAILS);
  const asks = own & kinds.intent ? cut : recent.slice(-1);
  const isAnswer =
    Boolean(own & kinds.age_asked) && asks.some((text) => summaries.of(text).asks_other_age);
  if (isAnswer && (own | all) & kinds.intent) return recent.length;
  if (own & kinds.hint && said(cut) & kinds.hint) return cut.length;
  if (own & kinds.intent && said(cut) & kinds.age_asked) return cut.length + 1;
  return mayTell(own & ~kinds.alone, own | said(near), 0) ? near.length : 0;
}

/** If a known name is misspelled near intimacy or imitation, scans again with the correct name. */
function judgeMisspelt(detector: Detector, text: string, alone: Scan): readonly Finding[] {
  if (!mayNameSomebody(alone.marks)) return [];
  const words = normalise(text).text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const corrected = detector.names.correct(words);
  if (corrected === undefined) return [];
  return judgeInput(scan(detector, detector.input, [corrected])).findings.filter(
    (finding) => finding.rule === 'real_person',
  );
}

/** The conversation's context for the gate of its reply. */
export function readHistory(
  summaries: Summaries,
  recent: readonly string[],
): { readonly texts: readonly string[]; readonly kinds: number } {
  const texts = recent.slice(-MAX_RECENT).map((message) => message.slice(-LONGEST_RECENT));
  const all = recent.slice(-MAX_RECENT).reduce((sum, text) => sum | summaries.of(text).kinds, 0);
  return { texts, kinds: all & ~kinds.alone };
}
