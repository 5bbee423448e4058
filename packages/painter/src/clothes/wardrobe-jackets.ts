// Jackets, coats and suits.
import type { Bust } from '../body/bust.ts';
import { cloth } from './cloth.ts';
import { hinted, under } from './cloth-colours.ts';
import { band, hood, inside, lapels, shirtCollar } from './collars.ts';
import { lightnessOf, mix, shade } from '../colour.ts';
import type { Dress } from './dress.ts';
import { crew, open, vee } from './necklines.ts';
import { seam, sewn } from './sewing.ts';
import { ribbon } from '../body/shape.ts';
import { button, buttons, pocket, stitched, tie, zip } from './trimmings.ts';
import { LONG, shirt, sweater } from './wardrobe-light.ts';
import { scarf } from './wraps.ts';

interface Jacket {
  readonly colour: string;
  /** How deep it is open below the pit of the neck. */
  readonly low: number;
  readonly gap?: number;
  readonly wide?: number;
  readonly peak?: number;
  readonly ease?: number;
  readonly shine?: number;
  readonly loose?: number;
  readonly inner: string;
}

/** An open jacket with lapels over other clothes. */
export function jacket(
  bust: Bust,
  { colour, low, gap, wide, peak, ease = 9, shine = 0, loose = 0.5, inner }: Jacket,
): Dress {
  const deep = bust.torso.pit + low;
  const loop = open(bust, deep, gap);
  return {
    behind: inside(bust, colour, loop, 9),
    body: sewn(
      inner,
      cloth(bust, { colour, loop, ease, shine, loose }),
      lapels(bust, colour, { low: deep, wide, peak }),
    ),
    sleeve: { colour, until: LONG, ease, shine, folds: 4 },
  };
}

export const teeBelow = (bust: Bust, colour: string): string => {
  const loop = crew(bust, 10, 11);
  return sewn(cloth(bust, { colour, loop, ease: 1, loose: 0.2 }), band(bust, colour, loop, 3.4));
};

export const shirtBelow = (bust: Bust, colour: string, drop: number): string =>
  sewn(
    cloth(bust, { colour, loop: vee(bust, drop, 10), loose: 0.3 }),
    shirtCollar(bust, colour, drop),
  );

const breast = (bust: Bust, colour: string): string => {
  const side = bust.bearing.yaw > 0 ? -1 : 1;
  const { at, torso } = bust;
  return seam(
    [at(side * 54, torso.pit + 128, 8), at(side * 88, torso.pit + 120, 8)],
    shade(colour, -0.2),
    3,
  );
};

export function blazer(bust: Bust, colour: string): Dress {
  const dress = jacket(bust, { colour, low: 190, inner: teeBelow(bust, under(colour)) });
  const { pit } = bust.torso;
  return {
    ...dress,
    body: sewn(
      dress.body,
      breast(bust, colour),
      buttons(bust, [0, pit + 204], [2, 58], [shade(colour, -0.14), 5]),
    ),
  };
}

export function suit(bust: Bust, colour: string): Dress {
  const man = bust.sitting.likeness.sex === 'man';
  const white = mix('#efece8', colour, 0.06);
  const inner = man
    ? sewn(shirtBelow(bust, white, 26), tie(bust, mix(shade(colour, -0.12), '#5a1f34', 0.5)))
    : shirtBelow(bust, white, 66);
  const deep = lightnessOf(colour) > 0.8 ? colour : shade(colour, -0.03);
  const dress = jacket(bust, { colour: deep, low: 200, peak: 14, wide: 44, inner });
  const fold = bust.at(70, bust.torso.pit + 118, 9);
  const square = `<path d="M${fold[0] - 13} ${fold[1] + 2}l5 -12 6 6 7 -9 6 13z" fill="${white}"/>`;
  return {
    ...dress,
    body: sewn(
      dress.body,
      square,
      breast(bust, deep),
      button(bust, [0, bust.torso.pit + 214], shade(deep, -0.12), 5),
    ),
  };
}

export function waistcoat(bust: Bust, colour: string): Dress {
  const white = mix('#ece7df', colour, 0.05);
  const man = bust.sitting.likeness.sex === 'man';
  const base = shirt(bust, white);
  const deep = bust.torso.pit + 138;
  const { pit } = bust.torso;
  return {
    ...base,
    body: sewn(
      base.body,
      man ? tie(bust, mix(shade(colour, -0.1), '#3a1a2a', 0.4)) : '',
      cloth(bust, { colour, loop: open(bust, deep, 58), ease: 7, loose: 0.35 }),
      lapels(bust, colour, { low: deep, wide: 8 }),
      buttons(bust, [0, deep + 16], [4, 44], [shade(colour, -0.16), 4]),
      seam([bust.at(46, pit + 210, 8), bust.at(84, pit + 204, 8)], shade(colour, -0.18), 3),
    ),
    sleeve: { colour: white, until: 0.6, ease: 7, folds: 4, cuff: shade(white, -0.04) },
  };
}

