// Things under the sky: sun and moon, clouds, stars, hills, water, roofs.
import { tenths as n } from '../body/shape.ts';
import { mix, shade } from '../colour.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { type Setting, WARM } from './scenery.ts';

/** The sun low on the side of the light, or the moon when it is night. */
export function sun(setting: Setting, y: number): string {
  const { sky, across } = setting;
  const x = across(0.84);
  const colour = sky.night > 0.9 ? '#f2f0e2' : mix(sky.lamp, '#fff8e6', 0.5);
  return [
    glow([x, y, 420], mix(sky.middle, sky.lamp, 0.6), 0.85),
    glow([x, y, 150], colour, 0.8),
    disc([x, y, sky.night > 0.9 ? 34 : 40], colour, 0.97),
  ].join('');
}

export function clouds(setting: Setting, y: number, strength = 1): string {
  const { chance, sky, width, hand } = setting;
  const light = mix(sky.middle, sky.night > 0.6 ? sky.lamp : '#fffaf0', 0.45);
  const dark = mix(sky.top, sky.middle, 0.5);
  return repeated(Math.round((hand === 'anime' ? 7 : 9) * (width / 600)), () => {
    const [x, base, wide] = [
      chance.between(-40, width + 40),
      y + chance.drift() * 110,
      chance.between(80, 210),
    ];
    const puffs = [0, 1, 2, 3].map((at) => {
      const px = x + (at - 1.5) * wide * 0.42;
      const r = wide * chance.between(0.16, 0.32);
      return `<ellipse cx="${n(px)}" cy="${n(base - r * (hand === 'anime' ? 0.7 : 0.2))}" rx="${n(r * 1.7)}" ry="${n(hand === 'anime' ? r : r * 0.42)}"/>`;
    });
    const opacity = chance.between(0.25, 0.6) * strength;
    return `<g fill="${dark}" fill-opacity="${(opacity * 0.6).toFixed(2)}" transform="translate(0 12)">${puffs.join('')}</g><g fill="${light}" fill-opacity="${opacity.toFixed(2)}">${puffs.join('')}</g>`;
  });
}

export function stars(setting: Setting, low: number): string {
  const { chance, width, sky } = setting;
  if (sky.night < 0.6) return '';
  return repeated(Math.round(width / 4), () =>
    disc(
      [chance.between(0, width), chance.between(0, low), chance.next() ** 3 * 5 + 1.6],
      chance.pick(['#ffffff', '#cfe0ff', '#ffe6c4']),
      chance.between(0.4, 1),
    ),
  );
}

/** A line of hills or peaks across the picture. */
export function range(
  setting: Setting,
  y: number,
  { tall, own, haze, sharp = true }: { tall: number; own: string; haze: number; sharp?: boolean },
): string {
  const { chance, width, seen } = setting;
  const step = sharp ? 90 : 170;
  let path = `M-20 800V${n(y)}`;
  for (let x = -20; x <= width + step; x += step) {
    const peak = y - chance.between(0.25, 1) * tall;
    path += sharp
      ? `L${n(x + step * 0.5)} ${n(peak)}L${n(x + step)} ${n(y - chance.between(0, 0.4) * tall)}`
      : `Q${n(x + step * 0.5)} ${n(peak)} ${n(x + step)} ${n(y - chance.between(0, 0.3) * tall)}`;
  }
  return `<path d="${path}V800Z" fill="${seen(own, haze)}"/>`;
}

/** Water from a line down, with the light's road on it. */
export function water(setting: Setting, y: number, own = '#28607c'): string {
  const { chance, sky, width, across, seen } = setting;
  const deep = mix(seen(own), sky.top, 0.3);
  const road = across(0.84);
  const bands = repeated(12, (at) => {
    const top = y + (800 - y) * (at / 12) ** 1.5;
    return box(
      [0, top, width, 5 + at * 2.2],
      shade(deep, at % 2 === 0 ? 0.045 : -0.03),
      'fill-opacity=".7"',
    );
  });
  const glints = repeated(46, () => {
    const far = chance.next() ** 1.4;
    const x = road + chance.drift() * (40 + far * width * 0.5);
    const long = chance.between(18, 46) * (0.5 + far);
    return `<path d="M${n(x - long / 2)} ${n(y + 6 + far * (790 - y))}h${n(long)}" stroke-width="${n(2.6 + far * 5)}" stroke-opacity="${chance.between(0.25, 0.85).toFixed(2)}"/>`;
  });
  return [
    `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(deep, sky.middle, 0.5)}"/><stop offset="1" stop-color="${shade(deep, -0.06)}"/></linearGradient>`,
    box([0, y, width, 800 - y], 'url(#water)'),
    bands,
    `<g stroke="${mix(sky.lamp, '#ffffff', 0.2)}" stroke-linecap="round">${glints}</g>`,
  ].join('');
}

/** A row of houses with lit windows, on a line. */
export function skyline(
  setting: Setting,
  y: number,
  { tall, haze, lit = 0.4 }: { tall: number; haze: number; lit?: number },
): string {
  const { chance, width, sky, seen, glowing } = setting;
  const parts: string[] = [];
  for (let x = -20; x < width;) {
    const [w, h] = [chance.between(54, 96), tall * chance.between(0.4, 1)];
    parts.push(
      box([x, y - h, w, 800 - y + h], shade(seen('#4a4a5e', haze), chance.drift() * 0.03)),
    );
    for (let py = y - h + 16; py < y + 120; py += 30)
      for (let px = x + 10; px < x + w - 14; px += 22)
        if (chance.next() < lit)
          parts.push(
            box(
              [px, py, 12, 16],
              mix(sky.lamp, chance.pick(WARM), 0.5),
              `fill-opacity="${(chance.between(0.35, 1) * glowing).toFixed(2)}"`,
            ),
          );
    x += w + chance.between(-4, 8);
  }
  return parts.join('');
}

/** Rain in the air. */
export function rain(setting: Setting, count = 60): string {
  const { chance, width } = setting;
  const drops = Array.from(
    { length: count },
    () =>
      `M${n(chance.between(0, width))} ${n(chance.between(-40, 780))}l-7 ${n(chance.between(34, 80))}`,
  );
  return `<path d="${drops.join('')}" stroke="#dfe8f6" stroke-opacity=".26" stroke-width="2.6"/>`;
}
