// The official characters of the demo world, newest first in each tab, and the type of a seeded character.
import type { Traits } from '@velour/contract/characters.ts';
import type { Identity, Scene } from '../src/providers/image/port.ts';
import { brynja } from './characters/anime/brynja.ts';
import { elowen } from './characters/anime/elowen.ts';
import { hotaru } from './characters/anime/hotaru.ts';
import { ione } from './characters/anime/ione.ts';
import { kaede } from './characters/anime/kaede.ts';
import { mako } from './characters/anime/mako.ts';
import { mizuki } from './characters/anime/mizuki.ts';
import { rin } from './characters/anime/rin.ts';
import { sayuri } from './characters/anime/sayuri.ts';
import { suzu } from './characters/anime/suzu.ts';
import { tomoe } from './characters/anime/tomoe.ts';
import { zahra } from './characters/anime/zahra.ts';
import { anton } from './characters/boys/anton.ts';
import { arjun } from './characters/boys/arjun.ts';
import { edmund } from './characters/boys/edmund.ts';
import { fergus } from './characters/boys/fergus.ts';
import { inti } from './characters/boys/inti.ts';
import { isaiah } from './characters/boys/isaiah.ts';
import { jiho } from './characters/boys/jiho.ts';
import { kwame } from './characters/boys/kwame.ts';
import { luka } from './characters/boys/luka.ts';
import { mateo } from './characters/boys/mateo.ts';
import { ousmane } from './characters/boys/ousmane.ts';
import { tariq } from './characters/boys/tariq.ts';
import { amara } from './characters/girls/amara.ts';
import { aroha } from './characters/girls/aroha.ts';
import { beatriz } from './characters/girls/beatriz.ts';
import { leila } from './characters/girls/leila.ts';
import { lian } from './characters/girls/lian.ts';
import { maren } from './characters/girls/maren.ts';
import { noor } from './characters/girls/noor.ts';
import { saoirse } from './characters/girls/saoirse.ts';
import { signe } from './characters/girls/signe.ts';
import { wanjiru } from './characters/girls/wanjiru.ts';
import { yara } from './characters/girls/yara.ts';
import { zofia } from './characters/girls/zofia.ts';

export interface SeedCharacter {
  /** Fixed, so that links survive another seeding. */
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

const girls: readonly SeedCharacter[] = [
  wanjiru,
  zofia,
  noor,
  saoirse,
  lian,
  beatriz,
  yara,
  signe,
  aroha,
  leila,
  amara,
  maren,
];

const animeCharacters: readonly SeedCharacter[] = [
  hotaru,
  elowen,
  mako,
  mizuki,
  ione,
  brynja,
  tomoe,
  zahra,
  suzu,
  kaede,
  rin,
  sayuri,
];

const boys: readonly SeedCharacter[] = [
  isaiah,
  inti,
  tariq,
  jiho,
  fergus,
  ousmane,
  edmund,
  arjun,
  anton,
  kwame,
  luka,
  mateo,
];

export const characters: readonly SeedCharacter[] = [...girls, ...animeCharacters, ...boys];

/** The character as an image provider gets it. */
export const identityOf = ({ gender, age, traits, pictures }: SeedCharacter): Identity => ({
  gender,
  age,
  seed: pictures.seed,
  traits: { ...traits, marks: pictures.marks },
});
