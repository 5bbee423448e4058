// What a file of journeys stands on: a product of its own with a model to talk to, a browser, and pages that must not complain.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startModel, type Model } from './model.ts';
import { startProduct, type Product } from './product.ts';

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

interface Scene {
  /** So many more of one tab than the demo world has. */
  crowd?: number;
  /** Settings of the product beside the usual ones. */
  settings?: () => Promise<Record<string, string>>;
}

export function setStage({ crowd = 0, settings = async () => ({}) }: Scene = {}): Stage {
  let product: Product;
  let model: Model;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let expected: RegExp[] = [];

  beforeAll(async () => {
    [browser, model] = await Promise.all([launchBrowser(), startModel()]);
    product = await startProduct(
      { LLM_BASE_URL: model.url, ...(await settings()) },
      { world: inject('demoWorld'), crowd },
    );
  });
  afterEach(async () => {
    product.expectAlive();
    model.forget();
    await Promise.all(contexts.map((context) => context.close()));
    const told = complaints.filter((line) => !expected.some((noise) => noise.test(line)));
    contexts = [];
    complaints = [];
    expected = [];
    expect(told).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await product.remove();
    await model.close();
  });

  const newcomer = async (size: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...size });
    contexts.push(context);
    context.setDefaultTimeout(10_000);
    // A page that leaves its policy says so on the console, too.
    context.on('console', (line) => {
      if (line.type() === 'error') complaints.push(`${line.text()} (${line.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    return context.newPage();
  };

  return {
    get product() {
      return product;
    },
    get model() {
      return model;
    },
    newcomer,
    async adult(size, { path = '/', at = product.url } = {}) {
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
