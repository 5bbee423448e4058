// Places of work: benches and tools, an easel, microphones, glassware, a white corridor, a ring.
import { mix, shade } from '../colour.ts';
import { palm } from './flora.ts';
import { brickRoom, counter, frames, plankRoom, tableLamp, tiles, window, WOOD } from './rooms.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { bokeh, pendant, type Setting, shafts, wall } from './scenery.ts';

/** Tools on a wall, each a handle with a head. */
function tools(setting: Setting, from: number, to: number): string {
  const { chance, across, seen } = setting;
  return repeated(11, (at) => {
    const x = across(0) + setting.side * (30 + at * setting.width * 0.055);
    const [y, long] = [chance.between(from, to), chance.between(70, 130)];
    const metal = seen(chance.pick(['#a8adb8', '#c9a26a', '#7a8290', '#b0793f']));
    const head =
      chance.next() < 0.5
        ? box([x - 18, y, 44, 20], shade(metal, 0.06))
        : `<circle cx="${x + 4}" cy="${y}" r="17" fill="none" stroke="${metal}" stroke-width="9"/>`;
    return box([x, y, 10, long], metal) + head;
  });
}

export function workshop(setting: Setting): string {
  const { across, seen } = setting;
  return [
    plankRoom(setting, '#8c5e3c'),
    tools(setting, 110, 190),
    tools(setting, 300, 360),
    window(setting, [across(0.84) - 120, 90, 240, 320], { frame: '#7a5a3c' }),
    shafts(setting, 0.12 * (1.2 - setting.sky.night)),
    pendant(setting, across(0.46), 96, 'shade'),
    counter(setting, 610, WOOD),
    box([across(0.86) - 70, 560, 120, 44], seen('#c09058')),
    box([across(0.1) - 40, 540, 60, 66], seen('#4a5a6a'), 'rx="8"'),
    bokeh(setting, { count: 6, y: [120, 480], size: [4, 11] }),
  ].join('');
}

/** A roller door, a car under work, tubes of light. */
export function garage(setting: Setting): string {
  const { width, sky, across, seen, glowing } = setting;
  const x = across(0.82);
  const body = seen('#a8382f');
  const tube = (y: number): string =>
    glow([x, y, 260], mix(sky.lamp, '#d8ecff', 0.5), 0.5 * glowing) +
    box([x - 110, y, 220, 14], mix(sky.lamp, '#f4faff', 0.7), 'rx="7"');
  return [
    wall(setting, seen('#5a6270', 0.05)),
    repeated(10, (at) =>
      box(
        [0, at * 58, width, 50],
        shade(seen('#6a7280', 0.08), at % 2 === 0 ? 0.015 : -0.015),
        'fill-opacity=".5"',
      ),
    ),
    tools(setting, 170, 250),
    tube(70),
    `<path d="M${x - 210} 640V560q10 -50 80 -60q40 -86 130 -86t130 86q80 10 80 60v80z" fill="${body}"/>`,
    `<path d="M${x - 104} 500q36 -62 104 -62t104 62z" fill="${mix(sky.middle, '#28303c', 0.4)}"/>`,
    glow([x - 170, 570, 90], '#fff2cc', 0.9),
    disc([x - 170, 570, 20], '#fff8e4'),
    box([0, 640, width, 160], seen('#33343c')),
    ...[0.06, 0.15].map(
      (share) =>
        `<circle cx="${across(share)}" cy="600" r="50" fill="none" stroke="#1c1c22" stroke-width="26"/>`,
    ),
    bokeh(setting, { count: 5, y: [100, 400], size: [6, 16] }),
  ].join('');
}

