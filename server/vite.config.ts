// Bundles the server for `npm start`: its own modules, and the packages that have neither native code nor data files.
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./src', import.meta.url));

/** The process and the threads that it starts. */
const entries = [
  'src/main.ts',
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

export default {
  publicDir: false,
  plugins: [sourcePlaces(), withoutPackagesInMaps()],
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
