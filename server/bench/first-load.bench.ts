// Benchmark of opening each public page on a slow phone and network: code size, LCP, blocking time, layout shifts.
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser, sizes } from '../../e2e/browser.ts';
import { openSlowPage, type Browser, type SlowPage } from './browser.ts';
import { findChatPath, startProduct, temporaryFolder, untilDrawn } from './processes.ts';
import { median } from './talkers.ts';

const TIMES = Number(process.env['BENCH_LOADS'] ?? 5);
const built = join(import.meta.dirname, '..', '..', 'web', 'dist');

interface Load {
  lcp: number;
  what: string;
  blocking: number;
  shift: number;
  scripts: Scripts;
}

interface Scripts {
  /** Named by the document: what the first view needs before it can be used. */
  first: string[];
  /** What the page loads itself, beside the first view or when it is idle. */
  later: string[];
}

/** Kilobytes of 1,000 bytes. */
interface Goals {
  kilobytes: number;
  lcp: number;
  blocking: number;
  shift: number;
}

interface PublicPage {
  name: string;
  path: string;
  goals: Goals;
}

const usual: Goals = { kilobytes: 150, lcp: 1_300, blocking: 150, shift: 0.02 };

const pagesOf = (chat: string): PublicPage[] => [
  { name: 'home', path: '/', goals: { ...usual, lcp: 1_400, blocking: 160, shift: 0.05 } },
  { name: 'featured', path: '/featured', goals: usual },
  { name: 'premium', path: '/premium', goals: usual },
  {
    name: 'studio',
    path: '/generate-image',
    goals: { ...usual, lcp: 1_600, shift: 0.05 },
  },
  { name: 'terms', path: '/terms-and-conditions', goals: usual },
  {
    name: 'character chat',
    path: chat,
    goals: { ...usual, lcp: 1_600 },
  },
];

/** `BENCH_PAGES=home,featured` measures only these. */
const chosen = process.env['BENCH_PAGES']?.split(',');

/** Packages that must not be in the first load: validators, and form libraries. */
const UNWANTED =
  /node_modules\/((?:@hookform|@tanstack\/(?:react-)?form|@conform-to)\/|(?:zod|valibot|yup|joi|ajv|formik|react-hook-form|final-form)\/)/;

/** A string, since it runs in the page. */
const observe = `
  window.seen = { lcp: 0, what: '', shift: 0, tasks: [], paint: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.lcp = entry.startTime;
      seen.what = (entry.element?.tagName ?? '') + ' ' + (entry.url || entry.element?.textContent || '').slice(0, 60);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
`;

interface Seen {
  lcp: number;
  what: string;
  shift: number;
  paint: number;
  tasks: [number, number][];
}

async function load(slow: SlowPage, url: string): Promise<Load> {
  const { page } = slow;
  const loaded = new Set<string>();
  page.on('response', (reply) => {
    const path = new URL(reply.url()).pathname;
    if (reply.request().resourceType() === 'script') loaded.add(path);
  });
  await page.addInitScript(observe);
  const document = await page.goto(url);
  const first = namedIn((await document?.text()) ?? '');
  await page.waitForLoadState('networkidle');
  // On a busy machine a paint is reported long after it happened.
  await page
    .waitForFunction('seen.lcp > 0', undefined, { timeout: 120_000 })
    .catch(() => undefined);
  await page.waitForTimeout(1_500);
  // Collected by the script above.
  const { lcp, what, shift, paint, tasks } = await page.evaluate<Seen>('seen');
  const blocking = tasks
    .filter(([start]) => start >= paint)
    .reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0);
  if (!(lcp > 0 && paint > 0)) {
    throw new Error(
      `${url} was loaded, but the browser reported no ${paint > 0 ? 'largest ' : ''}contentful paint: nothing was measured.`,
    );
  }
  if (first.length === 0) throw new Error(`${url} was loaded without a script: is it built?`);
  const later = [...loaded].filter((script) => !first.includes(script));
  return { lcp, what, shift, blocking, scripts: { first, later } };
}

