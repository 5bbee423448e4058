// Set-up of a file of journeys: a product with a fake model, and browser pages without console errors.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { saveFailureReport } from './failure-report.ts';
import {
  openEnvironment,
  sharedEnvironment,
  type Environment,
  type EnvironmentOptions,
} from './environment.ts';
import type { Model } from './model.ts';
import type { Product } from './product.ts';

export interface Journey {
  readonly product: Product;
  /** The fake model server. */
  readonly model: Pick<Model, 'resume'>;
  /** A page in a new browser context. */
  newcomer(size: BrowserContextOptions): Promise<Page>;
  /** A new page that has passed the age gate, at `path`, optionally by another address. */
  adult(size: BrowserContextOptions, where?: { path?: string; at?: string }): Promise<Page>;
  /** Allows network errors on the console until the end of the test. */
  expectBadNetwork(): void;
  /** Allows responses of this status, which the browser logs as errors. */
  expectStatus(status: number): void;
  /** Allows refusals by the page's policy. */
  expectRefusal(): void;
}

/** The browser's messages for failed requests and sockets. */
const networkNoise =
  /Failed to load resource: (?:net::|.*status of 503)|WebSocket connection to|ERR_INTERNET_DISCONNECTED/;

interface JourneyOptions extends EnvironmentOptions {
  /** False for a file that stops its product. */
  isShared?: boolean;
}

export function setUpJourney(options: JourneyOptions = {}): Journey {
  const { crowd, settings, isShared = crowd === undefined && settings === undefined } = options;
  let environment: Environment;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    environment = await (isShared ? sharedEnvironment() : openEnvironment(options));
  });
  afterEach(async ({ task }) => {
    const unexpected = complaints.filter((line) => !expected.some((noise) => noise.test(line)));
    if (task.result?.state === 'fail' || unexpected.length > 0)
      await saveFailureReport(task, { contexts, complaints, output: environment.product.output() });
    environment.product.expectAlive();
    environment.model.forget();
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    complaints = [];
    expected = [];
    expect(unexpected).toEqual([]);
  });
  afterAll(async () => {
    if (!isShared) await environment.close();
  });

  const newcomer = async (size: BrowserContextOptions): Promise<Page> => {
    const context = await environment.browser.newContext({ reducedMotion: 'reduce', ...size });
    contexts.push(context);
    context.setDefaultTimeout(60_000); // a generous limit, for busy machines
    await context.tracing.start();
    // Policy violations are logged on the console, too.
    context.on('console', (line) => {
      if (line.type() === 'error') complaints.push(`${line.text()} (${line.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    return context.newPage();
  };

  return {
    get product() {
      return environment.product;
    },
    get model() {
      return environment.model;
    },
    newcomer,
    async adult(size, { path = '/', at = environment.product.url } = {}) {
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
