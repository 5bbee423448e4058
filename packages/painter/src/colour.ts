// Colours as hex text, mixed in OKLab so that skin and hair stay saturated between light and shadow.

type Lab = readonly [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function toLab(hex: string): Lab {
  const channel = (at: number): number =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (value: number): string => {
    const byte = Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255);
    return byte.toString(16).padStart(2, '0');
  };
  const red = channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${red}${green}${blue}`;
}

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [toLab(first), toLab(second)];
  const between = (at: 0 | 1 | 2): number => a[at] + (b[at] - a[at]) * share;
  return toHex([between(0), between(1), between(2)]);
}

/** Lightness moved by `light` (−1 to 1), colourfulness multiplied. */
export function shade(colour: string, light: number, colourfulness = 1): string {
  const [L, a, b] = toLab(colour);
  return toHex([Math.min(1, Math.max(0, L + light)), a * colourfulness, b * colourfulness]);
}

export const lightnessOf = (colour: string): number => toLab(colour)[0];
