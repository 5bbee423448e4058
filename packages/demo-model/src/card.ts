// Extracts job, home, likes and sentences from a character's card.
import type { Persona } from './prompt.ts';
import {
  inFirstPerson,
  sceneInFirstPerson,
  speaksOfHim,
  traitsInFirstPerson,
} from './card-voice.ts';
import { firstPersonForm } from './verbs.ts';
import { sentencesText } from './card-text.ts';
import { isMannerWord, readManners, type Manner } from './voice.ts';
import { unpunctuated } from './wording.ts';

export interface Card {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  readonly manners: readonly [Manner, Manner];
  /** "a ceramicist", ready to follow "I'm". */
  readonly job: string | undefined;
  readonly home: string | undefined;
  readonly origin: string | undefined;
  /** The tagline, in the first person if possible: "I make violins, and listen like one." */
  readonly motto: string | undefined;
  /** Noun phrases or gerunds: "night swims", "baking bread". */
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
  /** Sentences about the character, in the first person. */
  readonly sentences: readonly string[];
  /** The scenario. */
  readonly scene: readonly string[];
  readonly hair: string | undefined;
  readonly eyes: string | undefined;
}

export function readCard(persona: Persona): Card {
  const name = persona.name.trim() || 'me';
  const description = sentencesText(persona.description, name);
  const personality = sentencesText(persona.personality, name);
  const scenario = sentencesText(persona.scenario, name);
  const examples = sentencesText(persona.example_dialogue ?? '', name);
  const told = `${description}\n${personality}`;
  const { traits } = persona;
  const who = { name, isHe: speaksOfHim(`${told}\n${scenario}`) };
  return {
    name,
    age: persona.age,
    tagline: persona.tagline,
    manners: readManners(persona),
    job: traitText(traits['occupation'] ?? traits['job']) ?? findJob(told),
    home: findPlace(`${told}\n${scenario}`, homes),
    origin: findPlace(told, origins),
    motto: inFirstPerson(sentencesText(persona.tagline, name), who)[0],
    likes: unique([...listTrait(traits['hobbies']), ...findLikes(told)]),
    dislikes: findAfter(
      told,
      /\b(?:hates?|dislikes?|can't stand|cannot stand|loathes?)\s+([^.;!?]+)/gi,
    ),
    sentences: [
      ...inFirstPerson(description, who),
      ...traitsInFirstPerson(personality, who),
      ...inFirstPerson(examples, who).filter(isStatement),
    ],
    scene: sceneInFirstPerson(scenario, who),
    hair: hairOf(traits),
    eyes: traitText(traits['eye_colour']),
  };
}

const isStatement = (sentence: string): boolean => !sentence.endsWith('?');

const traitText = (value: string | readonly string[] | undefined): string | undefined => {
  const text = typeof value === 'string' ? value : value?.[0];
  return text?.trim().toLowerCase() || undefined;
};

const listTrait = (value: string | readonly string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? value.split(/,\s*/) : [...value];

function hairOf(traits: Persona['traits']): string | undefined {
  const parts = [traitText(traits['hair_colour']), traitText(traits['hair_style'])];
  return parts.filter(Boolean).join(', ') || undefined;
}

const jobs =
  `accountant actor actress analyst antiquarian archaeologist archer architect archivist artist assistant astronaut astronomer athlete
  author baker ballerina barista bartender biologist blacksmith bookbinder bookseller botanist boxer brewer captain carpenter cellist
  ceramicist chef chemist climber coach composer conductor cook curator dancer designer detective developer director diver dj doctor
  drummer editor electrician engineer explorer farmer fencer firefighter fisherman florist gardener geologist guard guide guitarist
  hacker healer herbalist historian illustrator inventor investigator jeweller jeweler journalist judge keeper knight lawyer librarian
  lifeguard linguist luthier mage mechanic medic meteorologist midwife model musician naturalist navigator novelist nurse officer painter
  paramedic pastry-chef pharmacist photographer physicist pianist pilot poet potter producer professor programmer ranger reporter
  researcher restorer runner sailor scholar scientist sculptor seamstress singer skater smith sommelier songwriter student surfer surgeon
  swimmer tailor tattooist teacher technician therapist tinkerer trainer translator vet veterinarian violinist watchmaker weaver witch
  woodworker writer wizard`.split(/\s+/);
const jobPattern = new RegExp(
  `\\b(an?) ((?:[a-z0-9][\\w'-]* ){0,3}?(?:${jobs.join('|')}))\\b(?! ?')`,
  'i',
);

/** "a retired lighthouse keeper": the nearest article before a word that is a job. */
function findJob(text: string): string | undefined {
  const found = jobPattern.exec(text.replace(/\b\d+[- ]year[- ]old\b ?/gi, ''));
  const [, article, words] = found ?? [];
  if (article === undefined || words === undefined) return undefined;
  // Adjectives of character are not part of the profession.
  const job = words
    .split(' ')
    .filter((word) => !isMannerWord(word))
    .join(' ');
  return `${/^[aeiou]/i.test(job) ? 'an' : 'a'} ${job}`;
}

const place = "((?:the )?\\p{Lu}[\\p{L}'-]+(?:[ -]\\p{Lu}[\\p{L}'-]+)*)";
const toPlaces = (patterns: readonly string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(`\\b${pattern} ${place}`, 'u'));

/** Residence comes before workplace, and that before any other place. */
const homes = toPlaces([
  '(?:[Ll]ives?|[Ll]iving|[Bb]ased|[Mm]oved)\\b[^.;]{0,40}? (?:in|to|near)',
  '(?:runs?|owns?|has|keeps?|bought|tunes?|builds?|works?|teaches|opened)\\b[^.;]{0,60}? (?:in|of|near|above)',
  '(?:in|above|near)(?: the)?(?: (?:northern|southern|eastern|western|old|central))?',
  '[Ff]rom',
]);
const origins = toPlaces(['(?:[Bb]orn|[Gg]rew up|[Rr]aised) in', '[Ff]rom', '[Ll]eft']);

const findPlace = (text: string, patterns: readonly RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);

const liking =
  /\b(?:loves?|likes?|enjoys?|adores?|fond of|passionate about|obsessed with|collects?|fan of|weakness for|into)\s+([^.;!?]+)/gi;

const findLikes = (text: string): string[] => findAfter(text, liking);

/** The things in a list after a verb: short ones only, without half sentences. */
function findAfter(text: string, pattern: RegExp): string[] {
  const things: string[] = [];
  for (const [, list = ''] of text.matchAll(pattern)) {
    const short = list.replace(
      /\s+(?:more|less|rather|better|because|when|while|until|although|than|so)\b.*/,
      '',
    );
    for (const item of short.split(/,\s*(?:and\s+)?|\s+(?:and|but)\s+/)) {
      const thing = unpunctuated(item).replace(/^(?:to|both|the idea of) /, '');
      const words = thing.split(' ').length;
      const isVerb = firstPersonForm(thing.split(' ')[0] ?? '') !== undefined;
      const isWhole =
        !/^(?:although|only|just|not)\b|\b(?:she|he|they|her|his|their|who|which|that|is|are|you)\b/i.test(
          thing,
        );
      if (thing.length > 2 && words <= 4 && isWhole && !isVerb) things.push(thing.toLowerCase());
    }
  }
  return unique(things);
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];
