// Places under the sky: the sea, a harbour, mountains, an observatory, roofs of a city, a glasshouse.
import { mix, shade } from './colour.ts';
import { air, bokeh, box, glow, type Setting } from './scenery.ts';

function clouds({ sky, chance }: Setting, y: number): string {
  return Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${chance.between(-40, 640)}" cy="${y + chance.drift() * 110}" rx="${chance.between(70, 190)}" ry="${chance.between(8, 22)}" fill="${mix(sky.middle, '#fff4e6', 0.5)}" fill-opacity="${chance.between(0.15, 0.45)}"/>`,
  ).join('');
}

export function sea(setting: Setting): string {
  const { sky, chance, side } = setting;
  const sun = side < 0 ? 120 : 480;
  const water = mix(mix(sky.top, '#1f4a66', 0.5), sky.low, 0.3);
  const glitter = Array.from({ length: 70 }, () => {
    const y = 452 + chance.next() ** 1.4 * 340;
    const near = (y - 440) / 340;
    const x = sun + chance.drift() * (60 + near * 360);
    return `<path d="M${x} ${y}h${chance.between(14, 40) * (0.6 + near)}" stroke="${sky.lamp}" stroke-opacity="${chance.between(0.2, 0.8)}" stroke-width="${2 + near * 4}" stroke-linecap="round"/>`;
  });
  const waves = Array.from(
    { length: 22 },
    (_, at) =>
      `<path d="M-10 ${460 + at * 17}q80 ${chance.between(-8, 8)} 160 0t160 0t160 0t160 0" fill="none" stroke="${shade(water, at % 2 === 0 ? 0.05 : -0.04)}" stroke-width="6" stroke-opacity=".55"/>`,
  );
  return [
    air(setting),
    clouds(setting, 210),
    glow([sun, 400, 300], sky.lamp, 0.95),
    `<circle cx="${sun}" cy="398" r="34" fill="${mix(sky.lamp, '#ffffff', 0.4)}"/>`,
    box([0, 440, 600, 360], water),
    waves.join(''),
    glitter.join(''),
    glow([sun, 450, 260], sky.lamp, 0.4),
  ].join('');
}

export function harbour(setting: Setting): string {
  const { sky, chance, side } = setting;
  const water = mix(sky.top, '#2a4654', 0.55);
  const hill = `<path d="M-10 430Q120 330 260 392T610 350V470H-10Z" fill="${mix(sky.middle, '#3a4658', 0.6)}"/>`;
  const houses = Array.from({ length: 11 }, (_, at) => {
    const [x, h] = [at * 57 - 14, chance.between(34, 66)];
    const colour = mix(
      chance.pick(['#a8442f', '#d9b45a', '#e6e0d4', '#4a6a72', '#8a3a34']),
      sky.low,
      0.25,
    );
    return [
      box([x, 446 - h, 50, h], colour),
      `<path d="M${x - 4} ${446 - h}L${x + 25} ${424 - h}L${x + 54} ${446 - h}Z" fill="${shade(colour, -0.18)}"/>`,
      box([x + 18, 456 - h, 12, 14], sky.lamp),
    ].join('');
  });
  const masts = Array.from({ length: 7 }, () => {
    const x = chance.between(0, 600);
    return `<path d="M${x} 560V${chance.between(150, 300)}" stroke="#3a2c28" stroke-width="6"/><path d="M${x - 50} 560q50 34 104 0z" fill="${chance.pick(['#e8e0d2', '#7a2f2f', '#2f4a5a'])}"/>`;
  });
  const ripples = Array.from(
    { length: 40 },
    () =>
      `<path d="M${chance.between(-20, 600)} ${chance.between(470, 800)}h${chance.between(20, 90)}" stroke="${mix(sky.lamp, water, 0.3)}" stroke-opacity=".5" stroke-width="4"/>`,
  );
  return (
    air(setting) +
    clouds(setting, 170) +
    hill +
    houses.join('') +
    box([0, 446, 600, 354], water) +
    ripples.join('') +
    masts.join('') +
    glow([side < 0 ? 90 : 510, 300, 320], sky.lamp, 0.6)
  );
}

export function mountains(setting: Setting): string {
  const { sky, chance, side } = setting;
  const range = (y: number, height: number, colour: string): string => {
    let path = `M-20 800V${y}`;
    for (let x = 0; x <= 640; x += 80)
      path += `L${x} ${y - chance.between(0.2, 1) * height}L${x + 40} ${y - chance.between(0, 0.35) * height}`;
    return `<path d="${path}V800Z" fill="${colour}"/>`;
  };
  const snow = Array.from(
    { length: 50 },
    () =>
      `<circle cx="${chance.between(0, 600)}" cy="${chance.between(0, 800)}" r="${chance.between(2, 6)}" fill="#fff" fill-opacity="${chance.between(0.3, 0.8)}"/>`,
  );
  return (
    air(setting) +
    clouds(setting, 160) +
    glow([side < 0 ? 110 : 490, 250, 330], sky.lamp, 0.8) +
    range(400, 190, mix(sky.middle, '#5a6488', 0.55)) +
    range(480, 150, mix(sky.middle, '#38405e', 0.75)) +
    range(580, 110, mix(sky.low, '#20283a', 0.6)) +
    snow.join('')
  );
}

