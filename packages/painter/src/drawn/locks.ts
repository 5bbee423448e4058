// The pieces that drawn hair is made of: masses, curtains, strands, ringlets, braids; light comes from the far side.
import { mix } from '../colour.ts';
import { type Chance, chanceOf } from '../random.ts';
import type { Drawing } from './drawing.ts';
import { clip, fill, gradient, path, stroke } from './pen.ts';

export const MASS = 'url(#d-hair)';
export const DEPTH = 'url(#d-hair-back)';

/** Gradients of the hair: the mass in front, and what lies behind neck and ears. */
export function hairPaints({ hair, light }: Drawing): string {
  return [
    gradient(
      'd-hair',
      [190, 120, 470, 400],
      mix(hair.light, light.key, 0.12),
      mix(hair.base, hair.dark, 0.3),
      hair.dark,
      mix(hair.deep, light.gloom, 0.3),
    ),
    gradient(
      'd-hair-back',
      [300, 150, 330, 560],
      mix(hair.dark, hair.deep, 0.5),
      hair.deep,
      mix(hair.deep, hair.dark, 0.35),
    ),
  ].join('');
}

/** Where the light breaks: a few broad tapered strokes along the flow. */
export const sheen = ({ hair, light }: Drawing, lines: readonly string[], opacity = 0.5): string =>
  lines
    .map((line, at) =>
      stroke(line, mix(hair.light, light.key, 0.3), {
        width: at % 2 ? 5 : 12,
        opacity: opacity * (at % 2 ? 0.5 : 0.38),
      }),
    )
    .join('');

/** Lines between locks. */
export const partings = ({ hair }: Drawing, lines: readonly string[]): string =>
  lines.map((line) => stroke(line, hair.deep, { width: 3.4, opacity: 0.32 })).join('');

/** Light of the place on the near edge. */
export const rim = ({ light }: Drawing, line: string): string =>
  stroke(line, light.rim, { width: 3.6, opacity: 0.62 });

export const chanceFor = ({ seed }: Drawing, purpose: string): Chance => chanceOf(seed, purpose);

interface Fall {
  /** Where it ends, downwards. */
  readonly to: number;
  /** How far it swings. */
  readonly wave?: number;
  /** How far the ends turn inwards. */
  readonly inward?: number;
}

/** Hair behind neck and shoulders. */
export const fallBehind = ({ to, wave: w = 0, inward = 0 }: Fall): string =>
  fill(
    path`M320 134C226 134 188 206 192 300C${190 - w} 380 ${172 + w} 460 ${186 + inward} ${to - 20}C${190 + inward} ${to + 14} 240 ${to + 26} 330 ${to + 24}C400 ${to + 26} ${462 - inward} ${to + 18} ${476 - inward} ${to - 20}C${486 + w} 470 ${470 - w} 400 464 300C462 196 424 136 320 134Z`,
    DEPTH,
  );

/** The curtain on the near side, from the parting over the ear. */
export function nearCurtain(drawing: Drawing, { to, wave: w = 0, inward = 0 }: Fall): string {
  const end = to + 12;
  const mid = (300 + to) / 2;
  return [
    fill(
      path`M318 132C394 122 458 172 468 262C${476 + w} ${mid - 70} ${462 - w} ${mid - 10} ${472 + w} ${mid + 50}C${480 + w - inward} ${to - 50} ${474 - inward} ${to - 6} ${448 - inward * 1.6} ${end}C${440 - inward} ${to - 40} ${424 - w} ${mid + 60} ${420 + w} ${mid + 10}C${412 - w} ${mid - 30} ${422} 338 410 290C402 250 376 222 322 202Z`,
      MASS,
    ),
    fill(
      path`M324 150C380 150 426 190 438 262C${446 + w} ${mid - 60} ${434 - w} ${mid} ${444 + w} ${mid + 50}C${450 + w - inward} ${to - 50} ${452 - inward} ${to - 20} ${448 - inward * 1.6} ${end}C${440 - inward} ${to - 40} ${424 - w} ${mid + 60} ${420 + w} ${mid + 10}C${412 - w} ${mid - 30} ${422} 338 410 290C402 250 376 222 322 202Z`,
      drawing.hair.light,
      0.12,
    ),
    sheen(
      drawing,
      [path`M352 160C400 172 432 210 442 262`, path`M372 158C416 176 446 216 454 270`],
      0.4,
    ),
    partings(drawing, [
      path`M338 156C392 176 426 226 434 300C${438 + w} ${mid - 30} ${432 - w} ${mid + 20} ${440 + w - inward} ${to - 24}`,
      path`M360 154C420 180 446 236 452 310C${458 + w} ${mid - 20} ${450 - w} ${mid + 30} ${460 + w - inward} ${to - 34}`,
    ]),
    rim(
      drawing,
      path`M420 166C454 196 466 232 469 272C${476 + w} ${mid - 60} ${464 - w} ${mid - 10} ${473 + w} ${mid + 50}`,
    ),
  ].join('');
}

