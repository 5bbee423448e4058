// Women's hair styles of the drawn style, each with a part behind the face and a part in front.
import type { Drawing } from './drawing.ts';
import {
  curls,
  chanceFor,
  DEPTH,
  fallBehind,
  farCurtain,
  fringe,
  gathered,
  MASS,
  nearCurtain,
  partings,
  plait,
  rim,
  ropes,
  sheen,
  wisps,
} from './locks.ts';
import { fill, path } from './pen.ts';

export interface Hair {
  readonly behind: string;
  /** Skull and hair that the face is drawn over. */
  readonly under?: string;
  readonly before: string;
  /** True where the near ear shows. */
  readonly ear: boolean;
}

type Style = (drawing: Drawing) => Hair;

const worn = (behind: string, before: string, ear = false): Hair => ({ behind, before, ear });

const curtains =
  (to: number, { wave = 0, inward = 0, behind = to } = {}): Style =>
  (drawing) =>
    worn(
      fallBehind({ to: behind, wave, inward }),
      farCurtain(drawing, { to: to - 20, wave: wave * 0.7, inward }) +
        nearCurtain(drawing, { to, wave, inward }),
    );

const bob: Style = (drawing) => {
  const cut = { to: 432, inward: 16 };
  return worn(
    fallBehind({ to: 420, inward: 26 }),
    farCurtain(drawing, { ...cut, to: 416 }) + nearCurtain(drawing, cut),
  );
};

const pixie =
  (shaved: boolean): Style =>
  (drawing) =>
    worn(
      fill(
        path`M300 130C420 116 470 190 462 290C458 340 440 372 420 382C410 350 420 300 400 260Z`,
        DEPTH,
      ),
      [
        shaved
          ? fill(
              path`M392 226C410 206 446 208 456 244C462 290 448 332 430 352C428 320 432 288 410 274C402 262 396 244 392 226Z`,
              drawing.hair.dark,
              0.75,
            )
          : fill(
              path`M384 210C420 190 462 210 464 266C462 312 446 340 430 352C430 326 434 292 414 280C400 300 404 312 400 326C396 290 396 250 384 210Z`,
              MASS,
            ),
        fill(
          path`M402 214C350 196 282 212 222 274C214 262 206 262 200 272C186 190 238 118 324 112C406 106 458 164 456 236C440 214 424 212 402 214Z`,
          MASS,
        ),
        fill(
          path`M402 214C372 196 320 198 272 226C300 190 350 172 400 184C430 190 450 210 456 236C440 214 424 212 402 214Z`,
          drawing.hair.dark,
          0.5,
        ),
        partings(drawing, [
          path`M426 150C352 140 276 178 226 258`,
          path`M440 174C372 160 300 184 244 248`,
          path`M400 128C324 122 244 164 212 250`,
        ]),
        sheen(
          drawing,
          [path`M366 132C312 134 256 164 228 214`, path`M380 150C330 152 282 174 256 204`],
          0.5,
        ),
        rim(drawing, path`M420 146C450 174 460 204 458 236`),
      ].join(''),
      true,
    );

const knot = (drawing: Drawing, x: number, y: number, size: number): string =>
  [
    fill(
      path`M${x - size} ${y}C${x - size} ${y - size * 1.1} ${x + size} ${y - size * 1.2} ${x + size * 1.05} ${y}C${x + size} ${y + size} ${x - size * 0.9} ${y + size} ${x - size} ${y}Z`,
      MASS,
    ),
    partings(drawing, [
      path`M${x - size * 0.7} ${y + size * 0.3}C${x - size * 0.4} ${y - size * 0.7} ${x + size * 0.6} ${y - size * 0.7} ${x + size * 0.7} ${y + size * 0.1}`,
      path`M${x - size * 0.3} ${y + size * 0.55}C${x - size * 0.2} ${y - size * 0.2} ${x + size * 0.4} ${y - size * 0.2} ${x + size * 0.35} ${y + size * 0.4}`,
    ]),
    sheen(
      drawing,
      [
        path`M${x - size * 0.6} ${y - size * 0.3}C${x - size * 0.3} ${y - size * 0.75} ${x + size * 0.2} ${y - size * 0.8} ${x + size * 0.5} ${y - size * 0.5}`,
      ],
      0.5,
    ),
  ].join('');

