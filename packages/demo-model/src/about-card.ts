// Answers questions about the character from its card; without an answer there, evades and invents nothing.
import type { Answer } from './answers.ts';
import type { Card } from './card.ts';
import { back } from './phrases/questions.ts';
import {
  aboutUser,
  instead,
  myAge,
  myName,
  not,
  taste,
  toldBefore,
  unknown,
} from './phrases/unknown.ts';
import { opinions } from './phrases/opinions.ts';
import {
  contentOf,
  findStatements,
  isKin,
  kindOf,
  stem,
  traits,
  type Match,
  type Statement,
} from './retrieval.ts';
import type { Scene } from './scene.ts';
import type { Dice } from './seeded.ts';
import type { Speaker } from './speaker.ts';
import { capital, joined, plain, withoutGestures } from './wording.ts';

/** A second statement is added if its score is at least this share of the best one. */
const NEARLY = 0.72;
const LONG = 130;

const asksName =
  /\b(?:your (?:(?:full|last|family) )?name(?: again)?$|your surname$|who are you$|(?:should|can|do) i call you)\b/;
const asksAge = /\bhow old are you\b|\byour age\b/;
const asksSelf =
  /\b(?:about (?:yourself|you)$|your (?:deal|thing)$|introduce yourself|your (?:story|life|personality|past|background)$|more about you|know you|describe yourself|(?:who|what) are you$)/;
const asksIntroduction =
  /\b(?:about yourself|introduce yourself|describe yourself|more about you)$/;
const asksAboutUser =
  /\b(?:think (?:of|about) me|(?<!(?:one|body|person|people|man|woman) )(?:like|miss|trust|remember|love) me|are we friends|what am i to you|like talking to me)\b/;

export function answerAboutMe(scene: Scene): Answer {
  return answerFromCard(scene) ?? evade(scene);
}

/** Undefined if the card has no answer. */
export function answerFromCard(scene: Scene): Answer | undefined {
  const { heard, card, speaker } = scene;
  const { text } = heard;
  if (asksIntroduction.test(text)) return introduction(scene);
  const certain = aboutSelf(scene);
  if (certain) return certain;
  const matches = usableOf(matchesFor(scene), scene);
  const [best] = matches;
  const isPlace = asksCity.test(text) || (asksWhere.test(text) && !best);
  const placed = isPlace ? placeOf(card) : undefined;
  if (placed !== undefined)
    return { say: [speaker.isFresh(placed) ? placed : again(scene, placed)] };
  if (best === undefined) return asksSelf.test(text) ? introduction(scene) : undefined;
  if (ifSo.test(text) && !best.isByWords) return undefined;
  return sure(scene, [best, ...matches.slice(1)]);
}

/** True if a statement has more than one word of the question. */
export const knows = (scene: Scene): boolean =>
  matchesFor(scene).some(({ isByWords, score }) => isByWords && score >= 2);

/** Asks the same again, since the answer was not one. */
const retries = /^(?:no\b|(?:but |yes but )?i (?:just )?(?:said|meant?|asked)\b)|\bi mean\b/;

/** Matches with this share of the best score fit as well. */
const AS_GOOD = 0.9;

/** Without statements that were said and don't answer this; of those that are about as good, a new one comes first. */
function usableOf(matches: readonly Match[], { speaker, heard }: Scene): readonly Match[] {
  const isRetry = retries.test(plain(heard.raw));
  const best = matches[0]?.score ?? 0;
  const isNew = (one: Match): boolean => speaker.isFresh(one.statement.text);
  const usable = matches.filter(
    (one) => (one.isAnswer && !isRetry) || (one.score >= best * NEARLY && isNew(one)),
  );
  const first = usable.find((one) => one.score >= (usable[0]?.score ?? 0) * AS_GOOD && isNew(one));
  return first ? [first, ...usable.filter((one) => one !== first)] : usable;
}

/** If a question that refers back has no match by words, the exchange before it says what it is about: "Who told you to?" */
function matchesFor({ heard, card, nearness, theirs, mine }: Scene): readonly Match[] {
  const { raw } = heard;
  const isReferring = refers.test(heard.text) && heard.act !== 'offer';
  const text = isReferring ? plain(withoutGestures(raw)) : heard.text;
  const matches = findStatements({ text, nearness }, card.statements);
  if (matches[0]?.isByWords || !isReferring) return matches;
  const before = plain(`${theirs.at(-1) ?? ''} ${withoutGestures(mine.at(-1) ?? '')}`);
  const followed = findStatements({ text, before, nearness }, card.statements);
  return followed[0]?.isByWords ? followed : matches;
}

