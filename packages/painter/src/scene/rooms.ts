// Things in rooms: shelves and what stands on them, windows, curtains, tables, lamps, frames.
import { tenths as n } from '../body/shape.ts';
import { mix, shade } from '../colour.ts';
import { box, disc, glow, type Rect, repeated } from './pieces.ts';
import { bokeh, CITY, type Setting, wall } from './scenery.ts';

export const WOOD = '#6a4128';
const BRICK = '#8a4a38';

/** Boards, upright. */
function boards(setting: Setting, colour: string): string {
  const { width, chance } = setting;
  return repeated(Math.ceil(width / 74), (at) =>
    box([at * 74, 0, 71, 800], shade(colour, chance.drift() * 0.022), 'fill-opacity=".55"'),
  );
}

export function bricks(setting: Setting, colour: string): string {
  const { width, chance } = setting;
  const rows: string[] = [];
  for (let row = 0; row < 15; row += 1)
    for (let x = row % 2 === 0 ? -50 : 0; x < width; x += 100)
      rows.push(
        box([x, row * 54, 94, 48], shade(colour, chance.drift() * 0.035), 'fill-opacity=".6"'),
      );
  return rows.join('');
}

export function tiles(setting: Setting, colour: string): string {
  const { width, chance } = setting;
  const parts: string[] = [];
  for (let row = 0; row < 10; row += 1)
    for (let x = row % 2 === 0 ? -44 : 0; x < width; x += 88)
      parts.push(
        box([x, row * 60, 84, 56], shade(colour, chance.drift() * 0.025), 'fill-opacity=".6"'),
      );
  return parts.join('');
}

/** Shelves of books, between two places across. */
export function books(setting: Setting, left: number, right: number): string {
  const { sky, chance, seen } = setting;
  const wood = seen(WOOD);
  const parts = [box([left, -20, right - left, 820], shade(wood, -0.1))];
  for (let y = -20; y < 800; y += 122) {
    for (let x = left + 6; x < right - 8;) {
      const wide = chance.between(13, 30);
      const tall = chance.between(70, 102);
      const colour = seen(
        chance.pick([
          '#8a3434',
          '#2f5064',
          '#94703e',
          '#3f6048',
          '#64405f',
          '#c09a5e',
          '#ddd0b4',
          '#28345a',
          '#ad5436',
        ]),
      );
      if (chance.next() > 0.07) parts.push(box([x, y + 108 - tall, wide - 2, tall], colour));
      x += wide;
    }
    parts.push(box([left, y + 108, right - left, 14], mix(wood, sky.lamp, 0.22)));
  }
  return parts.join('');
}

interface Glazing {
  readonly bars?: number;
  readonly frame?: string;
  /** What is outside, cut to the window. */
  readonly view?: string;
}

