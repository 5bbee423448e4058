// Men's hair, one tress per style.
import { places } from '../body/shape.ts';
import type { Drawing } from './drawing.ts';
import { path } from './pen.ts';
import { arc, cloud, joined, lock, rope, ropes, type Tress } from './tress.ts';

/** Short sides below the top of a man's hair. */
const SIDES =
  'M392 216C424 190 462 212 462 262C460 304 446 332 416 346C422 326 434 304 428 282C420 264 404 268 400 286C402 306 402 318 398 330C390 322 390 300 392 280ZM232 204L230 234C218 252 214 274 211 300L203 282C199 240 206 214 232 204Z';

/** The cap of cropped hair, close to the skull. */
const CAP =
  'M398 264C398 230 380 208 344 202C300 196 252 206 226 238C217 248 211 240 212 224C214 172 258 136 326 136C408 136 461 182 461 260C457 300 444 328 418 340C424 322 432 302 426 284C418 270 406 272 402 286C402 304 400 312 396 322C388 308 388 284 398 264Z';

const SWEPT =
  'M400 254C394 222 372 204 330 200C286 198 244 210 222 246C212 256 206 240 208 218C212 152 262 108 332 108C410 106 468 160 462 262C450 236 430 232 400 254Z';

const sweptBack = (): Tress => ({
  mass: [SWEPT + SIDES],
  valleys: [
    lock('236 218 262 164 330 138 410 154', 5),
    lock('276 202 306 170 366 160 430 194', 5),
    lock('330 200 360 186 406 192 444 228', 5),
  ],
  lights: [
    lock('230 198 252 150 304 124 360 124', 8),
    lock('256 200 282 168 326 152 380 156', 7),
    lock('306 192 336 176 378 176 414 194', 5),
  ],
  ear: true,
});

/** Raised above the forehead. */
const quiff = (): Tress => ({
  mass: [
    `M398 254C392 222 372 204 334 200C290 196 248 208 226 242C214 252 206 236 206 214C194 176 202 126 244 100C284 78 344 82 386 106C440 130 468 180 462 262C450 236 430 232 398 254Z${SIDES}`,
  ],
  valleys: [
    lock('232 210 232 162 286 128 368 146', 6),
    lock('268 200 282 164 344 150 412 182', 5),
    lock('322 200 352 182 402 188 440 224', 4),
  ],
  lights: [
    lock('216 178 232 124 290 100 354 108', 9),
    lock('248 186 268 146 320 130 374 138', 7),
    lock('296 190 322 168 366 164 404 182', 5),
  ],
  ear: true,
});

/** Combed to the near side from a parting. */
const parted = (): Tress => ({
  mass: [
    `M394 260C394 236 386 218 368 208C340 212 300 210 262 192C246 200 234 218 228 246C216 256 206 242 207 218C210 152 262 108 330 108C410 106 468 160 462 262C452 240 412 240 394 260Z${SIDES}`,
  ],
  valleys: [
    lock('258 120 254 152 262 192', 2.6, 0.5),
    lock('270 132 330 144 390 174 434 230', 5),
    lock('270 162 310 182 362 194 404 218', 5),
  ],
  lights: [
    lock('278 128 340 128 400 152 438 196', 8),
    lock('276 150 320 158 370 174 406 200', 6),
    lock('236 192 240 162 250 140', 5),
  ],
  ear: true,
});

/** Falls over the forehead to the far side. */
const wavy = (): Tress => ({
  mass: [
    'M390 246C388 230 384 212 370 200C346 216 306 218 284 230C262 242 250 262 226 262C236 246 238 236 236 228C226 240 216 262 204 270C196 214 206 152 262 120C300 98 372 98 414 126C460 156 472 214 464 280C458 314 444 336 416 348C424 328 434 304 428 284C420 266 406 270 402 288C402 306 401 314 396 326C388 312 386 284 390 246Z',
  ],
  valleys: [
    lock('366 142 318 158 270 190 236 240', 6),
    lock('376 150 352 182 310 200 274 232', 5),
    lock('372 140 424 172 446 230 440 300', 6),
    lock('350 128 286 136 236 174 214 244', 5),
  ],
  lights: [
    lock('336 132 286 146 246 180 230 222', 8),
    lock('350 158 312 176 278 202', 7),
    lock('322 114 264 128 226 170', 5),
  ],
  ear: true,
});

const cropped = (): Tress => ({
  mass: [
    'M390 252C390 232 376 216 344 210C300 202 250 210 226 238C216 248 208 240 207 222C210 168 258 124 326 122C408 120 464 168 462 262C458 302 444 330 414 346C422 326 432 302 426 284C418 270 406 272 402 286C402 306 401 314 396 326C386 312 384 284 390 252Z',
  ],
  valleys: [lock('372 138 430 172 446 238 436 312', 12)],
  glow: [262, 158, 60, 34],
  ear: true,
});

const buzz = (): Tress => ({
  shaved: CAP,
  glow: [266, 166, 44, 24],
  ear: true,
});

