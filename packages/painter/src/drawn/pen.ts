// Path helpers of the drawn style: rounded numbers, fills, strokes, and gradients in drawing units.
// No shape has an `opacity`: librsvg would allocate a layer as large as the picture for each.
import { tenths } from '../body/shape.ts';

/**
 * Formats a path, rounding numbers to a tenth; parts that are paths are inserted unchanged. The unit is 1/158 of the
 * distance from the eye line to the chin.
 */
export const path = (
  words: TemplateStringsArray,
  ...numbers: readonly (number | string)[]
): string =>
  words
    .map((word, at) => {
      const value = numbers[at] ?? '';
      return word + (typeof value === 'number' ? tenths(value) : value);
    })
    .join('');

const hundredths = (value: number): string => String(Math.round(value * 100) / 100);

export const fill = (shape: string, colour: string, opacity = 1): string =>
  `<path d="${shape}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${hundredths(opacity)}"` : ''}/>`;

export const stroke = (
  shape: string,
  colour: string,
  { width = 2, opacity = 1 }: { width?: number; opacity?: number } = {},
): string =>
  `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${hundredths(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${hundredths(opacity)}"` : ''}/>`;

export const clip = (id: string, shape: string, content: string): string =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

interface Oval {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly opacity?: number;
}

export const oval = (colour: string, { x, y, rx, ry, opacity = 1 }: Oval): string =>
  `<ellipse cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(rx)}" ry="${tenths(ry)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${hundredths(opacity)}"` : ''}/>`;

/** A soft spot of colour; `id` names its gradient, which several spots may share. */
export const spot = (id: string, place: Oval): string => oval(`url(#${id})`, place);

export const spotGradient = (id: string, colour: string, opacity: number): string =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${hundredths(opacity * 0.45)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Evenly spaced colours along a line in drawing units. */
export const gradient = (
  id: string,
  [x1, y1, x2, y2]: Line,
  colours: readonly (readonly [colour: string, opacity?: number])[],
): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${tenths(x1)}" y1="${tenths(y1)}" x2="${tenths(x2)}" y2="${tenths(y2)}">${colours
    .map(
      ([colour, opacity = 1], at) =>
        `<stop offset="${hundredths(at / (colours.length - 1))}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${hundredths(opacity)}"` : ''}/>`,
    )
    .join('')}</linearGradient>`;
