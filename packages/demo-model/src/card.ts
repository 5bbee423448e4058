// Parses a character's card into first-person statements and a manner of speaking.
import type { Persona } from './prompt.ts';
import {
  inFirstPerson,
  pronounOf,
  loreInFirstPerson,
  sceneInFirstPerson,
  traitsInFirstPerson,
} from './card-voice.ts';
import { clausesOf } from './clauses.ts';
import { exchangesIn, isDialogue, sentencesText } from './card-text.ts';
import type { Statement } from './retrieval.ts';
import { readManners, type Manner } from './voice.ts';
import { capital, plain, sentencesOf, withoutGestures } from './wording.ts';

export interface Card {
  readonly name: string;
  readonly age: number;
  readonly manners: readonly [Manner, Manner];
  /** Statements about the character, in the first person. */
  readonly sentences: readonly string[];
  /** The scenario. */
  readonly scene: readonly string[];
  /** Everything that a question may be answered from. */
  readonly statements: readonly Statement[];
}

/** `greeting` is the character's first message. */
export function readCard(persona: Persona, greeting = ''): Card {
  const name = persona.name.trim() || 'me';
  const description = sentencesText(persona.description, name);
  const personality = sentencesText(persona.personality, name);
  const scenario = sentencesText(persona.scenario, name);
  const tagline = sentencesText(persona.tagline, name);
  const lore = sentencesText(persona.lore ?? '', name);
  const told = `${description}\n${personality}`;
  const who = { name, pronoun: pronounOf(`${told}\n${scenario}`) };
  const whole = unique([
    ...inFirstPerson(description, who),
    ...traitsInFirstPerson(personality, who),
  ]);
  const sentences = unique(whole.flatMap(clausesOf));
  // The first sentence and the tagline usually describe the occupation.
  const main = clausesOf(whole[0] ?? '').find((one) => !/^I was \w+(?:ed|n)\b/.test(one));
  const scene = sceneInFirstPerson(scenario, who);
  const others = sceneInFirstPerson(told, who).filter(
    (one) => !whole.some((own) => plain(own).endsWith(plain(one))),
  );
  const of =
    (kind: Statement['of']) =>
    (text: string): Statement => ({ text, of: kind });
  const interview = isDialogue(persona.description, name) ? persona.description : '';
  const lines = `${interview}\n${persona.example_dialogue ?? ''}`;
  const dialogue = exchangesIn(lines, name).flatMap(({ asked, said }) =>
    chunksOf(said)
      .filter((text) => !answersBack.test(text))
      .map((text): Statement => ({ text, of: 'dialogue', cue: asked })),
  );
  return {
    name,
    age: persona.age,
    manners: readManners(persona),
    sentences,
    scene,
    statements: [
      ...sentences.map((text): Statement => ({ text, of: 'card', cue: text === main ? job : '' })),
      ...others.flatMap(clausesOf).map(of('card')),
      ...sceneInFirstPerson(tagline, who).map((text): Statement => ({
        text,
        of: 'tagline',
        cue: job,
      })),
      ...traitStatements(persona.traits).map(of('card')),
      ...scene.map(of('scene')),
      ...loreInFirstPerson(lore, who).flatMap(clausesOf).map(of('lore')),
      ...dialogue,
      ...sentencesOf(withoutGestures(greeting))
        .filter((one) => !/[?]["”’]*$/.test(one) && one.split(' ').length > 4)
        .flatMap(clausesOf)
        .map(of('greeting')),
    ],
  };
}

/** Lines that make sense only after what was said to them. */
const answersBack = /^(?:so (?:was|is|do|did|am|are)|me too|neither|same here)\b/i;

/**
 * Splits a reply into sentences, joining very short ones with the next: "Upstairs, with a parrot. His name is Duque."
 */
function chunksOf(said: string): string[] {
  const chunks: string[] = [];
  for (const sentence of sentencesOf(said).filter((one) => !one.endsWith('?'))) {
    const last = chunks.at(-1);
    const belongs =
      last !== undefined &&
      (last.length < 30 || /^(?:his|her|its|their|it|he|she|they|badly|and)\b/i.test(sentence));
    if (belongs) chunks[chunks.length - 1] = `${last} ${sentence}`;
    else chunks.push(sentence);
  }
  return chunks;
}

const job = 'my job';

const listTrait = (value: string | readonly string[] | undefined): string[] =>
  value === undefined ? [] : typeof value === 'string' ? value.split(/,\s*/) : [...value];

/** Sentences for traits that a person may ask about. */
function traitStatements(traits: Persona['traits']): string[] {
  const text = (key: string): string =>
    listTrait(traits[key]).join(' and ').toLowerCase().replaceAll('_', ' ');
  const job = text('occupation') || text('job');
  return [
    hairOf(text('hair_colour'), text('hair_style')),
    text('eye_colour') && `My eyes are ${text('eye_colour')}.`,
    job && `My job: ${job}.`,
    text('personalities') && `I’m ${text('personalities')}.`,
  ].filter((one) => one !== '');
}

/** "My hair is silver, in a bob." */
function hairOf(colour: string, style: string): string {
  if (/^(?:bald|shaved|none)$/.test(style)) return 'I’m bald, so there’s no hair to speak of.';
  const isShape = style.split(' ').every((word) => shapes.test(word));
  const worn = isShape
    ? style.replace(' ', ' and ')
    : `in ${/[^s]s$/.test(style) ? '' : 'a '}${style}`;
  const parts = [colour, style && worn].filter(Boolean);
  return parts.length > 0 ? `My hair is ${parts.join(isShape ? ' and ' : ', ')}.` : '';
}

const shapes =
  /^(?:short|long|medium|straight|curly|wavy|loose|messy|sleek|shoulder-length|buzzed)$/;

const unique = (items: readonly string[]): string[] => [...new Set(items.map(capitalIfSentence))];
const capitalIfSentence = (text: string): string => (/[.!?…]$/.test(text) ? capital(text) : text);