/** Short at the sides, long on top. */
const undercut = (): Tress => {
  const { valleys = [], lights = [] } = quiff();
  return {
    mass: [
      'M418 196C390 184 360 200 332 202C290 200 250 212 226 244C214 252 206 236 206 214C196 178 206 132 246 106C286 84 344 86 384 108C416 124 436 152 440 182C436 192 428 198 418 196Z',
    ],
    shaved: CAP,
    valleys: valleys.slice(0, 2),
    lights: lights.slice(0, 2),
    ear: true,
  };
};

const LONG =
  'M404 278C398 240 382 218 350 206C300 194 250 208 224 246C212 258 206 242 208 220C208 152 262 106 332 106C414 104 470 160 474 250C476 310 494 350 486 410C482 446 470 468 444 478C454 440 434 410 432 366C430 336 436 304 426 286C418 274 410 280 404 278Z';

const long = (): Tress => ({
  behind: [
    path`M330 128C440 128 486 220 478 320C478 380 492 420 470 474C430 490 400 480 380 470C320 466 270 470 222 470C206 430 204 380 208 330Z`,
  ],
  mass: [LONG],
  valleys: [
    lock('236 218 262 164 330 138 410 154', 4),
    lock('276 200 306 170 366 160 430 200', 4),
    lock('404 174 448 230 452 320 462 430', 6),
  ],
  lights: [
    lock('230 198 252 150 304 124 360 124', 8),
    lock('256 200 282 168 326 152 380 156', 7),
    lock('424 200 440 260 440 330', 5),
  ],
  ear: true,
});

/** Drawn back to a knot. */
const bun = (): Tress =>
  joined(sweptBack(), {
    mass: ['M424 108C452 92 490 108 492 142C494 176 462 192 436 180C410 166 402 126 424 108Z'],
    valleys: [lock('436 112 420 140 438 176', 4), lock('452 168 484 156 482 124', 4)],
    lights: [lock('438 118 462 112 478 130', 5)],
  });

/** Rows of locs from the parting down to the forehead. */
const PARTS = [
  lock('306 128 262 158 226 226', 2.6, 0.6),
  lock('310 128 288 160 262 206', 2.6, 0.6),
  lock('314 126 316 160 310 202', 2.6, 0.6),
  lock('318 126 346 156 356 206', 2.6, 0.6),
  lock('322 126 376 156 394 226', 2.6, 0.6),
];

function locs(): Tress {
  const near = Array.from(
    { length: 6 },
    (_, at) =>
      `${316 + at * 7} ${122 + at * 2} ${384 + at * 9} ${146 - at * 2} ${410 + at * 12} 220 ${408 + at * 14} 310 ${402 + at * 16} ${396 + (at % 2) * 22} ${404 + at * 17} ${432 + (at % 3) * 20}`,
  );
  const far = Array.from(
    { length: 4 },
    (_, at) =>
      `${308 - at * 8} ${124 + at * 3} ${252 - at * 8} ${150 + at * 6} ${220 - at * 10} 220 ${212 - at * 12} 300 ${208 - at * 13} ${372 + (at % 2) * 24}`,
  );
  const falling = ropes([...far, ...near], 10);
  return {
    behind: Array.from({ length: 11 }, (_, at) =>
      rope(`${190 + at * 29} 280 ${186 + at * 30} 390 ${188 + at * 30} ${452 + (at % 3) * 14}`, 15),
    ),
    mass: [
      'M404 268C394 226 372 208 330 202C286 200 246 212 224 244C212 250 204 236 206 218C210 150 262 108 332 108C410 106 474 160 466 272C450 300 440 280 428 282C418 274 410 274 404 268Z',
      ...falling.mass,
    ],
    valleys: [...PARTS, ...falling.valleys],
    lights: falling.lights,
  };
}

const shortCurls = (seed: number): Tress => ({
  mass: [
    cloud(
      seed,
      places(
        '214 250 204 206 216 160 252 124 308 108 372 110 428 138 462 188 466 250 452 310 418 344 430 290 404 282 402 330 394 300 400 258 378 220 336 200 284 198 240 212',
      ),
      6,
    ),
  ],
  glow: [262, 152, 66, 40],
  ear: true,
});

const afro = (seed: number): Tress => ({
  mass: [
    cloud(
      seed,
      [
        ...arc([332, 208, 146, 128], 0.96, 2.16, 12),
        ...places(
          '430 290 404 282 402 330 394 300 400 258 378 220 336 202 284 200 240 214 214 254',
        ),
      ],
      5,
    ),
  ],
  glow: [256, 150, 80, 60],
  ear: true,
});

const bald = (): Tress => ({ ear: true });

const STYLES: readonly (readonly [RegExp, (seed: number) => Tress])[] = [
  [/afro/, afro],
  [/curl|coil/, shortCurls],
  [/\bloc(k?s)?\b|dread|braid/, locs],
  [/bun|knot/, bun],
  [/long|shoulder/, long],
  [/bald/, bald],
  [/buzz|shav/, buzz],
  [/undercut|fade/, undercut],
  [/quiff|pompadour/, quiff],
  [/wav/, wavy],
  [/part/, parted],
  [/crop|short/, cropped],
];

export const mensHair = (style: string, { seed }: Drawing): Tress =>
  (STYLES.find(([pattern]) => pattern.test(style))?.[1] ?? sweptBack)(seed);
