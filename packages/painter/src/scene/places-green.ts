// Places where things grow: flowers for sale, glass and leaves, gardens, vines, woods, blossoms.
import { mix, shade } from '../colour.ts';
import { canopy, drifting, firs, flowers, hedge, leaves, palm, trunks } from './flora.ts';
import { clouds, range, sun } from './horizon.ts';
import { counter, window, WOOD } from './rooms.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { air, bokeh, garland, pendant, type Setting, shafts, wall } from './scenery.ts';

const BLOOMS = ['#d84a6a', '#f0a0b4', '#f2e6d8', '#e8b040', '#9a6ac8', '#e86a4a'] as const;

export function flowerShop(setting: Setting): string {
  const { width, across, seen } = setting;
  const buckets = (y: number, size: readonly [number, number]): string =>
    repeated(Math.ceil(width / 110), (at) => {
      const x = at * 110 + 40;
      return [
        leaves(setting, { count: 9, x: [x - 50, x + 50], y: [y - 90, y - 10], size: [40, 70] }),
        flowers(setting, { count: 9, x: [x - 46, x + 46], y: [y - 120, y - 30], size }, [
          BLOOMS[at % BLOOMS.length] ?? BLOOMS[0],
          BLOOMS[(at + 2) % BLOOMS.length] ?? BLOOMS[1],
        ]),
        `<path d="M${x - 34} ${y - 16}h68l-9 84h-50z" fill="${seen('#8a949a')}"/>`,
      ].join('');
    });
  return [
    wall(setting, seen('#7a8a80', 0.1)),
    window(setting, [across(0.82) - 140, 30, 280, 330]),
    buckets(310, [14, 24]),
    box([0, 378, width, 14], seen(WOOD)),
    buckets(540, [18, 30]),
    counter(setting, 640, '#6a5a48'),
    pendant(setting, across(0.24), 90, 'shade'),
  ].join('');
}

export function greenhouse(setting: Setting): string {
  const { width, across } = setting;
  const ribs = repeated(Math.ceil(width / 100) + 1, (at) =>
    box([at * 100 - 5, 0, 10, 800], '#eef4ee', 'fill-opacity=".5"'),
  );
  return [
    air(setting),
    glow([across(0.84), 160, 460], '#fff6d4', 0.8 * (1.1 - setting.sky.night * 0.6)),
    ribs,
    ...[150, 320].map((y) => box([0, y, width, 8], '#eef4ee', 'fill-opacity=".45"')),
    `<path d="M-10 110L${width / 2} 10L${width + 10} 110" fill="none" stroke="#eef4ee" stroke-opacity=".6" stroke-width="12"/>`,
    canopy(setting, { y: 620, haze: 0.25 }),
    leaves(setting, { count: 60, x: [-40, width * 0.3], y: [140, 800], size: [60, 130] }),
    leaves(setting, { count: 60, x: [width * 0.7, width + 30], y: [140, 800], size: [60, 130] }),
    palm(setting, across(0.1), 560, 230),
    flowers(setting, { count: 16, x: [0, width], y: [520, 760], size: [10, 20] }, [
      '#f0a0b4',
      '#f2e6d8',
    ]),
    shafts(setting, 0.12),
    bokeh(setting, { count: 12, y: [60, 560], size: [6, 18] }, ['#fff6c8', '#e8ffd0', '#ffffff']),
  ].join('');
}

export function garden(setting: Setting): string {
  const { width, across, seen } = setting;
  const arch = across(0.12);
  return [
    air(setting),
    clouds(setting, 110, 0.7),
    sun(setting, 230),
    hedge(setting, 430, 130, 0.4),
    canopy(setting, { y: 470, haze: 0.25 }),
    `<path d="M${arch - 90} 640V300a90 90 0 0 1 180 0V640" fill="none" stroke="${seen('#e8e4dc')}" stroke-width="16"/>`,
    leaves(setting, { count: 26, x: [arch - 120, arch + 120], y: [190, 340], size: [40, 70] }),
    flowers(setting, { count: 18, x: [arch - 110, arch + 110], y: [190, 420], size: [14, 24] }, [
      '#d84a6a',
      '#f0a0b4',
    ]),
    box([0, 560, width, 240], seen('#5a8a48', 0.1)),
    flowers(setting, { count: 60, x: [0, width], y: [520, 800], size: [10, 26] }, BLOOMS),
    leaves(setting, { count: 30, x: [0, width], y: [560, 800], size: [40, 80] }),
    setting.sky.night > 0.5 ? garland(setting, 120, 60) : '',
    bokeh(setting, { count: 10, y: [200, 640], size: [6, 16] }, ['#fff6c8', '#ffe0a0', '#ffffff']),
  ].join('');
}