const bun: Style = (drawing) =>
  worn(knot(drawing, 412, 108, 50), gathered(drawing, [430, 150]) + wisps(drawing, 408), true);

const lowBun: Style = (drawing) =>
  worn(knot(drawing, 464, 352, 44), gathered(drawing, [456, 310]) + wisps(drawing, 392), true);

const ponytail: Style = (drawing) =>
  worn(
    [
      fill(
        path`M430 166C500 130 556 210 548 320C542 420 516 500 476 556C488 480 478 420 484 340C488 280 470 226 438 204Z`,
        MASS,
      ),
      partings(drawing, [
        path`M452 180C506 180 530 250 524 330C518 410 504 470 488 520`,
        path`M462 172C528 186 542 260 536 330C530 400 516 450 506 490`,
      ]),
      sheen(drawing, [path`M486 172C522 196 536 240 536 290`], 0.5),
    ].join(''),
    gathered(drawing, [448, 188]) + wisps(drawing, 396),
    true,
  );

const along = (count: number, at: (t: number) => readonly [number, number]) =>
  Array.from({ length: count }, (_, i) => at(i / (count - 1)));

const braid: Style = (drawing) =>
  worn(
    fill(path`M420 200C474 230 480 320 452 380C430 390 410 370 410 340Z`, DEPTH),
    gathered(drawing, [454, 306]) +
      wisps(drawing, 392) +
      plait(
        drawing,
        along(15, (t) => [452 + Math.sin(t * 2.6) * 14 - t * 26, 336 + t * 300]),
        21,
      ),
    true,
  );

const sideBraid: Style = (drawing) =>
  worn(
    fallBehind({ to: 380, inward: 60 }),
    farCurtain(drawing, { to: 372, inward: 4 }) +
      nearCurtain(drawing, { to: 372, inward: 6 }) +
      plait(
        drawing,
        along(13, (t) => [440 - t * 36 + Math.sin(t * 3) * 8, 352 + t * 276]),
        25,
      ),
  );

const halfUp: Style = (drawing) =>
  worn(
    fallBehind({ to: 590, wave: 8 }) + knot(drawing, 420, 122, 34),
    gathered(drawing, [436, 158]) +
      fill(
        path`M446 230C478 300 470 380 484 470C490 530 478 580 458 600C440 540 436 460 434 400C434 370 442 352 440 330Z`,
        MASS,
      ) +
      fill(
        path`M206 256C190 320 196 400 182 480C178 530 186 560 198 580C206 520 206 440 206 380C206 340 204 300 212 270Z`,
        MASS,
      ) +
      partings(drawing, [path`M456 280C468 360 456 440 468 540`]) +
      wisps(drawing, 380),
    true,
  );

function cloud(
  drawing: Drawing,
  { reach, down }: { reach: number; down: number },
): { behind: string; before: string } {
  const chance = chanceFor(drawing, 'cloud');
  const behind: [number, number, number][] = [];
  for (let i = 0; i < 26; i += 1) {
    const turn = -3.5 + (i / 25) * 4.05;
    const out = reach * chance.between(0.9, 1.06);
    behind.push([
      322 + Math.cos(turn) * out * 1.02,
      262 + Math.sin(turn) * out + (i < 4 || i > 21 ? down : 0),
      chance.between(24, 32),
    ]);
  }
  for (let i = 0; i < 16; i += 1) {
    behind.push([chance.between(206, 452), chance.between(130, 190), chance.between(24, 30)]);
  }
  const before: [number, number, number][] = [];
  for (let i = 0; i < 22; i += 1) {
    const turn = -2.75 + (i / 21) * 2.5;
    const out = 100 + (reach - 118) * chance.between(0.2, 0.9);
    before.push([
      322 + Math.cos(turn) * out * 1.1,
      256 + Math.sin(turn) * out * 1.12,
      chance.between(20, 27),
    ]);
  }
  for (let i = 0; i < 15; i += 1) {
    const t = i / 14;
    const turn = -2.75 + t * 2.65;
    before.push([
      318 + Math.cos(turn) * 112,
      268 + Math.sin(turn) * 106 - chance.between(0, 16),
      chance.between(17, 23),
    ]);
  }
  for (let i = 0; i < 8; i += 1) {
    before.push([chance.between(428, 462), 210 + i * (18 + down * 0.22), chance.between(19, 25)]);
    if (i < 5)
      before.push([chance.between(186, 204), 214 + i * (18 + down * 0.2), chance.between(15, 20)]);
  }
  return { behind: curls(drawing, behind), before: curls(drawing, before) };
}

