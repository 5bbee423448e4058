// The report of a failed journey: screenshot and trace of each page, its console, and the server's output.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Characters of each page's text and of the server's output that are printed, where the files may be lost. */
const PRINTED = 2_000;

interface Failure {
  readonly contexts: readonly BrowserContext[];
  /** Errors on the console. */
  readonly complaints: readonly string[];
  /** The server's output. */
  readonly output: string;
}

export async function saveFailureReport(
  { name, file }: Pick<RunnerTestCase, 'name' | 'file'>,
  { contexts, complaints, output }: Failure,
): Promise<void> {
  const title = `${file.name} ${name}`.replace(/[^\w]+/g, '-').slice(0, 100);
  const folder = join(root, '.cache', 'test-results', 'journeys', title);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'console.txt'), complaints.join('\n'));
  await writeFile(join(folder, 'server.txt'), output);
  for (const [at, context] of contexts.entries()) {
    for (const [nth, page] of context.pages().entries()) {
      await page
        .screenshot({ path: join(folder, `page-${at + 1}-${nth + 1}.png`), timeout: 10_000 })
        .catch(() => undefined); // the trace shows a hanging page
      const text = await page.locator('body').innerText({ timeout: 10_000 }).catch(String);
      process.stderr.write(`page ${page.url()}:\n${text.slice(-PRINTED)}\n`);
    }
    await context.tracing.stop({ path: join(folder, `trace-${at + 1}.zip`) });
  }
  process.stderr.write(`server:\n${output.slice(-PRINTED)}\n`);
  process.stderr.write(
    `report of "${name}": ${relative(root, folder)} (npx playwright show-trace …/trace-1.zip)\n`,
  );
}
