// Starts the installed Chromium, headless, for the journeys.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';

/** The two window sizes in which screens are tested. */
export const sizes = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** True if `npm test` found no browser. */
export const withoutBrowser = (process.env['VELOUR_TEST_WITHOUT'] ?? '')
  .split(',')
  .includes('chromium');

const programs = ['chromium-headless-shell', 'chromium'];

/** `isWhole`: with what the headless shell leaves out, such as notifications. */
export function launchBrowser({ isWhole = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(isWhole ? programs.toReversed() : programs),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** The headless shell if it is installed: it uses a quarter less CPU than the full browser. */
function findChromium(names: readonly string[]): string {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('There is no Chromium here: `npm test` says how to install it.');
  return found;
}
