// Tokenizes a streamed text into words, numbers and pauses, independent of chunking.
import { decodeBase64 } from './disguise.ts';
import type { Lexicon, Word } from './lexicon.ts';
import { createNumberStage, type Token } from './numbers.ts';
import { readWord, splitStretch, type Part } from './stretch.ts';

export interface Reader {
  /** Reads the next chunk. */
  feed(text: string): void;
  /** A pause outside the text, such as between two messages. */
  pause(): void;
  end(): void;
  /** The end of the text, which ends its last sentence too. */
  stop(): void;
  /** The start of a number that may continue: "twenty", "ten plus". */
  figureFrom(): number | undefined;
  /** The unfinished stretch at the end, and its start. */
  unfinished(): string;
  unfinishedFrom(): number;
}

/** Longer stretches without a space are read in parts; a multiple of four, for base64. */
const LONGEST_STRETCH = 512;
const NONE: readonly number[] = [];

export interface ReaderNeeds {
  readonly lexicon: Lexicon;
  readonly year: number;
  readonly sink: (token: Token) => void;
}

export function createReader({ lexicon, year, sink }: ReaderNeeds): Reader {
  const numbers = createNumberStage({ lexicon, year, sink });
  const ids = {
    stop: [lexicon.idOf('#stop')],
    pause: [lexicon.idOf('#pause')],
    quote: [lexicon.idOf('"')],
  };
  let rest = '';
  /** The offset of the end of the read text. */
  let position = 0;

  const mark = (kind: 'stop' | 'pause', start: number, end: number, own: readonly number[]) =>
    numbers.feed({ word: '', ids: own, start, end, kind, digits: undefined, counts: undefined });

  const word = (plain: string, entry: Word | undefined, start: number, end: number) => {
    const counts = entry?.counts;
    const own = entry?.ids ?? lexicon.idsOfUnknown(plain);
    numbers.feed({
      word: entry?.plain ?? plain,
      ids: own,
      start,
      end,
      kind: 'word',
      digits: undefined,
      counts,
    });
  };

  const emit = (part: Part, start: number, end: number) => {
    if (part.kind === 'word') word(part.text, part.known ?? lexicon.read(part.text), start, end);
    else if (part.kind === 'digits') {
      numbers.feed({
        word: '',
        ids: NONE,
        start,
        end,
        kind: 'word',
        digits: part.text,
        counts: undefined,
      });
    } else if (part.kind === 'fraction') {
      // After a number it adds less than a year; alone it may be two separate digits.
      if (numbers.heldFrom() !== undefined) return;
      for (const text of part.text.split('/')) emit({ ...part, kind: 'digits', text }, start, end);
    } else if (part.kind === 'quote') mark('pause', start, end, ids.quote);
    else if (part.kind === 'sign') {
      const known = lexicon.read(part.text);
      if (known) word(part.text, known, start, end);
    } else mark(part.kind, start, end, ids[part.kind]);
  };

  const readStretch = (stretch: string, start: number) => {
    const plain = plainEnd(stretch);
    if (plain >= 0) {
      const text = stretch.slice(0, plain).toLowerCase();
      const entry = lexicon.read(text);
      if (entry) word(text, entry, start, start + plain);
      else if (readDecoded(stretch, start)) return;
      else emit(readWord(text, start, start + plain, lexicon), start, start + plain);
      readEndMark(stretch, plain, start);
      return;
    }
    if (readDecoded(stretch, start)) return;
    for (const part of splitStretch(stretch, lexicon)) {
      emit(part, start + part.start, start + part.end);
    }
  };

  const readDecoded = (stretch: string, start: number): boolean => {
    const decoded = decodeBase64(stretch);
    if (decoded === undefined) return false;
    for (const inner of decoded.split(/\s+/)) {
      for (const part of splitStretch(inner, lexicon)) emit(part, start, start + stretch.length);
    }
    return true;
  };

  const readEndMark = (stretch: string, plain: number, start: number) => {
    if (plain === stretch.length) return;
    const sign = stretch.charCodeAt(plain);
    const isStop = sign !== COMMA && !(sign === DOT && stretch.charCodeAt(plain + 1) === DOT);
    mark(
      isStop ? 'stop' : 'pause',
      start + plain,
      start + stretch.length,
      isStop ? ids.stop : ids.pause,
    );
  };

  const end = () => {
    const stretch = rest;
    rest = '';
    if (stretch) readStretch(stretch, position - stretch.length);
    numbers.end();
  };

  return {
    feed(text) {
      let from = 0;
      const base = position;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const isFull = rest.length + at - from >= LONGEST_STRETCH;
        if (!isFull && !isSpace(code)) continue;
        const start = base + from - rest.length;
        const stretch = rest === '' ? text.slice(from, at) : rest + text.slice(from, at);
        rest = '';
        if (stretch) readStretch(stretch, start);
        if (code === NEWLINE) mark('pause', base + at, base + at, ids.pause);
        from = isFull && !isSpace(code) ? at : at + 1;
      }
      rest += text.slice(from);
      position += text.length;
    },
    pause() {
      end();
      mark('pause', position, position, ids.pause);
    },
    end,
    stop() {
      end();
      mark('stop', position, position, ids.stop);
      numbers.end();
    },
    figureFrom: numbers.heldFrom,
    unfinished: () => rest,
    unfinishedFrom: () => position - rest.length,
  };
}

const COMMA = 44;
const DOT = 46;
const NEWLINE = 10;

function isSpace(code: number): boolean {
  if (code > 0x20 && code < 0xa0) return false;
  if (code <= 0x20) return code === 0x20 || (code >= 9 && code <= 13);
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/**
 * The end of a stretch of only English letters with at most one comma or sentence end after it;
 * -1 for other stretches. This is the fast path for most words.
 */
function plainEnd(stretch: string): number {
  let end = stretch.length;
  const last = stretch.charCodeAt(end - 1);
  if (last === COMMA || last === DOT || last === 33 || last === 63) end -= 1;
  if (end === 0) return -1;
  for (let at = 0; at < end; at += 1) {
    const lower = stretch.charCodeAt(at) | 0x20;
    if (lower < 97 || lower > 122) return -1;
  }
  return end;
}