/** The narrow curtain along the far temple. */
export function farCurtain(drawing: Drawing, { to, wave: w = 0, inward = 0 }: Fall): string {
  const mid = (300 + to) / 2;
  return [
    fill(
      path`M326 132C252 122 198 166 190 240C${182 - w} 290 ${188 + w} ${mid - 20} ${180 - w} ${mid + 30}C${176 - w + inward} ${to - 40} ${184 + inward} ${to - 8} ${200 + inward * 1.5} ${to}C${208 + w + inward} ${to - 60} ${202 - w} ${mid + 20} ${206 + w * 0.6} ${mid - 20}C${209} 330 204 296 214 272C222 250 252 232 282 222C304 214 318 208 328 202Z`,
      MASS,
    ),
    partings(drawing, [
      path`M312 156C252 168 212 204 202 258C${196 - w} 310 ${202 + w} ${mid - 10} ${190 - w + inward} ${to - 30}`,
    ]),
    sheen(
      drawing,
      [path`M296 152C246 164 214 194 204 232`, path`M282 170C246 184 224 206 216 234`],
      0.55,
    ),
  ].join('');
}

/** A fringe from side to side, with or without gaps. */
export function fringe(drawing: Drawing, { low = 258, gaps = true } = {}): string {
  const dip = gaps ? 9 : 2;
  return [
    fill(
      path`M196 ${low + 14}C196 190 246 138 322 138C392 138 418 196 416 ${low + 10}C404 ${low + 6} 396 ${low - 2} 388 ${low - dip}C384 ${low + 2} 372 ${low + 2} 362 ${low - dip}C352 ${low + 4} 338 ${low + 4} 326 ${low - dip + 2}C314 ${low + 5} 300 ${low + 5} 288 ${low - dip + 2}C276 ${low + 6} 262 ${low + 5} 252 ${low - dip + 3}C242 ${low + 6} 232 ${low + 6} 224 ${low - 2}C216 ${low + 4} 206 ${low + 14} 196 ${low + 14}Z`,
      MASS,
    ),
    partings(drawing, [
      path`M306 150C276 176 256 210 252 ${low - 6}`,
      path`M320 150C304 180 292 214 288 ${low - 8}`,
      path`M330 150C332 184 330 220 326 ${low - 8}`,
      path`M344 152C360 184 364 220 362 ${low - 10}`,
      path`M360 156C386 184 394 220 390 ${low - 10}`,
    ]),
    sheen(
      drawing,
      [path`M232 204C262 190 300 184 340 188`, path`M240 216C270 202 300 197 330 199`],
      0.5,
    ),
  ].join('');
}

/** Hair drawn back from the forehead to a knot; ear and neck stay free. */
export function gathered(
  drawing: Drawing,
  [kx, ky]: readonly [number, number] = [452, 214],
): string {
  const mass = path`M404 268C402 226 376 196 330 184C284 176 238 196 212 246C200 258 198 240 202 222C212 156 254 118 322 114C404 110 462 166 466 246C468 300 452 338 428 356C424 340 434 310 424 284C418 274 410 270 404 268Z`;
  const lit = path`M330 184C284 176 238 196 212 246C206 212 236 150 318 134C376 138 430 170 ${kx} ${Math.min(ky, 250)}C410 196 372 188 330 184Z`;
  /** From the hairline up over the skull and down to the knot. */
  const root = (x: number, y: number, rise: number): string =>
    path`M${x} ${y}C${x + 24} ${y - rise} ${kx - 60} ${Math.min(ky, 230) - rise * 0.9} ${kx} ${ky}`;
  const roots = [
    root(222, 226, 76),
    root(250, 200, 58),
    root(286, 186, 42),
    root(326, 182, 30),
    root(362, 196, 26),
    root(392, 226, 20),
  ];
  const flow = fill(lit, MASS, 0.8) + partings(drawing, roots);
  const shine = [
    path`M238 182C268 146 326 134 384 154`,
    path`M254 190C286 162 332 152 378 168`,
    path`M410 198C428 210 440 222 448 236`,
  ];
  return [
    fill(mass, MASS),
    clip('d-gathered', mass, flow),
    sheen(drawing, shine, 0.45),
    rim(drawing, path`M430 156C458 184 468 222 467 262`),
  ].join('');
}

