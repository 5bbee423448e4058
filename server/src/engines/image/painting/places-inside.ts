// Places under a roof: a window with rain, shelves of books, a workshop, a kitchen, a bar, a stage.
import { mix, shade } from './colour.ts';
import { bokeh, box, glow, type Setting } from './scenery.ts';

const WOOD = '#5a3622';

export function windowAtNight(setting: Setting): string {
  const { sky, chance, side } = setting;
  const wall = mix(sky.low, '#3a2430', 0.45);
  const left = side < 0 ? 40 : 150;
  const lights = Array.from({ length: 46 }, () => {
    const colour = chance.pick(['#ffcf86', '#ffb066', '#9fc0ff', '#ff8f8f', '#ffe9c4']);
    return `<circle cx="${chance.between(left, left + 410)}" cy="${chance.between(220, 560)}" r="${chance.between(4, 17)}" fill="${colour}" fill-opacity="${chance.between(0.25, 0.8)}"/>`;
  });
  const rain = Array.from({ length: 60 }, () => {
    const [x, y] = [chance.between(left, left + 410), chance.between(20, 560)];
    return `<path d="M${x} ${y}l${chance.between(-3, 3)} ${chance.between(14, 70)}" stroke="#cfe0ff" stroke-opacity="${chance.between(0.1, 0.4)}" stroke-width="${chance.between(1.5, 3.5)}"/>`;
  });
  const bars = [left - 10, left + 198, left + 404]
    .map((x) => box([x, 0, 14, 600], shade(wall, -0.06)))
    .join('');
  return [
    box([0, 0, 600, 800], wall),
    `<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1738"/><stop offset=".6" stop-color="#2d3a78"/><stop offset="1" stop-color="#6a4a7a"/></linearGradient>`,
    box([left, 0, 410, 590], 'url(#pane)'),
    lights.join(''),
    rain.join(''),
    bars,
    box([left - 10, 286, 420, 12], shade(wall, -0.06)),
    box([left - 26, 590, 470, 26], mix(WOOD, sky.lamp, 0.2)),
    curtain(side < 0 ? 470 : -20, mix(wall, '#7a3a4a', 0.5)),
    glow([side < 0 ? 20 : 580, 520, 340], sky.lamp, 0.75),
  ].join('');
}

const curtain = (x: number, colour: string): string =>
  Array.from({ length: 6 }, (_, fold) =>
    box([x + fold * 26, 0, 20, 800], shade(colour, fold % 2 === 0 ? 0.03 : -0.05)),
  ).join('');

export function bookshop(setting: Setting): string {
  const { sky, chance, side } = setting;
  const wood = mix(WOOD, sky.low, 0.3);
  const spines = [
    '#7a2f2f',
    '#2f4a5a',
    '#8a6a3a',
    '#3f5a42',
    '#5a3a5e',
    '#b8935a',
    '#ddd0b4',
    '#26304a',
    '#a04a32',
  ];
  const shelves: string[] = [box([0, 0, 600, 800], shade(wood, -0.12))];
  for (let y = 20; y < 800; y += 118) {
    for (let x = -8; x < 600;) {
      const width = chance.between(9, 24);
      const height = chance.between(66, 98);
      const colour = mix(chance.pick(['#7a2f2f', ...spines]), sky.low, 0.18);
      const lean = chance.next() < 0.06 ? `transform="rotate(9 ${x} ${y + 104})"` : '';
      shelves.push(box([x, y + 104 - height, width - 1.5, height], colour, lean));
      if (chance.next() < 0.4)
        shelves.push(box([x, y + 104 - height * 0.8, width - 1.5, 4], mix(colour, '#ffdf9a', 0.6)));
      x += width + (chance.next() < 0.04 ? 26 : 0);
    }
    shelves.push(box([0, y + 104, 600, 13], mix(wood, sky.lamp, 0.18)));
  }
  const lamp = side < 0 ? 84 : 516;
  return [
    shelves.join(''),
    box([0, 0, 600, 800], sky.low, 'fill-opacity=".28"'),
    glow([lamp, 210, 400], sky.lamp, 0.85),
    `<circle cx="${lamp}" cy="180" r="30" fill="#fff0cc"/>`,
    glow([side < 0 ? 600 : 0, 640, 260], '#ff9a5a', 0.3),
  ].join('');
}

