// What journeys stand on: a browser, a model to talk to, and a product that the files of a worker share.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startModel, type Model } from './model.ts';
import { startProduct, type Product } from './product.ts';

export interface Ground {
  readonly browser: Browser;
  readonly model: Model;
  readonly product: Product;
  close(): Promise<void>;
}

export interface GroundOptions {
  /** So many more of one tab than the demo world has. */
  crowd?: number;
  /** Settings of the product beside the usual ones. */
  settings?: () => Promise<Record<string, string>>;
}

/** A product of its own, for a file that restarts it or needs it otherwise. */
export async function openGround({ crowd = 0, settings }: GroundOptions = {}): Promise<Ground> {
  const [browser, model] = await Promise.all([launchBrowser(), startModel()]);
  const product = await startProduct(
    { LLM_BASE_URL: model.url, ...(await settings?.()) },
    { world: inject('demoWorld'), crowd },
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

let shared: Promise<Ground> | undefined;

/** The same for all files of this worker; the end of the run stops its product. */
export function sharedGround(): Promise<Ground> {
  shared ??= openGround().then(async (ground) => {
    const { pid, dataDir } = ground.product;
    const file = join(inject('sharedProducts'), `${pid}.json`);
    await writeFile(file, JSON.stringify({ pid, dataDir }));
    return ground;
  });
  return shared;
}