/** North light, canvases, an easel, jars of brushes. */
export function artStudio(setting: Setting): string {
  const { chance, across, seen } = setting;
  const x = across(0.16);
  const strokes = repeated(9, () =>
    disc(
      [x + chance.drift() * 70, 250 + chance.drift() * 90, chance.between(18, 46)],
      seen(chance.pick(['#d87a5a', '#4a7aa8', '#e8c060', '#7aa888', '#b05a7a', '#f0e4d0'])),
      0.85,
    ),
  );
  const brushes = [0, 1, 2, 3, 4].map(
    (at) =>
      `<path d="M${across(0.9) + at * 7 - 14} 560L${across(0.9) + at * 18 - 40} 460" stroke="${seen(chance.pick(['#c9a05c', '#8a4a34', '#3a4a5a']))}" stroke-width="6"/>`,
  );
  return [
    wall(setting, seen('#b8ac9c', 0.16)),
    window(setting, [across(0.8) - 160, 20, 320, 430], { bars: 3 }),
    shafts(setting, 0.14 * (1.2 - setting.sky.night)),
    frames(setting, [[0.47, 90, 80, 110]]),
    `<path d="M${x - 90} 800L${x} 60L${x + 90} 800" fill="none" stroke="${seen(WOOD)}" stroke-width="14"/>`,
    box([x - 100, 120, 200, 270], seen('#efe6d6')),
    strokes,
    counter(setting, 630, '#8a6a4a'),
    ...brushes,
    box([across(0.9) - 26, 550, 52, 80], seen('#9ab0b8')),
    palm(setting, across(1), 620, 160),
  ].join('');
}

const microphone = (setting: Setting, x: number, y: number): string => {
  const steel = setting.seen('#8a8f9a');
  return [
    `<path d="M${x + setting.side * 150} ${y - 150}L${x} ${y - 20}" stroke="#1c1a20" stroke-width="10"/>`,
    `<rect x="${x - 30}" y="${y - 40}" width="60" height="104" rx="28" fill="${steel}"/>`,
    ...[0, 1, 2].map((at) => box([x - 28, y - 20 + at * 22, 56, 6], '#2a2a30')),
    glow([x - 10, y - 20, 50], '#ffffff', 0.35),
  ].join('');
};

/** Foam on the walls; each wedge catches the light. */
const foam = (setting: Setting, own: string): string => {
  const parts: string[] = [];
  for (let y = 0; y < 560; y += 66)
    for (let x = 0; x < setting.width; x += 66)
      parts.push(
        box(
          [x + 2, y + 2, 62, 62],
          shade(setting.seen(own), (x + y) % 132 === 0 ? 0.03 : -0.025),
          'fill-opacity=".7"',
        ),
      );
  return parts.join('');
};

export function recordingStudio(setting: Setting): string {
  const { width, chance, sky, across, seen } = setting;
  const knobs = repeated(60, () =>
    disc(
      [chance.between(0, width), chance.between(640, 790), chance.between(4, 8)],
      chance.pick(['#5fe08a', '#ffb84a', '#ff5f5f', '#e8e4dc']),
      chance.between(0.4, 0.95),
    ),
  );
  return [
    wall(setting, seen('#4a3a44')),
    foam(setting, '#54424e'),
    box([across(0.8) - 170, 100, 340, 280], mix(sky.middle, '#3a2a3a', 0.35)),
    glow([across(0.8), 220, 260], sky.lamp, 0.7),
    microphone(setting, across(0.82), 280),
    counter(setting, 620, '#2a262e'),
    knobs,
    ...[0.08, 0.24].map(
      (share) =>
        box([across(share) - 60, 400, 120, 200], '#1a181c') +
        disc([across(share), 530, 46], '#34303a') +
        disc([across(share), 530, 20], '#5a5460') +
        disc([across(share), 440, 20], '#34303a'),
    ),
    pendant(setting, across(0.5), 90),
  ].join('');
}

export function radioStudio(setting: Setting): string {
  const { across, seen } = setting;
  const x = across(0.14);
  return [
    wall(setting, seen('#3e4456')),
    foam(setting, '#444c62'),
    `<rect x="${x - 96}" y="110" width="192" height="74" rx="12" fill="#5a1216"/>`,
    glow([x, 147, 190], '#ff3a3a', 0.75),
    `<rect x="${x - 82}" y="124" width="164" height="46" rx="8" fill="#ff6a5a"/>`,
    `<path d="M${x - 56} 147h112" stroke="#ffe4dc" stroke-width="14" stroke-dasharray="26 12"/>`,
    microphone(setting, across(0.9), 420),
    tableLamp(setting, across(0.74), 480, 0.8),
    counter(setting, 640, '#2c2630'),
    bokeh(setting, { count: 10, y: [640, 780], size: [4, 9] }, ['#5fe08a', '#ffb84a', '#ff6a5a']),
  ].join('');
}

