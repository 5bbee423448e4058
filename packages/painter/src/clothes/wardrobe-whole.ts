// Fitted clothes that are visible down to the knee.
import type { Bust } from '../body/bust.ts';
import { cloth } from './cloth.ts';
import { clothTones, hinted, lineOf } from './cloth-colours.ts';
import { band, inside } from './collars.ts';
import { shade } from '../colour.ts';
import type { Dress } from './dress.ts';
import { crew } from './necklines.ts';
import { crease, seam, sewn, shapeOf, within } from './sewing.ts';
import { line, type Point, ribbon, sides } from '../body/shape.ts';
import { bodyShadow } from '../body/torso-light.ts';
import { LONG, tee } from './wardrobe-light.ts';

const WAIST = 428;
const TEE_HEM = 585;

export function knitDress(bust: Bust, colour: string): Dress {
  const loop = crew(bust, 20, 20);
  return {
    behind: inside(bust, colour, loop, 6),
    body: sewn(
      cloth(bust, { colour, loop, weave: 'rib', ease: 2, loose: 0.2 }),
      belt(bust, shade(colour, -0.14)),
    ),
    sleeve: { colour, until: LONG, ease: 4, weave: 'rib', cuff: shade(colour, -0.03) },
    top: band(bust, colour, loop, 3.6),
  };
}

export function teeAndTrousers(bust: Bust, colour: string): Dress {
  const base = tee(bust, colour, { ease: 3, loose: 0.5, hem: TEE_HEM });
  return {
    ...base,
    body: sewn(
      trousers(bust, hinted('#34343e', colour, 0.18)),
      base.body,
      seam(across(bust, TEE_HEM - 8, 5), shade(colour, -0.14), 1.4),
    ),
  };
}

const across = ({ at, torso }: Bust, y: number, lift: number): Point[] =>
  [-0.97, -0.6, -0.2, 0.2, 0.6, 0.97].map((share) => at(share * torso.at(y).half, y, lift));

function belt(bust: Bust, colour: string): string {
  const path = ribbon(across(bust, WAIST, 5), () => 6);
  const [x, y] = bust.at(0, WAIST, 8);
  return sewn(
    shapeOf(path, colour),
    `<rect x="${(x - 8).toFixed(1)}" y="${(y - 8).toFixed(1)}" width="16" height="16" rx="3" fill="none" stroke="#d9b76a" stroke-width="3"/>`,
  );
}

/** Close about the legs, which part below the seat. */
function trousers(bust: Bust, colour: string): string {
  const { at, outline, sitting } = bust;
  const below = (side: -1 | 1): Point[] => outline(side, 3).filter(([, y]) => y > TEE_HEM - 60);
  const path = sides([...below(-1)].reverse(), below(1));
  const { dim } = clothTones(colour, sitting.light);
  const ink = lineOf(colour);
  const parting = [at(0, 700), at(0, 760), at(0, 860), at(0, 1000)];
  const drawn = sewn(
    bodyShadow(bust, dim),
    crease([at(-70, 640), at(-34, 672), at(-8, 690)], 2.6, [ink, 0.5]),
    crease([at(70, 640), at(34, 672), at(8, 690)], 2.6, [ink, 0.5]),
    seam([at(0, TEE_HEM), at(0, 640), at(0, 700)], ink, 1.6),
    `<path d="${ribbon(parting, (t) => 1.5 + t * 7)}" fill="${ink}" fill-opacity=".75"/>`,
  );
  return sewn(
    shapeOf(path, colour),
    within(path, drawn),
    sitting.likeness.hand === 'anime'
      ? `<path d="${line(below(-1))}${line(below(1))}" fill="none" stroke="${ink}" stroke-width="1.8"/>`
      : '',
  );
}
