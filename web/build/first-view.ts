// Builds what the server draws the first view with, from the page's own components; see docs/decisions/0017.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Alias, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A second build, once the page's own has been written; its file lies beside the page, which does not serve it. */
export function firstView(alias: Alias[]): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        root: here('..'),
        logLevel: 'warn',
        plugins: [react()],
        resolve: { alias },
        // The server has none of the page's packages at hand in an image of its own.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          ssr: here('../src/first-view.tsx'),
          outDir: here('../dist/first-view'),
          target: 'es2024',
          copyPublicDir: false,
          assetsDir: 'app',
          rolldownOptions: {
            output: { entryFileNames: '[name].mjs', chunkFileNames: 'later/[name].mjs' },
          },
        },
      });
    },
  };
}
