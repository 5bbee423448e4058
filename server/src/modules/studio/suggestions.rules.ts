// Suggestions for a prompt in five groups. Pure.
import type { Suggestions } from '@velour/contract/studio.ts';

type Group = Suggestions['groups'][number];

const chips = (...texts: readonly string[]): Group['chips'] =>
  texts.map((text) => ({ label: text.charAt(0).toUpperCase() + text.slice(1), text }));

const OUTFITS: Readonly<Record<'female' | 'anime' | 'male', readonly string[]>> = {
  female: [
    'summer dress',
    'evening gown',
    'knit sweater',
    'leather jacket',
    'blazer',
    'sports top',
  ],
  anime: ['yukata', 'summer dress', 'hoodie', 'cloak', 'leather jacket', 'knit sweater'],
  male: ['suit', 'linen shirt', 'knit sweater', 'leather jacket', 'hoodie', 'sports top'],
};

const FIXED: readonly Group[] = [
  {
    name: 'action',
    label: 'Action',
    chips: chips(
      'reading a book',
      'cooking dinner',
      'drinking coffee',
      'dancing',
      'painting',
      'training at the gym',
      'stargazing',
      'sailing',
    ),
  },
  {
    name: 'pose',
    label: 'Pose',
    chips: chips(
      'looking at the camera',
      'over the shoulder',
      'chin on hand',
      'arms crossed',
      'looking up',
      'full body',
      'close-up',
      'laughing',
    ),
  },
  {
    name: 'accessories',
    label: 'Accessories',
    chips: chips(
      'scarf and coat',
      'with flowers',
      'with candles',
      'in navy',
      'in burgundy',
      'in cream',
    ),
  },
];

const SCENES = [
  ...[
    'beach at sunset',
    'rooftop at night',
    'cozy cafe',
    'snowy mountains',
    'city street in the rain',
  ],
  ...[
    'garden in spring',
    'library by lamplight',
    'neon street',
    'concert hall',
    'lake in the morning',
  ],
];

/** For a character: outfits for its gender, and its usual place first. */
export function suggestionsFor(of?: {
  gender: 'female' | 'anime' | 'male';
  place: string;
  face_differs: boolean;
}): Suggestions {
  const outfits = OUTFITS[of?.gender ?? 'female'];
  const scenes = of ? [of.place, ...SCENES.filter((scene) => scene !== of.place)] : SCENES;
  return {
    groups: [
      { name: 'outfit', label: 'Outfit', chips: chips(...outfits) },
      ...FIXED,
      { name: 'scene', label: 'Scene', chips: chips(...scenes) },
    ],
    face_differs: of?.face_differs ?? false,
  };
}
