// Places for quiet hours: a window with rain, rooms to live in, kitchens, books, pictures, desks.
import { palm } from './flora.ts';
import {
  books,
  bricks,
  counter,
  curtain,
  frames,
  rainyTown,
  tableLamp,
  tiles,
  window,
  WOOD,
} from './rooms.ts';
import { mix, shade } from '../colour.ts';
import { skyline } from './horizon.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { air, bokeh, pendant, type Setting, wall } from './scenery.ts';

export function windowAtNight(setting: Setting): string {
  const { width, side, across, seen } = setting;
  const edge = seen('#3c2a34');
  const x = side > 0 ? width * 0.2 : -width * 0.02;
  return [
    wall(setting, seen('#54384a')),
    window(setting, [x, -20, width * 0.82, 620], { frame: '#54404a', view: rainyTown(setting) }),
    curtain(setting, side > 0 ? -width * 0.06 : width * 0.82, width * 0.26, seen('#7c3048')),
    box([0, 620, width, 180], shade(edge, -0.03)),
    tableLamp(setting, across(0.93), 520, 0.9),
    palm(setting, across(0.03), 640, 150),
  ].join('');
}

export function livingRoom(setting: Setting): string {
  const { width, sky, across, seen } = setting;
  const cloth = seen('#7a4a52');
  return [
    wall(setting, seen('#8a6a5c', 0.1)),
    window(setting, [across(0.84) - 120, 60, 240, 380]),
    frames(setting, [
      [0.16, 130, 120, 150],
      [0.36, 90, 84, 84],
    ]),
    `<rect x="${-width * 0.05}" y="520" width="${width * 1.1}" height="300" rx="60" fill="${cloth}"/>`,
    box([0, 620, width, 180], shade(cloth, -0.05)),
    `<rect x="${across(0.2) - 80}" y="540" width="150" height="110" rx="26" fill="${seen('#c9a05c')}"/>`,
    tableLamp(setting, across(0.1), 420, 1.05),
    palm(setting, across(0.98), 520, 200),
    bokeh(setting, { count: sky.night > 0.5 ? 6 : 0, y: [80, 380], size: [6, 14] }),
  ].join('');
}

export function kitchen(setting: Setting): string {
  const { width, chance, across, seen } = setting;
  const jars = Array.from({ length: 9 }, (_, at) => {
    const x = (at / 9) * width + 20;
    return box(
      [x, 316 - chance.between(46, 80), 40, 80],
      seen(chance.pick(['#c9a46a', '#8a5a3a', '#d8d0bc', '#6a7a5a', '#b0523a'])),
      'rx="8"',
    );
  });
  const pans = [0.08, 0.22, 0.36].map((share, at) => {
    const x = across(share);
    return (
      box([x - 3, 96, 6, 70], '#2a2428') +
      disc([x, 200 + at * 10, 40 - at * 5], seen(at === 1 ? '#b06a3a' : '#4a4650'))
    );
  });
  return [
    wall(setting, seen('#c4a58a', 0.1)),
    tiles(setting, seen('#d8c8ae', 0.1)),
    window(setting, [across(0.82) - 130, 70, 260, 330]),
    box([0, 84, width, 12], seen(WOOD)),
    ...pans,
    box([0, 396, width * 0.44, 14], seen(WOOD)),
    jars.slice(0, 5).join(''),
    palm(setting, across(0.7), 420, 110),
    counter(setting, 560, '#7a5238'),
    pendant(setting, across(0.42), 120, 'shade'),
  ].join('');
}

export function bakery(setting: Setting): string {
  const { width, chance, sky, across, seen } = setting;
  const oven = across(0.84);
  const loaf = (x: number, y: number): string => {
    const own = mix('#c98a48', '#8a4c22', chance.next());
    return `<ellipse cx="${x}" cy="${y}" rx="54" ry="28" fill="${seen(own)}"/><ellipse cx="${x - 10}" cy="${y - 9}" rx="32" ry="9" fill="${seen(shade(own, 0.12))}"/>`;
  };
  const rows = [330, 470].map(
    (y) =>
      repeated(Math.ceil(width / 112), (at) => loaf(at * 112 + 40 + (y % 3) * 10, y - 26)) +
      box([0, y, width, 16], mix(seen(WOOD), sky.lamp, 0.25)),
  );
  return [
    wall(setting, seen('#a8714a', 0.06)),
    bricks(setting, seen('#b07a58', 0.05)),
    ...rows,
    `<path d="M${oven - 170} 330V170a170 160 0 0 1 340 0V330Z" fill="#2a120c"/>`,
    glow([oven, 270, 300], '#ff8a34', 0.95),
    glow([oven, 285, 120], '#ffe0a0', 0.95),
    counter(setting, 580, '#8a5a38'),
    pendant(setting, across(0.2), 110, 'shade'),
    bokeh(setting, { count: 7, y: [60, 320] }),
  ].join('');
}

