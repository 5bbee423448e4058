// Builds the page into web/dist, and serves it in development in front of a running server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstView } from './build/first-view.ts';
import { fonts } from './build/fonts.ts';
import { productionRouter } from './build/router.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['DEV_SERVER'] ?? 'http://127.0.0.1:5173';

/** What changes only with a library's version stays in a browser's cache over many of ours. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;

/** Drawings and the small parts of the kit; nothing that needs a library of its own. */
const bits =
  /node_modules\/lucide-react\/dist\/esm\/icons\/|web\/src\/ui\/(avatar|badge|card|control-style|error-state|page|search-field|skeleton|tabs)\.tsx?$/;

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
      return html
        .replace('__SITE_CONFIG__', () => config)
        .replace('__SITE_TITLE__', 'Velour')
        .replace('__FIRST_ANSWERS__', '[]');
    },
  };
}

/** What calls are for is said to people, in the API's own pages; the browser needs only where they are. */
function callsWithoutSummaries(): Plugin {
  return {
    name: 'calls-without-summaries',
    apply: 'build',
    transform(code, id) {
      if (!/\/contract\/src\/(?:[\w-]+\.)?calls\.ts$/.test(id)) return undefined;
      return { code: code.replace(/summary:\s*(['"]).*?\1,?/g, ''), map: null };
    },
  };
}

/** The little drawings are fetched when all else is done, so that they are there when the network is not. */
function scenesAhead(): Plugin {
  return {
    name: 'scenes-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /\/scenes-[\w-]{8}\.svg$/.test(file))
          .map((file) => ({ tag: 'link', attrs: { rel: 'prefetch', href: `/${file}` } })),
    },
  };
}

/** A thin line brings first what the first view is painted with: style, pictures, fonts; then the code. */
function inOrder(): Plugin {
  return {
    name: 'in-order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/ *<link rel="(?:stylesheet"|preload" as="font")[^>]*>\n?/g) ?? [];
        const [style, fonts] = [/stylesheet/, /font/].map((kind) =>
          links.filter((link) => kind.test(link)).join(''),
        );
        const rest = links.reduce((text, link) => text.replace(link, ''), html);
        // After the script that is in the page, which would wait for it.
        return rest
          .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
          .replace('<!--__SITE_META__-->', (meta) => `${style}${meta}\n${fonts}`)
          .replace('</head>', '  <!--__SCREEN_CODE__-->\n  </head>');
      },
    },
  };
}

/** The server sends files as they are, so each that is worth it lies beside itself compressed. */
function compressedCopies(): Plugin {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
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

const routerOnly = [productionRouter(here('../node_modules'))];

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    fonts(here('../.cache/fonts')),
    siteConfigFromServer(),
    callsWithoutSummaries(),
    scenesAhead(),
    inOrder(),
    compressedCopies(),
    firstView(routerOnly),
  ],
  resolve: { alias: command === 'build' ? routerOnly : [] },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Not `assets`: that address belongs to the server's stored pictures.
    assetsDir: 'app',
    // Every browser of this target can do it by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: libraries, priority: 2 },
            // What the first screen needs, in one piece: many small ones would compress worse and come later.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // Little things that several screens share: a script each would cost more than it has.
            { name: 'bits', test: bits, minShareCount: 3 },
          ],
        },
      },
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
