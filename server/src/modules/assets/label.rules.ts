// The visible label of made pictures, “AI-made”, as strokes: a server may have no fonts.

const LETTERS = [
  'M0 16 L6 0 L12 16 M2.2 10.5 H9.8', // A
  'M17 0 V16', // I
  'M22 9.5 H28', // -
  'M33 16 V5.5 M33 9 a3.4 3.4 0 0 1 6.8 0 V16 M39.8 9 a3.4 3.4 0 0 1 6.8 0 V16', // m
  'M61 5.5 V16 M61 10.7 a5 5 0 1 0 -10 0 a5 5 0 1 0 10 0', // a
  'M75.5 0 V16 M75.5 10.7 a5 5 0 1 0 -10 0 a5 5 0 1 0 10 0', // d
  'M80 10.4 H90 a5 5 0 1 0 -1.7 4.1', // e
];

/** An SVG with its distance to the corner, for a picture of this width. */
export function labelFor(width: number): string {
  const wide = Math.max(64, Math.round(width * 0.13));
  const high = Math.round((wide * 44) / 130);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 130 44"><rect x="0" y="0" width="118" height="32" rx="16" fill="#000" fill-opacity="0.55"/><path transform="translate(14 8)" d="${LETTERS.join(' ')}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
