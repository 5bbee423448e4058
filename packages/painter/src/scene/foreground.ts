// The blurred foreground at the picture's edge: leaves, a glass, a curtain, a lamp, petals.
import { shade } from '../colour.ts';
import type { PlaceWord } from './places.ts';
import { chanceOf } from '../random.ts';
import { isIn } from '../words.ts';
import { disc, glow, repeated } from './pieces.ts';
import { type Setting, settingOf, type Stand, WARM } from './scenery.ts';

type Near = (setting: Setting) => string;

/** A few great leaves that come in from the dark side. */
const leaf: Near = (setting) => {
  const { chance, side, across, seen } = setting;
  const [x, y] = [across(-0.06), chance.between(560, 720)];
  return [-70, -38, -8, 24]
    .map((turn) => {
      const green = seen(chance.pick(['#24482e', '#2f5a38', '#1c3a2a']));
      const long = chance.between(150, 230);
      return `<path d="M0 0Q${long * 0.5} ${-long * 0.32} ${long} 0Q${long * 0.5} ${long * 0.24} 0 0Z" fill="${green}" fill-opacity=".9" transform="translate(${x} ${y}) scale(${side} 1) rotate(${turn})"/>`;
    })
    .join('');
};

const drape: Near = (setting) => {
  const { width, side, seen } = setting;
  const cloth = seen('#5a2436');
  const x = side > 0 ? -10 : width * 0.91;
  return [0, 1, 2]
    .map(
      (fold) =>
        `<rect x="${x + fold * width * 0.032}" y="0" width="${width * 0.034}" height="800" fill="${shade(cloth, fold % 2 === 0 ? 0.02 : -0.04)}" fill-opacity=".92"/>`,
    )
    .join('');
};

/** Lights between the lens and the figure. */
const lights: Near = (setting) => {
  const { chance, side, width } = setting;
  return repeated(4, () => {
    const x = side > 0 ? chance.between(-0.04, 0.16) * width : chance.between(0.84, 1.04) * width;
    return disc(
      [x, chance.between(480, 790), chance.between(24, 54)],
      chance.pick(WARM),
      chance.between(0.16, 0.34),
    );
  });
};

const glass: Near = (setting) => {
  const x = setting.across(0.06);
  return [
    glow([x, 690, 120], setting.sky.lamp, 0.5),
    `<path d="M${x - 50} 640h100l-14 180h-72z" fill="#c9853a" fill-opacity=".55"/>`,
    `<path d="M${x - 58} 590h116l-8 60h-100z" fill="#fff6e4" fill-opacity=".22"/>`,
  ].join('');
};

const petals: Near = (setting) => {
  const { chance, width } = setting;
  return repeated(7, () =>
    disc(
      [
        chance.pick([chance.between(0, 0.2), chance.between(0.8, 1)]) * width,
        chance.between(60, 780),
        chance.between(12, 26),
      ],
      '#f6bccd',
      0.75,
    ),
  );
};

const flakes: Near = (setting) => {
  const { chance, width } = setting;
  return repeated(12, () =>
    disc(
      [chance.next() * width, chance.between(0, 800), chance.between(6, 15)],
      '#ffffff',
      chance.between(0.4, 0.75),
    ),
  );
};

const NEAR = {
  'window at night': drape,
  'living room': leaf,
  bakery: lights,
  bar: glass,
  cafe: glass,
  'concert hall': lights,
  stage: drape,
  'flower shop': leaf,
  greenhouse: leaf,
  garden: leaf,
  vineyard: leaf,
  forest: leaf,
  beach: leaf,
  snow: flakes,
  'city street': lights,
  'neon street': lights,
  market: lights,
  rooftop: lights,
  'cherry blossoms': petals,
  'art studio': leaf,
  library: lights,
} satisfies Partial<Record<PlaceWord, Near>>;

/** Empty for places without a foreground, and sometimes for others. */
export function foreground(word: string, { seed, ...stand }: Stand & { seed: number }): string {
  const draw = isIn(NEAR, word) ? NEAR[word] : undefined;
  const setting = settingOf(stand, chanceOf(seed, `near ${word}`));
  return draw && setting.chance.next() < 0.75 ? draw(setting) : '';
}