export function laboratory(setting: Setting): string {
  const { width, chance, sky, across, seen } = setting;
  const liquids = ['#4ad0c0', '#6a9cf0', '#c07af0', '#f0c04a', '#5fd07a'] as const;
  const glass = (x: number, y: number): string => {
    const liquid = chance.pick(liquids);
    return [
      glow([x, y - 20, 70], liquid, 0.5),
      `<path d="M${x - 10} ${y - 84}h20v34l26 50h-72l26 -50z" fill="#e8f4f8" fill-opacity=".35"/>`,
      `<path d="M${x - 20} ${y - 30}h40l16 30h-72z" fill="${liquid}" fill-opacity=".85"/>`,
    ].join('');
  };
  const shelf = (y: number): string =>
    repeated(Math.ceil(width / 86), (at) => glass(at * 86 + 30 + chance.drift() * 10, y)) +
    box([0, y, width, 12], '#dfe8ee', 'fill-opacity=".6"');
  const x = across(0.84);
  return [
    wall(setting, seen('#7a929e', 0.14)),
    tiles(setting, seen('#8aa2ae', 0.12)),
    shelf(210),
    shelf(390),
    glow([x, 90, 300], mix('#d8f0ff', sky.lamp, 0.3), 0.6),
    counter(setting, 600, '#aebac2'),
    `<path d="M${x - 50} 600h110v-20h-64q46 -60 4 -130l24 -40l-26 -16l-60 108l26 16l16 -28q30 44 -14 90z" fill="#2a3038"/>`,
    bokeh(setting, { count: 6, y: [60, 400], size: [6, 15] }, ['#bfeaff', '#d8fff0', '#ffffff']),
  ].join('');
}

/** A bright, friendly corridor of a practice. */
export function clinic(setting: Setting): string {
  const { width, across, seen } = setting;
  const x = across(0.16);
  const sign = seen('#3a9a8a');
  return [
    wall(setting, seen('#b4c8c6', 0.2)),
    box([0, 440, width, 360], seen('#8ab0aa', 0.12)),
    box([0, 430, width, 14], seen('#e8eeea')),
    window(setting, [across(0.82) - 140, 60, 280, 320], { bars: 3 }),
    `<rect x="${x - 66}" y="130" width="132" height="132" rx="24" fill="${sign}"/>`,
    box([x - 14, 152, 28, 88], '#f4faf8'),
    box([x - 44, 182, 88, 28], '#f4faf8'),
    counter(setting, 640, '#d8dcd8'),
    palm(setting, across(0.98), 620, 190),
    bokeh(setting, { count: 5, y: [20, 120], size: [14, 26] }, ['#ffffff', '#eafaff', '#fff4e0']),
  ].join('');
}

/** Brick, ropes, a hanging bag. */
export function boxingGym(setting: Setting): string {
  const { width, across, seen } = setting;
  const x = across(0.9);
  const left = across(0.2) - 150;
  const ropes = [430, 500, 570].map(
    (y, at) =>
      `<path d="M-10 ${y}Q${width / 2} ${y + 18} ${width + 10} ${y}" stroke="${seen(['#b8322e', '#e8e0d4', '#3050a0'][at] ?? '#ffffff')}" stroke-width="13" fill="none"/>`,
  );
  return [
    brickRoom(setting),
    window(setting, [left, 40, 240, 190], { bars: 4, frame: '#4a4248' }),
    shafts(setting, 0.08),
    box([across(0.06) - 20, 300, 40, 500], seen('#b8322e')),
    ...ropes,
    box([0, 660, width, 140], seen('#5a5a68')),
    box([x - 4, 0, 8, 120], '#1c1a1e'),
    `<rect x="${x - 54}" y="110" width="108" height="330" rx="34" fill="${seen('#7a2a26')}"/>`,
    box([x - 54, 200, 108, 16], '#241418', 'fill-opacity=".6"'),
    glow([x - 20, 220, 110], setting.sky.lamp, 0.45),
    pendant(setting, across(0.56), 100, 'shade'),
  ].join('');
}
