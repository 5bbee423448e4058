// The official characters of the demo world, and what a seeded character is made of.
import type { Traits } from '@velour/contract/characters.ts';
import type { Identity, Scene } from '../src/engines/image/port.ts';
import { animeCharacters } from './characters-anime.ts';
import { boys } from './characters-boys.ts';
import { girls } from './characters-girls.ts';

export interface SeedCharacter {
  /** Fixed, so that links survive seeding again. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly gender: Identity['gender'];
  readonly age: number;
  readonly tagline: string;
  readonly description: string;
  readonly greeting: string;
  readonly alternate_greetings: readonly string[];
  readonly personality: string;
  readonly scenario: string;
  readonly example_dialogue: string;
  readonly system_notes: string;
  readonly traits: Readonly<Traits>;
  readonly tags: readonly string[];
  readonly is_exclusive: boolean;
  readonly pictures: SeedPictures;
}

export interface SeedPictures {
  readonly seed: number;
  /** Lasting marks of the person, for example `freckles`. */
  readonly marks: readonly string[];
  readonly portrait: Scene;
  readonly hover: Scene;
  readonly gallery: readonly Scene[];
}

export const characters: readonly SeedCharacter[] = [...girls, ...animeCharacters, ...boys];

/** Who an image engine is asked to draw. */
export const identityOf = ({ gender, age, traits, pictures }: SeedCharacter): Identity => ({
  gender,
  age,
  seed: pictures.seed,
  traits: { ...traits, marks: pictures.marks },
});
