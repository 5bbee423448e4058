// The script in index.html that loads the code after the first paint of a server-rendered view, and keeps presses until then.
import { afterEach, expect, test, vi } from 'vitest';
import page from '../index.html?raw';

const script = [...page.matchAll(/<script>([^]*?)<\/script>/g)].at(-1)?.[1] ?? '';

let paint: (name: string) => void;

type Report = (list: { getEntriesByName(name: string): string[] }) => void;

class Paints {
  readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  observe(): void {
    paint = (name) =>
      this.report({ getEntriesByName: (wanted) => [name].filter((known) => known === wanted) });
  }
}

/** Runs it on a page with this root, and returns how many pieces of code are in the document. */
function open(root: string): () => number {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('PerformanceObserver', Paints);
  document.head.innerHTML = `<template id="code">${'<link rel="modulepreload" href="/app/one.js">'.repeat(9)}</template>`;
  document.body.innerHTML = root;
  new Function(script)();
  return () => document.head.querySelectorAll(':scope > link[rel=modulepreload]').length;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  delete document.documentElement.dataset['unlike'];
});

test('a server-rendered view is painted before the code is requested, once', () => {
  const loaded = open('<div id="root" data-drawn-at="1"><p>Hello</p></div>');
  vi.advanceTimersByTime(100);
  paint('first-paint');
  expect(loaded()).toBe(0);
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  expect(loaded()).toBe(4);
  vi.advanceTimersByTime(5_000);
  expect(loaded()).toBe(9);
});

test('a page without a view, or with one that this browser does not show, requests it at once', () => {
  expect(open('<div id="root"></div>')()).toBe(4);
  document.documentElement.dataset['unlike'] = '';
  expect(open('<div id="root" data-drawn-at="1"></div>')()).toBe(4);
});

test('a tab that paints nothing requests it all the same', () => {
  const loaded = open('<div id="root" data-drawn-at="1"></div>');
  expect(loaded()).toBe(0);
  vi.advanceTimersByTime(2_100);
  expect(loaded()).toBe(9);
});

test('presses before the code is there are repeated in order, each once, and later ones are not held', () => {
  open(
    '<div id="root" data-drawn-at="1"><button>One</button><label>Boys<input type="radio"></label></div>',
  );
  const root = document.getElementById('root');
  const button = document.querySelector('button');
  const radio = document.querySelector('input');
  const presses: string[] = [];
  button?.click();
  radio?.click();
  radio?.click();
  expect(radio?.checked).toBe(false);
  root?.addEventListener('click', (event) => presses.push(String(event.target)));
  root?.dispatchEvent(new Event('hydrating'));
  expect(radio?.checked).toBe(true);
  button?.click();
  expect(presses).toEqual([button, radio, button].map(String));
});

test('an answer to the age gate before the code is there shows the page at once', () => {
  open(
    '<div id="root" data-drawn-at="1"><button>One</button><dialog data-gate><button>Yes</button></dialog></div>',
  );
  const marks = document.documentElement.dataset;
  marks['unasked'] = '';
  const [other, yes] = document.querySelectorAll('button');
  other?.click();
  expect(marks['unasked']).toBe('');
  yes?.click();
  expect(marks['unasked']).toBeUndefined();
});
