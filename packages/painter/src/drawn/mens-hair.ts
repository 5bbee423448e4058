// Men's hair styles of the drawn style.
import { mix } from '../colour.ts';
import type { Drawing } from './drawing.ts';
import {
  chanceFor,
  curls,
  DEPTH,
  fallBehind,
  farCurtain,
  gathered,
  MASS,
  nearCurtain,
  partings,
  rim,
  ropes,
  sheen,
} from './locks.ts';
import { fill, path, stroke } from './pen.ts';
import type { Hair } from './womens-hair.ts';

type Style = (drawing: Drawing) => Hair;

const worn = (before: string, behind = '', ear = true): Hair => ({ before, behind, ear });

/** Over a bare skull, which the face then covers up to the brows. */
const bare = (before: string): Hair => ({ before, behind: '', under: dome(), ear: true });

/** The dome of the skull, where little or no hair hides it. */
const dome = (): string =>
  ['url(#d-skin)', 'url(#d-key)']
    .map((paint) =>
      fill(
        'M405 262C424 300 450 300 458 250C464 176 410 128 320 126C244 126 202 178 206 258C230 300 380 300 405 262Z',
        paint,
      ),
    )
    .join('');

/** Short sides with a sideburn; grey by age or mark. */
function sidesOf(drawing: Drawing, opacity = 1): string {
  const { hair, marks } = drawing;
  const tone = marks.has('grey temples') ? mix(hair.base, '#a9a4a0', 0.6) : hair.dark;
  return [
    fill(
      path`M388 208C424 188 458 214 458 264C458 300 446 326 430 342C430 324 434 306 434 288C430 262 410 262 400 280C402 300 404 318 400 334C394 326 392 300 392 280C392 254 392 230 388 208Z`,
      tone,
      opacity,
    ),
    fill(
      path`M232 206C214 216 204 236 205 268C205 282 207 290 209 298C212 276 214 256 222 238Z`,
      tone,
      opacity * 0.9,
    ),
  ].join('');
}

interface Crest {
  /** Above the skull at the front. */
  readonly height: number;
  /** How far the flow leans backwards. */
  readonly back: number;
  readonly wave?: number;
}

/** The long hair of the top, from the hairline backwards. */
function crest(drawing: Drawing, { height, back, wave = 0 }: Crest): string {
  const h = 118 - height;
  const front = 214 - back;
  const flow = [
    path`M226 226C${232 - back} ${178 + wave} 280 ${h + 34} 356 ${h + 40}`,
    path`M256 204C${264 - back * 0.5} ${172 - wave} 310 ${h + 48} 384 ${h + 58}`,
    path`M292 197C304 ${174 + wave} 350 ${h + 66} 410 ${h + 78}`,
    path`M338 197C352 184 392 180 434 200`,
  ];
  const lit = [
    path`M232 176C${246 - back * 0.5} ${h + 30} 290 ${h + 18} 336 ${h + 22}`,
    path`M250 190C268 ${h + 50} 310 ${h + 36} 350 ${h + 40}`,
  ];
  const mass = path`M398 232C384 204 350 196 312 196C276 196 244 204 220 236C210 244 206 232 206 218C204 ${170 + wave} ${front} ${h + 22} ${262 - back * 0.4} ${h + 4}C300 ${h - 8 + wave} 372 ${h + 4} 416 ${140 - height * 0.3}C450 164 460 204 454 246C440 222 420 226 398 232Z`;
  const shaded = path`M398 232C384 204 350 196 312 196C340 176 392 172 420 190C446 206 454 226 454 246C440 222 420 226 398 232Z`;
  return [
    fill(mass, MASS),
    fill(shaded, drawing.hair.dark, 0.55),
    partings(drawing, flow),
    sheen(drawing, lit, 0.5),
    rim(drawing, path`M424 146C450 170 460 206 458 250`),
  ].join('');
}

const top =
  (shape: Crest): Style =>
  (drawing) =>
    worn(sidesOf(drawing) + crest(drawing, shape));

const parted: Style = (drawing) =>
  worn(
    [
      sidesOf(drawing),
      fill(
        path`M398 236C392 206 384 190 372 178C320 176 262 196 224 250C210 250 202 232 206 206C214 148 262 116 330 114C404 112 460 160 458 240C444 218 420 224 398 236Z`,
        MASS,
      ),
      fill(
        path`M372 178C392 150 446 172 458 240C444 218 420 224 398 236C392 206 384 190 372 178Z`,
        drawing.hair.dark,
        0.7,
      ),
      partings(drawing, [
        path`M370 178C316 160 248 190 218 244`,
        path`M376 162C310 142 236 172 212 228`,
        path`M374 176C400 168 436 188 450 222`,
        path`M372 178C386 160 408 148 424 146`,
      ]),
      sheen(
        drawing,
        [path`M350 138C300 138 248 160 226 200`, path`M352 154C306 156 264 174 242 204`],
        0.5,
      ),
      rim(drawing, path`M424 146C454 170 464 206 462 250`),
    ].join(''),
  );

