// The cost of a first visit on a slow phone and connection: code, largest picture, blocked time, layout shifts.
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launchBrowser, sizes } from '../../e2e/browser.ts';
import { openSlowPage, type Browser, type SlowPage } from './browser.ts';
import { startProduct, temporaryFolder } from './processes.ts';
import { median } from './talkers.ts';

const TIMES = Number(process.env['BENCH_LOADS'] ?? 5);
const built = join(import.meta.dirname, '..', '..', 'web', 'dist');

interface Load {
  lcp: number;
  what: string;
  blocking: number;
  shift: number;
  scripts: string[];
}

/** Kilobytes are of 1,000 bytes. */
const goals = { kilobytes: 130, lcp: 1_400, blocking: 160, shift: 0.05 };

/** What has no place in the first load, by the names of packages: validators, and libraries for forms. */
const UNWANTED =
  /node_modules\/((?:@hookform|@tanstack\/(?:react-)?form|@conform-to)\/|(?:zod|valibot|yup|joi|ajv|formik|react-hook-form|final-form)\/)/;

/** Written as text, since it runs in the page. */
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
  const scripts: string[] = [];
  page.on('response', (reply) => {
    const path = new URL(reply.url()).pathname;
    if (reply.request().resourceType() === 'script') scripts.push(path);
  });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // On a busy machine a paint is reported well after it was made.
  await page.waitForFunction('seen.lcp > 0', undefined, { timeout: 20_000 }).catch(() => undefined);
  await page.waitForTimeout(1_500);
  // What the script above has gathered.
  const { lcp, what, shift, paint, tasks } = await page.evaluate<Seen>('seen');
  const blocking = tasks
    .filter(([start]) => start >= paint)
    .reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0);
  if (!(lcp > 0 && paint > 0)) {
    throw new Error(
      `${url} was loaded, but the browser reported no ${paint > 0 ? 'largest ' : ''}contentful paint: nothing was measured.`,
    );
  }
  if (scripts.length === 0) throw new Error(`${url} was loaded without a script: is it built?`);
  return { lcp, what, shift, blocking, scripts };
}

const gzipped = (path: string): number =>
  gzipSync(readFileSync(join(built, path)), { level: 9 }).length;

/** Sources of a built script that should not be in the first load. */
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
    for (const [who, adult] of [
      ['a newcomer', false],
      ['a returning visitor', true],
    ] as const)
      for (const [where, size] of Object.entries(sizes))
        await measure(browser, product.url, { who, where, adult, size });
  } finally {
    await browser.close();
    await product.stop();
    await folder.remove();
  }
}

interface Visit {
  who: string;
  where: string;
  adult: boolean;
  size: (typeof sizes)[keyof typeof sizes];
}

async function measure(browser: Browser, url: string, { who, where, adult, size }: Visit) {
  const loads: Load[] = [];
  // The first is not counted: it draws pictures that were never requested before.
  for (let at = -1; at < TIMES; at += 1) {
    const slow = await openSlowPage(browser, url, { ...size, line: 'slow', adult });
    const one = await load(slow, url);
    if (at >= 0) loads.push(one);
    await slow.close();
  }
  const middle = (of: (one: Load) => number) => median(loads.map(of));
  const bytes = (loads[0]?.scripts ?? []).reduce((sum, path) => sum + gzipped(path), 0);
  const kilobytes = bytes / 1_000;
  const unwanted = new Set((loads[0]?.scripts ?? []).flatMap(unwantedIn));
  process.stdout.write(
    `(load of the machine: ${loadavg()[0]?.toFixed(1)}; what takes time is only to be believed below 1)\n`,
  );
  report(
    `${who}, ${where}: JavaScript`,
    `${kilobytes.toFixed(1)} KB gzipped`,
    kilobytes <= goals.kilobytes,
  );
  report(
    '  validators and form libraries in it',
    [...unwanted].join(', ') || 'none',
    unwanted.size === 0,
  );
  const lcp = middle((one) => one.lcp);
  report(
    `  largest contentful paint (${loads[0]?.what})`,
    `${lcp.toFixed(0)} ms`,
    lcp <= goals.lcp,
  );
  const blocking = middle((one) => one.blocking);
  report(
    '  blocked after the first paint',
    `${blocking.toFixed(0)} ms`,
    blocking <= goals.blocking,
  );
  const shift = middle((one) => one.shift);
  report('  layout shift', shift.toFixed(3), shift <= goals.shift);
}

const report = (what: string, measured: string, isMet: boolean): void =>
  void process.stdout.write(`${what}: ${measured}  ${isMet ? 'met' : 'NOT MET'}\n`);