/** Words that refer to what was said, at any place of a question. */
const refers =
  /\b(?:their|theirs|them|they|his|him|he|her|hers|she|its|it|one|those|that|there)\b|^(?!.*\byou\b)(?:\S+ ?){1,4}$/;

/** The name, the age, and the character's opinion of the user. */
function aboutSelf(scene: Scene): Answer | undefined {
  const { heard, card, speaker } = scene;
  const { text } = heard;
  if (asksAboutUser.test(text)) return { say: [speaker.say(aboutUser)], asks: back, asking: 0.1 };
  if (asksName.test(text)) {
    const told = /\bwho are you\b/.test(text) ? introduction(scene).say : [];
    const names = /\b(?:full|last|family|sur) ?name\b/.test(text) ? { me: card.name } : {};
    return { say: [speaker.say(myName, names), ...told], asks: back, asking: 0.3 };
  }
  if (!asksAge.test(text)) return undefined;
  return { say: [speaker.say(myAge, { my_age: String(card.age) })], asks: back, asking: 0.3 };
}

/** Between the parts of a statement, not inside brackets: "seven cats, Mildred (witch, 66) and a horse". */
const joints = /(?:[,;]\s+|\s+(?:and|but|because)\s+)(?![^(]*\))/;

/** The last part of a statement that answers best: "What is the mule called?", "A mule named Ambition." */
function partOf(statement: string, asked: string): string | undefined {
  if (/\bdo(?:ing)?$/.test(asked)) return undefined;
  const stems = contentOf(asked).map(stem);
  const kind = kindOf(asked);
  const parts = statement
    .replace(/[.!?…]+$/, '')
    .split(joints)
    .filter((part) => part.split(' ').length > 3);
  const scores = parts.map((part) => {
    const own = contentOf(plain(part)).map(stem);
    const shared = stems.filter((one) => own.some((two) => isKin(one, two))).length;
    return kind ? (kind.test(part) ? shared + 1 : 0) : own.length > shared ? shared : 0;
  });
  const most = Math.max(0, ...scores);
  return most > 0 && parts.length > 1
    ? `${capital(parts[scores.lastIndexOf(most)] ?? '')}.`
    : undefined;
}

/** The rest of a dialogue's line, or a statement; other lines would sound quoted. */
function goesWith({ isByWords, statement: { of, cue } }: Match, best: Match | undefined): boolean {
  if (of === 'dialogue') return cue === best?.statement.cue;
  return isByWords && of !== 'greeting';
}

/** The best statement, or what answers of it if it was said, with the next one if that fits nearly as well. */
function sure(
  { speaker, card, dice, heard }: Scene,
  matches: readonly [Match, ...Match[]],
): Answer {
  const [best] = matches;
  const { text } = best.statement;
  const isFresh = speaker.isFresh(text);
  const part = isFresh ? undefined : partOf(text, heard.text);
  if (part !== undefined && !speaker.wasWhole(part)) {
    speaker.note(part);
    return { say: [part] };
  }
  const before = isFresh ? antecedentOf(best.statement, card) : undefined;
  const first = before && speaker.isFresh(before) ? [before, text] : [text];
  const second = matches.find(
    (one) =>
      one.score >= best.score * NEARLY &&
      goesWith(one, best) &&
      !first.includes(one.statement.text) &&
      text.length + one.statement.text.length < LONG * 2 &&
      speaker.isFresh(one.statement.text),
  )?.statement.text;
  for (const said of [...first, second]) if (said !== undefined) speaker.note(said);
  if (!isFresh) return { say: [again({ speaker, dice }, text), second] };
  const asking = isOfTaste.test(heard.text) ? 0.3 : 0;
  return { say: [...first, second], asks: back, asking };
}

/** Questions that can be asked back. */
const isOfTaste =
  /\byou (?:\w+ )?(?:like|love|enjoy|hate|prefer|want|afraid|scared|do|live)\b|\bfavou?rite\b/;

/** The sentence before one that refers to it (“My favorite is Gerald.”), and the beginning of a dialogue's line. */
function antecedentOf({ of, text, cue }: Statement, { statements }: Card): string | undefined {
  if (of === 'dialogue') {
    const begins = statements.find((one) => one.of === of && one.cue === cue)?.text;
    return begins === text ? undefined : begins;
  }
  const before = statements[statements.findIndex((one) => one.of === of && one.text === text) - 1];
  return refersBack.test(text) && before?.of === of ? before.text : undefined;
}

const asksCity =
  /\bwhich (?:city|town|village|country)\b|\bwhat (?:city|town|village|country) (?:do|are|is) (?:you|we|this)\b/;
