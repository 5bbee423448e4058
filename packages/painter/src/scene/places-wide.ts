// Places under a wide sky: mountains, water, sand, and the stars.
import { mix, shade } from '../colour.ts';
import { canopy, drifting, firs, hedge, palm } from './flora.ts';
import { clouds, range, stars, sun, water } from './horizon.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { air, bokeh, later, type Setting } from './scenery.ts';

export const mountains = (setting: Setting): string =>
  [
    air(setting),
    stars(setting, 300),
    sun(setting, 260),
    clouds(setting, 150),
    range(setting, 420, { tall: 240, own: '#8a96b4', haze: 0.55 }),
    clouds(setting, 400, 0.8),
    range(setting, 500, { tall: 170, own: '#56648a', haze: 0.3 }),
    firs(setting, 640, { tall: 150, haze: 0.22 }),
    range(setting, 640, { tall: 70, own: '#3a4a44', haze: 0.08, sharp: false }),
    firs(setting, 760, { tall: 210, haze: 0.04 }),
  ].join('');

export const snow = (setting: Setting): string => {
  const { across, seen } = setting;
  const white = seen('#e6eef6', 0.1);
  const x = across(0.84);
  return [
    air(setting),
    stars(setting, 300),
    clouds(setting, 140, 0.7),
    range(setting, 400, { tall: 180, own: '#c4d0e2', haze: 0.5 }),
    firs(setting, 520, { tall: 190, haze: 0.35, snow: 0.6 }),
    range(setting, 560, { tall: 50, own: '#e6eef6', haze: 0.15, sharp: false }),
    box([x - 60, 440, 120, 90], seen('#5a3a2c')),
    `<path d="M${x - 86} 446L${x} 370L${x + 86} 446Z" fill="${white}"/>`,
    glow([x, 486, 130], '#ffc060', 0.9),
    box([x - 16, 470, 32, 32], '#ffe0a0'),
    firs(setting, 720, { tall: 260, haze: 0.1, snow: 0.72 }),
    box([0, 690, setting.width, 110], white),
    drifting(setting, 90, '#ffffff'),
  ].join('');
};

export const lake = (setting: Setting): string => {
  const { across, seen } = setting;
  const x = across(0.16);
  return [
    air(setting, { horizon: 0.5 }),
    stars(setting, 260),
    clouds(setting, 130),
    sun(setting, 290),
    range(setting, 430, { tall: 180, own: '#7086a0', haze: 0.5 }),
    hedge(setting, 450, 70, 0.35),
    water(setting, 450, '#2f6a78'),
    `<path d="M${x - 130} 800L${x - 40} 520H${x + 40}L${x + 130} 800Z" fill="${seen('#7a5a40', 0.08)}"/>`,
    ...[540, 590, 650, 720].map((y) =>
      box([x - 140, y, 280, 5], seen('#3a2a20'), 'fill-opacity=".5"'),
    ),
    canopy(setting, { y: -10, haze: 0.05, own: '#2f5238' }),
  ].join('');
};

export const sea = (setting: Setting): string =>
  [
    air(setting, { horizon: 0.55 }),
    stars(setting, 300),
    clouds(setting, 190),
    sun(setting, setting.sky.night > 0.9 || setting.sky.night < 0.2 ? 200 : 400),
    water(setting, 450),
    `<path d="M${setting.across(0.12) - 8} 450v-80l56 80z" fill="${setting.seen('#f0e8dc', 0.1)}"/><path d="M${setting.across(0.12) - 46} 452h110l-18 20h-70z" fill="${setting.seen('#5a3a34')}"/>`,
  ].join('');

export const beach = (setting: Setting): string => {
  const { width, across, seen } = setting;
  const sand = seen('#dcb98a', 0.1);
  return [
    air(setting, { horizon: 0.5 }),
    stars(setting, 260),
    clouds(setting, 150),
    sun(setting, setting.sky.night < 0.2 ? 150 : 340),
    water(setting, 410, '#2f8a9a'),
    `<path d="M-10 600Q${width * 0.3} 560 ${width * 0.6} 610T${width + 10} 580V800H-10Z" fill="${sand}"/>`,
    `<path d="M-10 598Q${width * 0.3} 556 ${width * 0.6} 606T${width + 10} 576" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="12"/>`,
    `<path d="M${across(0.02)} 800Q${across(0.1)} 500 ${across(0.16)} 240" fill="none" stroke="${seen('#6a4c34')}" stroke-width="26"/>`,
    palm(setting, across(0.16), 240, 230),
    bokeh(setting, { count: 8, y: [420, 600], size: [5, 12] }),
  ].join('');
};

