// Benchmark of the wizard on a slow CPU: from a click on “Next” to the next step's text, and to all its visible pictures.
import { loadavg } from 'node:os';
import { launchBrowser, sizes } from '../../e2e/browser.ts';
import { openSlowPage, SLOWER, type Browser, type SlowPage } from './browser.ts';
import { startProduct, temporaryFolder } from './processes.ts';

const GOAL_MS = 100;
/** How long a user stays on a step, in milliseconds. */
const paces = { 'at leisure': 2_000, hasty: 300 } as const;

/** Runs in the page: the times of the press and of the paint that follows. */
const watch = `
  addEventListener('click', (event) => { window.pressed_at = event.timeStamp; }, true);
  const painted = () => new Promise((resolve) =>
    requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; port2.postMessage(0); }));
  const isSeen = (picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom <= 0 || top >= innerHeight ||
      (picture.complete && picture.naturalWidth > 0 && Number(getComputedStyle(picture).opacity) > 0.99);
  };
  window.next_step = async (before) => {
    const question = () => document.querySelector('h1')?.textContent;
    while (!question() || question() === before) await painted();
    const words = performance.now() - pressed_at;
    const tiles = () => [...document.querySelectorAll('fieldset label img:not([aria-hidden])')];
    const end = performance.now() + 5000;
    while (!tiles().every(isSeen) && performance.now() < end) await painted();
    return { words, pictures: performance.now() - pressed_at };
  };
`;

interface Step {
  readonly question: string;
  readonly words: number;
  readonly pictures: number;
}

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const product = await startProduct({ DATA_DIR: folder.path, SEED: 'demo' });
  const browser = await launchBrowser();
  try {
    process.stdout.write(
      `processor slowed ${SLOWER} times; load of the machine ${loadavg()[0]?.toFixed(1)}: to be believed below 1\n`,
    );
    for (const [where, size] of Object.entries(sizes))
      for (const [pace, looks_ms] of Object.entries(paces))
        report(`${where}, ${pace}`, await walk(browser, product.url, { size, looks_ms }));
  } finally {
    await browser.close();
    await product.stop();
    await folder.remove();
  }
}

interface Way {
  size: (typeof sizes)[keyof typeof sizes];
  looks_ms: number;
}

async function walk(browser: Browser, url: string, { size, looks_ms }: Way): Promise<Step[]> {
  const slow = await openSlowPage(browser, url, { ...size, line: 'plain', adult: true });
  const { page } = slow;
  const steps: Step[] = [];
  await page.addInitScript(watch);
  await page.goto(`${url}/create`);
  await page.locator('fieldset label').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (let at = 0; at < 9; at += 1) {
    // Chooses another option at each step, so that pictures are requested that were not rendered
    // yet.
    await page
      .locator('fieldset.grid label')
      .nth(at % 2)
      .click();
    await page.waitForTimeout(looks_ms);
    steps.push(await goOn(slow));
  }
  await slow.close();
  return steps;
}

async function goOn({ page }: SlowPage): Promise<Step> {
  const before = (await page.locator('h1').first().textContent()) ?? '';
  const coming = page.evaluate<Omit<Step, 'question'>>(`next_step(${JSON.stringify(before)})`);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  const took = await coming;
  return { question: (await page.locator('h1').first().textContent()) ?? '', ...took };
}

function report(name: string, steps: readonly Step[]): void {
  const worst = Math.max(...steps.map(({ words }) => words));
  process.stdout.write(
    `${name}: words within ${worst.toFixed(0)} ms (goal ${GOAL_MS})  ${worst <= GOAL_MS ? 'met' : 'NOT MET'}\n`,
  );
  for (const { question, words, pictures } of steps)
    process.stdout.write(
      `  ${question.padEnd(42)} ${words.toFixed(0).padStart(5)} ms, with its pictures ${pictures.toFixed(0)} ms\n`,
    );
}