const asksWhere =
  /\bwhere (?:do|are) you (?:\w+ )?(?:live|based|stay)\b|\bwhere(?:'s| is) (?:your|this) \w+$/;

/** A sentence that implies a place answers where the character lives: "a garage in Osaka". */
const placeOf = ({ statements }: Card): string | undefined =>
  statements.find(
    ({ of, text }) => of === 'card' && /\b(?:in|near|outside) (?:the )?\p{Lu}\p{Ll}+/u.test(text),
  )?.text;

function introduction({ card, speaker }: Scene): Answer {
  const told = card.sentences.filter(speaker.isFresh).slice(0, 2);
  told.forEach(speaker.note);
  return { say: told.length > 0 ? told : [speaker.say(unknown)], asks: back, asking: 0.4 };
}

/** An opinion on an everyday topic, otherwise a fact from the card in place of an answer. */
export function evade(scene: Scene): Answer {
  const { speaker, card, dice, heard } = scene;
  if (ifSo.test(heard.text)) return { say: [speaker.say(not)], asks: back, asking: 0.3 };
  const thought = opinionOn(scene);
  if (thought !== undefined) return { say: [thought], asks: back, asking: 0.5 };
  const thing = liking.exec(heard.text)?.[1];
  const liked = thing && speaker.say(taste, { thing });
  if (liked) return { say: [liked], asks: back, asking: 0.3 };
  const evasion = speaker.say(unknown);
  const fact = dice.chance(0.45) ? shareFromCard({ speaker, card, dice }) : undefined;
  const lead = fact === undefined ? undefined : speaker.say(instead);
  return { say: [evasion, joined([lead, fact])], asks: back, asking: fact ? 0.1 : 0.4 };
}

/** Questions whose answer a card would mention. */
const ifSo =
  /^(?:so |and |but )?(?:do you (?:have|own|got)|have you got) (?:an?|any) (?:\w+ )?(?:brothers?|sisters?|siblings?|kids?|child(?:ren)?|sons?|daughters?|pets?|dogs?|cats?|car|motor(?:bike|cycle)|bike|boyfriend|girlfriend|husband|wife|tattoos?|piercings?|twins?|room ?mates?|flat ?mates?)\b|^(?:so |and |but )?do you (?:have (?:brothers|sisters|siblings|kids|children|pets|tattoos|piercings)|smoke|vape|gamble)\b/;
const liking =
  /^(?:so |and |but )?do you (?:really |also )?(?:like|love|enjoy) ((?!(?:me|it|that|this|him|her|them|being|to|when|how|what|us|my|your)\b)[\w'-]+(?: (?!too\b)[\w'-]+){0,2})(?: too)?$/;

const asksForName = /\b(?:called|named|name)\b/;

function opinionOn({ heard, speaker }: Scene): string | undefined {
  if (asksForName.test(heard.text)) return undefined;
  // "What do you do when it rains?" does not ask about the weather.
  const main = heard.text.replace(/(?<=.) (?:when|if|while|because) .*$/, '');
  const says = opinions.find(({ asked }) => asked.test(main))?.says;
  return says && speaker.say(says);
}

const functionWord =
  /^(?:My|The|An?|It|He|She|They|We|You|There|In|On|At|For|From|With|When|If|After|Before|Because|His|Her|Their|This|That|Some|Every|Once|Now|Only|One|Two|Three|Ten|Years?|Always|Never)\b/;

/** A fact that was already used, in a sentence that says so. */
export function again({ speaker, dice }: Pick<Scene, 'speaker' | 'dice'>, told: string): string {
  const text = told.replace(
    /[.!] +(\p{L})/gu,
    (_, letter: string) => `; ${letter === 'I' ? 'I' : letter.toLowerCase()}`,
  );
  // Any other word may be a name.
  const lower = functionWord.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  const said = dice.shuffled(toldBefore).map((lead) => `${lead}${lower}`);
  const found = said.find((one) => !speaker.wasWhole(one)) ?? text;
  speaker.note(found);
  return found;
}

interface Sharing {
  speaker: Speaker;
  card: Card;
  dice: Dice;
  /** True for sentences that fit the topic; without it, any sentence is used. */
  fits?: (sentence: string) => boolean;
}

/** A sentence that makes no sense without the one before it. */
const refersBack =
  /^(?:this|that|it|these|those|he|she|they|his|her|there|the other)\b|^I \w+ it\b|\b(?:him|them|the other)\b/i;

/** An unused fact from the card; traits are only used to answer questions. */
export function shareFromCard({ speaker, card, dice, fits }: Sharing): string | undefined {
  const shareable = card.sentences.filter(
    (one) => !traits.test(one) && !refersBack.test(one) && (fits?.(one) ?? true),
  );
  const sentence = dice.shuffled(shareable).find(speaker.isFresh);
  if (sentence !== undefined) speaker.note(sentence);
  return sentence;
}