/** The scripts that a document loads or preloads. */
const namedIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/app\/[^"]+\.js)"/g)].map(([, script = '']) => script),
  ),
];

const kilobytesOf = (scripts: readonly string[]): number => {
  const sizes = scripts.map((script) => gzipSync(readFileSync(join(built, script)), { level: 9 }));
  return sizes.reduce((sum, { length }) => sum + length, 0) / 1_000;
};

/** Unwanted source files in a built script, by its source map. */
function unwantedIn(path: string): string[] {
  const map = join(built, `${path}.map`);
  if (!existsSync(map)) return [];
  // Written by the build.
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return sources.flatMap((source) => UNWANTED.exec(source)?.[1] ?? []);
}

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const product = await startProduct({ DATA_DIR: folder.path, SEED: 'demo' });
  const browser = await launchBrowser();
  try {
    await untilDrawn(folder.path);
    const pages = pagesOf(await findChatPath(product.url));
    for (const page of pages.filter(({ name }) => chosen?.includes(name) ?? true))
      for (const visit of visits) await measure(browser, product.url, { ...visit, ...page });
  } finally {
    await browser.close();
    await product.stop();
    await folder.remove();
  }
}

interface Visit {
  who: string;
  adult: boolean;
  size: (typeof sizes)[keyof typeof sizes];
}

const visits: Visit[] = [
  { who: 'a newcomer, phone', adult: false, size: sizes.phone },
  { who: 'a returning visitor, phone', adult: true, size: sizes.phone },
  { who: 'a returning visitor, desktop', adult: true, size: sizes.desktop },
];

async function measure(browser: Browser, url: string, visit: Visit & PublicPage) {
  const { who, adult, size, name, path, goals } = visit;
  const loads: Load[] = [];
  // The first run is not counted: it renders pictures that were never requested before.
  for (let at = -1; at < TIMES; at += 1) {
    const slow = await openSlowPage(browser, url, { ...size, line: 'slow', adult });
    const one = await load(slow, url + path);
    if (at >= 0) loads.push(one);
    await slow.close();
  }
  const middle = (of: (one: Load) => number) => median(loads.map(of));
  const { first, later } = loads[0]?.scripts ?? { first: [], later: [] };
  const unwanted = new Set(first.flatMap(unwantedIn));
  process.stdout.write(
    `\n${name}, ${who} (load of the machine: ${loadavg()[0]?.toFixed(1)}; what takes time is only to be believed below 1)\n`,
  );
  const lcp = middle((one) => one.lcp);
  report(`  largest contentful paint (${loads[0]?.what})`, lcp, { goal: goals.lcp, unit: ' ms' });
  report(
    '  layout shift',
    middle((one) => one.shift),
    { goal: goals.shift, digits: 3 },
  );
  const blocked = middle((one) => one.blocking);
  report('  blocked after the first paint', blocked, { goal: goals.blocking, unit: ' ms' });
  const code = { goal: goals.kilobytes, unit: ' KB', digits: 1 };
  report(`  JavaScript in ${first.length} files, gzipped`, kilobytesOf(first), code);
  process.stdout.write(
    `  loaded afterwards: ${kilobytesOf(later).toFixed(1)} KB in ${later.length} files\n`,
  );
  if (unwanted.size > 0)
    process.stdout.write(`  validators and form libraries: ${[...unwanted].join(', ')}  NOT MET\n`);
}

interface Measure {
  goal: number;
  unit?: string;
  digits?: number;
}

function report(what: string, measured: number, { goal, unit = '', digits = 0 }: Measure): void {
  const verdict = measured <= goal ? 'met' : 'NOT MET';
  const value = `${measured.toFixed(digits)}${unit}`;
  process.stdout.write(`${what}: ${value} (goal ${goal}${unit})  ${verdict}\n`);
}
