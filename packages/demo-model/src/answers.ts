// The answer to each speech act, without gestures and follow-up questions.
import type { Act } from './acts.ts';
import { again, answerAboutMe, answerFromCard, evade, knows, shareFromCard } from './about-card.ts';
import { answerRecall, quote, takeIn } from './recalling.ts';
import { forgotten } from './phrases/memory.ts';
import * as care from './phrases/care.ts';
import * as courtesy from './phrases/courtesy.ts';
import * as greetings from './phrases/greetings.ts';
import * as listening from './phrases/listening.ts';
import * as odd from './phrases/odd.ts';
import { opinions } from './phrases/opinions.ts';
import type { Ask } from './phrases/ask.ts';
import { onFeeling } from './phrases/moods.ts';
import * as play from './phrases/play.ts';
import { anytime, back, howAreYou, openers } from './phrases/questions.ts';
import type { Scene } from './scene.ts';
import type { Speaker } from './speaker.ts';
import { statement } from './statements.ts';
import { questionsIn, type Heard } from './understand.ts';
import { plain } from './wording.ts';

export interface Answer {
  readonly say: readonly (string | undefined)[];
  /** Candidate follow-up questions; empty for none. */
  readonly asks?: readonly Ask[];
  /** The probability of a follow-up question, from 0 to 1. */
  readonly asking?: number;
  /** False if gestures would be inappropriate. */
  readonly acts?: false;
}

type Answering = (scene: Scene) => Answer;

const only =
  (lines: Parameters<Scene['speaker']['say']>[0], rest: Partial<Answer> = {}): Answering =>
  ({ speaker }) => ({ say: [speaker.say(lines)], ...rest });

