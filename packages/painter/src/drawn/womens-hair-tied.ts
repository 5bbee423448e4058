// Women's hair that is drawn back, knotted or braided.
import { joined, lock, plait, rope, ropes, type Tress } from './tress.ts';
import { bob, falling } from './womens-hair-loose.ts';

const DRAWN_BACK =
  'M404 278C400 238 372 206 330 198C286 192 246 208 224 246C216 262 210 254 208 238C206 182 246 124 322 118C404 114 466 168 470 246C472 300 458 346 432 366C420 350 426 312 418 290C414 282 408 280 404 278Z';

const drawnBack = (): Tress => ({
  mass: [DRAWN_BACK],
  valleys: [lock('256 212 312 172 392 190 440 300', 4), lock('232 222 290 146 410 154 462 290', 4)],
  lights: [
    lock('236 206 288 160 372 154 432 206 452 270', 9),
    lock('272 202 330 180 392 198 428 250', 6),
  ],
  ear: true,
});

/** A knot low at the nape. */
export const lowBun = (): Tress =>
  joined(drawnBack(), {
    mass: ['M430 306C466 282 512 304 514 348C516 390 482 408 450 400C424 390 414 340 430 306Z'],
    valleys: [lock('440 310 424 340 442 384', 6), lock('452 330 488 316 498 356 462 384', 4)],
    lights: [lock('446 306 476 300 498 322', 6)],
  });

/** A knot on the crown. */
export const highBun = (): Tress =>
  joined(drawnUp(), {
    mass: ['M350 136C326 92 356 52 400 52C448 52 470 100 446 140C420 166 374 164 350 136Z'],
    valleys: [
      lock('352 140 386 156 430 148 448 132', 4, 1),
      lock('366 126 352 92 380 66', 4),
      lock('392 132 428 126 436 92 412 70', 4),
    ],
    lights: [lock('360 90 378 68 408 64', 6), lock('384 112 406 106 416 88', 4)],
  });

/** Drawn up to the crown. */
const drawnUp = (): Tress => ({
  mass: [DRAWN_BACK],
  valleys: [
    lock('256 212 312 164 392 154 440 172', 4),
    lock('340 200 390 198 426 190 446 176', 4),
    lock('420 300 440 262 448 222 446 180', 4),
  ],
  lights: [
    lock('236 206 276 162 340 138 404 142', 9),
    lock('268 200 318 172 372 164 420 172', 6),
    lock('424 290 440 250 442 214', 5),
  ],
  ear: true,
});

/** A tail that falls behind. */
export const ponytail = (): Tress =>
  joined(drawnUp(), {
    behind: [
      'M424 150C500 112 566 200 556 310C552 400 530 470 488 540C496 460 480 400 486 320C488 260 468 220 430 206Z',
      'M446 164C510 150 538 220 534 310C530 380 518 430 500 480C508 420 500 370 504 310C504 250 486 206 446 190Z',
    ],
  });

/** One braid over the near shoulder. */
export const braid = (): Tress =>
  joined(drawnBack(), plait('438 352 462 400 458 470 436 540 424 610', 21, 11));

/** Loose to the cheek, then one thick braid on the near side. */
export function sideBraid(): Tress {
  const loose = joined(bob(), {
    behind: ['M330 130C420 130 470 200 468 300C468 350 462 380 440 392C380 404 280 400 224 372Z'],
    mass: [
      'M380 396C398 384 410 360 430 350L474 352C474 392 452 416 424 424C400 426 386 412 380 396Z',
    ],
  });
  return joined(loose, plait('428 404 424 460 404 530 384 610', 27, 9));
}

/** The upper part drawn back to a small knot, the rest loose. */
export function halfUp(): Tress {
  const { behind = [] } = falling({ wave: 8 });
  return joined(drawnUp(), {
    behind,
    mass: [
      'M416 110C444 96 476 112 476 142C476 170 446 184 422 172C400 158 398 126 416 110Z',
      'M448 240C478 300 470 380 484 470C490 540 476 600 452 640C440 580 430 500 428 430C424 390 430 360 432 330Z',
      'M207 262C190 320 196 400 182 480C178 530 186 566 198 590C208 520 210 440 211 380C211 340 208 300 216 270Z',
    ],
    valleys: [
      lock('452 290 462 380 456 470 460 560', 6),
      lock('202 300 198 390 190 480', 4),
      lock('428 116 414 140 430 168', 4),
    ],
    lights: [
      lock('446 330 446 400 442 470', 6),
      lock('194 350 190 410 184 470', 5),
      lock('430 120 450 116 462 134', 5),
    ],
  });
}

export function boxBraids(): Tress {
  const half = 7.5;
  const near = Array.from(
    { length: 7 },
    (_, at) =>
      `${326 + at * 4} ${136 - at} ${392 + at * 7} ${168 - at * 3} ${412 + at * 10} 250 ${408 + at * 11} 340 ${412 + at * 11} 430 ${404 + at * 11} ${520 + (at % 3) * 24} ${408 + at * 10} ${588 + (at % 3) * 18}`,
  );
  const far = Array.from(
    { length: 4 },
    (_, at) =>
      `${312 - at * 6} 138 ${256 - at * 9} 162 ${222 - at * 8} 226 ${212 - at * 9} 310 ${206 - at * 8} 400 ${208 - at * 9} ${480 + (at % 2) * 24} ${204 - at * 9} ${540 + (at % 2) * 24}`,
  );
  const braids = ropes([...far, ...near], half);
  return {
    behind: Array.from({ length: 16 }, (_, at) =>
      rope(`${192 + at * 18} 280 ${186 + at * 19} 420 ${190 + at * 19} ${540 + (at % 3) * 20}`, 10),
    ),
    mass: [
      'M312 130C396 122 456 168 468 256C450 280 420 284 398 268C382 226 350 204 314 196C268 202 236 224 222 262C212 276 196 270 192 258C194 184 240 134 312 130Z',
      ...braids.mass,
    ],
    valleys: [
      lock('308 134 268 156 234 218', 2, 0.6),
      lock('310 134 292 158 272 200', 2, 0.6),
      lock('312 134 316 162 318 196', 2, 0.6),
      lock('316 134 344 156 358 204', 2, 0.6),
      lock('318 134 374 160 392 230', 2, 0.6),
      ...braids.valleys,
    ],
    lights: braids.lights,
  };
}
