// The shelves of the demo world's home page.
import type { Identity } from '../src/engines/image/port.ts';

export interface SeedDome {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Null: the shelf stands in every tab. */
  readonly gender: Identity['gender'] | null;
  /** Slugs of its characters, in order. */
  readonly characters: readonly string[];
}

export const domes: readonly SeedDome[] = [
  {
    id: '019b7600-0101-7d01-8e5a-1f0c4b9a2d01',
    slug: 'awake-after-midnight',
    title: 'Awake after midnight',
    description: 'A lamp, a warm drink, somebody who is in no hurry. For the hours when it rains.',
    gender: null,
    characters: ['maren', 'kaede', 'luka', 'leila', 'sayuri'],
  },
  {
    id: '019b7600-0102-7d02-8b73-6ad2e8f0c502',
    slug: 'made-by-hand',
    title: 'Made by hand',
    description:
      'They build, bake, mend and tune. Ask them how something is made and bring some time.',
    gender: null,
    characters: ['amara', 'mateo', 'rin', 'kwame', 'luka'],
  },
  {
    id: '019b7600-0103-7d03-9c18-e45b70a1f703',
    slug: 'sharp-tongues-warm-hearts',
    title: 'Sharp tongues, warm hearts',
    description: 'They will tease you, and notice at once when it is time to stop.',
    gender: null,
    characters: ['leila', 'rin', 'kwame', 'mateo', 'kaede'],
  },
];
