// The input of a reply: the card, the parsed message, remembered facts, and a speaker.
import type { Nearness, Persona, Prompt } from './prompt.ts';
import { readCard, type Card } from './card.ts';
import { moodFrom, type Mood } from './feelings.ts';
import type { Feeling } from './phrases/feelings.ts';
import type { Ask } from './phrases/ask.ts';
import { softly } from './phrases/lifted.ts';
import { shortName } from './names.ts';
import { rathers } from './phrases/play.ts';
import { anytime, back, howAreYou, openers } from './phrases/questions.ts';
import { topicLines } from './phrases/topics.ts';
import { asTold, factsIn, recall, remember, type Fact, type Memory } from './remember.ts';
import { createDice, hashText, type Dice } from './seeded.ts';
import { createSpeaker, type Speaker } from './speaker.ts';
import { mainPoint, understand, type Heard } from './understand.ts';
import { plain } from './wording.ts';

export interface Scene {
  readonly card: Card;
  readonly heard: Heard;
  /** Facts from earlier messages, latest first. */
  readonly memory: Memory;
  /** New facts of this message. */
  readonly fresh: readonly Fact[];
  readonly mood: Mood;
  /** The feeling in the message before this one. */
  readonly lately: Feeling | undefined;
  /** The character's question that this message may answer. */
  readonly asked: Ask | undefined;
  /** True if the character's last message ended with a question. */
  readonly wasAsking: boolean;
  /** True if one of the last two messages expressed despair. */
  readonly isAfterDespair: boolean;
  /** True after a death, when questions must not name a person. */
  readonly isMourning: boolean;
  readonly dice: Dice;
  readonly speaker: Speaker;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Facts about the user and the user's persona, as if the user had said them; empty without either. */
  readonly introduced: string;
  readonly nearness: Nearness | undefined;
}

const allAsks: readonly Ask[] = [
  ...anytime,
  ...back,
  ...howAreYou,
  ...openers,
  ...rathers,
  ...softly,
  ...Object.values(topicLines).flatMap(({ asks }) => asks),
];

interface Given {
  prompt: Prompt;
  /** Earlier variants, which this reply must not repeat. */
  besides: readonly string[];
  salt: number;
}

export function readScene({ prompt, besides, salt }: Given): Scene {
  const { messages, persona, variant } = prompt;
  const isGreeted = messages[0]?.role === 'assistant';
  const card = readCard(persona, isGreeted ? messages[0]?.text : '');
  const lastAt = messages.findLastIndex(({ role }) => role === 'user');
  const last = messages[lastAt]?.text ?? '';
  const earlier = messages.slice(0, Math.max(0, lastAt));
  const mine = messages.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const theirs = earlier.filter(({ role }) => role === 'user').map(({ text }) => text);
  const heard = mainPoint(last, theirs.slice(-4));
  const introduced = introductionOf(persona);
  const memory = remember([{ role: 'user', text: introduced }, ...earlier]);
  const fresh = factsIn(last, lastAt, memory).filter(
    ({ kind, value }) => !memory.some((fact) => fact.kind === kind && fact.value === value),
  );
  const dice = createDice(
    hashText(`${persona.name}|${messages.length}|${last}|${mine.at(-1) ?? ''}|${variant}|${salt}`),
  );
  const name = fresh.find(({ kind }) => kind === 'name') ?? recall(memory, 'name');
  const speaker = createSpeaker({
    card,
    dice,
    earlier: [...mine, ...besides],
    slots: {
      me: shortName(card.name),
      name: name?.value,
      answer: heard.answer,
    },
  });
  const feelings = [...theirs.slice(-2).map((text) => understand(text).feeling), heard.feeling];
  const before = lastAt > 0 ? mine.at(-1) : undefined;
  return {
    card,
    heard,
    memory,
    fresh,
    lately: feelings.at(-2) ?? heavy(feelings.at(-3)),
    mood: moodFrom(feelings, heard.act === 'insult'),
    asked: before === undefined ? undefined : findAsked(before),
    isAfterDespair: theirs.slice(-2).some((text) => understand(text).act === 'despair'),
    isMourning: [...theirs, last].some((text) => mourning.test(text)),
    wasAsking: before !== undefined && /[?][”"*)\s]*$/.test(before),
    dice,
    speaker,
    mine,
    theirs,
    introduced,
    nearness: prompt.nearness,
  };
}

/** If two sources contradict each other, the first one wins. */
function introductionOf({ reader, told = [] }: Persona): string {
  const own = reader ? [`My name is ${reader.name}.`, reader.description] : [];
  return [...own, ...told.map(asTold)].filter(Boolean).join(' ');
}

/** A feeling that outlasts a message. */
const heavy = (feeling: Feeling | undefined): Feeling | undefined =>
  feeling !== undefined && /^(?:grief|sad|hurt|lonely|anxious)$/.test(feeling)
    ? feeling
    : undefined;

const mourning =
  /\b(?:died|passed away|dead|death|funeral|broke up|breakup|left me|divorced|lost my (?!job|keys|phone|wallet))\b/i;

/** The character's last question, found by its text. */
function findAsked(text: string): Ask | undefined {
  const said = plain(text.slice(-220));
  return allAsks.find(({ ask }) => said.endsWith(plain(ask)));
}
