// Builds the page into web/dist, and serves it in development in front of a running server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['DEV_SERVER'] ?? 'http://127.0.0.1:5173';

/** What almost every screen shows, in one piece: many small ones would compress worse and come later. */
const catalogue =
  /web\/src\/(features\/characters|ui\/(picture|chip|side-scroller|card|spinner|skeleton)|lib\/(api|gender))|@tanstack|lucide-react\/dist\/esm\/(?!icons)/;

/** In development nobody fills in the site's configuration, so it is copied from the server's own page. */
function siteConfigFromServer(): Plugin {
  return {
    name: 'site-config-from-server',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(server)
        .then((reply) => reply.text())
        .catch(() => '');
      const config = /id="site-config">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '{}';
      return html.replace('__SITE_CONFIG__', () => config).replace('__SITE_TITLE__', 'Velour');
    },
  };
}

/** What calls are for is said to people, in the API's own pages; the browser needs only where they are. */
function callsWithoutSummaries(): Plugin {
  return {
    name: 'calls-without-summaries',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/contract/src/calls.ts')) return undefined;
      return { code: code.replace(/summary:\s*(['"]).*?\1,?/g, ''), map: null };
    },
  };
}

/** The server sends files as they are, so each that is worth it lies beside itself compressed. */
function compressedCopies(): Plugin {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  return {
    name: 'compressed-copies',
    apply: 'build',
    closeBundle() {
      const folder = here('dist');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(name) || name === 'index.html') continue;
        const file = join(folder, name);
        const bytes = readFileSync(file);
        if (bytes.length < 1024) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    siteConfigFromServer(),
    callsWithoutSummaries(),
    compressedCopies(),
  ],
  resolve: {
    alias:
      command === 'build'
        ? // The package's own entry is its development build, whatever the mode.
          [
            {
              find: /^react-router$/,
              replacement: here('../node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : [],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Not `assets`: that address belongs to the server's stored pictures.
    assetsDir: 'app',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'catalogue', test: catalogue }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: {
      '/api': server,
      '/media-api': server,
      '/assets': server,
      '/realtime': { target: server, ws: true },
    },
  },
}));
