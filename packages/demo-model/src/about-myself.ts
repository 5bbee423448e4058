// Answers about the character: from its card, otherwise from prepared lines.
import type { Aspect } from './aspects.ts';
import type { Answer } from './answers.ts';
import type { Card } from './card.ts';
import {
  aboutMe,
  favouriteLiked,
  favourites,
  fromElsewhere,
  fromHere,
  fromTheCard,
} from './phrases/about-me.ts';
import { affirming } from './phrases/odd.ts';
import { cheeringUp, sadSometimes } from './phrases/replies.ts';
import { back } from './phrases/questions.ts';
import type { Scene } from './scene.ts';
import type { Dice } from './seeded.ts';
import type { Speaker } from './speaker.ts';
import type { Lines } from './voice.ts';
import { findTopic } from './topics.ts';
import { joined, plain } from './wording.ts';

/** Patterns of the card's sentences that answer a question. */
const tells: Partial<Record<Aspect, RegExp>> = {
  home: /\b(live|lived|from|born|grew up|moved|home|house|flat|apartment|town|village|city)\b/i,
  job: /\b(I'm an?|work|job|run|own|teach|study|studio|shop|career|trained|profession|day job|build|make|fix|bake|tune|play|watch|climb|recommend|decide)\b/i,
  hobbies: /\b(love|like|enjoy|collect|play|spend|free time|weekend|hobby|practi[sc]e)\b/i,
  favourite: /\b(favou?rite|love|adore|weakness|obsessed|prefer)\b/i,
  family:
    /\b(mother|father|mum|mom|dad|sister|brother|family|parents|grandmother|grandfather|raised|twin)\b/i,
  pet: /\b(cat|dog|bird|rabbit|horse|fox|owl|parrot)\b/i,
  dream: /\b(dream|wish|hope|want|plan|some day|one day|goal)\b/i,
  fear: /\b(afraid|fear|scared|hate|avoid|nervous|worry)\b/i,
  looks: /\b(hair|eyes|tall|freckles|scar|tattoo|wear|smile)\b/i,
  love_life: /\b(heart|romantic|love life|relationship|partner)\b/i,
  happy: /\b(happy|laugh|smile|joy|delight)\b/i,
  day: /\b(morning|evening|night|day|always|usually|often)\b/i,
  self: /./,
};

/** Aspects for which a second answer would contradict the first. */
const exclusive = new Set<Aspect>(['pet', 'home', 'job', 'family', 'looks', 'love_life']);

export function aboutMyself(scene: Scene): Answer {
  const { heard, speaker } = scene;
  const aspect = heard.aspect ?? 'self';
  if (aspect === 'name' || aspect === 'age') {
    return { say: [speaker.say(aboutMe[aspect])], asks: back, asking: 0.5 };
  }
  const own = aspect === 'job' || aspect === 'home' ? specials[aspect]?.(scene) : undefined;
  const known =
    own === undefined && aspect !== 'self' && aspect !== 'about_user'
      ? answerFromCard(scene)
      : undefined;
  if (known) return known;
  const special = own ?? specials[aspect]?.(scene);
  const say = special === undefined ? generally(scene, aspect) : [special];
  return { say, asks: back, asking: aspect === 'about_user' ? 0.1 : 0.5 };
}

const specials: Partial<Record<Aspect, (scene: Scene) => string | undefined>> = {
  favourite: favouriteOf,
  job: jobOf,
  home: homeOf,
  sad: ({ heard, speaker }) =>
    /^(?:and |but |so )?do you\b/.test(heard.text)
      ? speaker.say(sadSometimes)
      : /\b(?:cheer|help|comfort)\w*\b|\bwhen you\b/.test(heard.text)
        ? speaker.say(cheeringUp)
        : undefined,
};

/** A matching sentence of the card, a line of the character's manner, or both. */
function generally({ card, speaker, dice }: Scene, aspect: Aspect): (string | undefined)[] {
  const told =
    card.sentences.length > 0 && dice.chance(0.75)
      ? sentenceOn(aspect, { card, speaker, dice })
      : undefined;
  const own = withCardFirst(aboutMe[aspect], card);
  if (told === undefined) {
    return [
      speaker.say(own) ??
        sentenceOn(aspect, { card, speaker, dice }) ??
        shareFromCard({ speaker, card, dice }),
    ];
  }
  const lead = dice.chance(0.35) ? speaker.say(fromTheCard) : undefined;
  const isOpen = !exclusive.has(aspect) && dice.chance(0.4);
  return [lead, told, isOpen ? speaker.say(own) : undefined];
}

export function sentenceOn(aspect: Aspect, { card, speaker, dice }: Sharing): string | undefined {
  const told = dice
    .shuffled(card.sentences)
    .find((sentence) => tells[aspect]?.test(sentence) && speaker.isFresh(sentence));
  if (told !== undefined) speaker.note(told);
  return told;
}

/** The tagline first, then the sentence that names the profession. */
function jobOf({ card, speaker, dice }: Scene): string | undefined {
  const noun = card.job?.split(' ').at(-1);
  const named = card.sentences.find((sentence) => noun !== undefined && sentence.includes(noun));
  const told = [card.motto, named].find((one) => one !== undefined && speaker.isFresh(one));
  if (told === undefined) return undefined;
  speaker.note(told);
  const more = dice.chance(0.5) ? sentenceOn('job', { card, speaker, dice }) : undefined;
  return joined([told, more]);
}

/** Origin and residence are different aspects. */
function homeOf({ heard, card, speaker }: Scene): string | undefined {
  const asksOrigin = /\b(?:from|born|grow up|grew up|hometown|home town)\b/.test(heard.text);
  const where = asksOrigin ? card.origin : undefined;
  if (where === undefined) return undefined;
  const isElsewhere = card.home !== undefined && card.home !== where;
  return speaker.say(isElsewhere ? fromElsewhere : fromHere, { where, here: card.home });
}

/** A like of the requested kind from the card, otherwise a prepared one. */
function favouriteOf({ heard, card, speaker, dice }: Scene): string | undefined {
  const own = dice
    .shuffled(card.likes)
    .find((like) => heard.topic !== undefined && findTopic(like.split(' ')) === heard.topic);
  const line = own && speaker.say(favouriteLiked, { own });
  const lines = favourites.find(([asked]) => asked.test(heard.text))?.[1];
  return line ?? (lines && speaker.say(lines));
}

/** Lines with slots from the card are preferred to evasive ones. */
function withCardFirst(lines: Lines, card: Card): Lines {
  const known: Record<string, unknown> = {
    my_job: card.job,
    my_home: card.home,
    my_like: card.likes[0],
    my_other_like: card.likes[1],
    my_hair: card.hair,
    my_eyes: card.eyes,
    my_age: card.age,
  };
  const isOfCard = (line: string): boolean => {
    const slots = [...line.matchAll(/\{(my_\w+)\}/gi)].map(([, slot = '']) => slot.toLowerCase());
    return slots.length > 0 && slots.every((slot) => known[slot] !== undefined);
  };
  const own = lines.any.filter(isOfCard);
  return own.length > 1 ? { any: own } : lines;
}

interface Sharing {
  speaker: Speaker;
  card: Card;
  dice: Dice;
}

/** An unused fact from the card, sometimes with a lead-in. */
export function shareFromCard({ speaker, card, dice }: Sharing): string | undefined {
  const sentence = dice.shuffled(card.sentences).find(speaker.isFresh);
  if (sentence === undefined) return undefined;
  const lead = dice.chance(0.4) ? speaker.say(fromTheCard) : undefined;
  speaker.note(sentence);
  return lead === undefined ? sentence : `${lead} ${sentence}`;
}

/** Whether the question is about an entry of the card's lists. */
export function likesOf({ card, heard }: Scene): 'liked' | 'disliked' | undefined {
  const asked = new Set(heard.words.filter((word) => word.length > 3));
  const holds = (things: readonly string[]): boolean =>
    things.some((thing) =>
      plain(thing)
        .split(' ')
        .some((word) => word.length > 3 && (asked.has(word) || asked.has(`${word}s`))),
    );
  if (holds(card.dislikes)) return 'disliked';
  return holds(card.likes) ? 'liked' : undefined;
}

/** Other words for what is asked, as cards put it. */
const kin: readonly (readonly [RegExp, string])[] = [
  [/\b(?:job|work|living|profession|occupation|do you do|career)\b/, 'work job run own keep sell'],
  [/\b(?:live|home)\b|\bliving (?:in|with|near)\b/, 'live lives home moved share cottage'],
  [/\b(?:from|born|grow up|hometown)\b/, 'come from born grew'],
  [/\b(?:like|love|enjoy|into|hobbies|hobby|fun|interests)\b/, 'like love enjoy'],
  [/\b(?:dislike|hate|can't stand|annoys?)\b/, 'hate dislike'],
  [/\b(?:afraid|scares?|scared|fears?)\b/, 'afraid fear scared'],
  [/\b(?:dreams?|goals?|wish)\b/, 'dream goal wish'],
  [/\b(?:siblings?|brothers?|sisters?)\b/, 'brother sister twin'],
  [/\b(?:kids|children|son|daughter)\b/, 'daughter son child'],
  [/\b(?:parents?|mother|father|mum|mom|dad)\b/, 'mother father parents'],
  [/\b(?:married|wife|husband|divorced|single)\b/, 'wife husband married divorce'],
  [/\b(?:pets?|dogs?|cats?)\b/, 'cat dog pet'],
  [/\b(?:instrument|music)\b/, 'play accordion piano violin guitar cello drums'],
  [/\b(?:university|college|study|studied|school)\b/, 'school university college studied degree'],
  [/\b(?:movie|film)s?\b/, 'film movie'],
  [/\b(?:good at|skills?|talents?)\b/, 'good'],
  [/\b(?:taught|teach|learn(?:ed|t)?)\b/, 'learned learnt taught'],
  [/\b(?:called|names?)\b/, 'called named name'],
];
/** Worth less than a word of the question itself. */
const KIN = 0.6;

/** The sentence of the card that the question is about, by the rarity of the words they share. */
export function answerFromCard({ heard, card, speaker, dice }: Scene): Answer | undefined {
  if (heard.act === 'why' && heard.words.length <= 4 && card.scene.length === 0) return undefined;
  const direct = heard.words.filter((word) => word.length > 2 && !common.has(word));
  const related = kin
    .filter(([pattern]) => pattern.test(heard.text))
    .flatMap(([, words]) => words.split(' '));
  const told = [...card.sentences, ...card.scene].map((sentence) => ({
    sentence,
    words: plain(sentence).split(' '),
  }));
  const rarity = (word: string): number =>
    1 / (1 + told.filter(({ words }) => words.some((one) => isKin(one, word))).length);
  const scoreOf = (words: readonly string[]): number => {
    const holds = (word: string): boolean => words.some((one) => isKin(one, word));
    const own = direct.filter(holds).reduce((sum, word) => sum + 1 + rarity(word), 0);
    return own + (related.some(holds) ? KIN + 1 : 0);
  };
  const [best] = told
    .map(({ sentence, words }) => ({ sentence, score: scoreOf(words) }))
    .filter(({ sentence, score }) => score > 1 && speaker.isFresh(sentence))
    .sort((one, other) => other.score - one.score);
  if (best === undefined) return undefined;
  speaker.note(best.sentence);
  const lead = dice.chance(0.3) ? speaker.say(affirming) : undefined;
  return { say: [lead, best.sentence], asks: back, asking: 0.35 };
}

/** "star" and "stargazing", "letter" and "letters". */
const isKin = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 && other.length > 3 && (one.startsWith(other) || other.startsWith(one))) ||
  stemmed(one) === stemmed(other);

const stemmed = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=..[^aeious])(?:es|s|ed|ing)$/, '');

const common = new Set(
  `what when where which that this with your have does like about would could should from they them there been ever know think really
  love want some more much very just make made will tell good best something anything because people you are the and for was were how who
  why did not can has had any is do a an of in on at to it me my our them then than too also any get got go going one thing things
  job living live home hobbies favorite favourite kind sort called name`.split(/\s+/),
);
