// What a character can tell of itself: job, home, likes and sentences, found in the text of its card.
import type { Persona } from '../port.ts';
import { inFirstPerson } from './card-voice.ts';
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
  /** Noun phrases or gerunds: "night swims", "baking bread". */
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
  /** Sentences about itself, in the first person. */
  readonly sentences: readonly string[];
  /** Where the two are, in the first person where that is possible. */
  readonly scene: readonly string[];
  readonly hair: string | undefined;
  readonly eyes: string | undefined;
}

export function readCard(persona: Persona): Card {
  const name = persona.name.trim() || 'me';
  const about = `${persona.description}\n${persona.personality}`;
  const told = about.replaceAll('{{char}}', name);
  const { traits } = persona;
  return {
    name,
    age: persona.age,
    tagline: persona.tagline,
    manners: readManners(persona),
    job: traitText(traits['occupation'] ?? traits['job']) ?? findJob(told),
    home: findHome(told),
    likes: unique([...listTrait(traits['hobbies']), ...findLikes(told)]),
    dislikes: findAfter(
      told,
      /\b(?:hates?|dislikes?|can't stand|cannot stand|loathes?)\s+([^.;!?]+)/gi,
    ),
    sentences: inFirstPerson(about, name),
    scene: inFirstPerson(persona.scenario, name),
    hair: hairOf(traits),
    eyes: traitText(traits['eye_colour']),
  };
}

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
  // What somebody is like is no part of the profession.
  const job = words
    .split(' ')
    .filter((word) => !isMannerWord(word))
    .join(' ');
  return `${/^[aeiou]/i.test(job) ? 'an' : 'a'} ${job}`;
}

const home =
  /\b(?:[Ll]ives? in|[Ll]iving in|[Bb]ased in|[Mm]oved to|[Bb]orn in|[Ff]rom|[Hh]ome (?:is|in))\s+((?:the |a |an )?(?:[a-z]+ ){0,3}?(?:[A-Z][\w'-]+)(?:[ -][A-Z][\w'-]+)*)/;

const somewhere =
  /\bin ((?:the |northern |southern |eastern |western |old |central ){0,2}[A-Z][\w'-]+(?:[ -][A-Z][\w'-]+)*)/;

const findHome = (text: string): string | undefined =>
  (home.exec(text) ?? somewhere.exec(text))?.[1];

const liking =
  /\b(?:loves?|likes?|enjoys?|adores?|fond of|passionate about|obsessed with|collects?|fan of|weakness for|into)\s+([^.;!?]+)/gi;

const findLikes = (text: string): string[] => findAfter(text, liking);

/** The things in a list after a verb: short ones only, without half sentences. */
function findAfter(text: string, pattern: RegExp): string[] {
  const things: string[] = [];
  for (const [, list = ''] of text.matchAll(pattern)) {
    for (const item of list.split(/,\s*(?:and\s+)?|\s+and\s+|\s+but\s+/)) {
      const thing = unpunctuated(item).replace(/^(?:to|both|the idea of) /, '');
      const words = thing.split(' ').length;
      const isWhole = !/\b(?:she|he|they|her|his|their|who|which|that|is|are|you)\b/i.test(thing);
      if (thing.length > 2 && words <= 4 && isWhole) things.push(thing.toLowerCase());
    }
  }
  return unique(things);
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];
