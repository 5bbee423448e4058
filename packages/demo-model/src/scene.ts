// The input of a reply: the card, the parsed message, remembered facts, and a speaker.
import type { Prompt } from './prompt.ts';
import type { Act } from './acts.ts';
import { readCard, type Card } from './card.ts';
import { moodFrom, type Feeling, type Mood } from './feelings.ts';
import type { Ask } from './phrases/ask.ts';
import { softly } from './phrases/lifted.ts';
import { jokes, rathers, secrets, stories, verses } from './phrases/play.ts';
import { anytime, back, howAreYou, openers } from './phrases/questions.ts';
import { topicLines } from './phrases/topics.ts';
import { factsIn, recall, remember, type Fact, type Memory } from './remember.ts';
import { createDice, hashText, type Dice } from './seeded.ts';
import { createSpeaker, type Slots, type Speaker } from './speaker.ts';
import { mainPoint, understand, type Heard } from './understand.ts';
import { plain, sentencesOf, withoutGestures } from './wording.ts';

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
  /** The character's last sentence, if it was short and no question. */
  readonly quote: string | undefined;
  /** Whether the character's last message ended with a question. */
  readonly wasAsking: boolean;
  /** Whether one of the last two messages expressed despair. */
  readonly isAfterDespair: boolean;
  /** Whether someone has died: then no person is asked about by name. */
  readonly isMourning: boolean;
  readonly dice: Dice;
  readonly speaker: Speaker;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
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
  const heard = afterShow(mainPoint(last, theirs.slice(-4)), mine.at(-1));
  const memory = remember(earlier);
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
    slots: slotsOf({ card, dice, heard, name: name?.value }),
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
    quote: quotable(before),
    wasAsking: before !== undefined && /[?][”"*)\s]*$/.test(before),
    dice,
    speaker,
    mine,
    theirs,
  };
}

/** Feelings that outlast a message. */
const heavy = (feeling: Feeling | undefined): Feeling | undefined =>
  feeling !== undefined && /^(?:grief|sad|hurt|lonely|anxious)$/.test(feeling)
    ? feeling
    : undefined;

interface Known {
  card: Card;
  dice: Dice;
  heard: Heard;
  name: string | undefined;
}

/** The values of a line's slots. */
function slotsOf({ card, dice, heard, name }: Known): Slots {
  const [like, otherLike] = dice.shuffled(card.likes);
  return {
    me: card.name.split(' ')[0],
    name,
    focus: heard.focus,
    echo: heard.echo,
    answer: heard.answer,
    my_like: like,
    my_other_like: otherLike,
  };
}

const mourning =
  /\b(?:died|passed away|dead|death|funeral|broke up|breakup|left me|divorced|lost my (?!job|keys|phone|wallet))\b/i;

const shows: readonly (readonly [Act, readonly string[]])[] = [
  ['joke', jokes.any],
  ['story', stories.any],
  ['secret', secrets.any],
  ['poem', verses.any],
  ['game', rathers.map(({ ask }) => ask)],
];

/** After a joke a bad word is about the joke; "another one" is another of what was just given. */
function afterShow(heard: Heard, before: string | undefined): Heard {
  const shown = shows.find(([, lines]) => lines.some((line) => before?.includes(line)))?.[0];
  const isBad = /\b(?:terrible|awful|bad|ugh|groan|not funny|worst|horrible|lame|cringe|dumb)\b/;
  if (shown === 'joke' && isBad.test(heard.text)) {
    return { ...heard, act: 'groan', feeling: undefined };
  }
  return heard.act === 'again' ? { ...heard, act: shown ?? 'story' } : heard;
}

function quotable(before: string | undefined): string | undefined {
  const last = sentencesOf(withoutGestures(before ?? '')).at(-1);
  const isWhole = last !== undefined && /^(?!And |Or )[^?“”:…]{14,60}[.!]$/.test(last);
  return last !== undefined && isWhole && !findAsked(last) ? last.slice(0, -1) : undefined;
}

/** The character's last question, found by its text. */
function findAsked(text: string): Ask | undefined {
  const said = plain(text.slice(-220));
  return allAsks.find(({ ask }) => said.endsWith(plain(ask)));
}