export function coat(bust: Bust, colour: string): Dress {
  const base = sweater(bust, under(colour, '#cbb89c'));
  const dress = jacket(bust, {
    colour,
    low: 250,
    gap: 54,
    wide: 58,
    ease: 14,
    inner: sewn(base.body, base.top ?? ''),
  });
  const { pit } = bust.torso;
  return {
    ...dress,
    body: sewn(
      dress.body,
      button(bust, [-34, pit + 266], shade(colour, -0.18), 6.5) +
        button(bust, [34, pit + 266], shade(colour, -0.18), 6.5),
    ),
  };
}

export function scarfAndCoat(bust: Bust, colour: string): Dress {
  const wool =
    lightnessOf(colour) > 0.55 ? mix('#3c3a44', colour, 0.16) : mix('#b09a7c', colour, 0.1);
  const base = coat(bust, wool);
  const { behind, top } = scarf(bust, colour);
  return { ...base, behind: sewn(base.behind ?? '', behind), top };
}

export function rainJacket(bust: Bust, colour: string): Dress {
  const { behind, top } = hood(bust, colour);
  const { pit } = bust.torso;
  return {
    behind,
    body: sewn(
      cloth(bust, { colour, loop: crew(bust, 14, 18), ease: 12, loose: 1, shine: 0.75 }),
      zip(bust, [pit + 24, 600]),
      stitched(
        bust,
        [
          [24, pit + 30],
          [26, pit + 180],
          [26, 600],
        ],
        shade(colour, -0.14),
      ),
      buttons(bust, [15, pit + 52], [5, 56], ['#d9dde2', 3.6]),
    ),
    sleeve: { colour, until: LONG, ease: 12, shine: 0.75, folds: 7 },
    top,
  };
}

/** A short jacket with metal: the zip lies to one side. */
export function leatherJacket(bust: Bust, colour: string): Dress {
  const hide =
    lightnessOf(colour) > 0.6 ? hinted('#7a4c30', colour, 0.25) : hinted('#2c262a', colour, 0.38);
  const inner = teeBelow(bust, under(hide));
  const dress = jacket(bust, {
    colour: hide,
    low: 176,
    gap: 52,
    wide: 52,
    peak: -16,
    ease: 10,
    shine: 0.95,
    loose: 0.95,
    inner,
  });
  const { at, torso } = bust;
  const teeth = [at(10, torso.pit + 178, 9), at(24, torso.pit + 300, 8), at(28, 600, 6)];
  const metal = `<path d="${ribbon(teeth, () => 2)}" fill="none" stroke="#c9ccd4" stroke-width="3" stroke-dasharray="2 1.7"/>`;
  const studs = ([-1, 1] as const)
    .map((side) => button(bust, [side * 84, torso.pit + 60], '#d4d6dc', 3.2))
    .join('');
  return { ...dress, body: sewn(dress.body, metal + studs) };
}

export function denimJacket(bust: Bust, colour: string): Dress {
  const denim = hinted('#44638f', colour, 0.3);
  const { torso } = bust;
  const { pit } = torso;
  const thread = '#d69a4a';
  const inner = teeBelow(bust, under(denim));
  const loop = open(bust, pit + 190, 50);
  const seam = (side: -1 | 1, ...points: readonly [x: number, y: number][]): string =>
    stitched(
      bust,
      points.map(([x, y]) => [side * x, y]),
      thread,
    );
  const lines = ([-1, 1] as const).map((side) =>
    sewn(
      seam(side, [46, pit + 104], [84, pit + 96], [118, pit + 88]),
      seam(side, [62, pit + 150], [50, pit + 260], [44, 600]),
      seam(side, [20, pit + 160], [13, pit + 230], [13, 600]),
      pocket(bust, [side * 76 - 27, pit + 98], shade(denim, 0.015), true),
      button(bust, [side * 76, pit + 114], '#c08a4a', 3.2),
    ),
  );
  return {
    behind: inside(bust, denim, loop, 8),
    body: sewn(inner, cloth(bust, { colour: denim, loop, ease: 9, loose: 0.7 }), ...lines),
    sleeve: { colour: denim, until: LONG, ease: 9, folds: 5 },
    top: shirtCollar(bust, denim, 56),
  };
}
