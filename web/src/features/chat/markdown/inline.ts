// Parses one paragraph's marks in a single pass: emphasis, code and links; everything else stays text.
import type { Inline } from './nodes.ts';

type Marker = '*' | '**' | '_' | '__';

/** An open mark; each kind is open at most once, so the depth is at most 4. */
interface Frame {
  readonly marker: Marker | null;
  readonly children: Inline[];
}

interface Reader {
  readonly source: string;
  readonly growing: boolean;
  readonly frames: Frame[];
  /** Runs of backticks without a closing run, so that each search happens only once. */
  readonly unmatched: Set<number>;
  at: number;
}

const plain = /[^\\*_`[!\nh]+/y;
const link = /\[([^[\]\n]{1,300})\]\((https:\/\/[^\s()<>[\]]{1,2000})\)/y;
const image = /!\[([^[\]\n]{0,300})\]\([^()\n]{0,2000}\)/y;
const address = /https:\/\/[^\s<>"'`*[\]()]{1,2000}/y;
const unfinishedLink = /!?\[([^[\]\n]{0,300})(?:\](?:\([^\s()]{0,2000})?)?$/y;
const escapable = /[\\`*_{}[\]()#+\-.!~>|]/;

/** `growing` is set while the text is still being written: open marks count as closed at the end. */
export function parseInline(source: string, growing = false): Inline[] {
  const root: Frame = { marker: null, children: [] };
  const reader: Reader = { source, growing, frames: [root], unmatched: new Set(), at: 0 };
  while (reader.at < source.length) readNext(reader);
  const end = growing ? closeTop : flattenTop;
  while (reader.frames.length > 1) end(reader);
  return root.children;
}

function readNext(reader: Reader): void {
  const { source, at } = reader;
  const run = match(plain, reader);
  if (run) return addText(reader, run[0]);
  switch (source[at]) {
    case '\n':
      reader.at += 1;
      return add(reader, { kind: 'break' });
    case '\\':
      return readEscape(reader);
    case '*':
    case '_':
      return readMarkers(reader);
    case '`':
      return readCode(reader);
    case 'h':
      return readAddress(reader);
    default:
      return readBracket(reader);
  }
}

function match(pattern: RegExp, reader: Reader): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.source);
  if (found) reader.at += found[0].length;
  return found;
}

function add(reader: Reader, node: Inline): void {
  reader.frames.at(-1)?.children.push(node);
}

function addText(reader: Reader, text: string): void {
  const top = reader.frames.at(-1);
  if (top) appendText(top.children, text);
}

function appendText(children: Inline[], text: string): void {
  const last = children.at(-1);
  if (last?.kind === 'text') children[children.length - 1] = { ...last, text: last.text + text };
  else if (text) children.push({ kind: 'text', text });
}

function readEscape(reader: Reader): void {
  const next = reader.source[reader.at + 1];
  const escaped = next !== undefined && escapable.test(next);
  reader.at += escaped ? 2 : 1;
  addText(reader, escaped ? next : '\\');
}

function readMarkers(reader: Reader): void {
  const { source } = reader;
  const start = reader.at;
  const sign = source[start] === '*' ? '*' : '_';
  while (source[reader.at] === sign) reader.at += 1;
  const length = reader.at - start;
  const run = judge(sign, source[start - 1] ?? ' ', source[reader.at] ?? ' ');
  if (length > 3) return addText(reader, sign.repeat(length));
  const atTail = reader.growing && reader.at === source.length;
  // The end of a growing text may be half a mark: it is hidden until its meaning is known.
  if (atTail && reader.frames.at(-1)?.marker === sign + sign.repeat(length)) return;
  for (const marker of markersOf(reader, sign, length)) {
    if (run.canClose && isOpen(reader, marker)) close(reader, marker);
    else if (run.canOpen) open(reader, marker);
    else if (!atTail) addText(reader, marker);
  }
}