export function window(
  setting: Setting,
  [x, y, w, h]: Rect,
  { bars = 2, frame = '#e8e0d4', view }: Glazing = {},
): string {
  const { sky, seen } = setting;
  const edge = seen(frame);
  const light = mix(sky.middle, '#fff6e0', 0.5 * (1 - sky.night));
  const id = `view-${Math.round(x)}-${Math.round(y)}`;
  const pane = view
    ? `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/></clipPath><g clip-path="url(#${id})">${view}</g>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(sky.top, light, 0.35)}"/><stop offset="1" stop-color="${light}"/></linearGradient>${box([x, y, w, h], `url(#${id})`)}`;
  return [
    pane,
    ...Array.from({ length: bars + 1 }, (_, at) =>
      box([x + (w * at) / bars - 6, y - 6, 12, h + 12], edge),
    ),
    box([x - 6, y - 6, w + 12, 12], edge),
    box([x - 6, y + h * 0.45, w + 12, 9], edge),
    box([x - 18, y + h, w + 36, 20], shade(edge, 0.03)),
  ].join('');
}

/** A town by night behind glass, with rain on it. */
export function rainyTown(setting: Setting): string {
  const { chance, width, sky } = setting;
  const day = 1 - sky.night;
  const drops = repeated(44, () => {
    const [x, y] = [chance.between(0, width), chance.between(0, 620)];
    return `M${n(x)} ${n(y)}l${n(chance.between(-3, 3))} ${n(chance.between(18, 84))}`;
  });
  return [
    `<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix('#0d1738', sky.top, day * 0.9)}"/><stop offset=".6" stop-color="${mix('#2c3a7c', sky.middle, day * 0.8)}"/><stop offset="1" stop-color="${mix('#744f7e', sky.middle, day * 0.6)}"/></linearGradient>`,
    box([0, 0, width, 800], 'url(#pane)'),
    bokeh(setting, { count: 40, y: [250, 560], size: [6, 24] }, CITY),
    `<path d="${drops}" stroke="#d6e4ff" stroke-opacity=".3" stroke-width="3.4" stroke-linecap="round"/>`,
  ].join('');
}

export const curtain = (setting: Setting, x: number, wide: number, colour: string): string =>
  repeated(7, (fold) =>
    box([x + (fold * wide) / 7, 0, wide / 7 + 1, 800], shade(colour, Math.sin(fold * 2.3) * 0.05)),
  ) + glow([x + wide / 2, 420, 300], mix(colour, setting.sky.lamp, 0.4), 0.25);

/** A lamp with a cloth shade, standing at a height. */
export function tableLamp(setting: Setting, x: number, y: number, size = 1): string {
  const { sky } = setting;
  const cloth = mix(sky.lamp, '#fff1d0', 0.3);
  return [
    glow([x, y - 20 * size, 330 * size], sky.lamp, 0.3 + 0.55 * sky.night),
    `<path d="M${n(x - 34 * size)} ${n(y - 70 * size)}H${n(x + 34 * size)}L${n(x + 58 * size)} ${n(y + 24 * size)}H${n(x - 58 * size)}Z" fill="${cloth}"/>`,
    box([x - 5 * size, y + 24 * size, 10 * size, 90 * size], '#6a4a2a'),
    `<ellipse cx="${n(x)}" cy="${n(y + 116 * size)}" rx="${n(34 * size)}" ry="${n(9 * size)}" fill="#4a3220"/>`,
  ].join('');
}

/** Pictures on a wall. */
export function frames(
  setting: Setting,
  places: readonly (readonly [share: number, y: number, w: number, h: number])[],
): string {
  const { chance, across, seen } = setting;
  return places
    .map(([share, y, w, h]) => {
      const x = across(share) - w / 2;
      const inside = seen(
        chance.pick(['#5a7a8a', '#b8794a', '#7a8a5a', '#9a5a5a', '#d8c8a8', '#46506e']),
      );
      return [
        box([x - 10, y - 10, w + 20, h + 20], seen('#b08a4a')),
        box([x, y, w, h], inside),
        disc([x + w * chance.between(0.3, 0.7), y + h * 0.42, h * 0.2], shade(inside, 0.12)),
        box([x, y + h * 0.66, w, h * 0.34], shade(inside, -0.1)),
      ].join('');
    })
    .join('');
}

/** Bottles in a row on a lit shelf. */
export function bottles(setting: Setting, y: number): string {
  const { chance, sky, width, seen } = setting;
  const parts = [glow([width / 2, y - 40, width * 0.6], mix(sky.lamp, '#ff9a4a', 0.3), 0.42)];
  for (let x = 8; x < width - 22; x += chance.between(28, 42)) {
    const colour = seen(
      chance.pick(['#9a5220', '#d09434', '#3f7050', '#d9c9a0', '#8a2834', '#34567a']),
    );
    const h = chance.between(64, 104);
    parts.push(
      box([x, y - h, 22, h], colour, 'rx="6"'),
      box([x + 7, y - h - 24, 8, 28], colour),
      box([x + 3, y - h + 8, 5, h * 0.7], '#ffffff', 'fill-opacity=".4"'),
    );
  }
  return parts.join('') + box([0, y, width, 12], mix(seen(WOOD), sky.lamp, 0.35));
}

/** A table's or counter's top and front. */
export const counter = (setting: Setting, y: number, colour: string): string =>
  box([0, y, setting.width, 800 - y], shade(setting.seen(colour), -0.06)) +
  box([0, y - 8, setting.width, 20], mix(setting.seen(colour), setting.sky.lamp, 0.35));

export const brickRoom = (setting: Setting): string =>
  wall(setting, setting.seen(BRICK, 0.05)) + bricks(setting, setting.seen(BRICK, 0.05));

export const plankRoom = (setting: Setting, own: string): string =>
  wall(setting, setting.seen(own, 0.04)) + boards(setting, setting.seen(own, 0.02));
