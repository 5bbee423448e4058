// What a file of journeys uses: a product with a model to talk to, and browser pages that must not complain.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { keepEvidence } from './evidence.ts';
import { openGround, sharedGround, type Ground, type GroundOptions } from './ground.ts';
import type { Model } from './model.ts';
import type { Product } from './product.ts';

export interface Stage {
  readonly product: Product;
  /** What the product's characters speak with. */
  readonly model: Pick<Model, 'goOn'>;
  /** A newcomer's page: a browser context of its own that has seen nothing yet. */
  newcomer(size: BrowserContextOptions): Promise<Page>;
  /** As a newcomer who has answered the age gate before and stands at `path`, reached at another address if given. */
  adult(size: BrowserContextOptions, where?: { path?: string; at?: string }): Promise<Page>;
  /** From here to the end of this test the network may fail, which the browser writes to its console. */
  expectBadNetwork(): void;
  /** From here on answers of this status are part of the journey; the browser writes them down as failures. */
  expectStatus(status: number): void;
  /** From here on it is part of the journey that the page's policy refuses something. */
  expectRefusal(): void;
}

/** The browser's own words for a request or a socket that failed. */
const networkNoise =
  /Failed to load resource: (?:net::|.*status of 503)|WebSocket connection to|ERR_INTERNET_DISCONNECTED/;

interface Scene extends GroundOptions {
  /** False for a file that stops its product. */
  isShared?: boolean;
}

export function setStage(scene: Scene = {}): Stage {
  const { crowd, settings, isShared = crowd === undefined && settings === undefined } = scene;
  let ground: Ground;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    ground = await (isShared ? sharedGround() : openGround(scene));
  });
  afterEach(async ({ task }) => {
    const unexpected = complaints.filter((line) => !expected.some((noise) => noise.test(line)));
    if (task.result?.state === 'fail' || unexpected.length > 0)
      await keepEvidence(task, { contexts, complaints, output: ground.product.output() });
    ground.product.expectAlive();
    ground.model.forget();
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    complaints = [];
    expected = [];
    expect(unexpected).toEqual([]);
  });
  afterAll(async () => {
    if (!isShared) await ground.close();
  });

  const newcomer = async (size: BrowserContextOptions): Promise<Page> => {
    const context = await ground.browser.newContext({ reducedMotion: 'reduce', ...size });
    contexts.push(context);
    context.setDefaultTimeout(60_000); // for what never comes, on however busy a machine
    await context.tracing.start({ snapshots: true });
    // A page that leaves its policy says so on the console, too.
    context.on('console', (line) => {
      if (line.type() === 'error') complaints.push(`${line.text()} (${line.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    return context.newPage();
  };

  return {
    get product() {
      return ground.product;
    },
    get model() {
      return ground.model;
    },
    newcomer,
    async adult(size, { path = '/', at = ground.product.url } = {}) {
      const answered = [{ name: 'velour.adult', value: 'yes' }];
      const page = await newcomer({
        storageState: { cookies: [], origins: [{ origin: at, localStorage: answered }] },
        ...size,
      });
      await page.goto(at + path);
      return page;
    },
    expectBadNetwork: () => void expected.push(networkNoise),
    expectStatus: (status) =>
      void expected.push(new RegExp(`Failed to load resource: .*status of ${status}`)),
    expectRefusal: () => void expected.push(/This document requires 'TrustedHTML'/),
  };
}
