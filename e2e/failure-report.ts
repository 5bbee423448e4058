// The report of a failed journey: screenshot and trace of each page, its console, and the server's output.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';

const root = join(import.meta.dirname, '..');

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
    for (const [nth, page] of context.pages().entries())
      await page
        .screenshot({ path: join(folder, `page-${at + 1}-${nth + 1}.png`), timeout: 10_000 })
        .catch(() => undefined); // the trace shows a hanging page
    await context.tracing.stop({ path: join(folder, `trace-${at + 1}.zip`) });
  }
  process.stderr.write(
    `report of "${name}": ${relative(root, folder)} (npx playwright show-trace …/trace-1.zip)\n`,
  );
}
