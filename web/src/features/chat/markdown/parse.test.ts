// What the marks in a message mean, that unfinished ones stay calm, and that no input is slow.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { parseMarkdown } from './blocks.ts';
import { parseInline } from './inline.ts';
import type { Block, Inline } from './nodes.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const em = (...children: Inline[]): Inline => ({ kind: 'emphasis', children });
const strong = (...children: Inline[]): Inline => ({ kind: 'strong', children });

const textOf = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) =>
      node.kind === 'break' ? '\n' : 'children' in node ? textOf(node.children) : node.text,
    )
    .join('');
const wordsIn = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'code') return block.text;
      if (block.kind === 'quote') return block.paragraphs.map(textOf).join('\n');
      if (block.kind === 'list') return block.items.map(textOf).join('\n');
      return textOf(block.children);
    })
    .join('\n');

describe('marks inside a paragraph', () => {
  test.each<[string, Inline[]]>([
    ['*She smiles.* "Hello."', [em(text('She smiles.')), text(' "Hello."')]],
    ['_softly_', [em(text('softly'))]],
    ['**now**', [strong(text('now'))]],
    ['***both***', [strong(em(text('both')))]],
    ['*a **b** c*', [em(text('a '), strong(text('b')), text(' c'))]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['snake_case_name', [text('snake_case_name')]],
    ['*never closed', [text('*never closed')]],
    ['*a *b*', [text('*a '), em(text('b'))]],
    ['`*raw*`', [{ kind: 'code', text: '*raw*' }]],
    ['\\*not a gesture\\*', [text('*not a gesture*')]],
    ['one\ntwo', [text('one'), { kind: 'break' }, text('two')]],
    ['<b onclick=x>hi</b> &amp;', [text('<b onclick=x>hi</b> &amp;')]],
  ])('%s', (source, expected) => expect(parseInline(source)).toEqual(expected));

  test('a link is https only and shows its address', () => {
    expect(parseInline('[home](https://example.org/a)')).toEqual([
      { kind: 'link', href: 'https://example.org/a', text: 'home' },
    ]);
    expect(parseInline('see https://example.org/a.')).toEqual([
      text('see '),
      { kind: 'link', href: 'https://example.org/a', text: 'https://example.org/a' },
      text('.'),
    ]);
    for (const source of ['[x](javascript:alert(1))', '[x](http://a.b)', '[x](https://a@b.c)'])
      expect(JSON.stringify(parseInline(source))).not.toContain('"link"');
  });

  test('a picture becomes its plain description', () => {
    expect(parseInline('look ![a *cat*](https://evil.example/p.png "t") there')).toEqual([
      text('look a *cat* there'),
    ]);
    expect(JSON.stringify(parseInline('![](https://evil.example/p.png)'))).not.toContain('evil');
  });
});

describe('blocks', () => {
  test('paragraphs, code, quotes and lists are distinguished', () => {
    const source =
      'Hi.\n\n> so\n> be it\n\n- tea\n- milk\n  warm\n\n3. c\n\n```js\n<b>*x*\n```\nend';
    expect(parseMarkdown(source)).toEqual([
      { kind: 'paragraph', children: [text('Hi.')] },
      { kind: 'quote', paragraphs: [[text('so'), { kind: 'break' }, text('be it')]] },
      {
        kind: 'list',
        start: null,
        items: [[text('tea')], [text('milk'), { kind: 'break' }, text('warm')]],
      },
      { kind: 'list', start: 3, items: [[text('c')]] },
      { kind: 'code', text: '<b>*x*' },
      { kind: 'paragraph', children: [text('end')] },
    ]);
  });

  test('a gesture at the start of a line is no list', () => {
    expect(parseMarkdown('*waves* hi')[0]?.kind).toBe('paragraph');
  });
});

describe('a growing text', () => {
  test('hides marks whose meaning is still open', () => {
    const complete = '*She **really** smiles* and `hums` [a song](https://example.org/s)';
    for (let end = 0; end <= complete.length; end += 1)
      expect(
        wordsIn(parseMarkdown(complete.slice(0, end), true)),
        complete.slice(0, end),
      ).not.toMatch(/[*`[\]]/);
  });

  test('never takes back a word that it has shown', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('*sits down*', 'so', '**yes**', '\n\n', '`x`', 'a. ')),
        (parts) => {
          const complete = parts.join(' ');
          let before = '';
          for (let end = 1; end <= complete.length; end += 1) {
            const words = wordsIn(parseMarkdown(complete.slice(0, end), true)).replace(/\s+/g, '');
            expect(words.startsWith(before)).toBe(true);
            before = words;
          }
        },
      ),
      runs(100, 1_000),
    );
  });

  test('ends the same as a text that was there at once', () => {
    const complete = '*leans in* I **mean** it.';
    expect(parseMarkdown(complete, true)).toEqual(parseMarkdown(complete));
  });
});

describe('any input', () => {
  const marks = fc.constantFrom(
    ...'*_`[]()!<>#>-+~\\\n h'.split(''),
    'https://',
    'a',
    '```',
    '![',
    '](',
  );

  test('is parsed completely and quickly', () => {
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 200 }), fc.boolean(), (parts, growing) => {
        expect(Array.isArray(parseMarkdown(parts.join(''), growing))).toBe(true);
      }),
      runs(100, 1_000),
    );
  });

  test('keeps every word that is not a mark', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('tea', '*', '**', '_', ' ', '\n', '>'), { maxLength: 60 }),
        (parts) => {
          const found = wordsIn(parseMarkdown(parts.join(''))).match(/tea/g)?.length ?? 0;
          expect(found).toBe(parts.filter((part) => part === 'tea').length);
        },
      ),
      runs(100, 1_000),
    );
  });

  test.each([
    '*',
    '**',
    '_',
    '`',
    '[',
    '![',
    '](',
    '[a](',
    '> ',
    '*a ',
    '**b *c ',
    'https://',
    '- ',
    '# ',
    '`` ` ',
    '\\',
    '- \n',
  ])(
    'repeated %j a hundred thousand times is read to its end',
    // Time that grows with the square of the length would not end within minutes.
    { timeout: 30_000 },
    (piece) => {
      for (const isWhole of [true, false])
        expect(parseMarkdown(piece.repeat(100_000), isWhole).length).toBeGreaterThan(0);
    },
  );
});