const answers: Partial<Record<Act, Answering>> = {
  despair: only(care.despair, { acts: false }),
  minor: only(care.minor, { acts: false }),
  human: only(care.honest),
  machinery: only(care.machinery),
  erotic: only(care.erotic, { asks: anytime, asking: 0.3 }),
  insult: only(care.insulted),
  picture: only(care.pictured, { asks: anytime, asking: 0.3 }),
  flirt: only(care.flirted),
  love: only(care.loved),
  thanks: ({ speaker, mood }) =>
    mood === 'concerned'
      ? { say: [speaker.say(courtesy.thankedInGrief)] }
      : { say: [speaker.say(courtesy.thanked)], asks: anytime, asking: 0.35 },
  sympathy: only(odd.comforted, { asks: anytime, asking: 0.2 }),
  offer: only(odd.offered),
  sorry: only(courtesy.apologised, { asks: anytime, asking: 0.3 }),
  praise: only(courtesy.praised, { asks: anytime, asking: 0.2 }),
  goodbye: ({ speaker, dice, heard, mood }) => {
    const isNight = /\b(?:night|bed|sleep|gn)\b/.test(plain(heard.raw));
    const fitting = mood === 'concerned' ? courtesy.goodbyeAfterLow : courtesy.goodnight;
    const byName = dice.chance(0.6) ? speaker.say(courtesy.goodbyeByName) : undefined;
    const kind = isNight || mood === 'concerned' ? speaker.say(fitting) : undefined;
    return { say: [byName, kind ?? (byName ? undefined : speaker.say(courtesy.goodbye))] };
  },
  greeting: ({ speaker, theirs }) => ({
    say: [speaker.say(theirs.length > 0 ? greetings.helloAgain : greetings.hello)],
    asks: theirs.length > 0 ? anytime : openers,
    asking: 0.8,
  }),
  how_are_you: ({ speaker, heard }) => ({
    say: [toTheirDay(heard, speaker), speaker.say(greetings.howAmI)],
    ...(toldTheirs(heard) ? { asks: anytime, asking: 0.25 } : { asks: howAreYou, asking: 0.85 }),
  }),
  what_doing: (scene) => {
    const { speaker, heard, card } = scene;
    const known = /\b(?:doing|up to)\b/.test(heard.text) ? undefined : answerFromCard(scene);
    if (known) return known;
    const here = card.scene.filter(speaker.isFresh).slice(0, 2);
    if (here.length === 0) return answerFromCard(scene) ?? { say: [speaker.say(greetings.doing)] };
    here.forEach(speaker.note);
    const when = /\b(tonight|today|this evening|right now|now|later)\b/.exec(heard.text)?.[1];
    const lead = speaker.say(greetings.doingThis, { when: when ?? 'right now' });
    return { say: [lead, ...here], asks: back, asking: 0.5 };
  },
  where_are_we: (scene) => {
    const { speaker, card } = scene;
    const [first] = card.scene;
    if (first === undefined)
      return answerFromCard(scene) ?? { say: [speaker.say(greetings.scene)] };
    const fresh = card.scene.filter(speaker.isFresh).slice(0, 2);
    fresh.forEach(speaker.note);
    return { say: fresh.length > 0 ? fresh : [again(scene, first)] };
  },
  may_tell: only(odd.tellMe),
  complaint: only(odd.corrected),
  joke: ({ speaker }) => ({ say: [speaker.say(play.jokes)] }),
  story: ({ speaker, heard, dice, card }) => {
    const own = /\b(yourself|your life|about you)\b/.test(heard.text);
    const told = own ? shareFromCard({ speaker, card, dice }) : undefined;
    return { say: [told ?? speaker.say(play.stories)], asks: back, asking: 0.4 };
  },
  drop: only(odd.dropped, { asks: anytime, asking: 0.6 }),
  game: ({ speaker }) => ({ say: [speaker.say(play.gameOn)], asks: [...play.rathers], asking: 1 }),
  about_me: answerAboutMe,
  recall: answerRecall,
  advice: ({ speaker, heard }) => ({
    say: [speaker.say(needsExpert.test(heard.text) ? odd.askAnExpert : odd.advice)],
  }),
  can_you: ({ speaker, heard }) =>
    mayI.test(heard.text)
      ? { say: [speaker.say(isForHere.test(heard.text) ? odd.youMay : odd.advice)] }
      : { say: [speaker.say(odd.canYou)], asks: anytime, asking: 0.5 },
  why: (scene) =>
    /\b(?:you|your|i|me|my)\b/.test(scene.heard.text) || scene.heard.words.length < 3
      ? { say: [scene.speaker.say(odd.why)] }
      : evade(scene),
  meet: only(odd.meeting, { asks: anytime, asking: 0.2 }),
  invite: only(odd.invited, { asks: back, asking: 0.15 }),
  really: only(odd.really),
  laugh: only(listening.laugh, { asks: anytime, asking: 0.4 }),
  silence: only(listening.silence, { asks: anytime, asking: 0.4 }),
  gesture: only(listening.gestured, { asks: anytime, asking: 0.3 }),
  repeat: only(odd.repeated),
  foreign: only(odd.foreign),
  question: (scene) => {
    const { text } = scene.heard;
    const told = /\byour?\b/.test(text) ? undefined : quote(scene);
    if (told !== undefined) return { say: [told] };
    const isFact =
      isOfWorld.test(text) &&
      !/\b(?:you|your|we|us|i|me|my|he|she|they|his|her|their|them|it|this|that|here)\b/.test(
        text,
      ) &&
      !opinions.some(({ asked }) => asked.test(text));
    return isFact
      ? { say: [scene.speaker.say(odd.facts)], asks: anytime, asking: 0.25 }
      : evade(scene);
  },
};

/** A question of general knowledge has a question word and a subject. */
const isOfWorld =
  /^(?:so |and |but )?(?:who|what|which|when|where|why|how|is|are|was|were|does|did|do|can|has|have) (?:\S+ ){2,}/;

/** Health, law and money: never advised on. */
const needsExpert =
  /\b(?:pills?|medicines?|medication|dose|antibiotics|symptoms?|headaches?|fever|bleeding|rash|explosives?|gun ?powder|lawyer|sue|invest|mortgage|tax(?:es)?)\b/;

/** A question about the user's own life. */
const asksOfUser =
  /^(?:so |and |but )?(?:what|which|who|where|when|why|how)\b(?!.*\byour?\b).*\b(?:i|my|me)\b/;
/** A question that only the user's earlier messages could answer. */
const asksWhatWasTold =
  /^(?:so |and |but )?(?:what|which|who|where|when|how (?:old|tall|many|long)) (?:\w+ )?(?:do|does|did|am|was|is|are)(?: i| my)\b/;

const toldTheirs = ({ text }: Heard): boolean =>
  /\b(?:i'm|im|i am|not bad|doing)\b|^(?:fine|good|great|ok|okay|well|tired|alright|all right|so so)\b/.test(
    text,
  );

/** If the user states a mood and asks back, the reaction to the mood comes first. */
function toTheirDay(heard: Heard, speaker: Speaker): string | undefined {
  const { feeling } = heard;
  if (feeling) return speaker.say(onFeeling[feeling]);
  return toldTheirs(heard) ? speaker.say(greetings.gladToHear) : undefined;
}

