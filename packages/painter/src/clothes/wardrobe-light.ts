// Light clothes: knits, shirts, tops, dresses.
import { cloth } from './cloth.ts';
import { clothTones, hinted, under } from './cloth-colours.ts';
import { band, hood, inside, roll, shirtCollar } from './collars.ts';
import { shade } from '../colour.ts';
import type { Bust } from '../body/bust.ts';
import type { Dress } from './dress.ts';
import { bodice, crew, vee } from './necklines.ts';
import { crease, seam, sewn } from './sewing.ts';
import { button, necklace, placket, straps, zip } from './trimmings.ts';
import { bib } from './wraps.ts';

export const LONG = 0.94;

export function sweater(bust: Bust, colour: string): Dress {
  const loop = crew(bust, 2, 11);
  return {
    behind: inside(bust, colour, loop),
    body: cloth(bust, { colour, loop, weave: 'knit', ease: 9, loose: 0.75 }),
    sleeve: { colour, until: LONG, ease: 9, weave: 'knit', folds: 5, cuff: shade(colour, -0.04) },
    top: band(bust, colour, loop, 6),
  };
}

export function turtleneck(bust: Bust, colour: string): Dress {
  const { behind, top } = roll(bust, colour);
  return {
    behind,
    body: cloth(bust, { colour, loop: crew(bust, -16, 4), weave: 'rib', ease: 5, loose: 0.5 }),
    sleeve: { colour, until: LONG, ease: 5, weave: 'rib' },
    top,
  };
}

export function tee(
  bust: Bust,
  colour: string,
  fit: { ease: number; loose: number; hem?: number } = { ease: 4, loose: 0.62 },
): Dress {
  const loop = crew(bust, 9, 13);
  return {
    behind: inside(bust, colour, loop, 6),
    body: cloth(bust, { colour, loop, ...fit }),
    sleeve: { colour, until: 0.36, ease: fit.ease + 2, folds: 2, cuff: shade(colour, -0.03) },
    top: band(bust, colour, loop, 3.6),
  };
}

/** A shirt; linen is open further and has its sleeves rolled. */
export function shirt(bust: Bust, colour: string, linen = false): Dress {
  const drop = linen ? 74 : 46;
  const loop = vee(bust, drop);
  return {
    behind: inside(bust, colour, loop, 8),
    body: sewn(
      cloth(bust, { colour, loop, ease: 6, loose: 0.8 }),
      placket(bust, colour, [bust.torso.pit + drop, 600]),
    ),
    sleeve: {
      colour,
      until: linen ? 0.56 : LONG,
      ease: 7,
      folds: 5,
      ...(linen ? { cuff: shade(colour, -0.03) } : {}),
    },
    top: shirtCollar(bust, colour, drop),
  };
}

export function blouse(bust: Bust, colour: string): Dress {
  const loop = vee(bust, 62, 18);
  const { at, torso, sitting } = bust;
  const { dim } = clothTones(colour, sitting.light);
  const gathers = [-1, 1].flatMap((side) =>
    [0.34, 0.52, 0.7].map((share) =>
      crease([at(side * 92 * share, torso.pit + 24), at(side * 100 * share, torso.pit + 80)], 1.8, [
        dim,
        0.7,
      ]),
    ),
  );
  return {
    body: sewn(cloth(bust, { colour, loop, ease: 6, loose: 0.9, shine: 0.28 }), ...gathers),
    sleeve: { colour, until: LONG, ease: 11, shine: 0.28, folds: 6 },
    top: sewn(band(bust, shade(colour, 0.03), loop, 4.4), necklace(bust)),
  };
}

export function cardigan(bust: Bust, colour: string): Dress {
  const inner = under(colour);
  const loop = vee(bust, 128, 22);
  const below = crew(bust, 14, 14);
  const { pit } = bust.torso;
  return {
    behind: inside(bust, colour, loop, 6),
    body: sewn(
      cloth(bust, { colour: inner, loop: below, loose: 0.4 }),
      band(bust, inner, below, 3),
      cloth(bust, { colour, loop, weave: 'knit', ease: 9, loose: 0.6 }),
      band(bust, shade(colour, -0.03), loop, 9),
      placket(bust, colour, [pit + 132, 600], '#d8c29a'),
    ),
    sleeve: { colour, until: LONG, ease: 9, weave: 'knit', folds: 5 },
  };
}

export function hoodie(bust: Bust, colour: string): Dress {
  const { behind, top } = hood(bust, colour);
  const { at, torso } = bust;
  const cord = (side: number): string => {
    const path = [
      at(side * 22, torso.pit + 24, 16),
      at(side * 24, torso.pit + 70, 14),
      at(side * 20, torso.pit + 112, 12),
    ];
    return (
      seam(path, shade(colour, 0.34), 3.4) +
      button(bust, [side * 20, torso.pit + 114], '#c8c8cc', 3)
    );
  };
  return {
    behind,
    body: sewn(
      cloth(bust, { colour, loop: crew(bust, 14, 16), ease: 11, loose: 0.9 }),
      zip(bust, [torso.pit + 24, 600]),
    ),
    sleeve: { colour, until: LONG, ease: 11, folds: 6 },
    top: sewn(top, cord(-1) + cord(1)),
  };
}

export function apron(bust: Bust, colour: string): Dress {
  const inner = under(colour);
  const base = shirt(bust, inner);
  return {
    ...base,
    body: sewn(base.body, bib(bust, shade(colour, -0.02), 'apron')),
    sleeve: { colour: inner, until: 0.58, ease: 7, folds: 4, cuff: shade(inner, -0.04) },
  };
}

export function overalls(bust: Bust, colour: string): Dress {
  const base = tee(bust, under(colour));
  return { ...base, body: sewn(base.body, bib(bust, hinted('#3c5680', colour, 0.3), 'overalls')) };
}

export function sportsTop(bust: Bust, colour: string): Dress {
  const man = bust.sitting.likeness.sex === 'man';
  const { torso } = bust;
  const body = cloth(bust, {
    colour,
    loop: bodice(bust, torso.pit + 62),
    ease: 2,
    loose: 0.35,
    shine: 0.2,
  });
  const cut = { x: man ? 78 : 64, to: torso.pit + 74, wide: man ? 24 : 15 };
  return { body, top: straps(bust, colour, cut) };
}

export function summerDress(bust: Bust, colour: string): Dress {
  const { torso } = bust;
  return {
    body: cloth(bust, {
      colour,
      loop: bodice(bust, torso.pit + 78),
      weave: 'floral',
      ease: 3,
      loose: 0.7,
    }),
    top: straps(bust, colour, { x: 60, to: torso.pit + 76, wide: 5 }),
  };
}

export function gown(bust: Bust, colour: string): Dress {
  const { torso } = bust;
  const loop = bodice(bust, torso.pit + 92);
  const { dim } = clothTones(colour, bust.sitting.light);
  const drape = [-1, 1].map((side) =>
    crease(
      [
        bust.at(side * 92, torso.chest + 34),
        bust.at(side * 30, torso.chest + 84),
        bust.at(-side * 40, torso.chest + 140),
      ],
      3,
      [dim, 0.6],
    ),
  );
  return {
    body: sewn(
      cloth(bust, { colour, loop, ease: 2, loose: 0.6, shine: 0.7 }),
      ...drape,
      necklace(bust, '#e9e4ea'),
    ),
    top: straps(bust, shade(colour, 0.02), { x: 57, to: torso.pit + 88, wide: 3.4 }),
  };
}
