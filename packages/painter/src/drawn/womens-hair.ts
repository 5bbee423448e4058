// Women's hair, one tress per style.
import { places } from '../body/shape.ts';
import type { Drawing } from './drawing.ts';
import { arc, cloud, lock, type Tress } from './tress.ts';
import { bob, falling, glamour, hime, wolf } from './womens-hair-loose.ts';
import {
  boxBraids,
  braid,
  halfUp,
  highBun,
  lowBun,
  ponytail,
  sideBraid,
} from './womens-hair-tied.ts';

/** Cropped, with a long front that falls to the far side. */
const pixie = (): Tress => ({
  mass: [
    'M392 264C400 240 392 220 372 210C326 202 270 226 220 286C212 266 204 274 200 284C184 194 236 114 324 110C410 108 468 162 468 246C468 300 450 340 424 360C424 330 432 300 424 284C416 272 406 278 402 296C400 312 398 322 394 330C386 306 386 284 392 264Z',
  ],
  valleys: [lock('410 142 330 142 262 194 222 266', 5), lock('424 170 350 168 290 200 246 250', 5)],
  lights: [lock('366 130 306 136 250 178 220 236', 9), lock('390 152 330 158 282 190 250 226', 6)],
  ear: true,
});

/** The near side shaved, the rest long to the far cheek. */
const undercut = (): Tress => ({
  mass: [
    'M400 196C360 202 290 226 246 266C228 290 226 330 222 372C214 392 204 402 190 404C176 350 176 260 190 206C206 148 256 110 324 108C380 108 420 134 438 176C428 188 414 192 400 196Z',
  ],
  shaved:
    'M398 266C398 240 392 222 376 208L430 168C452 190 462 220 461 256C457 300 444 328 418 340C424 322 432 302 426 284C418 270 406 272 402 286C402 304 400 312 396 322C388 308 388 284 398 266Z',
  valleys: [
    lock('412 160 330 164 262 210 220 280 206 360', 6),
    lock('380 132 300 142 232 196 202 270 196 340', 5),
  ],
  lights: [
    lock('350 126 284 144 230 190 204 250', 9),
    lock('390 156 330 166 270 204 240 244', 6),
    lock('212 300 202 330 198 366', 5),
  ],
  ear: true,
});

const afro = (seed: number): Tress => ({
  behind: [cloud(seed, arc([328, 222, 172, 158], 0, 1.94, 14), 5)],
  mass: [
    cloud(
      seed + 1,
      [
        ...arc([322, 216, 164, 148], 0.92, 2.17, 12),
        ...places(
          '440 330 414 344 406 296 398 260 372 224 330 204 286 202 246 218 222 250 212 290 192 312',
        ),
      ],
      5,
    ),
  ],
  glow: [236, 150, 84, 76],
});

const curls = (seed: number): Tress => ({
  behind: [
    cloud(
      seed,
      places(
        '320 120 420 130 480 200 502 300 510 400 496 490 440 520 330 500 220 510 160 480 150 400 160 300 176 200 236 134',
      ),
      10,
    ),
  ],
  mass: [
    cloud(
      seed + 1,
      places(
        '298 124 380 114 448 152 486 222 498 310 508 400 498 480 462 512 430 470 424 410 414 350 404 292 388 242 352 204 300 196 258 212 228 246 212 292 204 350 206 420 190 490 160 470 148 400 158 310 170 230 200 160 246 128',
      ),
      9,
    ),
  ],
  valleys: [lock('316 120 324 152 318 194', 3)],
  glow: [258, 158, 80, 50],
});

const long = (wave: number) => (seed: number) => falling({ wave, aside: seed % 4 > 2 ? 34 : 0 });

const STYLES: readonly (readonly [RegExp, (seed: number) => Tress])[] = [
  [/box|cornrow|\bloc(k?s)?\b|dread/, boxBraids],
  [/afro|coil/, afro],
  [/curl|ringlet/, curls],
  [/side.?braid/, sideBraid],
  [/braid|plait/, braid],
  [/half/, halfUp],
  [/low.?bun|chignon|nape/, lowBun],
  [/bun|updo|knot/, highBun],
  [/pony|tail/, ponytail],
  [/hime|blunt|fringe|bangs/, hime],
  [/wolf|shag|mullet|layer/, wolf],
  [/bob|chin/, bob],
  [/under.?cut|side.?cut|mohawk|shav/, undercut],
  [/pixie|short|crop|buzz/, pixie],
  [/glamour|hollywood|vintage/, glamour],
  [/shoulder|medium|lob/, () => falling({ wave: 3, share: 0.5 })],
  [/wav/, long(13)],
];

export const womensHair = (style: string, { seed }: Drawing): Tress =>
  (STYLES.find(([pattern]) => pattern.test(style))?.[1] ?? long(2))(seed);