/** Stars may be inside a word, underscores may not: they are part of names. */
function judge(sign: '*' | '_', before: string, after: string) {
  return {
    canOpen: !isSpace(after) && (sign === '*' || !isWord(before)),
    canClose: !isSpace(before) && (sign === '*' || !isWord(after)),
  };
}

/** Three characters are strong and emphasis together: closed from the inside out, opened from the outside in. */
function markersOf(reader: Reader, sign: '*' | '_', length: number): Marker[] {
  const one: Marker = sign;
  const two: Marker = sign === '*' ? '**' : '__';
  if (length < 3) return [length === 1 ? one : two];
  const top = reader.frames.at(-1)?.marker;
  return top === one ? [one, two] : [two, one];
}

const isSpace = (sign: string): boolean => /\s/.test(sign);
const isWord = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const isOpen = (reader: Reader, marker: Marker): boolean =>
  reader.frames.some((frame) => frame.marker === marker);

/** A second opening of the same mark means that the first one was only a character. */
function open(reader: Reader, marker: Marker): void {
  while (isOpen(reader, marker)) flattenTop(reader);
  reader.frames.push({ marker, children: [] });
}

function close(reader: Reader, marker: Marker): void {
  while (reader.frames.at(-1)?.marker !== marker) flattenTop(reader);
  closeTop(reader);
}

function closeTop(reader: Reader): void {
  const frame = reader.frames.pop();
  if (!frame?.marker || frame.children.length === 0) return;
  const kind = frame.marker.length === 1 ? 'emphasis' : 'strong';
  add(reader, { kind, children: frame.children });
}

function flattenTop(reader: Reader): void {
  const frame = reader.frames.pop();
  if (!frame?.marker) return;
  addText(reader, frame.marker);
  for (const child of frame.children) {
    if (child.kind === 'text') addText(reader, child.text);
    else add(reader, child);
  }
}

function readCode(reader: Reader): void {
  const { source, at } = reader;
  let end = at;
  while (source[end] === '`') end += 1;
  const fence = source.slice(at, end);
  const close = reader.unmatched.has(fence.length) ? -1 : source.indexOf(fence, end);
  if (close > end) {
    reader.at = close + fence.length;
    return add(reader, { kind: 'code', text: source.slice(end, close) });
  }
  reader.unmatched.add(fence.length);
  if (!reader.growing) {
    reader.at = end;
    return addText(reader, fence);
  }
  reader.at = source.length;
  if (end < source.length) add(reader, { kind: 'code', text: source.slice(end) });
}

function readAddress(reader: Reader): void {
  const before = reader.source[reader.at - 1] ?? ' ';
  const found = isWord(before) ? null : match(address, reader);
  const written = found?.[0].replace(/[.,!?;:_]{1,20}$/, '') ?? '';
  const href = safeAddress(written);
  if (!found || !href) return readPlainSign(reader, found?.[0]);
  reader.at -= found[0].length - written.length;
  add(reader, { kind: 'link', href, text: written });
}

function readBracket(reader: Reader): void {
  const found = match(link, reader);
  if (found) {
    const [whole, text = '', target = ''] = found;
    const href = safeAddress(target);
    return href ? add(reader, { kind: 'link', href, text }) : addText(reader, whole);
  }
  const picture = match(image, reader);
  if (picture) return addText(reader, picture[1] ?? '');
  const unfinished = reader.growing ? match(unfinishedLink, reader) : null;
  if (unfinished) return addText(reader, unfinished[1] ?? '');
  readPlainSign(reader);
}

function readPlainSign(reader: Reader, already?: string): void {
  if (already !== undefined) return addText(reader, already);
  addText(reader, reader.source[reader.at] ?? '');
  reader.at += 1;
}

/** Only https, without a user name before the host, which is how look-alike addresses are made. */
function safeAddress(written: string): string | null {
  if (!written.startsWith('https://') || !URL.canParse(written)) return null;
  const url = new URL(written);
  return url.username === '' && url.password === '' ? url.href : null;
}