export function observatory(setting: Setting): string {
  const { sky, chance, side } = setting;
  const stars = Array.from(
    { length: 170 },
    () =>
      `<circle cx="${chance.between(0, 600)}" cy="${chance.between(0, 560)}" r="${chance.next() ** 3 * 4.4 + 0.8}" fill="${chance.pick(['#ffffff', '#cfe0ff', '#ffe6c4'])}" fill-opacity="${chance.between(0.4, 1)}"/>`,
  );
  const milky = `<path d="M-40 ${side < 0 ? 90 : 520}Q300 ${250 + side * 40} 640 ${side < 0 ? 520 : 90}" stroke="#8f8fe0" stroke-opacity=".34" stroke-width="120" fill="none"/><path d="M-40 ${side < 0 ? 90 : 520}Q300 ${250 + side * 40} 640 ${side < 0 ? 520 : 90}" stroke="#d9c9ff" stroke-opacity=".3" stroke-width="44" fill="none"/>`;
  const x = side < 0 ? 440 : 160;
  const dome = `<path d="M${x - 150} 640V560a150 150 0 0 1 300 0V640Z" fill="#39406a"/><path d="M${x - 26} 640V414h52V640Z" fill="#0c1030"/><path d="M${x - 150} 640V560a150 150 0 0 1 60-120" fill="none" stroke="#aab6ff" stroke-width="5" stroke-opacity=".6"/>`;
  return [
    air(setting),
    milky,
    stars.join(''),
    dome,
    `<path d="M-10 640Q160 590 320 628T610 606V800H-10Z" fill="#12142e"/>`,
    glow([x, 600, 200], sky.lamp, 0.7),
    glow([side < 0 ? 60 : 540, 120, 300], '#7f8fff', 0.4),
  ].join('');
}

export function rooftop(setting: Setting): string {
  const { sky, chance, side } = setting;
  const blocks = (base: number, tone: string, lit: number): string =>
    Array.from({ length: 11 }, (_, at) => {
      const [x, w, h] = [
        at * 62 - 30 + chance.drift() * 10,
        chance.between(46, 78),
        chance.between(90, 260),
      ];
      const panes: string[] = [];
      for (let py = base - h + 14; py < base + 100; py += 24)
        for (let px = x + 8; px < x + w - 10; px += 17)
          if (chance.next() < lit)
            panes.push(
              box(
                [px, py, 9, 12],
                mix(sky.lamp, '#ff9a5a', chance.next() * 0.5),
                `fill-opacity="${chance.between(0.5, 1)}"`,
              ),
            );
      return box([x, base - h, w, h + 300], shade(tone, chance.drift() * 0.03)) + panes.join('');
    }).join('');
  return (
    air(setting) +
    clouds(setting, 130) +
    glow([side < 0 ? 90 : 510, 300, 330], mix(sky.middle, sky.lamp, 0.6), 0.8) +
    blocks(440, mix(sky.middle, sky.top, 0.55), 0.22) +
    blocks(560, mix(sky.low, sky.top, 0.3), 0.42) +
    bokeh(setting, 14, [420, 720])
  );
}

export function greenhouse(setting: Setting): string {
  const { sky, chance, side } = setting;
  const leaf = (x: number, y: number, size: number): string => {
    const green = mix(
      chance.pick(['#2f5a3a', '#4a7a44', '#1f4432', '#6f9450']),
      sky.middle,
      chance.between(0, 0.35),
    );
    return `<path d="M0 0Q${size * 0.5} ${-size * 0.45} ${size} 0Q${size * 0.5} ${size * 0.45} 0 0Z" fill="${green}" transform="translate(${x} ${y}) rotate(${chance.between(0, 360)})"/>`;
  };
  const panes =
    Array.from({ length: 7 }, (_, at) =>
      box([at * 100 - 4, 0, 7, 800], '#e6efe6', 'fill-opacity=".5"'),
    ).join('') +
    [160, 330].map((y) => box([0, y, 600, 6], '#e6efe6', 'fill-opacity=".45"')).join('');
  const leaves = Array.from({ length: 210 }, () => {
    const edge = chance.next() < 0.5 ? chance.between(-40, 220) : chance.between(380, 640);
    return leaf(
      chance.next() < 0.3 ? chance.between(0, 600) : edge,
      chance.between(80, 800),
      chance.between(40, 110),
    );
  });
  return (
    air(setting) +
    panes +
    glow([side < 0 ? 120 : 480, 170, 380], '#fff6d4', 0.85) +
    leaves.join('') +
    glow([side < 0 ? 120 : 480, 260, 300], '#fff2b8', 0.5) +
    bokeh(setting, 16, [60, 620])
  );
}
