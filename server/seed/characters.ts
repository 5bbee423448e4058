// The official characters of the demo world, newest first in each tab, and the type of a seeded character.
import type { Traits } from '@velour/contract/characters.ts';
import type { Identity, Scene } from '../src/providers/image/port.ts';
import { amaya } from './characters/anime/amaya.ts';
import { arashi } from './characters/anime/arashi.ts';
import { brynja } from './characters/anime/brynja.ts';
import { elowen } from './characters/anime/elowen.ts';
import { elric } from './characters/anime/elric.ts';
import { hikaru } from './characters/anime/hikaru.ts';
import { hotaru } from './characters/anime/hotaru.ts';
import { ione } from './characters/anime/ione.ts';
import { juno } from './characters/anime/juno.ts';
import { kaede } from './characters/anime/kaede.ts';
import { kiyomi } from './characters/anime/kiyomi.ts';
import { lumi } from './characters/anime/lumi.ts';
import { mako } from './characters/anime/mako.ts';
import { minori } from './characters/anime/minori.ts';
import { mizuki } from './characters/anime/mizuki.ts';
import { nagi } from './characters/anime/nagi.ts';
import { noelle } from './characters/anime/noelle.ts';
import { reiko } from './characters/anime/reiko.ts';
import { riku } from './characters/anime/riku.ts';
import { rin } from './characters/anime/rin.ts';
import { sayuri } from './characters/anime/sayuri.ts';
import { shiori } from './characters/anime/shiori.ts';
import { sora } from './characters/anime/sora.ts';
import { suzu } from './characters/anime/suzu.ts';
import { tomoe } from './characters/anime/tomoe.ts';
import { tsubaki } from './characters/anime/tsubaki.ts';
import { valka } from './characters/anime/valka.ts';
import { zahra } from './characters/anime/zahra.ts';
import { alasdair } from './characters/boys/alasdair.ts';
import { anatole } from './characters/boys/anatole.ts';
import { anton } from './characters/boys/anton.ts';
import { arjun } from './characters/boys/arjun.ts';
import { bruno } from './characters/boys/bruno.ts';
import { casimir } from './characters/boys/casimir.ts';
import { dawit } from './characters/boys/dawit.ts';
import { edmund } from './characters/boys/edmund.ts';
import { emeka } from './characters/boys/emeka.ts';
import { fergus } from './characters/boys/fergus.ts';
import { henrik } from './characters/boys/henrik.ts';
import { inti } from './characters/boys/inti.ts';
import { isaiah } from './characters/boys/isaiah.ts';
import { jiho } from './characters/boys/jiho.ts';
import { kaito } from './characters/boys/kaito.ts';
import { kwame } from './characters/boys/kwame.ts';
import { lorcan } from './characters/boys/lorcan.ts';
import { luka } from './characters/boys/luka.ts';
import { malik } from './characters/boys/malik.ts';
import { mateo } from './characters/boys/mateo.ts';
import { nikhil } from './characters/boys/nikhil.ts';
import { ousmane } from './characters/boys/ousmane.ts';
import { rafael } from './characters/boys/rafael.ts';
import { silvan } from './characters/boys/silvan.ts';
import { tariq } from './characters/boys/tariq.ts';
import { teo } from './characters/boys/teo.ts';
import { tobias } from './characters/boys/tobias.ts';
import { yusuf } from './characters/boys/yusuf.ts';
import { adaeze } from './characters/girls/adaeze.ts';
import { amara } from './characters/girls/amara.ts';
import { aroha } from './characters/girls/aroha.ts';
import { beatriz } from './characters/girls/beatriz.ts';
import { bronte } from './characters/girls/bronte.ts';
import { catalina } from './characters/girls/catalina.ts';
import { delphine } from './characters/girls/delphine.ts';
import { hana } from './characters/girls/hana.ts';
import { ilse } from './characters/girls/ilse.ts';
import { ingrid } from './characters/girls/ingrid.ts';
import { layal } from './characters/girls/layal.ts';
import { leila } from './characters/girls/leila.ts';
import { lian } from './characters/girls/lian.ts';
import { maren } from './characters/girls/maren.ts';
import { marguerite } from './characters/girls/marguerite.ts';
import { nandi } from './characters/girls/nandi.ts';
import { noor } from './characters/girls/noor.ts';
import { oyuna } from './characters/girls/oyuna.ts';
import { priya } from './characters/girls/priya.ts';
import { roza } from './characters/girls/roza.ts';
import { saoirse } from './characters/girls/saoirse.ts';
import { signe } from './characters/girls/signe.ts';
import { solveig } from './characters/girls/solveig.ts';
import { tamsin } from './characters/girls/tamsin.ts';
import { vesper } from './characters/girls/vesper.ts';
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
  ilse,
  tamsin,
  priya,
  marguerite,
  oyuna,
  delphine,
  hana,
  roza,
  adaeze,
  ingrid,
  layal,
  bronte,
  solveig,
  catalina,
  vesper,
  nandi,
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
  nagi,
  shiori,
  riku,
  valka,
  minori,
  tsubaki,
  juno,
  elric,
  hikaru,
  amaya,
  kiyomi,
  arashi,
  noelle,
  sora,
  reiko,
  lumi,
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
  emeka,
  rafael,
  henrik,
  malik,
  tobias,
  dawit,
  silvan,
  kaito,
  alasdair,
  nikhil,
  yusuf,
  bruno,
  casimir,
  teo,
  anatole,
  lorcan,
];

export const characters: readonly SeedCharacter[] = [...girls, ...animeCharacters, ...boys];

/** The character as an image provider gets it. */
export const identityOf = ({ gender, age, traits, pictures }: SeedCharacter): Identity => ({
  gender,
  age,
  seed: pictures.seed,
  traits: { ...traits, marks: pictures.marks },
});
