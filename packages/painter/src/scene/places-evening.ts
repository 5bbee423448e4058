// Places of the evening: bars, cafes, stages, a train.
import { mix, shade } from '../colour.ts';
import { palm } from './flora.ts';
import { clouds, skyline } from './horizon.ts';
import { bottles, brickRoom, counter, rainyTown, window } from './rooms.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { air, bokeh, CITY, pendant, type Setting, wall } from './scenery.ts';

export function bar(setting: Setting): string {
  const { across, seen } = setting;
  return [
    wall(setting, seen('#4a2428')),
    ...[190, 340, 490].map((y) => bottles(setting, y)),
    ...[0.16, 0.5, 0.84].map((share, at) => pendant(setting, across(share), 76 + (at % 2) * 34)),
    counter(setting, 620, '#6a3a20'),
    glow([across(0.8), 620, 240], setting.sky.lamp, 0.35),
    bokeh(setting, { count: 12, y: [60, 600], size: [8, 22] }),
  ].join('');
}

export function cafe(setting: Setting): string {
  const { width, sky, across, seen, glowing } = setting;
  const street =
    air(setting) +
    skyline(setting, 420, { tall: 300, haze: 0.35, lit: 0.5 }) +
    bokeh(setting, { count: 16, y: [300, 480], size: [8, 20] }, CITY);
  const x = across(0.12);
  return [
    wall(setting, seen('#6a4a3c')),
    window(setting, [across(0.66) - width * 0.32, 30, width * 0.64, 470], {
      frame: '#3a2a26',
      view: street,
    }),
    box([x - 90, 90, 180, 220], '#1d2320', 'rx="6"'),
    repeated(5, (row) =>
      box([x - 66, 126 + row * 34, 90 + (row % 3) * 20, 8], '#e8e4d8', 'fill-opacity=".7"'),
    ),
    counter(setting, 590, '#7a5034'),
    `<path d="M${across(0.86) - 34} 530h68l-8 60h-52z" fill="#efe8dc"/>`,
    glow([across(0.86), 500, 60], '#ffffff', 0.35),
    palm(setting, across(0.97), 500, 150),
    ...[0.3, 0.62, 0.92].map((share) => pendant(setting, across(share), 110, 'shade')),
    glow([x, 440, 200], sky.lamp, 0.3 * glowing),
  ].join('');
}

const velvet = (setting: Setting): string => {
  const cloth = setting.seen('#7c2032');
  return repeated(Math.ceil(setting.width / 30), (at) =>
    box([at * 30, 0, 31, 680], shade(cloth, Math.sin(at * 1.9) * 0.05)),
  );
};

const beam = (x: number, to: number, colour: string): string =>
  `<path d="M${x - 18} -10L${to - 150} 720H${to + 150}L${x + 18} -10Z" fill="${colour}" fill-opacity=".2"/>`;

export function stage(setting: Setting): string {
  const { sky, across, seen } = setting;
  const cool = mix(sky.lamp, '#8fb4ff', 0.75);
  const [near, far] = [across(0.86), across(0.14)];
  return [
    velvet(setting),
    box([0, 650, setting.width, 150], seen('#3a2018')),
    beam(near, across(0.5), sky.lamp),
    beam(far, across(0.62), cool),
    beam(across(0.5), across(0.3), mix(sky.lamp, '#ff8ab0', 0.5)),
    glow([near, 6, 280], sky.lamp, 0.9) + glow([far, 0, 220], cool, 0.8),
    glow([across(0.5), 700, 380], sky.lamp, 0.4),
    bokeh(setting, { count: 12, y: [440, 660], size: [6, 20] }),
  ].join('');
}

/** Rows of gilded balconies, a chandelier, a grand piano. */
export function concertHall(setting: Setting): string {
  const { width, sky, across, seen } = setting;
  const rows = [120, 260, 400].map((y) => {
    const lamps = Array.from(
      { length: Math.ceil(width / 84) },
      (_, at) =>
        glow([at * 84 + 40, y + 10, 56], sky.lamp, 0.75) +
        disc([at * 84 + 40, y + 6, 9], '#fff4d8'),
    );
    return (
      box([0, y, width, 64], seen('#8a2a34')) +
      box([0, y, width, 12], seen('#d8a850')) +
      box([0, y + 56, width, 8], seen('#d8a850')) +
      lamps.join('')
    );
  });
  const x = across(0.86);
  return [
    wall(setting, seen('#5a2a2c')),
    ...rows,
    glow([across(0.34), 20, 330], sky.lamp, 0.85),
    repeated(16, (at) =>
      disc([across(0.34) + Math.cos(at * 2.4) * 84, 44 + Math.sin(at * 1.7) * 34, 8], '#fff2d0'),
    ),
    box([0, 620, width, 180], seen('#6a4224')),
    `<path d="M${x - 170} 640Q${x - 160} 440 ${x + 10} 380Q${x + 120} 350 ${x + 190} 470V640Z" fill="#121014"/>`,
    `<path d="M${x - 170} 560H${x + 40}" stroke="#efe8dc" stroke-width="16"/>`,
    glow([x - 40, 470, 120], sky.lamp, 0.3),
  ].join('');
}

/** A compartment at speed: a window with streaks, a seat, a small lamp. */
export function train(setting: Setting): string {
  const { width, chance, side, across, seen, glowing } = setting;
  const streaks = repeated(26, () =>
    box(
      [
        chance.between(-60, width),
        chance.between(120, 420),
        chance.between(80, 240),
        chance.between(5, 20),
      ],
      chance.pick(CITY),
      `fill-opacity="${(chance.between(0.15, 0.5) * glowing).toFixed(2)}"`,
    ),
  );
  const view =
    setting.sky.night > 0.8
      ? rainyTown(setting)
      : air(setting) +
        clouds(setting, 130) +
        skyline(setting, 460, { tall: 90, haze: 0.4, lit: 0.2 });
  const seat = seen('#2f5a5c');
  return [
    wall(setting, seen('#6a4a38')),
    window(setting, [width * 0.1, 70, width * 0.8, 400], {
      bars: 1,
      frame: '#4a3428',
      view: view + streaks,
    }),
    `<rect x="${side > 0 ? -60 : width * 0.62}" y="330" width="${width * 0.44}" height="520" rx="50" fill="${seat}"/>`,
    `<rect x="${side > 0 ? -40 : width * 0.66}" y="350" width="${width * 0.36}" height="110" rx="30" fill="${shade(seat, 0.06)}"/>`,
    box([0, 30, width, 14], seen('#c9a050')),
    pendant(setting, across(0.92), 96, 'shade'),
    counter(setting, 640, '#5a3a28'),
  ].join('');
}

/** A room of brick for words that name no place. */
export const somewhere = (setting: Setting): string =>
  brickRoom(setting) +
  glow([setting.across(0.8), 200, 420], setting.sky.lamp, 0.6) +
  bokeh(setting, { count: 16, y: [60, 700] });