/** Coloured houses, masts, lights that tremble on the water. */
export const harbour = (setting: Setting): string => {
  const { width, chance, across, seen, glowing } = setting;
  const houses = repeated(Math.ceil(width / 74), (at) => {
    const [x, h] = [at * 74 - 10, chance.between(80, 150)];
    const colour = seen(
      chance.pick(['#b84a34', '#e0b85a', '#e8e2d6', '#4a7078', '#9a4038', '#7a94a8']),
      0.18,
    );
    const panes = [0, 1].map(
      (row) =>
        box(
          [x + 14, 446 - h + 18 + row * 46, 16, 22],
          setting.sky.lamp,
          `fill-opacity="${(0.3 + 0.7 * glowing).toFixed(2)}"`,
        ) + box([x + 44, 446 - h + 18 + row * 46, 16, 22], seen('#2c3444'), 'fill-opacity=".7"'),
    );
    return `${box(
      [x, 446 - h, 68, h],
      colour,
    )}<path d="M${x - 4} ${446 - h}l38 -34l38 34z" fill="${shade(colour, -0.16)}"/>${panes.join(
      '',
    )}`;
  });
  const masts = [0.04, 0.14, 0.8, 0.9, 0.99].map((share) => {
    const x = across(share);
    const hull = seen(chance.pick(['#e8e0d2', '#8a2f2f', '#2f4a64']));
    return `<path d="M${x} 600V${chance.between(100, 240)}" stroke="${seen('#3a2c28')}" stroke-width="8"/><path d="M${x} 300L${x + 60} 560H${x}Z" fill="#efe6d6" fill-opacity=".35"/><path d="M${x - 70} 570h140l-24 50h-92z" fill="${hull}"/>`;
  });
  return [
    air(setting, { horizon: 0.5 }),
    clouds(setting, 150),
    sun(setting, 320),
    range(setting, 420, { tall: 110, own: '#6a7a8a', haze: 0.45, sharp: false }),
    houses,
    water(setting, 446, '#2c5a68'),
    ...masts,
    bokeh(setting, { count: 14, y: [430, 560], size: [6, 18] }),
  ].join('');
};

/** On deck: the sea behind, a rail, rigging. */
export const boat = (setting: Setting): string => {
  const { width, across, seen } = setting;
  const mast = across(0.12);
  const wood = seen('#9a6a40');
  return [
    air(setting, { horizon: 0.5 }),
    stars(setting, 300),
    clouds(setting, 160),
    sun(setting, setting.sky.night < 0.2 ? 180 : 350),
    water(setting, 440),
    `<path d="M${mast + setting.side * 30} -20L${mast + setting.side * width * 0.5} 430L${mast + setting.side * 30} 450Z" fill="${seen('#efe6d6', 0.05)}" fill-opacity=".9"/>`,
    box([mast - 13, 0, 26, 700], seen('#6a4428')),
    `<path d="M${mast} 0L${across(1)} 560M${mast} 60L${across(-0.1)} 560" stroke="#2a201c" stroke-width="5"/>`,
    box([0, 590, width, 16], wood),
    repeated(Math.ceil(width / 90), (at) => box([at * 90 + 20, 590, 12, 120], wood)),
    box([0, 690, width, 110], shade(wood, -0.05)),
    `<circle cx="${across(0.92)}" cy="640" r="48" fill="none" stroke="${seen('#e8e0d4')}" stroke-width="26"/><circle cx="${across(0.92)}" cy="640" r="48" fill="none" stroke="${seen('#c03a2c')}" stroke-width="26" stroke-dasharray="38 38"/>`,
  ].join('');
};

export const desert = (setting: Setting): string =>
  [
    air(setting, { horizon: 0.55 }),
    stars(setting, 420),
    clouds(setting, 120, 0.4),
    sun(setting, 320),
    range(setting, 450, { tall: 120, own: '#b06a4a', haze: 0.45 }),
    range(setting, 520, { tall: 90, own: '#d89a5a', haze: 0.25, sharp: false }),
    range(setting, 620, { tall: 110, own: '#c98448', haze: 0.1, sharp: false }),
    range(setting, 730, { tall: 80, own: '#a8643a', haze: 0.02, sharp: false }),
    ...[0.08, 0.93].map((share) => {
      const x = setting.across(share);
      const green = setting.seen('#4a6a44');
      return `<path d="M${x} 700V420M${x - 54} 480v60q0 30 54 30M${x + 50} 450v50q0 30 -50 30" fill="none" stroke="${green}" stroke-width="30" stroke-linecap="round"/>`;
    }),
  ].join('');

