// Five thousand cards on a slow processor: the longest frame while somebody scrolls through all of them, and the memory at both ends.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { launchBrowser, sizes } from '../../e2e/browser.ts';
import { openSlowPage, type SlowPage } from './browser.ts';
import { startProduct, temporaryFolder } from './processes.ts';

const CARDS = Number(process.env['BENCH_CARDS'] ?? 5_000);
const LONGEST_MS = 50;

/** Runs in the page: frames by the browser's own account, so that one that took long says why. */
const watch = `
  window.frames_seen = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) frames_seen.push(entry.duration);
  }).observe({ type: 'long-animation-frame', buffered: false });
`;

/** One window's height in a third of a second, as a hasty thumb does; presses “Show more” wherever it is offered. */
const scrollOn = `new Promise((resolve) => {
  let deepest = 0;
  const last = performance.now();
  let then = last;
  const onward = (now) => {
    const more = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Show more');
    if (more) more.click();
    scrollBy(0, (innerHeight * (now - then)) / 333);
    then = now;
    for (const place of document.querySelectorAll('li[aria-posinset]'))
      deepest = Math.max(deepest, Number(place.ariaPosInSet));
    if (deepest >= ${CARDS} || now - last > 240000) resolve(deepest);
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
      await scrollThrough(slow, where, product.url);
      await slow.close();
    }
  } finally {
    await browser.close();
    await product.stop();
    await folder.remove();
  }
}

async function scrollThrough(slow: SlowPage, where: string, url: string): Promise<void> {
  const { page } = slow;
  await page.goto(`${url}/?sort=new`);
  await page.getByRole('region', { name: 'Everyone' }).getByRole('link').first().waitFor();
  await page.waitForTimeout(1_500);
  const before = await memoryOf(slow);
  await page.evaluate(watch);
  const deepest = Number(await page.evaluate(scrollOn));
  const long = await page.evaluate<number[]>('frames_seen'); // gathered by the script above
  const longest = Math.max(0, ...long);
  const after = await memoryOf(slow);
  const isMet = longest <= LONGEST_MS && deepest >= CARDS;
  process.stdout.write(
    `${where}: ${deepest} cards, longest frame ${longest === 0 ? 'below 50' : longest.toFixed(0)} ms ` +
      `(${long.length} above ${LONGEST_MS} ms)  ${isMet ? 'met' : 'NOT MET'}\n` +
      `  heap ${before.megabytes.toFixed(1)} MB before, ${after.megabytes.toFixed(1)} MB after; ` +
      `${before.nodes} and ${after.nodes} nodes\n`,
  );
}

/** After everything that nobody holds has been let go. */
async function memoryOf({ devtools }: SlowPage): Promise<{ megabytes: number; nodes: number }> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1_000_000, nodes };
}
