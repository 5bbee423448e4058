// Clothes: what each outfit is cut from, over the same shoulders.
import type { Bust } from './bust.ts';
import { collar, lapels, ribs, roll } from './collars.ts';
import { apron, crossed, scarf, straps } from './garments.ts';
import { cloth, type Cut } from './cloth.ts';
import { mix, shade } from './colour.ts';

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/plum|aubergine/, '#5a2f55'],
  [/wine|burgundy/, '#6e2338'],
  [/navy/, '#26304e'],
  [/cream|ivory/, '#e3d5bf'],
  [/rust|terracotta/, '#a4502f'],
  [/forest|green/, '#33523f'],
  [/charcoal|gr[ae]y/, '#3d3c45'],
  [/sand|beige/, '#bfa27c'],
  [/teal|petrol/, '#1f5a60'],
  [/white/, '#e9e6e2'],
  [/black/, '#1f1b22'],
  [/mustard|yellow/, '#b98728'],
  [/rose|pink/, '#b86a78'],
  [/blue/, '#44648f'],
  [/red/, '#96302f'],
];

const clothColour = (word: string): string =>
  COLOURS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? '#5a4a5e';

type Tailor = (bust: Bust, colour: string) => string;

const OUTFITS: readonly (readonly [RegExp, Tailor])[] = [
  [
    /turtleneck|polo neck/,
    (bust, colour) => cloth(bust, { colour, cut: crew(bust, -14) }) + roll(bust, colour),
  ],
  [
    /sweater|knit|jumper/,
    (bust, colour) =>
      cloth(bust, { colour, cut: crew(bust, 4), weave: 'knit' }) +
      ribs(bust, colour, crew(bust, 4)),
  ],
  [
    /apron/,
    (bust, colour) => {
      const under = mix(colour, '#efe6da', 0.82);
      return cloth(bust, { colour: under, cut: crew(bust, 8) }) + apron(bust, shade(colour, -0.12));
    },
  ],
  [
    /scarf/,
    (bust, colour) => {
      const coat = shade(mix(colour, '#2a2430', 0.72), -0.02);
      return (
        cloth(bust, { colour: coat, cut: crew(bust, 2), weave: 'heavy' }) +
        lapels(bust, coat, 190) +
        scarf(bust, colour)
      );
    },
  ],
  [
    /coat|jacket/,
    (bust, colour) => {
      const shirt = mix(colour, '#d9d4cf', 0.8);
      return (
        cloth(bust, { colour: shirt, cut: crew(bust, 7) }) +
        cloth(bust, { colour, cut: open(bust, 52, 330), weave: 'heavy' }) +
        lapels(bust, colour, 330)
      );
    },
  ],
  [
    /blazer|suit/,
    (bust, colour) => {
      const shirt = mix(colour, '#efe9e2', 0.86);
      return (
        cloth(bust, { colour: shirt, cut: vee(bust, 40, 44) }) +
        collar(bust, shirt, 44) +
        cloth(bust, { colour, cut: open(bust, 46, 330), weave: 'heavy' }) +
        lapels(bust, colour, 330)
      );
    },
  ],
  [
    /robe|kimono|yukata/,
    (bust, colour) =>
      cloth(bust, { colour, cut: vee(bust, 46, 74), weave: 'heavy' }) + crossed(bust, colour),
  ],
  [/dress|gown/, (bust, colour) => straps(bust, colour)],
  [
    /t-shirt|tee/,
    (bust, colour) =>
      cloth(bust, { colour, cut: crew(bust, 12) }) + ribs(bust, colour, crew(bust, 12)),
  ],
  [
    /./,
    (bust, colour) => cloth(bust, { colour, cut: vee(bust, 42, 58) }) + collar(bust, colour, 58),
  ],
];

export function outfit(bust: Bust, word: string, colour: string): string {
  const tailor = OUTFITS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
  return tailor
    ? tailor(bust, clothColour(colour))
    : cloth(bust, { colour: clothColour(colour), cut: crew(bust, 8) });
}

/** A round neckline `drop` below the pit of the neck. */
function crew({ at, neck, pit }: Bust, drop: number): Cut {
  const side = neck + 13;
  return [
    at(-side, 134),
    at(-side * 0.75, pit + drop * 0.4),
    at(-side * 0.35, pit + 3 + drop),
    at(0, pit + 5 + drop),
    at(side * 0.35, pit + 3 + drop),
    at(side * 0.75, pit + drop * 0.4),
    at(side, 134),
  ];
}

/** A pointed neckline. */
function vee({ at, neck, pit }: Bust, width: number, drop: number): Cut {
  const side = Math.max(width, neck + 13);
  return [
    at(-side, 136),
    at(-side * 0.62, pit + drop * 0.3),
    at(-side * 0.22, pit + drop * 0.78),
    at(0, pit + drop),
    at(side * 0.22, pit + drop * 0.78),
    at(side * 0.62, pit + drop * 0.3),
    at(side, 136),
  ];
}

/** Open in front, down to `low`. */
function open({ at, neck, pit }: Bust, width: number, low: number): Cut {
  const side = neck + 16;
  return [
    at(-side, 136),
    at(-width, pit + 30),
    at(-width * 0.62, pit + 90),
    at(-3, low),
    at(3, low),
    at(width * 0.62, pit + 90),
    at(width, pit + 30),
    at(side, 136),
  ];
}
