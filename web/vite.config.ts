// Vite configuration: builds the page into web/dist, and serves it in development with a proxy to a running server.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { firstView } from './build/first-view.ts';
import { fonts } from './build/fonts.ts';
import { productionRouter } from './build/router.ts';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['DEV_SERVER'] ?? 'http://127.0.0.1:5173';

/** A chunk of its own, which stays cached in browsers until one of these versions changes. */
const libraries = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;

/**
 * Small components that many screens share; none of them imports a library of its own. Of the icons,
 * of which each screen needs a few, only those of several first views.
 */
const smallShared =
  /lucide-react\/dist\/esm\/icons\/(arrow-left|check|chevron-left|chevron-right|lock)\.mjs$|web\/src\/ui\/(avatar|badge|card|control-style|error-state|page|search-field|skeleton|tabs|use-debounced)\.tsx?$|web\/src\/lib\/(pictures|experiment-group|online|clock)\.ts$/;

/** What the list of chats and the first view of one need, in one chunk: each file costs its headers, and small ones compress worse. */
const chatFirst =
  /web\/src\/features\/chat\/(queries|texts|format|markdown\/[\w-]+|list\/(list-cache|use-chats-tab))\.tsx?$/;

/** What every open chat needs beyond it. */
const chat =
  /web\/src\/features\/chat\/(runtime|next-frame|allowance\/failures|stream\/texts|(conversation|outbox)\/[\w-]+|stream\/use-(target|row-focus))\.tsx?$/;

/** What most screens with something to send share. */
const sending =
  /web\/src\/(lib\/(use-call|failures)|ui\/form\/form-error|features\/shared\/feature-notice)\.tsx?$/;

/** The state and the fields of a form. */
const forms = /web\/src\/ui\/form\/[\w-]+\.tsx?$/;

/** The steps of signing in and up, on their own screens and in the dialog. */
const signIn =
  /web\/src\/features\/account\/((auth|google)\/[\w-]+|texts|code-again|code-form|mask-email)\.tsx?$/;

/** The age gate in one request, since it appears in the first view. */
const ageGate = /web\/src\/(features\/safety\/(age-gate|gate-texts)|ui\/gate)\.tsx?$/;

/**
 * In development no server fills in the site's configuration, so it is copied from the running
 * server's page.
 */
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