/** Loose strands before the ears, thin as they escape. */
export const wisps = (drawing: Drawing, to = 400): string =>
  [
    fill(
      path`M404 262C412 300 404 340 ${412} ${to}C398 ${to - 40} 396 310 398 266Z`,
      drawing.hair.base,
    ),
    fill(
      path`M214 240C202 280 206 320 198 ${to - 24}C196 ${to - 60} 196 290 206 244Z`,
      drawing.hair.light,
    ),
  ].join('');

/** A plait along a line of points, as leaves that overlap from both sides. */
export function plait(
  drawing: Drawing,
  points: readonly (readonly [number, number])[],
  wide: number,
): string {
  return points
    .slice(0, -1)
    .map(([x, y], at) => {
      const [nx, ny] = points[at + 1] ?? [x, y];
      const w = wide * (1 - at / (points.length * 1.7));
      const long = Math.hypot(nx - x, ny - y) * 1.75;
      const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI - 90;
      const side = at % 2 ? 1 : -1;
      const leaf = path`M${side * -w * 0.2} ${-long * 0.12}C${side * w * 1.15} ${-long * 0.1} ${side * w * 1.25} ${long * 0.45} ${side * -w * 0.25} ${long * 0.95}C${side * -w * 0.5} ${long * 0.5} ${side * -w * 0.5} ${long * 0.2} ${side * -w * 0.2} ${-long * 0.12}Z`;
      return `<g transform="translate(${x} ${y}) rotate(${Math.round(turn)})">${fill(leaf, at % 2 ? drawing.hair.dark : drawing.hair.base)}${stroke(path`M${side * w * 0.2} 0C${side * w * 0.8} ${long * 0.15} ${side * w * 0.7} ${long * 0.45} ${side * w * 0.1} ${long * 0.75}`, drawing.hair.shine, { width: w * 0.16, opacity: 0.45 })}</g>`;
    })
    .join('');
}

/** Thin braids or locs that hang along curves: one path of each, its twist as dashes. */
export function ropes(
  drawing: Drawing,
  lines: readonly string[],
  { width = 10, twist = '5 4' } = {},
): string {
  const { hair } = drawing;
  return lines
    .map(
      (line, at) =>
        `${
          stroke(line, hair.deep, { width: width + 2.5 }) +
          stroke(line, at % 3 ? hair.base : hair.dark, { width })
        }<path d="${line}" fill="none" stroke="${hair.light}" stroke-width="${width * 0.62}" stroke-dasharray="${twist}" stroke-opacity=".6"/>`,
    )
    .join('');
}

/** A cloud of curls over places; the lit ones lie up and to the far side. */
export function curls(
  drawing: Drawing,
  places: readonly (readonly [x: number, y: number, size: number])[],
): string {
  const { hair, light } = drawing;
  const chance = chanceFor(drawing, 'curls');
  return places
    .map(([x, y, size], at) => {
      const s = size * chance.between(0.85, 1.15);
      const lit = Math.max(0, Math.min(1, (470 - x - y * 0.55) / 280));
      const turn = chance.between(-50, 40);
      const tone = mix(hair.dark, hair.light, lit * 0.75);
      return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})">${fill(
        path`M${-s} 0C${-s} ${-s * 0.72} ${-s * 0.5} ${-s} 0 ${-s}C${s * 0.68} ${-s} ${s} ${-s * 0.46} ${s} ${s * 0.1}C${s * 0.9} ${s * 0.7} ${s * 0.3} ${s} ${-s * 0.2} ${s * 0.94}C${-s * 0.8} ${s * 0.8} ${-s} ${s * 0.5} ${-s} 0Z`,
        tone,
      )}${
        at % 2
          ? stroke(
              path`M${-s * 0.62} ${s * 0.1}C${-s * 0.6} ${-s * 0.5} ${s * 0.3} ${-s * 0.8} ${s * 0.6} ${-s * 0.2}`,
              mix(hair.light, light.key, 0.2),
              { width: Math.round(s * 2.6) / 10, opacity: 0.08 + lit * 0.24 },
            )
          : ''
      }${stroke(
        path`M${s * 0.75} ${s * 0.3}C${s * 0.5} ${s * 0.8} ${-s * 0.2} ${s * 0.95} ${-s * 0.6} ${s * 0.6}`,
        hair.deep,
        { width: Math.round(s * 2) / 10, opacity: 0.4 },
      )}</g>`;
    })
    .join('');
}