export function workshop(setting: Setting, wood: string): string {
  const { sky, chance, side } = setting;
  const wall = mix(wood, sky.low, 0.62);
  const boards = Array.from({ length: 9 }, (_, at) =>
    box([at * 68, 0, 66, 800], shade(wall, chance.drift() * 0.02)),
  );
  const tools = Array.from({ length: 20 }, () => {
    const [x, y, length] = [
      chance.between(10, 590),
      chance.between(90, 460),
      chance.between(40, 110),
    ];
    const metal = chance.pick(['#8a8f98', '#c9a26a', '#5f6672', '#b0793f']);
    const headed =
      chance.next() < 0.5
        ? box([x - 14, y, 34, 14], shade(metal, 0.06))
        : `<circle cx="${x + 3}" cy="${y}" r="13" fill="none" stroke="${metal}" stroke-width="6"/>`;
    return box([x, y, 7, length], metal) + headed;
  });
  const window = side < 0 ? 16 : 404;
  const panes = [0, 1].flatMap((row) =>
    [0, 1].map((column) =>
      box([window + column * 92, 60 + row * 150, 84, 140], mix(sky.middle, '#fff2d0', 0.55)),
    ),
  );
  return (
    boards.join('') +
    box([0, 80, 600, 6], shade(wall, -0.08)) +
    box([0, 300, 600, 6], shade(wall, -0.08)) +
    tools.join('') +
    panes.join('') +
    glow([window + 88, 200, 420], sky.lamp, 0.75) +
    box([0, 640, 600, 160], shade(mix(wood, sky.low, 0.4), -0.03)) +
    box([0, 636, 600, 12], mix(wood, sky.lamp, 0.35)) +
    bokeh(setting, 6, [120, 420])
  );
}

export function kitchen(setting: Setting): string {
  const { sky, chance, side } = setting;
  const wall = mix('#c98e62', sky.low, 0.5);
  const tiles: string[] = [];
  for (let y = 0; y < 800; y += 62)
    for (let x = -30; x < 620; x += 62)
      tiles.push(
        box(
          [x + (y % 124 === 0 ? 0 : 31), y, 59, 59],
          shade(mix(wall, '#e9d9c0', 0.16), chance.drift() * 0.03),
        ),
      );
  const loaves = Array.from(
    { length: 10 },
    (_, at) =>
      `<ellipse cx="${(at % 5) * 130 + 40}" cy="${at < 5 ? 330 : 470}" rx="56" ry="30" fill="${mix('#b8763a', '#7a4420', chance.next())}"/>`,
  );
  const oven = side < 0 ? 60 : 540;
  return [
    tiles.join(''),
    [356, 496].map((y) => box([0, y, 600, 14], mix(WOOD, sky.lamp, 0.15))).join(''),
    loaves.join(''),
    `<path d="M${oven - 150} 300V150a150 150 0 0 1 300 0V300Z" fill="#3a1a12"/>`,
    glow([oven, 240, 330], '#ff9a3c', 0.95),
    glow([oven, 250, 110], '#ffe2a0', 0.9),
    bokeh(setting, 8, [40, 300]),
  ].join('');
}

export function bar(setting: Setting): string {
  const { sky, chance, side } = setting;
  const back = mix('#3a1f22', sky.low, 0.5);
  const parts: string[] = [box([0, 0, 600, 800], back)];
  for (let y = 150; y < 620; y += 150) {
    parts.push(glow([300, y + 20, 330], mix(sky.lamp, '#ff9a4a', 0.35), 0.4));
    for (let x = 6; x < 600; x += chance.between(26, 40)) {
      const colour = chance.pick([
        '#8a4a1e',
        '#c98a2e',
        '#3f6a4a',
        '#d9c9a0',
        '#7a2430',
        '#2f4a6a',
      ]);
      const h = chance.between(66, 104);
      parts.push(
        box([x, y + 110 - h, 20, h], colour, 'rx="6"'),
        box([x + 7, y + 92 - h, 6, 22], colour),
        box([x + 3, y + 116 - h, 4, h * 0.7], '#ffffff', 'fill-opacity=".35"'),
      );
    }
    parts.push(box([0, y + 110, 600, 10], mix(WOOD, sky.lamp, 0.3)));
  }
  const bulbs = [0, 1, 2, 3].map((at) => {
    const [x, y] = [side < 0 ? 40 + at * 96 : 270 + at * 96, 70 + (at % 2) * 46];
    return `<path d="M${x} 0V${y}" stroke="#1a0c10" stroke-width="3"/>${glow([x, y, 120], sky.lamp, 0.9)}<circle cx="${x}" cy="${y}" r="15" fill="#fff2cf"/>`;
  });
  return parts.join('') + bulbs.join('') + bokeh(setting, 10, [60, 560]);
}

export function stage(setting: Setting): string {
  const { sky, chance, side } = setting;
  const velvet = mix('#6a1f2c', sky.low, 0.42);
  const folds = Array.from({ length: 24 }, (_, at) =>
    box(
      [at * 26 - 4, 0, 27, 640],
      shade(velvet, Math.sin(at * 1.9) * 0.045 + chance.drift() * 0.01),
    ),
  );
  const beam = (x: number, to: number, colour: string): string =>
    `<path d="M${x - 16} -10L${to - 130} 700H${to + 130}L${x + 16} -10Z" fill="${colour}" fill-opacity=".2"/>`;
  const [near, far] = side < 0 ? [90, 500] : [510, 100];
  return (
    folds.join('') +
    box([0, 630, 600, 170], mix('#3a2018', sky.low, 0.4)) +
    beam(near, 260, sky.lamp) +
    beam(far, 360, mix(sky.lamp, '#8fb4ff', 0.7)) +
    glow([near, 10, 300], sky.lamp, 0.9) +
    glow([far, 0, 200], mix(sky.lamp, '#8fb4ff', 0.6), 0.7) +
    glow([300, 690, 380], sky.lamp, 0.35) +
    bokeh(setting, 8, [420, 640])
  );
}