const close =
  (depth: number): Style =>
  (drawing) =>
    bare(
      [
        sidesOf(drawing, depth * 0.8),
        fill(
          path`M402 244C394 206 372 192 318 188C270 190 238 204 216 244C206 236 200 222 208 196C222 148 262 124 324 122C404 120 460 166 460 244C446 232 420 236 402 244Z`,
          drawing.hair.base,
          depth,
        ),
        sheen(drawing, [path`M240 176C268 148 310 138 352 144`], depth * 0.35),
        speckle(drawing, depth),
      ].join(''),
    );

/** The grain of very short hair. */
function speckle(drawing: Drawing, depth: number): string {
  const chance = chanceFor(drawing, 'speckle');
  const dots = Array.from({ length: 90 }, () => {
    const turn = chance.between(-3, -0.1);
    const out = chance.between(0.72, 1);
    return path`M${326 + Math.cos(turn) * 122 * out} ${246 + Math.sin(turn) * 120 * out}l1.5 4`;
  });
  return stroke(dots.join(''), drawing.hair.deep, { width: 2, opacity: depth * 0.45 });
}

const bald: Style = (drawing) =>
  bare(
    fill(path`M236 196C256 156 306 138 352 146C316 150 272 166 250 200Z`, drawing.skin.light, 0.4) +
      sidesOf(drawing, 0.12),
  );

function ringlets(
  drawing: Drawing,
  { rows, size, rise }: { rows: number; size: number; rise: number },
): string {
  const chance = chanceFor(drawing, 'ringlets');
  const places: [number, number, number][] = [];
  for (let row = 0; row < rows; row += 1) {
    const out = 86 + (row / Math.max(1, rows - 1)) * (42 + rise);
    const count = 9 + row;
    for (let i = 0; i < count; i += 1) {
      const turn = -2.86 + (i / (count - 1)) * 2.6;
      places.push([
        322 + Math.cos(turn) * out * 1.06,
        258 + Math.sin(turn) * out + chance.drift() * 4,
        size * chance.between(0.9, 1.15),
      ]);
    }
  }
  return curls(drawing, places.reverse());
}

const shortCurls: Style = (drawing) =>
  worn(
    sidesOf(drawing) + ringlets(drawing, { rows: 4, size: 19, rise: 0 }),
    fill(path`M330 118C430 116 470 190 460 280L400 300Z`, DEPTH),
  );

const afro: Style = (drawing) =>
  worn(
    sidesOf(drawing) + ringlets(drawing, { rows: 5, size: 22, rise: 34 }),
    `<ellipse cx="326" cy="226" rx="158" ry="148" fill="${drawing.hair.deep}"/>`,
  );

const long: Style = (drawing) =>
  worn(
    farCurtain(drawing, { to: 480, wave: 5 }) + nearCurtain(drawing, { to: 506, wave: 6 }),
    fallBehind({ to: 510, wave: 5 }),
    false,
  );

const bun: Style = (drawing) =>
  worn(
    gathered(drawing, [446, 170]),
    fill(path`M410 130C410 90 476 86 482 130C484 164 444 176 424 164Z`, MASS),
  );

const locs: Style = (drawing) => {
  const near = Array.from(
    { length: 7 },
    (_, i) =>
      path`M${330 + i * 9} ${140 + i}C${396 + i * 8} ${164} ${420 + i * 8} 230 ${418 + i * 9} 310C${416 + i * 9} 370 ${424 + i * 8} 420 ${418 + i * 9} ${490 - i * 8}`,
  );
  const far = Array.from(
    { length: 5 },
    (_, i) =>
      path`M${318 - i * 8} 142C${256 - i * 8} 162 ${218 - i * 6} 212 ${208 - i * 6} 280C${202 - i * 6} 350 ${206 - i * 6} 400 ${198 - i * 6} ${470 - i * 10}`,
  );
  return worn(
    fill(
      path`M322 128C396 122 452 170 464 250C440 212 384 188 326 184C270 188 222 216 198 260C206 180 256 130 322 128Z`,
      MASS,
    ) + ropes(drawing, [...far, ...near], { width: 13, twist: '9 5' }),
    fallBehind({ to: 440, inward: 10 }),
    false,
  );
};

const undercut: Style = (drawing) => ({
  ...bare(''),
  before: sidesOf(drawing, 0.45) + crest(drawing, { height: 16, back: 14, wave: 4 }),
});

export const mensStyles: Record<string, Style> = {
  parted,
  'swept back': top({ height: 6, back: -6 }),
  quiff: top({ height: 26, back: 16 }),
  cropped: close(0.92),
  buzz: close(0.5),
  bald,
  'short curls': shortCurls,
  afro,
  long,
  bun,
  locs,
  wavy: top({ height: 14, back: 6, wave: 10 }),
  undercut,
};
