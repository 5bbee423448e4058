// The domes of the demo world's home page.
import type { Identity } from '../src/providers/image/port.ts';

export interface SeedDome {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Null: the dome is in every tab. */
  readonly gender: Identity['gender'] | null;
  /** Slugs of its characters, in order. */
  readonly characters: readonly string[];
}

export const domes: readonly SeedDome[] = [
  {
    id: '019b7600-0101-7d01-8e5a-1f0c4b9a2d01',
    slug: 'awake-after-midnight',
    title: 'Awake after midnight',
    description:
      'A lamp, a warm drink, and company that’s in no hurry. Best with rain on the window.',
    gender: null,
    characters: [
      'zofia',
      'mako',
      'leila',
      'sayuri',
      'lian',
      'riku',
      'adaeze',
      'lumi',
      'tamsin',
      'minori',
      'vesper',
      'noelle',
      'kaede',
    ],
  },
  {
    id: '019b7600-0105-7424-947c-b2dce963626d',
    slug: 'weather-permitting',
    title: 'Weather permitting',
    description:
      'Snow, sand, wind and mud on their boots. They know the way, or admit that they don’t.',
    gender: null,
    characters: [
      'wanjiru',
      'elowen',
      'maren',
      'zahra',
      'aroha',
      'brynja',
      'oyuna',
      'arashi',
      'ingrid',
      'nagi',
      'bronte',
      'juno',
    ],
  },
  {
    id: '019b7600-0103-7d03-9c18-e45b70a1f703',
    slug: 'sharp-tongues-warm-hearts',
    title: 'Sharp tongues, warm hearts',
    description: 'They will tease you, and notice at once when it is time to stop.',
    gender: null,
    characters: [
      'yara',
      'tariq',
      'roza',
      'dawit',
      'catalina',
      'emeka',
      'hana',
      'ousmane',
      'ilse',
      'lorcan',
      'priya',
      'fergus',
      'edmund',
      'kwame',
    ],
  },
  {
    id: '019b7600-0102-7d02-8b73-6ad2e8f0c502',
    slug: 'made-by-hand',
    title: 'Made by hand',
    description:
      'They build, bake, mend and sew. Ask them how something is made and bring some time.',
    gender: null,
    characters: [
      'hotaru',
      'mateo',
      'rin',
      'henrik',
      'valka',
      'inti',
      'kiyomi',
      'alasdair',
      'ione',
      'rafael',
      'hikaru',
      'kaito',
    ],
  },
  {
    id: '019b7600-0108-73ff-9e8e-02790b0f9f54',
    slug: 'about-to-go-on',
    title: 'About to go on',
    description:
      'Stages, booths and boxing rings. Brave in front of two hundred, shy in front of one.',
    gender: null,
    characters: [
      'saoirse',
      'anton',
      'solveig',
      'malik',
      'nandi',
      'isaiah',
      'amara',
      'nikhil',
      'signe',
      'bruno',
      'noor',
      'jiho',
      'beatriz',
      'casimir',
    ],
  },
  {
    id: '019b7600-0109-74cf-9f3e-79b43b96f5b3',
    slug: 'quiet-voices',
    title: 'Quiet voices',
    description: 'Gentle company. They ask one question and then they wait for the whole answer.',
    gender: null,
    characters: [
      'suzu',
      'luka',
      'elric',
      'arjun',
      'shiori',
      'tobias',
      'reiko',
      'silvan',
      'sora',
      'yusuf',
      'amaya',
      'anatole',
      'mizuki',
    ],
  },
];
