// Suggested names and descriptions: the model's prompt, the parser of its answer, and the built-in texts.
import type { Gender } from '@velour/contract/scalars.ts';
import type { Prompt } from '../../../providers/llm/port.ts';
import type { Chosen } from './wizard.rules.ts';

export interface Sitter {
  readonly gender: Gender;
  readonly chosen: Chosen;
  readonly age: number;
  readonly name?: string | undefined;
}

/** Returns a number in [0, 1). */
type Random = () => number;

const NAMES: Readonly<Record<string, Readonly<Record<'woman' | 'man', readonly string[]>>>> = {
  african: {
    woman: ['Adaeze', 'Nia', 'Zola', 'Abena', 'Makena', 'Thandi'],
    man: ['Kofi', 'Jabari', 'Sefu', 'Emeka', 'Tendai', 'Malik'],
  },
  east_asian: {
    woman: ['Mei', 'Yuna', 'Sora', 'Lian', 'Hana', 'Xiu'],
    man: ['Jun', 'Ren', 'Minho', 'Kai', 'Haru', 'Wei'],
  },
  european: {
    woman: ['Elena', 'Freya', 'Clara', 'Maeve', 'Sofie', 'Ines'],
    man: ['Luca', 'Anders', 'Tomas', 'Felix', 'Emil', 'Rory'],
  },
  latin: {
    woman: ['Camila', 'Lucia', 'Marisol', 'Paloma', 'Renata', 'Ximena'],
    man: ['Diego', 'Rafael', 'Andres', 'Joaquin', 'Santiago', 'Tomas'],
  },
  middle_eastern: {
    woman: ['Layla', 'Shirin', 'Yasmin', 'Nadia', 'Parisa', 'Samira'],
    man: ['Omar', 'Cyrus', 'Karim', 'Darius', 'Samir', 'Elias'],
  },
  south_asian: {
    woman: ['Priya', 'Anika', 'Meera', 'Tara', 'Leela', 'Devika'],
    man: ['Arjun', 'Rohan', 'Kiran', 'Vikram', 'Dev', 'Nikhil'],
  },
  pacific: {
    woman: ['Leilani', 'Moana', 'Talia', 'Sina', 'Kalea', 'Mele'],
    man: ['Keanu', 'Tane', 'Sefo', 'Manu', 'Koa', 'Ariki'],
  },
};
const ANIME_NAMES = ['Akari', 'Rei', 'Yuzuki', 'Lyra', 'Kaguya', 'Shion', 'Nerine', 'Tsubaki'];

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

const sexOf = (gender: Gender): 'woman' | 'man' => (gender === 'male' ? 'man' : 'woman');

/** A name other than `before`. */
export function nameFor({ gender, chosen }: Sitter, before: string, random: Random): string {
  const origin = chosen['ethnicity']?.[0] ?? 'european';
  const names =
    gender === 'anime' ? ANIME_NAMES : (NAMES[origin] ?? NAMES['european'])?.[sexOf(gender)];
  const others = (names ?? ANIME_NAMES).filter((name) => name !== before);
  return pick(others, random) ?? 'Robin';
}

const LIVES: Readonly<Record<string, string>> = {
  artist: 'paints in a studio under the roof and forgets the time there',
  athlete: 'trains before the town wakes up and laughs about sore muscles',
  scholar: 'reads for a living and underlines far too much',
  adventurer: 'keeps a packed rucksack behind the door',
  professional: 'runs a busy office by day and turns the phone off at seven',
  homebody: 'owns eleven blankets and has a favourite for every weather',
  craftsman: 'mends what others throw away, in a workshop that smells of cedar',
  swordswoman: 'guards a mountain road and sharpens an old blade at night',
  witch: 'lives at the edge of a wood and trades tea for stories',
  officer: 'commands the night watch of a quiet space station',
  idol: 'fills halls with a voice that goes soft when nobody listens',
  inventor: 'builds small machines, most of which nearly work',
  innkeeper: 'keeps an inn at a crossroads and remembers every guest',
};

