// Tokenizes a streamed text into words, numbers and pauses, independent of chunking.
import { decodeBase64 } from './disguise.ts';
import type { Lexicon, Word } from './lexicon.ts';
import type { Day } from './dates.ts';
import { createNumberStage, type Token } from './numbers.ts';
import { readWord, splitStretch, type Part } from './stretch.ts';

export interface Reader {
  /** Reads the next chunk. */
  feed(text: string): void;
  /** A pause outside the text, such as between two messages. */
  pause(): void;
  end(): void;
  /** Ends the text, and thereby its last sentence. */
  stop(): void;
  /** The start of a number that may continue: "twenty", "ten plus". */
  figureFrom(): number | undefined;
  /** The unfinished stretch at the end, and its start. */
  unfinished(): string;
  unfinishedFrom(): number;
}

/** Longer stretches are read in parts; a multiple of four, for base64. U+FEFF does not count as a space. */
const STRETCHES = /[\S\ufeff]{512}|[\S\ufeff]+(?=[^\S\ufeff])|\n/g;
const UNFINISHED = /[\S\ufeff]*$/;
/** English letters with at most one comma or sentence end, the most common form. */
const PLAIN = /^([a-z]+)([,.!?])?$/i;
const NONE: readonly number[] = [];

export interface ReaderNeeds {
  readonly lexicon: Lexicon;
  readonly today: Day;
  readonly sink: (token: Token) => void;
}

export function createReader({ lexicon, today, sink }: ReaderNeeds): Reader {
  const numbers = createNumberStage({ lexicon, today, sink });
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
        ...(part.date && { date: part.date }),
        counts: undefined,
      });
    } else if (part.kind === 'fraction') {
      // After a number, a fraction adds less than a year; alone, it may be two separate digits.
      if (numbers.heldFrom() !== undefined) return;
      for (const text of part.text.split('/')) emit({ ...part, kind: 'digits', text }, start, end);
    } else if (part.kind === 'quote') mark('pause', start, end, ids.quote);
    else if (part.kind === 'sign') {
      const known = lexicon.read(part.text);
      if (known) word(part.text, known, start, end);
    } else mark(part.kind, start, end, ids[part.kind]);
  };

  const readStretch = (stretch: string, start: number) => {
    const [, letters, sign] = PLAIN.exec(stretch) ?? [];
    if (letters !== undefined) {
      const text = letters.toLowerCase();
      const end = start + letters.length;
      const entry = lexicon.read(text);
      if (entry) word(text, entry, start, end);
      else if (readDecoded(stretch, start)) return;
      else emit(readWord(text, start, end, lexicon), start, end);
      if (sign === undefined) return;
      const kind = sign === ',' ? 'pause' : 'stop';
      mark(kind, end, start + stretch.length, ids[kind]);
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

  const end = () => {
    const stretch = rest;
    rest = '';
    if (stretch) readStretch(stretch, position - stretch.length);
    numbers.end();
  };

  return {
    feed(text) {
      const all = rest + text;
      const base = position - rest.length;
      let end = 0;
      for (const { 0: found, index } of all.matchAll(STRETCHES)) {
        end = index + found.length;
        if (found === '\n') mark('pause', base + index, base + index, ids.pause);
        else readStretch(found, base + index);
      }
      rest = UNFINISHED.exec(all.slice(end))?.[0] ?? '';
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
