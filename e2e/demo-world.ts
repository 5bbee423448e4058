// Plants the demo world once for all journeys of a run; each product then starts on a copy of it.
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { withoutBrowser } from './browser.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data directory of a stopped product with the demo world in it. */
    demoWorld: string;
  }
}

export default async function plantDemoWorld(project: TestProject): Promise<() => Promise<void>> {
  if (withoutBrowser) return async () => undefined;
  const planted = await startProduct();
  await planted.stop();
  project.provide('demoWorld', planted.dataDir);
  return () => rm(planted.dataDir, { recursive: true, force: true });
}