const curly: Style = (drawing) => {
  const { behind, before } = cloud(drawing, { reach: 148, down: 60 });
  const chance = chanceFor(drawing, 'length');
  const hanging = Array.from({ length: 26 }, (_, i): [number, number, number] => [
    i % 2 ? chance.between(430, 484) : chance.between(166, 206),
    330 + Math.floor(i / 2) * 15,
    chance.between(19, 26),
  ]);
  return worn(fallBehind({ to: 500, wave: -6 }) + behind + curls(drawing, hanging), before);
};

const afro: Style = (drawing) => {
  const { behind, before } = cloud(drawing, { reach: 178, down: 0 });
  return worn(
    `<ellipse cx="324" cy="236" rx="182" ry="176" fill="${drawing.hair.deep}"/>${behind}`,
    before,
  );
};

const boxBraids: Style = (drawing) => {
  const hang = (x: number, from: number, to: number, bend: number) =>
    path`M${x} ${from}C${x + bend} ${from + 90} ${x + bend * 0.4} ${to - 100} ${x + bend * 0.8} ${to}`;
  const behind = Array.from({ length: 15 }, (_, i) =>
    hang(184 + i * 20, 300, 600 - Math.abs(i - 7) * 6, (i - 7) * 2),
  );
  const near = Array.from(
    { length: 6 },
    (_, i) =>
      path`M${334 + i * 8} ${146 - i}C${404 + i * 6} ${170 - i * 4} ${424 + i * 9} 240 ${420 + i * 10} 330C${416 + i * 10} 420 ${428 + i * 9} 500 ${420 + i * 10} ${616 - i * 8}`,
  );
  const far = Array.from(
    { length: 4 },
    (_, i) =>
      path`M${318 - i * 6} 146C${254 - i * 8} 168 ${216 - i * 7} 220 ${206 - i * 7} 300C${200 - i * 6} 400 ${204 - i * 7} 480 ${196 - i * 6} ${590 - i * 10}`,
  );
  return worn(
    fallBehind({ to: 420, inward: 20 }) + ropes(drawing, behind),
    fill(
      path`M322 138C392 132 448 176 462 250C440 214 384 186 326 180C270 186 222 216 196 262C206 184 256 138 322 138Z`,
      MASS,
    ) + ropes(drawing, [...far, ...near]),
  );
};

const hime: Style = (drawing) =>
  worn(
    fallBehind({ to: 640 }),
    fill(
      path`M418 250C430 300 424 350 430 410C420 416 404 416 396 410C402 350 398 300 398 256Z`,
      MASS,
    ) +
      fill(
        path`M214 256C204 300 208 340 204 400C196 404 188 402 184 396C188 340 188 300 196 256Z`,
        MASS,
      ) +
      nearCurtain(drawing, { to: 640 }) +
      fringe(drawing, { low: 256, gaps: false }),
  );

const wolf: Style = (drawing) =>
  worn(
    fallBehind({ to: 500, wave: 6 }) +
      fill(
        path`M180 420C170 470 160 500 150 520C180 516 200 500 206 470ZM470 420C486 470 500 496 514 512C484 512 456 500 446 470Z`,
        DEPTH,
      ),
    farCurtain(drawing, { to: 420, wave: 8 }) +
      nearCurtain(drawing, { to: 440, wave: 9 }) +
      fringe(drawing, { low: 250 }) +
      fill(path`M440 380C458 420 478 440 500 448C474 456 446 448 432 424Z`, MASS),
  );

export const womensStyles: Record<string, Style> = {
  'long straight': curtains(640),
  'long wavy': curtains(620, { wave: 13 }),
  'glamour waves': curtains(560, { wave: 21, inward: -10 }),
  shoulder: curtains(520, { inward: 6 }),
  bob,
  pixie: pixie(false),
  undercut: pixie(true),
  bun,
  'low bun': lowBun,
  ponytail,
  braid,
  'side braid': sideBraid,
  'half up': halfUp,
  curls: curly,
  afro,
  'box braids': boxBraids,
  'hime cut': hime,
  'wolf cut': wolf,
};
