// What is true of a character of which nothing is known.
import type { Traits } from '@velour/contract/characters.ts';

export const noTraits: Traits = {
  type: '',
  ethnicity: '',
  body: '',
  breast: '',
  butt: '',
  hair_style: '',
  hair_colour: '',
  eye_colour: '',
  skin: '',
  personalities: [],
  fetishes: [],
};
