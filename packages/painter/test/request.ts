// A request for tests, with overrides.
import type { PictureRequest } from '../src/request.ts';

export const aRequest = (change: Partial<PictureRequest> = {}): PictureRequest => ({
  identity: {
    gender: 'female',
    age: 34,
    seed: 7,
    traits: {
      ethnicity: 'nordic',
      body: 'slim',
      hair_style: 'long wavy',
      hair_colour: 'copper',
      eye_colour: 'green',
      skin: 'fair',
      marks: ['freckles'],
    },
  },
  scene: {
    place: 'bookshop',
    light: 'lamplight',
    pose: 'turned left',
    mood: 'soft smile',
    outfit: 'knit sweater',
    colour: 'navy',
    seed: 1,
  },
  width: 192,
  height: 256,
  signal: new AbortController().signal,
  ...change,
});
