// The visible label “AI-made” on generated pictures and clips, drawn as strokes, because a server may have no fonts.

const LETTERS = [
  'M0 16 L6 0 L12 16 M2.2 10.5 H9.8', // A
  'M17 0 V16', // I
  'M22 9.5 H28', // -
  'M33 16 V5.5 M33 9 a3.4 3.4 0 0 1 6.8 0 V16 M39.8 9 a3.4 3.4 0 0 1 6.8 0 V16', // m
  'M61 5.5 V16 M61 10.7 a5 5 0 1 0 -10 0 a5 5 0 1 0 10 0', // a
  'M75.5 0 V16 M75.5 10.7 a5 5 0 1 0 -10 0 a5 5 0 1 0 10 0', // d
  'M80 10.4 H90 a5 5 0 1 0 -1.7 4.1', // e
];

/** On narrower files, such as avatars, the label could not be read. */
export const LEAST_LABELED = 360;

const [PILL_WIDTH, PILL_HEIGHT] = [118, 32];
/** The aspect ratio of tiles in lists, which show the middle of a picture. */
const TILE = 3 / 4;
/**
 * The label's share of the visible width; files for lists are shown at half their size or less, so their label is
 * larger.
 */
const [SHARE, SHARE_IN_LISTS] = [0.16, 0.26];
const WIDEST_IN_LISTS = 720;
const LEAST_WIDTH = 60;

export interface Label {
  readonly svg: string;
  readonly left: number;
  readonly top: number;
}

/** Placed at the top right, which a tile that shows only the middle includes, and where tiles show nothing else. */
export function labelFor({ width, height }: { width: number; height: number }): Label {
  const shown = {
    width: Math.min(width, height * TILE),
    height: Math.min(height, width / TILE),
  };
  const share = width > WIDEST_IN_LISTS ? SHARE : SHARE_IN_LISTS;
  const margin = Math.round(shown.width * 0.025);
  const wide = Math.round(
    Math.min(shown.width - 2 * margin, Math.max(LEAST_WIDTH, shown.width * share)),
  );
  const high = Math.round((wide * PILL_HEIGHT) / PILL_WIDTH);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${PILL_WIDTH} ${PILL_HEIGHT}"><rect width="${PILL_WIDTH}" height="${PILL_HEIGHT}" rx="16" fill="#000" fill-opacity="0.55"/><path transform="translate(14 8)" d="${LETTERS.join(' ')}" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    left: Math.floor((width + shown.width) / 2) - wide - margin,
    top: Math.ceil((height - shown.height) / 2) + margin,
  };
}
