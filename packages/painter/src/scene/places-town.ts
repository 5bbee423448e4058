// Places of the town under the sky: a street, one of neon, a market, a roof.
import { mix } from '../colour.ts';
import { palm } from './flora.ts';
import { clouds, rain, skyline, sun } from './horizon.ts';
import { counter, WOOD } from './rooms.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { air, bokeh, CITY, garland, later, NEON, passer, type Setting } from './scenery.ts';

function street(setting: Setting): string {
  const { width, chance, seen, glowing } = setting;
  const house = (left: number, wide: number, own: string): string => {
    const rows: string[] = [];
    for (let y = 30; y < 520; y += 110)
      for (let x = left + 22; x < left + wide - 50; x += 74)
        rows.push(
          box(
            [x, y, 40, 64],
            chance.next() < 0.5 ? mix(setting.sky.lamp, '#ffb066', 0.3) : seen('#39405a', 0.2),
            `fill-opacity="${(0.4 + 0.6 * glowing).toFixed(2)}"`,
          ),
        );
    return box([left, 0, wide, 640], seen(own, 0.08)) + rows.join('');
  };
  return [
    house(-20, width * 0.34, '#7a5a50'),
    house(width * 0.68, width * 0.36, '#5a5468'),
    box([0, 600, width, 200], seen('#3a3a46')),
  ].join('');
}

export function cityStreet(setting: Setting): string {
  const { width, sky, across, glowing } = setting;
  const lampAt = (share: number, y: number): string => {
    const x = across(share);
    return (
      box([x - 4, y, 8, 640 - y], '#1c1a22') +
      glow([x, y, 170], sky.lamp, 0.85 * glowing) +
      disc([x, y, 20], mix(sky.lamp, '#ffffff', 0.5))
    );
  };
  return [
    air(setting),
    clouds(setting, 120, 0.7),
    skyline(setting, 560, { tall: 330, haze: 0.45, lit: 0.5 }),
    street(setting),
    passer(setting, across(0.76), 640, 170),
    passer(setting, across(0.83), 640, 160),
    lampAt(0.92, 150),
    lampAt(0.3, 290),
    glow([width / 2, 690, 300], sky.lamp, 0.3 * glowing),
    bokeh(setting, { count: 22, y: [430, 640], size: [8, 24] }, CITY),
    sky.night > 0.2 && sky.night < 0.3 ? rain(setting) : '',
  ].join('');
}

/** Signs in upright writing over a wet street. */
export function neonStreet(setting: Setting): string {
  const { width, chance } = setting;
  const night = later(setting, Math.max(0.8, setting.sky.night), [
    ['#12092c', 0.6],
    ['#4a1c66', 0.5],
    ['#0c081c', 0.7],
  ]);
  const signs = [0.06, 0.2, 0.3, 0.7, 0.82, 0.95].map((share, at) => {
    const [x, y, h] = [width * share, chance.between(30, 190), chance.between(150, 290)];
    const colour = NEON[at % NEON.length] ?? NEON[0];
    const glyphs = repeated(Math.floor((h - 16) / 46), (row) => {
      const top = y + 16 + row * 46;
      const bars = [0, 13, 26].map((dy, bar) => {
        const cut = bar === row % 3 ? 9 : 0;
        return box([x - 14 + cut, top + dy, 28 - cut, 5], '#ffffff');
      });
      return bars.join('') + box([x - 14 + (row % 2) * 11, top, 6, 31], '#ffffff');
    });
    return (
      glow([x, y + h / 2, h * 0.9], colour, 0.6) +
      box([x - 30, y, 60, h], mix(colour, '#140a28', 0.35), 'rx="8"') +
      glyphs +
      glow([x, 720, 130], colour, 0.5)
    );
  });
  return [
    air(night),
    skyline(night, 600, { tall: 520, haze: 0.12, lit: 0.25 }),
    box([0, 620, width, 180], '#120a22'),
    ...signs,
    bokeh(night, { count: 18, y: [430, 700], size: [8, 22] }, NEON),
    rain(night, 40),
  ].join('');
}

/** Stalls under awnings and bulbs. */
export function market(setting: Setting): string {
  const { width, chance, seen } = setting;
  const stall = (left: number, wide: number, own: string): string => {
    const stripes = Array.from(
      { length: 7 },
      (_, at) =>
        `<path d="M${left + (at * wide) / 7} 250h${wide / 7}v60q${-wide / 14} 26 ${-wide / 7} 0z" fill="${at % 2 === 0 ? seen(own) : seen('#efe4d0')}"/>`,
    );
    const goods = repeated(26, () =>
      disc(
        [left + chance.between(10, wide - 10), chance.between(520, 600), chance.between(16, 26)],
        seen(chance.pick(['#d8502e', '#e8a02e', '#7aa03c', '#c23a4a', '#e8d060', '#8a4a7a'])),
      ),
    );
    return `<path d="M${left - 10} 250L${left + 20} 170H${left + wide - 20}L${left + wide + 10} 250Z" fill="${seen(own, 0.05)}"/>${stripes.join('')}${goods}${box([left, 590, wide, 210], seen(WOOD))}`;
  };
  return [
    air(setting),
    skyline(setting, 420, { tall: 300, haze: 0.45, lit: 0.3 }),
    ...[0.4, 0.5, 0.6].map((share) => passer(setting, width * share, 640, 190)),
    stall(-width * 0.08, width * 0.42, '#b8402e'),
    stall(width * 0.66, width * 0.42, '#3a7a6a'),
    garland(setting, 70, 70),
    bokeh(setting, { count: 10, y: [120, 480] }),
  ].join('');
}

export function rooftop(setting: Setting): string {
  const { sky, across } = setting;
  return [
    air(setting),
    clouds(setting, 150),
    sky.night > 0.9 ? sun(setting, 150) : sun(setting, 340),
    skyline(setting, 470, { tall: 290, haze: 0.5, lit: 0.3 }),
    skyline(setting, 590, { tall: 230, haze: 0.15, lit: 0.5 }),
    bokeh(setting, { count: 16, y: [470, 700], size: [7, 20] }, CITY),
    garland(setting, 90, 80),
    counter(setting, 690, '#4a4048'),
    palm(setting, across(0.03), 690, 190),
  ].join('');
}
