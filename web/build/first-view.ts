// Builds what the server draws first views with, from the page's own components; see docs/decisions/0017.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Alias, type Plugin, type Rolldown } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The scripts and fonts of each screen by its source, without those that every page loads. */
type ScreenCode = Record<string, string[]>;

/** A second build, once the page's own has been written; its files lie beside the page, which does not serve them. */
export function firstView(alias: Alias[]): Plugin {
  let code: ScreenCode = {};
  return {
    name: 'first-view',
    apply: 'build',
    generateBundle(_options, bundle) {
      code = readScreenCode(bundle);
    },
    async closeBundle() {
      await build({
        configFile: false,
        root: here('..'),
        logLevel: 'warn',
        plugins: [react(), screensWithFiles()],
        resolve: { alias },
        // The server has none of the page's packages at hand in an image of its own.
        ssr: { noExternal: true },
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          'globalThis.SCREEN_CODE': JSON.stringify(code),
        },
        build: {
          ssr: here('../src/first-view.tsx'),
          outDir: here('../dist/first-view'),
          target: 'es2024',
          copyPublicDir: false,
          assetsDir: 'app',
          rolldownOptions: {
            output: { entryFileNames: '[name].mjs', chunkFileNames: 'later/[name]-[hash].mjs' },
          },
        },
      });
    },
  };
}

/** In the router's table each screen gets the name of its file, by which the server finds its scripts. */
function screensWithFiles(): Plugin {
  return {
    name: 'screens-with-files',
    transform(source, id) {
      if (!id.endsWith('/src/router.tsx')) return undefined;
      const named = source.replace(
        /\(\) => import\(["']\.\/(routes\/[\w-]+\.tsx)["']\)/g,
        (load, file) => `Object.assign(${load}, { file: 'src/${file}' })`,
      );
      return { code: named, map: null };
    },
  };
}

/** Screens whose first view has gestures, in italics; a font that comes after the first paint would move what is read. */
const WITH_GESTURES = /\/chat-character\.tsx$/;

function readScreenCode(bundle: Rolldown.OutputBundle): ScreenCode {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const output of Object.values(bundle))
    if (output.type === 'chunk') chunks.set(output.fileName, output);
  const gather = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) gather(imported, found);
    return found;
  };
  const italic = Object.keys(bundle).filter((file) =>
    /\/fraunces-italic-[\w-]{8}\.woff2$/.test(file),
  );
  const fontsOf = (id: string) => (WITH_GESTURES.test(id) ? italic : []);
  const common = new Set<string>();
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) gather(fileName, common);
  const screens = [...chunks.values()].flatMap(({ fileName, moduleIds }) => {
    const files = [...gather(fileName, new Set())].filter((file) => !common.has(file));
    return moduleIds
      .map((id) => relative(here('..'), id))
      .filter((id) => id.startsWith('src/routes/'))
      .map((id) => [id, [...files, ...fontsOf(id)].map((file) => `/${file}`)] as const);
  });
  return Object.fromEntries(screens);
}
