// A browser for benchmarks: a page with a phone's slow CPU and, optionally, a slow network.
import type { launchBrowser } from '../../e2e/browser.ts';

/** The factor of CPU throttling. */
export const SLOWER = 4;
/** A mobile connection on a train: 150 ms latency and 1.6 Mbit/s. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;
type Devtools = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;
type Size = NonNullable<Parameters<Browser['newContext']>[0]>;

export interface SlowPage {
  readonly page: Page;
  readonly devtools: Devtools;
  close(): Promise<void>;
}

/** A page in a new browser context; `adult` has passed the age gate. */
export async function openSlowPage(
  browser: Browser,
  url: string,
  { line, adult, ...size }: Size & { line: 'slow' | 'plain'; adult: boolean },
): Promise<SlowPage> {
  const answered = [{ name: 'velour.adult', value: 'yes' }];
  const context = await browser.newContext({
    ...size,
    storageState: { cookies: [], origins: adult ? [{ origin: url, localStorage: answered }] : [] },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (line === 'slow') await devtools.send('Network.emulateNetworkConditions', slowLine);
  return { page, devtools, close: () => context.close() };
}
