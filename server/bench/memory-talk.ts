// A seeded conversation over many days in which a person mentions facts, with questions whose
// answers are known by construction.
import { createDice, type Dice } from '@velour/demo-model/seeded.ts';
import type { Speakers } from '@velour/chat-memory/recall-question.ts';
import { dayOf } from '@velour/calendar/calendar.ts';
import type { SourceMessage } from '@velour/chat-memory/facts/facts.ts';

export type Ability =
  | 'one message'
  | 'two messages'
  | 'with a date'
  | 'updated'
  | 'negation'
  | 'never said';

export interface Question {
  /** Of our own questions an `Ability`; of public ones what their makers call it. */
  readonly ability: string;
  /** True if the question uses other words than the answer, as far as grammar and names allow. */
  readonly isReworded: boolean;
  readonly text: string;
  /** The messages with the answer; empty if there is none. */
  readonly gold: readonly number[];
}

export interface Talk {
  /** The names of the two, if questions refer to them by name. */
  readonly speakers?: Speakers;
  readonly messages: readonly SourceMessage[];
  readonly questions: readonly Question[];
}

const people =
  'Ada Bruno Celia Dario Elsa Fabio Greta Hugo Irina Jonas Klara Luca Mona Nils Olga Pavel'.split(
    ' ',
  );
const places =
  'Viana Trondheim Ghent Ravenna Galway Kotor Lublin Cadiz Turku Nantes Graz Varna'.split(' ');
const things = [
  'cello',
  'kayak',
  'greenhouse',
  'typewriter',
  'telescope',
  'loom',
  'canoe',
  'accordion',
  'beehive',
  'motorbike',
  'kiln',
  'printing press',
];
const dishes = [
  'lentil soup',
  'saffron rice',
  'plum cake',
  'fish stew',
  'rye bread',
  'pumpkin curry',
  'apple pie',
  'potato dumplings',
];
const jobs = [
  'a locksmith',
  'a ferry pilot',
  'a dentist',
  'a stonemason',
  'a violin maker',
  'a beekeeper',
  'a surveyor',
  'a weaver',
];
/** The person's messages of a day. */
export const smallTalk = [
  'It rained again this afternoon.',
  'I slept badly, but the coffee helps.',
  'Tell me something nice.',
  'The tram was late, as ever.',
  'I watched an old film last night.',
  'What would you do on a free day?',
  'My neighbor plays the radio too loud.',
  'I walked along the river and counted boats.',
  'Work was long today.',
  'I am thinking about dinner already.',
];
export const replies = [
  'That sounds like a day of its own kind.',
  'Then sit with me for a while.',
  'I would like to hear more about that.',
  'You say that so lightly.',
  'Hm. And what did you do then?',
  'I can picture it.',
];

interface Story {
  readonly text: string;
  readonly ability: Ability;
  readonly asked: readonly [plain: string, reworded: string];
  /** A message on a later day that completes or replaces the first. */
  readonly then?: string;
}

function inventStory(dice: Dice): Story {
  const person = pick(dice, people);
  const place = pick(dice, places);
  const thing = pick(dice, things);
  const dish = pick(dice, dishes);
  const job = pick(dice, jobs);
  const all: Story[] = [
    {
      ability: 'one message',
      text: `My uncle ${person} left me his ${thing} when he died.`,
      asked: [`What did my uncle ${person} leave me?`, `Which thing did I inherit from ${person}?`],
    },
    {
      ability: 'one message',
      text: `My cousin ${person} works as ${job} in ${place}.`,
      asked: [`What does my cousin ${person} work as?`, `How does ${person} earn a living?`],
    },
    {
      ability: 'one message',
      text: `Whenever I am sad I cook ${dish}, it never fails.`,
      asked: [
        `What do I cook when I am sad?`,
        `Which meal cheers me up, was it ${dish.split(' ').at(-1) ?? ''}?`,
      ],
    },
    {
      ability: 'with a date',
      text: `I sail to ${place} on the fourteenth, ${person} is coming along.`,
      asked: [`When do I sail to ${place}?`, `On which day do ${person} and I leave?`],
    },
    {
      ability: 'two messages',
      text: `I want to build a ${thing} in the yard.`,
      then: `${person} promised to help me with the ${thing}.`,
      asked: [
        `Who promised to help me build the ${thing}?`,
        `What is the plan for the ${thing}, and who joins?`,
      ],
    },
    {
      ability: 'updated',
      text: `My sister ${person} lives in ${place}.`,
      then: `My sister ${person} moved away, she lives by the lake now.`,
      asked: [`Where does my sister ${person} live now?`, `What is ${person}’s new home?`],
    },
  ];
  return pick(dice, all);
}

export const pick = <T>(dice: Dice, from: readonly T[]): T => {
  const found = from[Math.floor(dice.next() * from.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
};

/** Twenty messages per day. */
export const timeOf = (at: number): Date => new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 20)));

/** Mentions `facts` facts among this many messages, each once. */
export function createTalk(
  seed: number,
  { messages: count, facts }: { messages: number; facts: number },
): Talk {
  const dice = createDice(seed);
  const stories = new Map<string, Story>();
  while (stories.size < facts) {
    const one = inventStory(dice);
    // A name or thing that occurs in two facts would make questions ambiguous.
    if (
      [...stories.values()].some(
        (other) => other.asked[0] === one.asked[0] || other.text === one.text,
      )
    ) {
      if (stories.size >= facts - 1) break;
      continue;
    }
    stories.set(one.text, one);
  }
  const lines = new Map<number, string>();
  const places = (from: number, to: number): number => {
    for (;;) {
      const seq = 3 + 2 * Math.floor((from + dice.next() * (to - from)) / 2);
      if (!lines.has(seq)) return seq;
    }
  };
  const questions: Question[] = [];
  for (const one of stories.values()) {
    const first = places(0, (count - 60) / 2);
    lines.set(first, one.text);
    const second = one.then === undefined ? undefined : places((count - 60) / 2, count - 60);
    if (second !== undefined) lines.set(second, one.then ?? '');
    const gold =
      one.ability === 'updated'
        ? [second ?? first]
        : [first, ...(second === undefined ? [] : [second])];
    for (const [at, text] of one.asked.entries())
      questions.push({ ability: one.ability, isReworded: at === 1, text, gold });
  }
  for (const text of [
    'What is my aunt’s favorite opera?',
    'Which school did I go to in Lisbon?',
    'Did I tell you about my allergy to shellfish?',
    'What color is my front door?',
    'Who taught me chess?',
    'How many goats do I own?',
    'What did the doctor say about my knee?',
    'When is my graduation?',
  ])
    questions.push({ ability: 'never said', isReworded: false, text, gold: [] });
  const messages = Array.from({ length: count }, (_, at): SourceMessage => {
    const seq = at + 3;
    const isPerson = seq % 2 === 1;
    return {
      seq,
      author: isPerson ? 'user' : 'character',
      text: lines.get(seq) ?? pick(dice, isPerson ? smallTalk : replies),
      at: timeOf(at),
      day: dayOf(timeOf(at)),
    };
  });
  return { messages, questions };
}
