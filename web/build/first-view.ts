// Builds the server-side renderer of the first views from the page's own components; see docs/decisions/0017.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Alias, type Plugin, type Rolldown } from 'vite';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Script and font files per screen (by source path), without the files that every page loads. */
type ScreenCode = Record<string, string[]>;

/**
 * Runs a second (SSR) build after the page's own build; its output is in dist/first-view, which is
 * not served.
 */
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
        root: resolvePath('..'),
        logLevel: 'warn',
        plugins: [react(), nameScreenFiles()],
        resolve: { alias },
        // The server's container image has none of the page's packages, so all of them are bundled.
        ssr: { noExternal: true },
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          'globalThis.SCREEN_CODE': JSON.stringify(code),
        },
        build: {
          ssr: resolvePath('../src/first-view.tsx'),
          outDir: resolvePath('../dist/first-view'),
          emptyOutDir: false,
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

/**
 * Adds the source file's name to each lazy route, by which the server finds the route's scripts.
 */
function nameScreenFiles(): Plugin {
  return {
    name: 'name-screen-files',
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

/**
 * Screens whose first view has italic text (gestures). The italic font is preloaded for them, to
 * avoid a layout shift.
 */
const WITH_GESTURES = /\/chat-character\.tsx$/;

function readScreenCode(bundle: Rolldown.OutputBundle): ScreenCode {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const output of Object.values(bundle))
    if (output.type === 'chunk') chunks.set(output.fileName, output);
  const collectImports = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) collectImports(imported, found);
    return found;
  };
  const italic = Object.keys(bundle).filter((file) =>
    /\/fraunces-italic-[\w-]{8}\.woff2$/.test(file),
  );
  const fontsOf = (id: string) => (WITH_GESTURES.test(id) ? italic : []);
  const common = new Set<string>();
  for (const { fileName, isEntry } of chunks.values())
    if (isEntry) collectImports(fileName, common);
  const screens = [...chunks.values()].flatMap(({ fileName, moduleIds }) => {
    const files = [...collectImports(fileName, new Set())].filter((file) => !common.has(file));
    return moduleIds
      .map((id) => relative(resolvePath('..'), id))
      .filter((id) => id.startsWith('src/routes/'))
      .map((id) => [id, [...files, ...fontsOf(id)].map((file) => `/${file}`)] as const);
  });
  return Object.fromEntries(screens);
}
