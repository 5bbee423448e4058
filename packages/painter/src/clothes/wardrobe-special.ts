// Professional and fantasy clothes: the white coat, uniforms, robes, a cloak, armour.
import type { Bust } from '../body/bust.ts';
import { cloth } from './cloth.ts';
import { hinted, under } from './cloth-colours.ts';
import { hood, inside, leaf } from './collars.ts';
import { lightnessOf, mix, shade } from '../colour.ts';
import type { Dress } from './dress.ts';
import { arcs, crew, open, vee } from './necklines.ts';
import { seam, sewn, shapeOf } from './sewing.ts';
import { ribbon } from '../body/shape.ts';
import { button, pocket, zip } from './trimmings.ts';
import { jacket, shirtBelow, teeBelow } from './wardrobe-jackets.ts';
import { LONG, shirt, turtleneck } from './wardrobe-light.ts';
import { cloak as cloakSheet, plates } from '../tales.ts';
import { crossing } from './wraps.ts';

export function labCoat(bust: Bust, colour: string): Dress {
  const white = '#e9ebec';
  const inner = shirtBelow(bust, mix(colour, '#c8d0da', 0.25), 40);
  const dress = jacket(bust, { colour: white, low: 210, gap: 50, wide: 34, ease: 10, inner });
  const side = bust.bearing.yaw > 0 ? -1 : 1;
  const x = side * 80 - 27;
  const { pit } = bust.torso;
  const pens = ['#2c4a8a', '#b03a34']
    .map((ink, n) =>
      seam([bust.at(x + 16 + n * 9, pit + 122, 8), bust.at(x + 16 + n * 9, pit + 146, 8)], ink, 4),
    )
    .join('');
  return {
    ...dress,
    body: sewn(
      dress.body,
      pens,
      pocket(bust, [x, pit + 136], shade(white, -0.012)),
      button(bust, [0, pit + 226], '#c9ccd0', 4),
    ),
  };
}

export function captainsJacket(bust: Bust, colour: string): Dress {
  const blue = lightnessOf(colour) > 0.7 ? colour : mix(shade(colour, -0.04), '#1c2442', 0.5);
  const base = turtleneck(bust, '#e6dfd2');
  const dress = jacket(bust, { colour: blue, low: 150, peak: 12, wide: 46, inner: base.body });
  const { pit, joint } = bust.torso;
  const brass = [0, 1, 2, 3].flatMap((row) =>
    [-1, 1].map((side) =>
      button(bust, [side * (46 - row * 3), pit + 150 + row * 50], '#d8ac4e', 6),
    ),
  );
  const boards = ([-1, 1] as const).map((side) => {
    const path = ribbon(
      [
        bust.put([side * joint * 0.62, pit + 12, -22]),
        bust.put([side * joint * 1.08, pit + 30, -20]),
      ],
      () => 11,
    );
    return shapeOf(path, shade(blue, -0.05), 'stroke="#d8ac4e" stroke-width="2.4"');
  });
  return {
    behind: sewn(dress.behind ?? '', base.behind ?? ''),
    body: sewn(dress.body, brass.join('')),
    ...(dress.sleeve ? { sleeve: { ...dress.sleeve, cuff: '#d8ac4e' } } : {}),
    top: sewn(base.top ?? '', ...boards),
  };
}

/** A short jacket with a collar of fleece. */
export function flightJacket(bust: Bust, colour: string): Dress {
  const hide = hinted('#5a4030', colour, 0.4);
  const inner = teeBelow(bust, under(hide));
  const { pit } = bust.torso;
  const loop = open(bust, pit + 160, 56);
  const { near } = arcs(bust, open(bust, pit + 130, 52));
  const fleece = '#e4d2b0';
  const tufts = near.flatMap(([x, y], at) =>
    [-9, 0, 9].map(
      (dx) =>
        `<circle cx="${(x + dx + Math.sin(at * 7 + dx) * 3).toFixed(1)}" cy="${(y + Math.cos(at * 5 + dx) * 6).toFixed(1)}" r="11"/>`,
    ),
  );
  const curls = near.flatMap(([x, y], at) =>
    [-10, 1, 11].map(
      (dx) => `M${(x + dx).toFixed(1)} ${(y + Math.sin(at * 3 + dx) * 7).toFixed(1)}q4 -5 8 0`,
    ),
  );
  return {
    behind: inside(bust, fleece, loop, 18),
    body: sewn(
      inner,
      cloth(bust, { colour: hide, loop, ease: 12, shine: 0.6, loose: 0.9 }),
      zip(bust, [pit + 166, 600], '#d8b25e'),
    ),
    sleeve: { colour: hide, until: LONG, ease: 12, shine: 0.6, folds: 6 },
    top: `<path d="${ribbon(near, () => 14)}" fill="${fleece}"/><g fill="${fleece}">${tufts.join('')}</g><path d="${curls.join('')}" fill="none" stroke="${shade(fleece, -0.12)}" stroke-width="2" stroke-opacity=".6"/>`,
  };
}

/** A robe: the summer one is of printed cotton, the other of silk. */
export function robe(bust: Bust, colour: string, summer: boolean): Dress {
  const loop = vee(bust, 92, 16);
  const inner = summer ? shade(colour, -0.12) : '#ece4d6';
  const belt = summer
    ? mix(shade(colour, 0.2), '#d8a04a', 0.5)
    : mix(shade(colour, -0.14), '#8a2f3c', 0.45);
  return {
    behind: inside(bust, inner, loop, 16),
    body: sewn(
      // On a body that is turned away the edges do not meet: another robe shows between them.
      Math.abs(bust.bearing.yaw) > 0.75
        ? cloth(bust, { colour: inner, loop: crew(bust, 30, 12), loose: 0.2 })
        : '',
      cloth(bust, {
        colour,
        loop,
        weave: summer ? 'floral' : 'waves',
        ease: 10,
        loose: 0.5,
        shine: summer ? 0 : 0.3,
      }),
      crossing(bust, shade(colour, -0.05), { inner, belt }),
    ),
    sleeve: {
      colour,
      until: 0.8,
      ease: 20,
      weave: summer ? 'floral' : 'waves',
      folds: 3,
      shine: summer ? 0 : 0.3,
    },
  };
}

export function cloak(bust: Bust, colour: string): Dress {
  const base = shirt(bust, under(colour));
  const { behind, top } = hood(bust, shade(colour, -0.03));
  return { ...base, behind, top: sewn(cloakSheet(bust, colour), top) };
}

export function armour(bust: Bust, colour: string): Dress {
  const base = turtleneck(bust, shade(colour, -0.06));
  const dark = shade(colour, -0.12);
  const { on, torso } = bust;
  const belt = leaf(
    bust,
    [
      [on(-96, torso.chest + 130, 5), on(0, torso.chest + 146, 8), on(96, torso.chest + 130, 5)],
      [on(96, torso.chest + 130, 5), on(98, torso.chest + 158, 5)],
      [on(98, torso.chest + 158, 5), on(0, torso.chest + 174, 8), on(-98, torso.chest + 158, 5)],
    ],
    '#5a3a24',
  );
  return {
    ...base,
    body: sewn(base.body, belt),
    sleeve: { colour: dark, until: LONG, ease: 5, folds: 4 },
    top: sewn(base.top ?? '', plates(bust, colour)),
  };
}
