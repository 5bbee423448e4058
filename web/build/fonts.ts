// Subsets the page's fonts to the characters, widths and weights in use, and preloads those of the first screen.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Subset {
  /** The name of the built file, as styles/fonts.css refers to it. */
  readonly name: string;
  readonly from: string;
  readonly characters: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
  /** True for fonts that every first screen uses: they are preloaded. */
  readonly preload?: boolean;
}

const characterRange = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/**
 * Western European characters. Must match `unicode-range` in styles/fonts.css; `wider` is loaded on
 * demand.
 */
const latin = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ıŁłŒœŸ–—‘’‚“”„•…‹›€™−`;
const latinExtended = `${characterRange(0x100, 0x17f)}ȘșȚțẞ₺₴`;

const fraunces = '@fontsource-variable/fraunces/files/fraunces';
const figtree = '@fontsource-variable/figtree/files/figtree';
/**
 * Fixed variation axes for headings, still legible at the size of a name in a list; without the
 * "wonky" letterforms.
 */
const display = { opsz: 84, SOFT: 80, WONK: 0, wght: 430 };
const gestures = { opsz: 20, SOFT: 80, WONK: 0, wght: 400 };
const text = { wght: { min: 400, max: 700 } };

const subsets: readonly Subset[] = [
  {
    name: 'fraunces',
    from: `${fraunces}-latin-full-normal.woff2`,
    characters: latin,
    axes: display,
    preload: true,
  },
  {
    name: 'figtree',
    from: `${figtree}-latin-wght-normal.woff2`,
    characters: latin,
    axes: text,
    preload: true,
  },
  {
    name: 'fraunces-italic',
    from: `${fraunces}-latin-full-italic.woff2`,
    characters: latin,
    axes: gestures,
  },
  {
    name: 'fraunces-wider',
    from: `${fraunces}-latin-ext-full-normal.woff2`,
    characters: latinExtended,
    axes: display,
  },
  {
    name: 'figtree-wider',
    from: `${figtree}-latin-ext-wght-normal.woff2`,
    characters: latinExtended,
    axes: text,
  },
  {
    name: 'fraunces-italic-wider',
    from: `${fraunces}-latin-ext-full-italic.woff2`,
    characters: latinExtended,
    axes: gestures,
  },
];

/** The fonts' licences require that their text is distributed with them. */
const licences = ['fraunces', 'figtree'];

export function fonts(folder: string): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'fonts',
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      await Promise.all(
        subsets.map((subset) => buildSubset(subset, { folder, source: resolve(subset.from) })),
      );
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
        subsets
          .filter(({ preload }) => preload)
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

/**
 * Builds one font file, unless the source font and the options are unchanged since the last build.
 */
async function buildSubset(subset: Subset, { folder, source }: { folder: string; source: string }) {
  const original = readFileSync(source);
  const file = join(folder, `${subset.name}.woff2`);
  const stamp = `${file}.stamp`;
  const hash = createHash('sha256').update(original).update(JSON.stringify(subset)).digest('hex');
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const options = { targetFormat: 'woff2' as const, variationAxes: subset.axes };
  writeFileSync(file, await subsetFont(original, subset.characters, options));
  writeFileSync(stamp, hash);
}
