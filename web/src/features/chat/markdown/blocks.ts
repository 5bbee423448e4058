// Splits a message's text into paragraphs, code, quotes and lists, in one pass over its lines.
import { parseInline } from './inline.ts';
import type { Block, Inline } from './nodes.ts';

interface Lines {
  readonly all: readonly string[];
  readonly growing: boolean;
  at: number;
}

interface Item {
  lines: string[];
}

const fence = /^ {0,3}(```+|~~~+)[ \t]*[\w+#.-]{0,30}[ \t]*$/;
const quote = /^ {0,3}> ?/;
const bullet = /^ {0,8}[-*+][ \t]+(?=\S)/;
const number = /^ {0,8}(\d{1,9})[.)][ \t]+(?=\S)/;
const heading = /^ {0,3}#{1,6}[ \t]+(?=\S)/;
const blank = /^[ \t]*$/;
/** A last line that may still become a fence, a list or a heading is not shown yet. */
const undecided = /^ {0,8}(?:[-*+]|\d{1,3}[.)]|#{1,6}|`{1,2}|>)?[ \t]*$/;

/** `growing` is set while the text is still being written, so that unfinished marks do not flicker. */
export function parseMarkdown(source: string, growing = false): Block[] {
  const all = source.replace(/\r\n?/g, '\n').split('\n');
  if (growing && undecided.test(all.at(-1) ?? '')) all.pop();
  const lines: Lines = { all, growing, at: 0 };
  const blocks: Block[] = [];
  while (lines.at < all.length) {
    const block = readBlock(lines);
    if (block) blocks.push(block);
  }
  return blocks;
}

function readBlock(lines: Lines): Block | null {
  const line = lines.all[lines.at] ?? '';
  if (blank.test(line)) {
    lines.at += 1;
    return null;
  }
  const opening = fence.exec(line)?.[1];
  if (opening) return readCode(lines, opening);
  if (quote.test(line)) return readQuote(lines);
  if (bullet.test(line)) return readList(lines, bullet, null);
  const first = number.exec(line)?.[1];
  if (first) return readList(lines, number, Number(first));
  if (heading.test(line)) return readHeading(lines);
  return { kind: 'paragraph', children: inline(lines, readParagraph(lines)) };
}

/** Only the last lines of a growing text can hold an unfinished mark. */
function inline(lines: Lines, texts: readonly string[]): Inline[] {
  const text = texts.map((line) => line.trim()).join('\n');
  return parseInline(text, lines.growing && lines.at >= lines.all.length);
}

function readParagraph(lines: Lines): string[] {
  const texts: string[] = [];
  do {
    texts.push(lines.all[lines.at] ?? '');
    lines.at += 1;
  } while (lines.at < lines.all.length && !startsBlock(lines.all[lines.at] ?? ''));
  return texts;
}

function startsBlock(line: string): boolean {
  return [blank, fence, quote, bullet, number, heading].some((pattern) => pattern.test(line));
}

function readCode(lines: Lines, opening: string): Block {
  const texts: string[] = [];
  lines.at += 1;
  while (lines.at < lines.all.length) {
    const line = lines.all[lines.at] ?? '';
    lines.at += 1;
    if (line.trim().startsWith(opening) && fence.test(line)) break;
    texts.push(line);
  }
  return { kind: 'code', text: texts.join('\n') };
}

function readQuote(lines: Lines): Block {
  const groups: string[][] = [[]];
  while (lines.at < lines.all.length && quote.test(lines.all[lines.at] ?? '')) {
    const text = (lines.all[lines.at] ?? '').replace(/^(?: {0,3}> ?)+/, '');
    if (blank.test(text)) groups.push([]);
    else groups.at(-1)?.push(text);
    lines.at += 1;
  }
  const written = groups.filter((group) => group.length > 0);
  return { kind: 'quote', paragraphs: written.map((group) => inline(lines, group)) };
}

function readList(lines: Lines, mark: RegExp, start: number | null): Block {
  const items: Item[] = [];
  while (lines.at < lines.all.length) {
    const line = lines.all[lines.at] ?? '';
    if (mark.test(line)) items.push({ lines: [line.replace(mark, '')] });
    else if (/^ {2,}\S/.test(line) && !startsBlock(line)) items.at(-1)?.lines.push(line);
    else break;
    lines.at += 1;
  }
  return { kind: 'list', start, items: items.map((item) => inline(lines, item.lines)) };
}

function readHeading(lines: Lines): Block {
  const text = (lines.all[lines.at] ?? '').replace(heading, '').replace(/[ \t]#+[ \t]*$/, '');
  lines.at += 1;
  return { kind: 'paragraph', children: [{ kind: 'strong', children: inline(lines, [text]) }] };
}