/** What comes before the card: despair, health, two questions at once, and what the user told. */
function answerFirst(scene: Scene): Answer | undefined {
  const { heard, isAfterDespair, speaker } = scene;
  if (isAfterDespair && !pressing.has(heard.act))
    return { say: [speaker.say(care.afterDespair)], acts: false };
  if (heard.isQuestion && needsExpert.test(heard.text) && /\b(?:i|my|me|how to)\b/.test(heard.text))
    return { say: [speaker.say(odd.askAnExpert)] };
  const each = answersToEach(scene);
  if (each) return each;
  const isOfUser = heard.act === 'question' && asksOfUser.test(heard.text);
  const quoted = isOfUser ? quote(scene) : undefined;
  if (quoted !== undefined) return { say: [quoted] };
  if (isOfUser && asksWhatWasTold.test(heard.text))
    return answerFromCard(aboutUser(scene)) ?? { say: [speaker.say(forgotten)] };
  return undefined;
}

export function answer(scene: Scene): Answer {
  const { heard } = scene;
  const first = answerFirst(scene);
  if (first) return first;
  const isBareWhy = heard.act === 'why' && heard.words.length <= 3;
  const isAboutMe = asksAboutMe.has(heard.act) || wouldYou.test(heard.text.replace(/ do$/, ''));
  const isFact = asksForFact.has(heard.act) && heard.isQuestion && knows(scene);
  const isOfCard = isFact || (isAboutMe && !isBareWhy && !mayI.test(heard.text));
  const known = isOfCard ? answerFromCard(scene) : undefined;
  const found = known ?? (answers[heard.act] ?? statement)(scene);
  // A message can state a fact and ask a question: "I'm Sam. What do you sell?"
  const told = isAboutMe || heard.act === 'about_me' ? takeIn(scene) : undefined;
  return told === undefined ? found : { ...found, say: [told, ...found.say] };
}

/** Two answers with so many equal last characters are one, after different beginnings (“As I said,”). */
const ALIKE = 30;

/** The card with only what it says about the user: "You have come to pick up invitations." */
const aboutUser = (scene: Scene): Scene => ({
  ...scene,
  card: {
    ...scene.card,
    statements: scene.card.statements.filter(({ text }) => /\byour?\b/i.test(text)),
  },
});

/** Two questions in one message, about the character or about what the user told. */
function answersToEach(scene: Scene): Answer | undefined {
  const questions = questionsIn(scene.heard.raw);
  if (questions.length !== 2) return undefined;
  const [first, second] = questions;
  const ofUser = ({ act, text }: Heard): boolean => act === 'recall' || asksOfUser.test(text);
  const isBoth = first && second && ofUser(first) && asksAboutThem.test(second.text);
  const found = questions.flatMap((heard, at) => {
    if (ofUser(heard)) return answerRecall({ ...scene, heard }).say;
    if (isBoth && at === 1) {
      const text = `${heard.text} ${first.text}`;
      return quote({ ...scene, heard: { ...heard, text } }) ?? scene.speaker.say(forgotten) ?? [];
    }
    const isAboutMe = asksAboutMe.has(heard.act) || heard.act === 'about_me';
    return (isAboutMe && answerFromCard({ ...scene, heard })?.say) || [];
  });
  // One statement can answer both.
  const ends = found.map((one) => plain(one ?? '').slice(-ALIKE));
  const isSame = ends.length > 1 && ends[0] === ends[1];
  return found.length > 0 ? { say: isSame ? found.slice(0, 1) : found } : undefined;
}

/** "What did she do?" after a question about the user's grandmother. */
const asksAboutThem = /^(?!.*\byou\b).*\b(?:he|she|it|they|his|her|their)\b/;

/** What a host can allow; other plans are the user's own. */
const isForHere =
  /\b(?:i|we) (?:\w+ )?(?:have|stay|sit|see|taste|come|ask|tell|call|look|join|use|borrow|help|get|try|hear|listen|keep|hold|sleep|talk)\b/;
const mayI = /^(?:so |and |but )?(?:can|could|may) (?:i|we)\b/;
const wouldYou = /\b(?:what|which|where|who|how) (?:\w+ )?would you \w/;
const pressing = new Set<Act>(['despair', 'minor', 'human', 'machinery', 'goodbye', 'thanks']);
/** Acts that the card may answer: "Can I go for a swim?", "The pool is on deck 5." */
const asksForFact = new Set<Act>(['advice', 'can_you', 'game']);
const asksAboutMe = new Set<Act>(['question', 'can_you', 'why', 'offer']);
