// Cuts the page's fonts from their packages down to the letters, widths and weights that it uses, and has them fetched early.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Cut {
  /** The name that the style sheet and the built file have. */
  readonly name: string;
  readonly from: string;
  readonly letters: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
  /** True for what every first screen shows. */
  readonly early?: boolean;
}

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** As `unicode-range` in styles/fonts.css: most of Europe's west, and the rest of its Latin on demand. */
const western = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ıŁłŒœŸ–—‘’‚“”„•…‹›€™−`;
const wider = `${span(0x100, 0x17f)}ȘșȚțẞ₺₴`;

const fraunces = '@fontsource-variable/fraunces/files/fraunces';
const figtree = '@fontsource-variable/figtree/files/figtree';
/** One optical size, drawn for headings yet open enough for a name in a list; soft corners, no wonky letters. */
const display = { opsz: 84, SOFT: 80, WONK: 0, wght: 430 };
const gestures = { opsz: 20, SOFT: 80, WONK: 0, wght: 400 };
const text = { wght: { min: 400, max: 700 } };

const cuts: readonly Cut[] = [
  {
    name: 'fraunces',
    from: `${fraunces}-latin-full-normal.woff2`,
    letters: western,
    axes: display,
    early: true,
  },
  {
    name: 'figtree',
    from: `${figtree}-latin-wght-normal.woff2`,
    letters: western,
    axes: text,
    early: true,
  },
  {
    name: 'fraunces-italic',
    from: `${fraunces}-latin-full-italic.woff2`,
    letters: western,
    axes: gestures,
  },
  {
    name: 'fraunces-wider',
    from: `${fraunces}-latin-ext-full-normal.woff2`,
    letters: wider,
    axes: display,
  },
  {
    name: 'figtree-wider',
    from: `${figtree}-latin-ext-wght-normal.woff2`,
    letters: wider,
    axes: text,
  },
  {
    name: 'fraunces-italic-wider',
    from: `${fraunces}-latin-ext-full-italic.woff2`,
    letters: wider,
    axes: gestures,
  },
];

/** The licence of the fonts asks to travel with them. */
const licences = ['fraunces', 'figtree'];

export function fonts(folder: string): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'fonts',
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      await Promise.all(cuts.map((cut) => make(cut, { folder, source: resolve(cut.from) })));
    },
    generateBundle() {
      for (const name of licences) {
        this.emitFile({
          type: 'asset',
          fileName: `licences/${name}.txt`,
          source: readFileSync(resolve(`@fontsource-variable/${name}/LICENSE`)),
        });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        cuts
          .filter(({ early }) => early)
          .flatMap(({ name }) => builtFile(name, Object.keys(bundle ?? {})))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

const builtFile = (name: string, files: readonly string[]): string[] =>
  files.filter((file) => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(file));

/** Cut again only when the package or the cut has changed. */
async function make(cut: Cut, { folder, source }: { folder: string; source: string }) {
  const original = readFileSync(source);
  const file = join(folder, `${cut.name}.woff2`);
  const stamp = `${file}.stamp`;
  const wanted = createHash('sha256').update(original).update(JSON.stringify(cut)).digest('hex');
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const options = { targetFormat: 'woff2' as const, variationAxes: cut.axes };
  writeFileSync(file, await subsetFont(original, cut.letters, options));
  writeFileSync(stamp, wanted);
}