const milkyWay = (setting: Setting): string => {
  const { width, side } = setting;
  const [from, to] = side > 0 ? [520, 40] : [40, 520];
  return [130, 80, 36]
    .map(
      (wide, at) =>
        `<path d="M-40 ${from}Q${width / 2} ${260} ${width + 40} ${to}" stroke="${['#5a5ac0', '#9a8ae8', '#e8d8ff'][at] ?? '#fff'}" stroke-opacity=".22" stroke-width="${wide}" fill="none"/>`,
    )
    .join('');
};

export const observatory = (setting: Setting): string => {
  const night = later(setting, 1, [
    ['#0a1034', 0.75],
    ['#34407e', 0.6],
    ['#0c0e26', 0.6],
  ]);
  const x = setting.across(0.86);
  return [
    air(night),
    milkyWay(night),
    stars(night, 620),
    range(night, 600, { tall: 120, own: '#28305a', haze: 0.3 }),
    `<path d="M${x - 170} 680V560a170 160 0 0 1 340 0V680Z" fill="#4a5480"/>`,
    `<path d="M${x - 170} 680V560a170 160 0 0 1 60 -120" fill="none" stroke="#b8c4ff" stroke-width="8" stroke-opacity=".6"/>`,
    `<path d="M${x - 34} 680V402h68V680Z" fill="#0c1030"/>`,
    `<path d="M${x + 10} 560L${x - 90} 380l40 -22l96 180z" fill="#aab4d8"/>`,
    glow([x, 640, 220], setting.sky.lamp, 0.8),
    range(night, 740, { tall: 60, own: '#14162e', haze: 0, sharp: false }),
    bokeh(night, { count: 5, y: [560, 700], size: [5, 12] }),
  ].join('');
};

/** Through a round port: a planet's edge; panels and small lights around it. */
export const spaceStation = (setting: Setting): string => {
  const { width, chance, sky, across } = setting;
  const x = across(0.66);
  const hull = mix('#3a4258', sky.low, 0.3);
  const lights = repeated(30, () =>
    box(
      [chance.between(0, width), chance.between(560, 780), 16, 7],
      chance.pick(['#6ae0ff', '#ffb84a', '#ff6a8a', '#d8f4ff']),
      `fill-opacity="${chance.between(0.4, 1).toFixed(2)}"`,
    ),
  );
  const panels = repeated(Math.ceil(width / 120), (at) =>
    box([at * 120 + 4, 0, 112, 800], shade(hull, chance.drift() * 0.03), 'rx="14"'),
  );
  const field = repeated(90, () =>
    disc(
      [x + chance.drift() * 280, 270 + chance.drift() * 270, chance.between(1.5, 4.5)],
      '#ffffff',
      chance.between(0.4, 1),
    ),
  );
  return [
    box([0, 0, width, 800], shade(hull, -0.06)),
    panels,
    `<clipPath id="port"><circle cx="${x}" cy="280" r="270"/></clipPath>`,
    `<g clip-path="url(#port)">${box([x - 280, 0, 560, 560], '#060a1e')}${field}${glow([x + setting.side * 60, 520, 330], '#5ab4ff', 0.75)}<circle cx="${x + setting.side * 80}" cy="640" r="330" fill="#2a6ab0"/><circle cx="${x + setting.side * 60}" cy="670" r="330" fill="#153a70"/>${disc([x - setting.side * 120, 150, 40], '#e8dcc8')}</g>`,
    `<circle cx="${x}" cy="280" r="276" fill="none" stroke="${shade(hull, 0.1)}" stroke-width="26"/>`,
    `<circle cx="${x}" cy="280" r="258" fill="none" stroke="#8ad8ff" stroke-opacity=".35" stroke-width="8"/>`,
    box([0, 580, width, 220], shade(hull, -0.04)),
    lights,
    glow([across(0.05), 300, 260], '#6ae0ff', 0.35),
  ].join('');
};
