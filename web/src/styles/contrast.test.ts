// Every pair of text and ground that the product uses can be read, in both themes: 4.5 to 1, and 3 to 1 for edges.
import { expect, test } from 'vitest';

type Colour = readonly [lightness: number, chroma: number, hue: number];

/** The two values of each custom property that is an opaque OKLCH colour. */
function read(css: string, theme: 'light' | 'dark'): Record<string, Colour> {
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const single = new RegExp(String.raw`--([\w-]+):\s*${colour};`, 'g');
  const paired = new RegExp(
    theme === 'light'
      ? String.raw`--([\w-]+):\s*light-dark\(\s*${colour}`
      : String.raw`--([\w-]+):\s*light-dark\([^;]*?, ${colour}\);`,
    'g',
  );
  return Object.fromEntries(
    [...css.matchAll(single), ...css.matchAll(paired)].map(([, name, l, c, h]) => [
      name,
      [Number(l), Number(c), Number(h)],
    ]),
  );
}

/** OKLCH → linear sRGB → relative luminance, after Björn Ottosson and WCAG. */
function luminance([l, c, h]: Colour): number {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S);
  const green = clip(-1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S);
  const blue = clip(-0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

// The tests' bundler empties style sheets, so these are read from the disk.
const { readFileSync } = process.getBuiltinModule('node:fs');
const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const themes = { dark: read(tokens, 'dark'), light: read(tokens, 'light') };
const grounds = ['ground', 'raised', 'raised-2', 'floating'];
const pairs: [text: string, ground: string, least: number][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'danger', 'success', 'warning', 'accent', 'gold'].flatMap(
    (text) => grounds.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  ['ink', 'raised-3', 4.5],
  ['ink-soft', 'raised-3', 4.5],
  ['danger', 'raised-3', 4.5],
  ['ink', 'thumb', 4.5],
  ['gesture', 'raised', 4.5],
  ['gesture', 'raised-2', 4.5],
  ['gesture', 'accent-tint', 4.5],
  ['ink', 'accent-tint', 4.5],
  ['ink-soft', 'accent-tint', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['gold', 'gold-tint', 4.5],
  ['on-gold', 'gold-fill', 4.5],
  ['on-shade', 'shade', 4.5],
  ['ground', 'ink', 4.5],
  ['edge', 'ground', 3],
  ['edge', 'raised', 3],
  ['accent-strong', 'ground', 3],
];

test.each(Object.keys(themes) as (keyof typeof themes)[])('the %s theme can be read', (theme) => {
  const faint = pairs
    .map(([text, ground, least]) => {
      const [one, other] = [themes[theme][text], themes[theme][ground]];
      if (!one || !other) return `${text} or ${ground} is missing`;
      const ratio = contrast(one, other);
      return ratio < least ? `${text} on ${ground}: ${ratio.toFixed(2)}` : undefined;
    })
    .filter(Boolean);
  expect(faint).toEqual([]);
});
