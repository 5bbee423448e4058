// Primitives of backgrounds: gradients, soft lights, bokeh, boxes and positions.
import { tenths as n } from '../body/shape.ts';
import { mix, shade } from '../colour.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import type { Sky } from './lights.ts';
import type { Chance } from '../random.ts';

/** Where a place is seen. */
export interface Stand {
  readonly sky: Sky;
  /** −1 or 1: where the main light comes from, and where the figure leaves room. */
  readonly side: -1 | 1;
  /** Of the canvas; its height is always 800. */
  readonly width: number;
  readonly hand: 'painted' | 'anime';
}

export type Setting = ReturnType<typeof settingOf>;

export function settingOf(stand: Stand, chance: Chance) {
  const { sky, side, width } = stand;
  return {
    ...stand,
    chance,
    /** A share of the width counted from the dark side (0) to the side of the light (1). */
    across: (share: number): number => width * (side > 0 ? share : 1 - share),
    /** A colour of its own as it looks in this light: dimmer by night, `haze` into the air behind. */
    seen: (own: string, haze = 0): string =>
      mix(mix(own, sky.low, 0.16 + 0.36 * sky.night), sky.middle, haze),
    /** How strongly lamps and lit windows glow. */
    glowing: 0.35 + 0.65 * sky.night,
  };
}

type Veil = readonly [colour: string, share: number];

/** The same place with a sky that is darker above, at the horizon and below. */
export function later(
  setting: Setting,
  night: number,
  [above, horizon, below]: readonly [Veil, Veil, Veil],
): Setting {
  const { sky, chance } = setting;
  const top = mix(sky.top, ...above);
  const middle = mix(sky.middle, ...horizon);
  const low = mix(sky.low, ...below);
  return settingOf({ ...setting, sky: { ...sky, top, middle, low, night } }, chance);
}

/** A ground of one colour, lighter towards the light. */
export function wall(setting: Setting, colour: string): string {
  const { width, sky } = setting;
  return (
    box([0, 0, width, 800], colour) +
    glow([setting.across(0.86), 240, 560], mix(colour, sky.lamp, 0.55), 0.75) +
    glow([setting.across(0), 760, 460], shade(colour, -0.14), 0.8)
  );
}

export function air(setting: Setting, { horizon = 0.58 } = {}): string {
  const { sky, width } = setting;
  return [
    `<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.top}"/><stop offset="${horizon * 0.55}" stop-color="${mix(sky.top, sky.middle, 0.55)}"/><stop offset="${horizon}" stop-color="${sky.middle}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient>`,
    box([0, 0, width, 800], 'url(#air)'),
  ].join('');
}

export const WARM = ['#ffcf86', '#ffb066', '#ffe3b0', '#ff9a6a'] as const;
export const CITY = ['#ffcf86', '#ffb066', '#9fc0ff', '#ff8f8f', '#ffe9c4'] as const;
export const NEON = ['#ff5fb0', '#5fe0ff', '#a06aff', '#ffd060', '#ff7a5a'] as const;

interface Lights {
  readonly count: number;
  readonly y: readonly [from: number, to: number];
  readonly size?: readonly [least: number, most: number];
}

/** Lights out of focus: even discs with a brighter edge. */
export function bokeh(
  setting: Setting,
  { count, y: heights, size = [10, 28] }: Lights,
  colours: readonly [string, ...string[]] = WARM,
): string {
  const { sky, chance, width, glowing } = setting;
  return repeated(Math.round((count * Math.max(width, 520)) / 600), () => {
    const [x, y] = [chance.between(-10, width + 10), chance.between(...heights)];
    const r = chance.between(...size);
    const colour = mix(chance.pick(colours), sky.lamp, 0.25);
    const opacity = chance.between(0.2, 0.66) * glowing;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}" fill-opacity="${opacity.toFixed(2)}" stroke="${shade(colour, 0.08)}" stroke-opacity="${(opacity * 0.8).toFixed(2)}" stroke-width="2"/>`;
  });
}

/** A lamp on a cord. */
export function pendant(
  setting: Setting,
  x: number,
  y: number,
  shape: 'bulb' | 'shade' = 'bulb',
): string {
  const bright = mix(setting.sky.lamp, '#ffffff', 0.55);
  const hat =
    shape === 'shade'
      ? `<path d="M${n(x - 46)} ${n(y + 4)}Q${n(x - 34)} ${n(y - 46)} ${n(x)} ${n(y - 48)}Q${n(x + 34)} ${n(y - 46)} ${n(x + 46)} ${n(y + 4)}Z" fill="${setting.seen('#2c2a2e')}"/>`
      : '';
  return [
    `<path d="M${n(x)} 0V${n(y - 10)}" stroke="#181014" stroke-width="4"/>`,
    glow([x, y, 190], setting.sky.lamp, 0.75),
    hat,
    disc([x, y + 8, 17], bright),
  ].join('');
}

/** Bulbs on a slack line from one side to the other. */
export function garland(setting: Setting, y: number, sag: number): string {
  const { width, sky } = setting;
  const count = Math.round(width / 62);
  return repeated(count + 1, (at) => {
    const t = at / count;
    const [x, low] = [t * width, y + Math.sin(t * Math.PI) * sag + (at % 2) * 6];
    return (
      glow([x, low, 62], sky.lamp, 0.5) + disc([x, low, 10], mix(sky.lamp, '#ffffff', 0.5), 0.95)
    );
  });
}

/** Light that falls in slanting shafts from the side of the light. */
export function shafts(setting: Setting, opacity: number): string {
  const { sky, width, side } = setting;
  const from = setting.across(1);
  return [0, 1, 2, 3]
    .map((at) => {
      const reach = width * (0.5 + at * 0.22);
      const top = at * 70 - 60;
      return `<path d="M${n(from)} ${n(top)}L${n(from - side * reach)} 800h${n(-side * 110)}L${n(from)} ${n(top - 46)}Z" fill="${sky.lamp}" fill-opacity="${(opacity * (1 - at * 0.18)).toFixed(2)}"/>`;
    })
    .join('');
}

/** A distant person: only a shape. */
export const passer = (setting: Setting, x: number, foot: number, size: number): string => {
  const dark = setting.seen(
    setting.chance.pick(['#2a2430', '#3a2c34', '#24303c', '#4a3a34']),
    0.12,
  );
  return `<path d="M${n(x - size * 0.16)} ${n(foot)}L${n(x - size * 0.15)} ${n(foot - size * 0.6)}Q${n(x - size * 0.15)} ${n(foot - size * 0.8)} ${n(x)} ${n(foot - size * 0.8)}Q${n(x + size * 0.15)} ${n(foot - size * 0.8)} ${n(x + size * 0.15)} ${n(foot - size * 0.6)}L${n(x + size * 0.16)} ${n(foot)}Z" fill="${dark}"/>${disc([x, foot - size * 0.9, size * 0.1], dark)}`;
};
