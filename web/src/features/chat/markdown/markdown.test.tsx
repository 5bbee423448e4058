// Hostile text reaches the page as text: no element, attribute or address that the closed set does not have.
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { Markdown } from './markdown.tsx';

const corpus = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><iframe src="javascript:alert(1)">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  "[x](https://a.example/'><img src=x>)",
  '[x](https://user:pass@bank.example)',
  '![x](https://tracker.example/pixel.png)',
  '![x](javascript:alert(1))',
  '[![x](https://tracker.example/p.png)](https://a.example)',
  '<a href="javascript:alert(1)">x</a>',
  'https://a.example/<script>alert(1)</script>',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '> <style>*{display:none}</style>',
  '- <object data=x></object>\n1. <embed src=x>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202ejavascript:alert(1)\u202c',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '*<b>* **<i>** _<u>_',
];
const allowed = new Set([
  'DIV',
  'P',
  'BR',
  'EM',
  'STRONG',
  'CODE',
  'PRE',
  'BLOCKQUOTE',
  'UL',
  'OL',
  'LI',
  'A',
]);
const attributes = new Set(['class', 'dir', 'href', 'title', 'target', 'rel', 'start', 'tabindex']);

function expectHarmless(source: string, growing: boolean): void {
  const { container } = render(<Markdown text={source} growing={growing} />);
  for (const element of container.querySelectorAll('*')) {
    expect(allowed, source).toContain(element.tagName);
    for (const { name } of element.attributes) expect(attributes, source).toContain(name);
    if (element.tagName !== 'A') continue;
    expect(element.getAttribute('href')).toMatch(/^https:\/\/[^@]*$/);
    expect(element.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(element.getAttribute('target')).toBe('_blank');
  }
  cleanup();
}

describe('a message', () => {
  test.each(corpus)('%j is shown as words', (source) => {
    expectHarmless(source, false);
    expectHarmless(source, true);
  });

  test('stays harmless in any mixture, complete or cut anywhere', () => {
    const piece = fc.oneof(
      fc.constantFrom(...corpus, '*', '**', '`', '\n', '[', '](', ')', '<', '>', '"'),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        fc.nat(200),
        fc.boolean(),
        (parts, cut, growing) => expectHarmless(parts.join('').slice(cut), growing),
      ),
      runs(60, 600),
    );
  });
});

test('each block of a message has the direction of its own words, and code is read from the left', () => {
  const text = 'שלום עולם `a < b`\n\n```\nfor (;;) {}\n```\n\n- one\n\n1. one\n\n> quoted';
  const { container } = render(<Markdown text={text} />);
  const directionOf = (tag: string) =>
    container.querySelector(tag)?.closest('[dir]')?.getAttribute('dir');
  expect(['p', 'ul li', 'ol li', 'blockquote p'].map(directionOf)).toEqual(Array(4).fill('auto'));
  for (const code of screen.getAllByRole('code'))
    expect(code.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});