/** What only the server and the API documentation read of a call; the summaries first, which may mention the others. */
const ofTheServer = [
  /\bsummary:\s*(['"]).*?\1,?/g,
  /\b(?:role|feature|feature_if|without_second_factor):\s*(['"])\w+\1,?/g,
  /\b(?:adults|in_every_region|max_age_s):\s*[\w.]+,?/g,
];

/** Removes it from the bundle. */
function callsOfTheBrowser(): Plugin {
  return {
    name: 'calls-of-the-browser',
    apply: 'build',
    transform(code, id) {
      if (!/\/contract\/src\/(?:[\w-]+\.)?calls\.ts$/.test(id)) return undefined;
      return { code: ofTheServer.reduce((rest, part) => rest.replace(part, ''), code), map: null };
    },
  };
}

/**
 * Marks what only makes a component or a context as pure, and removes its name for developer tools,
 * so that those of a library that no screen uses are left out with all they import.
 */
function pureComponents(): Plugin {
  const making = /= (\w+\.(?:forwardRef|createContext|memo)\()/g;
  const naming = /^\w+\.displayName = "[^"]*";$/gm;
  return {
    name: 'pure-components',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/') || !id.endsWith('.mjs')) return undefined;
      return { code: code.replace(making, '= /* @__PURE__ */ $1').replace(naming, ''), map: null };
    },
  };
}

/**
 * Replaces Vite's own loader of dynamic imports, 0.7 KB in the first load of every page: what it
 * preloads are the imports that `resolveDependencies` below leaves out, and style sheets, of which
 * there is one.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? { code: 'export const __vitePreload = (load) => load();', moduleSideEffects: false }
        : undefined,
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (sheets.length > 1) this.error(`There is more than one style sheet: ${sheets.join(', ')}`);
    },
  };
}

/**
 * Prefetches the SVG sprite of the illustrations when the page is idle, so that it is available
 * offline.
 */
function prefetchScenes(): Plugin {
  return {
    name: 'prefetch-scenes',
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

/**
 * On a slow network, loads what the first view is painted with (style, images, fonts) before the
 * scripts.
 */
function orderHead(): Plugin {
  return {
    name: 'order-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(/ *<link rel="(?:stylesheet"|preload" as="font")[^>]*>\n?/g) ?? [];
        const [style, fonts] = [/stylesheet/, /font/].map((kind) =>
          links.filter((link) => kind.test(link)).join(''),
        );
        const rest = links.reduce((text, link) => text.replace(link, ''), html);
        // After the inline script, which would otherwise wait for the style sheet.
        return (
          rest
            .replace(
              /<(?:script type="module"|link rel="modulepreload")/g,
              '$& fetchpriority="low"',
            )
            .replace('<!--__SITE_META__-->', (meta) => `${style}${meta}\n${fonts}`)
            // Inert there; the last script of the body moves them into the document.
            .replace(/ *<script type="module"/, '    <template id="code">\n$&')
            .replace('</head>', '  <!--__SCREEN_CODE__-->\n    </template>\n  </head>')
        );
      },
    },
  };
}

/**
 * Writes Brotli and gzip copies beside each text file, which the server sends without compressing
 * at run time.
 */
function compressedCopies(): Plugin {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return {
    name: 'compressed-copies',
    apply: 'build',
    closeBundle() {
      const folder = resolvePath('dist');
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(name) || name === 'index.html') continue;
        const file = join(folder, name);
        if (isNewer(`${file}.br`, file)) continue; // of a build before
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality));
      }
    },
  };
}

const isNewer = (copy: string, file: string): boolean =>
  existsSync(copy) && statSync(copy).mtimeMs >= statSync(file).mtimeMs;

/** The chunks that several screens share. */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: libraries, priority: 2 },
  // Everything that the first screen needs in one chunk: many small ones compress worse
  // and load later.
  { name: 'shell', tags: ['$initial'], priority: 1 },
  // Small modules that several screens share: a chunk each would be mostly overhead.
  { name: 'small-shared', test: smallShared, minShareCount: 3 },
  { name: 'sending', test: sending, minShareCount: 3 },
  { name: 'forms', test: forms, minShareCount: 3 },
  { name: 'sign-in', test: signIn, minShareCount: 3 },
  { name: 'age-gate', test: ageGate },
  { name: 'socket', test: /web\/src\/lib\/socket(-machine)?\.ts$/ },
  // Last, since a group takes along what its modules need.
  { name: 'chat-first', test: chatFirst, minShareCount: 2 },
  { name: 'chat', test: chat, minShareCount: 2 },
];

const routerOnly = [productionRouter(resolvePath('../node_modules'))];

export default defineConfig(({ command }) => ({
  root: resolvePath('.'),
  plugins: [
    react(),
    tailwindcss(),
    fonts(resolvePath('../.cache/fonts')),
    siteConfigFromServer(),
    callsOfTheBrowser(),
    pureComponents(),
    plainImports(),
    prefetchScenes(),
    orderHead(),
    compressedCopies(),
    firstView(routerOnly),
  ],
  resolve: { alias: command === 'build' ? routerOnly : [] },
  build: {
    target: 'es2022',
    sourcemap: true,
    // tools/setup/page.js keeps the files of the build before.
    emptyOutDir: false,
    // Not `assets`, which is the server's path of stored pictures.
    assetsDir: 'app',
    // All target browsers support module preloading. What a chunk imports is in it; the same as a list in
    // the first view for each screen and dialog costs 4 KB. Links load ahead instead (ui/link.tsx).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups,
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
