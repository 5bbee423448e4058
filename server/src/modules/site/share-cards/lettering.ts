// Renders text as outlines of our own fonts, because a server may have no fonts.
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

export interface Hand {
  readonly face: 'display' | 'text';
  /** In pixels. */
  readonly size: number;
}

export interface Lettered {
  /** An SVG path that starts at x = 0, with its baseline at y = 0. */
  readonly path: string;
  /** In pixels. */
  readonly width: number;
}

const require = createRequire(import.meta.url);

const FACES = {
  display: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff',
  text: '@fontsource/figtree/files/figtree-latin-500-normal.woff',
} as const;

export type Lettering = ReturnType<typeof createLettering>;

export function createLettering() {
  const opened = new Map<Hand['face'], fontkit.Font>();
  const fontOf = (face: Hand['face']): fontkit.Font => {
    const known = opened.get(face);
    if (known) return known;
    const font = fontkit.openSync(require.resolve(FACES[face]));
    if (!('unitsPerEm' in font)) throw new TypeError(`${FACES[face]} isn’t a single font`);
    opened.set(face, font);
    return font;
  };

  const letter = (text: string, { face, size }: Hand): Lettered => {
    const font = fontOf(face);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let x = 0;
    const outlines = glyphs.map((glyph, at) => {
      const place = positions[at];
      const outline = glyph.path
        .scale(scale, -scale)
        .translate(x + (place?.xOffset ?? 0) * scale, 0)
        .toSVG();
      x += (place?.xAdvance ?? glyph.advanceWidth) * scale;
      return outline;
    });
    return { path: outlines.join(''), width: x };
  };

  return {
    letter,

    /** True if the font has a glyph for every character of the text. */
    knows: (text: string, face: Hand['face']): boolean =>
      [...text].every((sign) => fontOf(face).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),

    /** Wraps the text to at most `most` lines of `width` pixels; longer text ends in an ellipsis. */
    wrap(text: string, hand: Hand, { width, most }: { width: number; most: number }): string[] {
      const lines: string[] = [];
      let line = '';
      for (const word of text.split(/\s+/).filter(Boolean)) {
        const longer = line ? `${line} ${word}` : word;
        if (line === '' || letter(longer, hand).width <= width) {
          line = longer;
        } else {
          lines.push(line);
          line = word;
        }
      }
      if (line) lines.push(line);
      if (lines.length <= most) return lines;
      return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').replace(/[.,;:]$/, '')}…`];
    },
  };
}