export function bookshop(setting: Setting): string {
  const { across, seen } = setting;
  return [
    books(setting, 0, setting.width),
    box([0, 0, setting.width, 800], setting.sky.low, 'fill-opacity=".22"'),
    glow([across(0.86), 200, 460], setting.sky.lamp, 0.75),
    pendant(setting, across(0.86), 170, 'shade'),
    pendant(setting, across(0.2), 110, 'shade'),
    counter(setting, 660, WOOD),
    box([across(0.84) - 70, 620, 140, 18], seen('#8a3434')),
    box([across(0.84) - 56, 602, 120, 18], seen('#2f5064')),
    box([across(0.84) - 64, 586, 124, 16], seen('#c09a5e')),
  ].join('');
}

/** High, with an arched window at the end of two walls of books. */
export function library(setting: Setting): string {
  const { width, sky, across, seen } = setting;
  const x = across(0.66);
  const light = mix(sky.middle, sky.lamp, 0.4);
  return [
    wall(setting, seen('#5a3e2c')),
    `<path d="M${x - 110} 600V190a110 130 0 0 1 220 0V600Z" fill="${light}"/>`,
    glow([x, 260, 330], light, 0.7),
    ...[x - 4, x - 60, x + 52].map((bar) => box([bar, 60, 8, 540], seen('#3a2a22'))),
    books(setting, 0, x - 140),
    books(setting, x + 140, width),
    box([0, 0, width, 800], sky.low, 'fill-opacity=".14"'),
    counter(setting, 650, '#5a3420'),
    ...[0.12, 0.9].map(
      (share) =>
        glow([across(share), 560, 160], '#9fe0a8', 0.35) +
        box([across(share) - 44, 560, 88, 26], seen('#2f7a50'), 'rx="13"') +
        box([across(share) - 4, 580, 8, 74], '#b8914a'),
    ),
  ].join('');
}

/** Pale walls, a large picture, a statue, a floor that mirrors. */
export function museum(setting: Setting): string {
  const { width, sky, across, seen } = setting;
  const pale = seen('#b9a99a', 0.12);
  const x = across(0.9);
  const stone = mix(pale, '#fffaf0', 0.45);
  return [
    wall(setting, pale),
    box([0, 0, width, 70], shade(pale, 0.06)),
    frames(setting, [
      [0.24, 130, 220, 280],
      [0.68, 170, 120, 160],
    ]),
    glow([across(0.24), 120, 240], sky.lamp, 0.6),
    `<path d="M${x - 40} 470q-16 -90 12 -120q-18 -50 28 -56q44 4 28 56q34 30 16 120z" fill="${stone}"/>`,
    box([x - 60, 470, 116, 170], shade(stone, -0.06)),
    glow([x, 300, 220], sky.lamp, 0.5),
    box([0, 620, width, 180], shade(seen('#7a5a44'), -0.02)),
    glow([across(0.24), 690, 220], sky.lamp, 0.35),
  ].join('');
}

/** High above the town: glass, blinds, a desk lamp. */
export function office(setting: Setting): string {
  const { width, sky, across, seen } = setting;
  const view =
    air(setting) +
    skyline(setting, 470, { tall: 260, haze: 0.4, lit: 0.5 }) +
    skyline(setting, 560, { tall: 160, haze: 0.1, lit: 0.5 });
  const blinds = repeated(7, (at) => box([0, at * 26, width, 9], '#efe8dc', 'fill-opacity=".3"'));
  return [
    wall(setting, seen('#6a6470', 0.1)),
    window(setting, [width * 0.04, -10, width * 0.92, 580], { bars: 3, frame: '#4a4650', view }),
    blinds,
    glow([across(0.8), 240, 380], mix(sky.middle, sky.lamp, 0.5), 0.5),
    counter(setting, 610, '#5a4236'),
    tableLamp(setting, across(0.1), 520, 0.7),
    box([across(0.88) - 80, 480, 160, 108], '#15161c', 'rx="6"'),
    box([across(0.88) - 72, 488, 144, 92], mix(sky.middle, '#6a9ac8', 0.6)),
    palm(setting, across(0.0), 610, 190),
  ].join('');
}
