// The layout of share cards, and the card of an address.
import { createHash } from 'node:crypto';
import type { Character } from '@velour/contract/characters.ts';
import type { Lettering } from './lettering.ts';

/** The size that messengers expect, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** Incremented when cards are drawn differently, which changes their addresses. */
const DRAWN = 3;

const INK = '#f7efe8';
const SOFT = '#dccfd2';
const ROSE = '#f0788d';
const GROUND = '#160d16';

export interface Texts {
  readonly site: string;
  readonly title: string;
  readonly line: string;
}

/** The content of a card. */
export interface Plan {
  readonly words: Texts;
  /** The ids of its pictures: of one character, or of several. */
  readonly pictures: readonly string[];
  /** True if its pictures are labeled as AI-made. */
  readonly isLabeled: boolean;
}

export const textsOf = (
  site: string,
  { name, age, tagline }: Pick<Character, 'name' | 'age' | 'tagline'>,
): Texts => ({ site, title: `${name}, ${age}`, line: tagline });

/** A hash of the content: a changed name, tagline or portrait makes a different card. */
export const versionOf = ({ words, pictures, isLabeled }: Plan): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN, words, pictures, isLabeled]))
    .digest('hex')
    .slice(0, 12);

const LEFT = 72;
const ROOM = 600;
const TITLE = { face: 'display', size: 92 } as const;
const LINE = { face: 'text', size: 38 } as const;
const NAME = { face: 'display', size: 38 } as const;

/** The gradient and texts as SVG. Texts with unsupported characters are left out, since the link shows them, too. */
export function overlay({ site, title, line }: Texts, lettering: Lettering): string {
  const known = (text: string, face: 'display' | 'text') =>
    lettering.knows(text, face) ? text : '';
  const titles = lettering.wrap(known(title, 'display'), TITLE, { width: ROOM, most: 2 });
  const lines = lettering.wrap(known(line, 'text'), LINE, { width: ROOM - 40, most: 3 });
  const height = titles.length * 96 + lines.length * 50 + 20;
  const top = (CARD.height - height) / 2 + 50;
  const at = (x: number, y: number, colour: string, path: string): string =>
    `<path transform="translate(${x} ${Math.round(y)})" fill="${colour}" d="${path}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<linearGradient id="shade"><stop offset="0" stop-color="${GROUND}" stop-opacity=".94"/><stop offset=".38" stop-color="${GROUND}" stop-opacity=".78"/><stop offset=".72" stop-color="${GROUND}" stop-opacity="0"/></linearGradient>`,
    `<rect width="100%" height="100%" fill="url(#shade)"/>`,
    at(LEFT, 96, ROSE, lettering.letter(known(site, 'display'), NAME).path),
    ...titles.map((text, row) =>
      at(LEFT - 3, top + 50 + row * 96, INK, lettering.letter(text, TITLE).path),
    ),
    ...lines.map((text, row) =>
      at(LEFT, top + 30 + titles.length * 96 + row * 50, SOFT, lettering.letter(text, LINE).path),
    ),
    '</svg>',
  ].join('');
}

/** The picture of characters side by side, faded into the background, for the cards of the site itself. */
export const GALLERY = { width: 250, height: 630, left: 450, most: 3, ground: GROUND } as const;
