// Bundles the server for `npm start`: its own modules, and the packages that have neither native code nor data files.
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./src', import.meta.url));

/** The process and the threads that it starts. */
const entries = [
  'src/main.ts',
  'src/modules/chat/import/chat-file-worker.ts',
  'src/platform/db/embedded-worker.ts',
  'src/platform/mp4/frames-worker.ts',
  'src/providers/embeddings/local-worker.ts',
  'src/providers/image/painter-worker.ts',
  'src/providers/video/clip-worker.ts',
  'src/providers/video/convert-worker.ts',
];
const names = new Map(entries.map((path) => [basename(path, '.ts'), path]));

/** Loaded from node_modules. `pg` has neither, but tests end the process around one of its statements. */
const external = [
  /^@contentauth\/c2pa-wasm/,
  /^@electric-sql\/pglite/,
  /^@lat\.md\//,
  /^@node-rs\/argon2/,
  'sharp',
  'fontkit',
  'pg',
];
/** Packages look for these and do without them. */
const absent = ['bufferutil', 'utf-8-validate'];

interface BuildStep {
  error(message: string): never;
  parse(code: string): object;
}

/** Files are found from the folder of a source, which is two folders above the bundle; threads are other entries. */
function sourcePlaces() {
  return {
    name: 'source-places',
    enforce: 'pre',
    transform(this: BuildStep, code: string, id: string) {
      if (!id.startsWith(source) || !code.includes('import.meta.')) return undefined;
      const folder = relative(source, dirname(id));
      const moved = code
        .replace(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, (_, name: string) =>
          names.has(name)
            ? `new URL('./${name}.js', import.meta.url)`
            : this.error(`${name}.ts is a thread: add it to the entries of server/vite.config.ts`),
        )
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/../../src/${folder}')`);
      return { code: moved, map: null }; // each change stays in its line
    },
  };
}

/** An operator's log names lines of our own sources; those of packages would make the map four times as large. */
function withoutPackagesInMaps() {
  return {
    name: 'without-packages-in-maps',
    transform: (code: string, id: string) =>
      id.includes('/node_modules/') ? { code, map: { mappings: '' } } : undefined,
  };
}

/** Of a syntax tree, what is read here. */
interface Syntax {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly tag?: Syntax;
  readonly quasi?: { readonly quasis: readonly Syntax[] };
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** The texts of all `String.raw`, in order. */
function* rawTexts(code: string, node: unknown): Generator<Syntax> {
  if (!isSyntax(node)) return;
  const { tag, quasi } = node;
  if (tag && quasi && code.slice(tag.start, tag.end) === 'String.raw') yield* quasi.quasis;
  for (const part of Object.values(node)) yield* rawTexts(code, part);
}

const FOREIGN = /[^\0-\x7f]/g;

/**
 * Node keeps the text of each file in memory, with two bytes for every letter where one of them is not ASCII. Such
 * letters stand in literals, where escapes mean the same; `String.raw`, which knows none, gets literals put in.
 */
function inAscii() {
  return {
    name: 'in-ascii',
    transform(this: BuildStep, code: string) {
      if (!code.includes('String.raw') || !code.match(FOREIGN)) return undefined;
      const texts = [...rawTexts(code, this.parse(code))].toSorted((a, b) => a.start - b.start);
      const pieces = texts.map(({ start, end }, at) => {
        const before = code.slice(texts[at - 1]?.end ?? 0, start);
        const text = code.slice(start, end).replace(FOREIGN, (letter) => `\${"${letter}"}`);
        return `${before}${text}`;
      });
      const rest = code.slice(texts.at(-1)?.end ?? 0);
      return { code: [...pieces, rest].join(''), map: null }; // each change stays in its line
    },
    generateBundle(_: unknown, files: Readonly<Record<string, { code?: string }>>) {
      for (const file of Object.values(files)) file.code = file.code?.replace(FOREIGN, escaped);
    },
  };
}

const escaped = (letter: string): string =>
  `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

export default {
  publicDir: false,
  plugins: [sourcePlaces(), withoutPackagesInMaps(), inAscii()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(names),
      external: [...external, ...absent],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};