const MANNERS: Readonly<Record<string, string>> = {
  gentle: 'speaks softly and means every word',
  witty: 'answers with a joke first and the truth after it',
  bold: 'says what others only think',
  shy: 'needs a moment, and is worth the wait',
  calm: 'stays unhurried when everybody else runs',
  cheerful: 'finds something to be glad of in any weather',
  serious: 'takes promises seriously, also small ones',
  mysterious: 'leaves one question open on purpose',
  caring: 'notices when somebody has not eaten',
  teasing: 'teases only the people that are liked',
};

const LIKES: Readonly<Record<string, string>> = {
  slow_dancing: 'slow dances in the kitchen',
  candlelight: 'evenings by candlelight',
  love_letters: 'letters written by hand',
  leather_jackets: 'leather jackets with a history',
  silk: 'the feel of silk',
  uniforms: 'a well-cut uniform',
  long_walks: 'walks that take the long way home',
  cooking_together: 'cooking together without a recipe',
};

const phrasesFor = (
  words: Readonly<Record<string, string>>,
  values: readonly string[] = [],
): string[] => values.flatMap((value) => words[value] ?? []);

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const ENDS = [
  'You met by chance, and neither of you has found a reason to leave it at that.',
  'You have known each other for a while; lately the talks run later.',
  'A friend thought that you two should meet. The friend was right.',
  'You shared an umbrella once. It has been raining on purpose since.',
] as const;

export function descriptionFor(sitter: Sitter, random: Random): string {
  const { chosen, gender } = sitter;
  const name = sitter.name ?? (gender === 'male' ? 'He' : 'She');
  const pronoun = gender === 'male' ? 'He' : 'She';
  const [life = 'has a life that is nobody’s business, and tells it gladly'] = phrasesFor(
    LIVES,
    chosen['type'],
  );
  const manners = phrasesFor(MANNERS, chosen['personalities']);
  const likes = phrasesFor(LIKES, chosen['fetishes']);
  return [
    `${name} ${life}.`,
    ...manners.map((manner) => `${pronoun} ${manner}.`),
    likes.length > 0 ? `There is a weakness in all this: ${listed(likes)}.` : '',
    pick(ENDS, random) ?? ENDS[0],
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const plain = (word: string): string => word.replaceAll('_', ' ');

/** The wizard's choices as a line for a model. Contains only listed values, except for the name. */
function outline({ gender, chosen, age, name }: Sitter): string {
  const who = { female: 'a woman', anime: 'a woman in an anime world', male: 'a man' }[gender];
  const facts = ['type', 'ethnicity', 'personalities', 'fetishes'].flatMap((field) => {
    const values = chosen[field];
    return values?.length ? [`${field}: ${values.map(plain).join(', ')}`] : [];
  });
  return `${name ? `${name}, ` : ''}${who}, ${age} years old; ${facts.join('; ')}`;
}

const TASKS = {
  name: 'Give one fitting first name and nothing else.',
  description:
    'Write the description of this character in the third person: three or four warm, concrete sentences, at most 80 words, about the life, the manner and how the reader came to know them. No list, no heading, no looks, nothing explicit.',
} as const;

const SYSTEM =
  'You help somebody to put together a fictional adult character for a companion app. You answer with the wanted text alone, without quotes and without an introduction. Every character is an adult. Never use the name of a real person.';

export function promptFor(wanted: keyof typeof TASKS, sitter: Sitter, before: string): Prompt {
  const other = before === '' ? '' : ` Not ${before}.`;
  return {
    system: SYSTEM,
    messages: [
      { role: 'user', text: `The character: ${outline(sitter)}.\n\n${TASKS[wanted]}${other}` },
    ],
    persona: {
      name: 'Writer',
      tagline: '',
      description: '',
      personality: '',
      scenario: '',
      age: 40,
      tags: [],
      traits: {},
    },
    continues: false,
    variant: Math.abs(before.length),
    max_tokens: wanted === 'name' ? 24 : 220,
  };
}

/** The usable text of an answer; undefined if there is none. */
export function readAnswer(wanted: keyof typeof TASKS, answer: string): string | undefined {
  const text = answer
    .replace(/\s+/g, ' ')
    .replace(/^["“”'*\s]+|["“”'*\s]+$/g, '')
    .trim();
  if (wanted === 'name')
    return /^\p{L}[\p{L}’' -]{1,28}$/u.exec(text.replace(/[.*"”\s]+$/, ''))?.[0];
  return text.length >= 40 && text.length <= 1_500 ? text : undefined;
}