/** Rows of vines that run to the hills. */
export function vineyard(setting: Setting): string {
  const { width, across, seen } = setting;
  const far = across(0.72);
  const left = across(0);
  const rows = repeated(9, (at) => {
    const foot = (at - 1) * width * 0.17;
    const tone = shade(seen(at % 2 === 0 ? '#5a7a34' : '#46682e', 0.08), 0);
    return `<path d="M${far - 6} 440L${foot - 60} 800H${foot + 50}L${far + 6} 440Z" fill="${tone}"/>`;
  });
  return [
    air(setting, { horizon: 0.5 }),
    clouds(setting, 110),
    sun(setting, 330),
    range(setting, 430, { tall: 110, own: '#7a7a8a', haze: 0.55, sharp: false }),
    range(setting, 460, { tall: 60, own: '#6a7a4a', haze: 0.3, sharp: false }),
    box([far - 150, 366, 66, 54], seen('#d8b088', 0.2)),
    `<path d="M${far - 158} 366l41 -30l41 30z" fill="${seen('#a0523a', 0.15)}"/>`,
    firs(setting, 440, { tall: 70, haze: 0.4 }),
    box([0, 440, width, 360], seen('#94764a', 0.1)),
    rows,
    leaves(setting, { count: 34, x: [left - 40, left + 60], y: [330, 800], size: [50, 100] }),
    repeated(7, (at) =>
      disc([across(0.05) + (at % 3) * 20 - 20, 560 + Math.floor(at / 3) * 20, 13], seen('#4a2a5a')),
    ),
  ].join('');
}

export function forest(setting: Setting): string {
  return [
    air(setting),
    glow([setting.across(0.8), 260, 480], mix(setting.sky.middle, setting.sky.lamp, 0.6), 0.8),
    trunks(setting, 12, 0.55),
    canopy(setting, { y: 110, haze: 0.42 }),
    trunks(setting, 7, 0.2),
    shafts(setting, 0.16),
    canopy(setting, { y: 40, haze: 0.12, own: '#2f5a3a' }),
    canopy(setting, { y: 740, haze: 0.08, own: '#34583a' }),
    leaves(setting, { count: 36, x: [0, setting.width], y: [620, 800], size: [60, 120] }),
    bokeh(setting, { count: 16, y: [80, 560], size: [5, 16] }, ['#fff2b0', '#d8f0a0', '#ffffff']),
  ].join('');
}

const pink = (setting: Setting, haze: number): string =>
  mix(mix('#f4b4c8', setting.sky.low, 0.1 + 0.3 * setting.sky.night), setting.sky.middle, haze);

export function cherryBlossoms(setting: Setting): string {
  const { width, chance, across, seen } = setting;
  const branch = (y: number, from: number): string =>
    `<path d="M${from} ${y}q${setting.side * -90} 40 ${setting.side * -width * 0.55} ${30 + chance.drift() * 20}" fill="none" stroke="${seen('#4a3034')}" stroke-width="15"/>`;
  const cloud = (y: number, count: number, haze: number): string =>
    repeated(Math.round((count * width) / 600), () =>
      disc(
        [chance.between(-20, width + 20), y + chance.drift() * 90, chance.between(18, 52)],
        shade(pink(setting, haze), chance.drift() * 0.05),
        0.9,
      ),
    );
  return [
    air(setting),
    clouds(setting, 240, 0.7),
    sun(setting, 300),
    range(setting, 520, { tall: 90, own: '#8a9ac0', haze: 0.5, sharp: false }),
    cloud(540, 26, 0.35),
    box([0, 600, width, 200], seen('#7aa06a', 0.15)),
    cloud(90, 34, 0.15),
    branch(110, across(1.02)),
    branch(230, across(1.02)),
    cloud(60, 26, 0),
    drifting(setting, 34, pink(setting, 0)),
  ].join('');
}

/** A red gate, stone lanterns, steps into the green. */
export function shrine(setting: Setting): string {
  const { width, across, seen, glowing } = setting;
  const x = across(0.6);
  const half = Math.min(260, width * 0.42);
  const red = seen('#c43c2c');
  const lantern = (lx: number, y: number): string =>
    glow([lx, y, 120], setting.sky.lamp, 0.85 * glowing) +
    box([lx - 30, y - 34, 60, 14], seen('#6a6a70')) +
    box([lx - 20, y - 20, 40, 44], mix(setting.sky.lamp, '#ffffff', 0.3)) +
    box([lx - 12, y + 24, 24, 240], seen('#6a6a70'));
  return [
    air(setting),
    range(setting, 470, { tall: 160, own: '#5a7a84', haze: 0.5, sharp: false }),
    hedge(setting, 560, 170, 0.35),
    canopy(setting, { y: 60, haze: 0.2 }),
    box([0, 620, width, 180], seen('#8a8478', 0.1)),
    box([x - half * 0.8, 180, 34, 460], red) + box([x + half * 0.8 - 34, 180, 34, 460], red),
    `<path d="M${x - half * 1.15} 120Q${x} 168 ${x + half * 1.15} 120L${x + half * 1.1} 168Q${x} 206 ${x - half * 1.1} 168Z" fill="${red}"/>`,
    `<path d="M${x - half * 1.18} 104Q${x} 152 ${x + half * 1.18} 104L${x + half * 1.15} 124Q${x} 170 ${x - half * 1.15} 124Z" fill="#241a22"/>`,
    box([x - half * 0.92, 250, half * 1.84, 28], shade(red, -0.03)),
    lantern(across(0.95), 400),
    lantern(across(0.05), 430),
    bokeh(setting, { count: 12, y: [300, 640], size: [6, 16] }),
  ].join('');
}
