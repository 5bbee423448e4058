// Benchmark of scrolling five thousand cards on a slow CPU: the longest frame, and memory at the start and the end.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launchBrowser, sizes } from '../../e2e/browser.ts';
import { openSlowPage, SLOWER, type Browser, type SlowPage } from './browser.ts';
import { traceFrames } from './frames.ts';
import { startProduct, temporaryFolder } from './processes.ts';

const CARDS = Number(process.env['BENCH_CARDS'] ?? 5_000);
const LONGEST_MS = 50;
/** The number of cards per trace; longer traces would fill the memory. */
const LEG = 250;
/** More additional DOM nodes than this are a leak. */
const FLAT_NODES = 1_000;

/** Runs in the page: collects long frames, as reported by the browser. */
const watch = `
  window.frames_seen = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) frames_seen.push(entry.duration);
  }).observe({ type: 'long-animation-frame', buffered: false });
`;

/**
 * Scrolls one viewport height per third of a second, like a fast swipe; presses “Show more” when
 * offered.
 */
const scrollOnTo = (cards: number) => `new Promise((resolve) => {
  let then = performance.now();
  const last = then;
  const onward = (now) => {
    const more = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show more');
    if (more) more.click();
    scrollBy(0, (innerHeight * (now - then)) / 333);
    then = now;
    const deepest = Number([...document.querySelectorAll('li[aria-posinset]')].at(-1)?.ariaPosInSet ?? 0);
    if (deepest >= ${cards} || now - last > 120000) resolve(deepest);
    else requestAnimationFrame(onward);
  };
  requestAnimationFrame(onward);
})`;

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const settings = { DATA_DIR: folder.path, SEED: 'demo' };
  await (await startProduct(settings)).stop();
  const script = join(import.meta.dirname, '..', 'test', 'plant-crowd.ts');
  spawnSync(process.execPath, [script, folder.path, String(CARDS)], { stdio: 'inherit' });
  const product = await startProduct(settings);
  const browser = await launchBrowser();
  try {
    for (const [where, size] of Object.entries(sizes)) {
      const slow = await openSlowPage(browser, product.url, {
        ...size,
        line: 'plain',
        adult: true,
      });
      await slow.page.goto(`${product.url}/?sort=new`);
      await slow.page.getByRole('region', { name: 'Everyone' }).getByRole('link').first().waitFor();
      await slow.page.waitForTimeout(1_500);
      process.stdout.write(`${where}\n`);
      await seeSlowly(slow);
      await scrollThrough(slow, browser);
      await slow.close();
    }
  } finally {
    await browser.close();
    await product.stop();
    await folder.remove();
  }
}

/**
 * The first leg with CPU throttling, by wall-clock time: what a person sees, including noise from
 * other programs.
 */
async function seeSlowly({ page }: SlowPage): Promise<void> {
  await page.evaluate(watch);
  const deepest = Number(await page.evaluate(scrollOnTo(LEG)));
  const long = await page.evaluate<number[]>('frames_seen'); // gathered by the script above
  const longest = Math.max(0, ...long);
  process.stdout.write(
    `  by the clock, slowed: ${deepest} cards, ${long.length} frames above ${LONGEST_MS} ms` +
      `${longest === 0 ? '' : `, the longest ${longest.toFixed(0)} ms`}\n`,
  );
}

/**
 * All other legs at full speed, by the page's CPU time, scaled by the throttling factor. The
 * browser's throttling itself uses CPU time, more so on a busy machine, so it cannot be measured
 * with it.
 */
async function scrollThrough(slow: SlowPage, browser: Browser): Promise<void> {
  await slow.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const before = await memoryOf(slow);
  const work: number[] = [];
  let deepest = 0;
  for (let next = 2 * LEG; deepest < CARDS && next <= CARDS + LEG; next += LEG) {
    const leg = await traceFrames(browser, slow.page, () =>
      slow.page.evaluate<number>(scrollOnTo(Math.min(next, CARDS))),
    );
    deepest = leg.value;
    work.push(...leg.frames.map((ms) => ms * SLOWER));
  }
  const after = await memoryOf(slow);
  work.sort((one, other) => one - other);
  const share = (part: number) => (work[Math.floor((work.length - 1) * part)] ?? 0).toFixed(1);
  const long = work.filter((ms) => ms > LONGEST_MS).length;
  const isMet = long === 0 && deepest >= CARDS && after.nodes - before.nodes < FLAT_NODES;
  process.stdout.write(
    `  by processor time × ${SLOWER}: ${deepest} cards, ${work.length} frames, ${long} above ${LONGEST_MS} ms; ` +
      `half below ${share(0.5)}, 99 % below ${share(0.99)}, the longest ${share(1)} ms  ${isMet ? 'met' : 'NOT MET'}\n` +
      `  heap ${before.megabytes.toFixed(1)} MB before, ${after.megabytes.toFixed(1)} MB after; ` +
      `${before.nodes} and ${after.nodes} nodes\n`,
  );
}

/** Measured after garbage collection. */
async function memoryOf({ devtools }: SlowPage): Promise<{ megabytes: number; nodes: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1_000_000, nodes };
}
