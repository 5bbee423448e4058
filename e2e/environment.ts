// The environment of journeys: a browser, a fake model server, and a product that the files of a worker share.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startModel, type Model } from './model.ts';
import { startProduct, type Product } from './product.ts';

export interface Environment {
  readonly browser: Browser;
  readonly model: Model;
  readonly product: Product;
  close(): Promise<void>;
}

export interface EnvironmentOptions {
  /** The number of characters added to one tab of the demo world. */
  crowd?: number;
  /** Additional settings of the product. */
  settings?: () => Promise<Record<string, string>>;
  /** See `startProduct`. */
  preloads?: readonly string[];
  /** The whole browser instead of the headless shell. */
  isWholeBrowser?: boolean;
}

/** A separate product, for files that restart or configure it. */
export async function openEnvironment({
  crowd = 0,
  settings,
  preloads = [],
  isWholeBrowser = false,
}: EnvironmentOptions = {}): Promise<Environment> {
  const [browser, model] = await Promise.all([
    launchBrowser({ isWhole: isWholeBrowser }),
    startModel(),
  ]);
  const product = await startProduct(
    { LLM_BASE_URL: model.url, IMAGE_PROBE: 'off', ...(await settings?.()) },
    { world: inject('demoWorld'), crowd, preloads },
  );
  return {
    browser,
    model,
    product,
    async close() {
      await browser.close();
      await product.remove();
      await model.close();
    },
  };
}

let shared: Promise<Environment> | undefined;

/** Shared by all files of this worker; stopped at the end of the run. */
export function sharedEnvironment(): Promise<Environment> {
  shared ??= openEnvironment().then(async (environment) => {
    const { pid, dataDir } = environment.product;
    const file = join(inject('sharedProducts'), `${pid}.json`);
    await writeFile(file, JSON.stringify({ pid, dataDir }));
    return environment;
  });
  return shared;
}
