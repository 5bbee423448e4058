// Joins digits and number words to one number ("twenty one", "1 4", "ten plus four"), and classifies it.
import { createDateReader, type Day } from './dates.ts';
import { plainWord, type CountingWord, type Lexicon } from './lexicon.ts';
import { connectors, workings } from '../words/numbers.words.ts';

/** Input of the patterns: `pause` is skipped, `stop` ends every phrase. */
export interface Token {
  readonly ids: readonly number[];
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'pause' | 'stop';
}

/** A word before numbers are joined. */
export interface Piece extends Token {
  readonly word: string;
  readonly digits: string | undefined;
  /** The other parts of a date whose year is this number. */
  readonly date?: readonly number[];
  readonly counts: CountingWord | undefined;
}

interface OpenNumber {
  value: number;
  readonly start: number;
  end: number;
  ids: readonly number[];
  /** The form of the last part, which determines what may follow. */
  last: 'digit' | 'digits' | 'english' | 'foreign';
  is_ordinal: boolean;
  /** True for the end of a date that is still ahead, eighteen years later. */
  readonly is_to_come: boolean;
  /** A joining word that is held until it is known whether a number follows. */
  joint: { readonly piece: Piece; readonly how: 'plus' | 'minus' | 'times' | 'and' } | undefined;
}

export interface NumberStage {
  feed(piece: Piece): void;
  end(): void;
  /** The offset of the oldest held part. */
  heldFrom(): number | undefined;
}

const joining = new Set(connectors.split(' '));
const signs = (list: string) => new Set(list.split(' ').map(plainWord));
const ADD = signs(workings.plus);
const TAKE = signs(workings.minus);
const MULTIPLY = signs(workings.times);
const TWICE = signs(workings.twice);
const HALF = signs(`${workings.half} ${workings.part}`);
const PART = signs(workings.part);
const OF = signs(workings.of);
const MAX_OF = 4;
const MAX_DIGITS = 12;

export function createNumberStage({
  lexicon,
  today,
  sink,
}: {
  lexicon: Lexicon;
  today: Day;
  sink: (token: Token) => void;
}): NumberStage {
  const classify = classifierOf(lexicon, today.year);
  const date = createDateReader(today);
  let open: OpenNumber | undefined;
  let factor:
    | { readonly piece: Piece; readonly of: readonly Piece[]; readonly by: number }
    | undefined;

  const flush = () => {
    if (factor) {
      for (const piece of [factor.piece, ...factor.of]) sink(piece);
      factor = undefined;
    }
    const number = open;
    if (!number) return;
    open = undefined;
    date.number(number.value);
    sink({ ids: classify(number), start: number.start, end: number.end, kind: 'word' });
    if (number.is_ordinal)
      sink({ ids: classify.th, start: number.end, end: number.end, kind: 'word' });
    if (number.joint) sink(number.joint.piece);
  };

  const startNumber = (piece: Piece, value: number) => {
    const start = factor ? factor.piece.start : piece.start;
    const worked = factor ? Math.floor(value * factor.by) : value;
    factor = undefined;
    piece.date?.forEach(date.number);
    open = {
      value: worked,
      is_to_come: date.isToCome(worked),
      start,
      end: piece.end,
      ids: piece.ids,
      last: formOf(piece),
      is_ordinal: piece.counts?.is_ordinal ?? false,
      joint: undefined,
    };
  };

  return {
    feed(piece) {
      const value = valueOf(piece);
      if (value === undefined) {
        if (open && takeJoint(open, piece)) return;
        if (!open && factor && factor.of.length < MAX_OF && OF.has(piece.word)) {
          factor = { ...factor, of: [...factor.of, piece] };
          return;
        }
        if (open || factor) flush();
        date.word(piece.word);
        const by = TWICE.has(piece.word) ? 2 : HALF.has(piece.word) ? 0.5 : undefined;
        if (by === undefined) sink(piece);
        else factor = { piece, of: [], by };
        return;
      }
      if (open && !open.is_ordinal && extend(open, piece, value)) return;
      const isLone = factor?.of.length === 0 && PART.has(factor.piece.word);
      if (open || isLone) flush();
      startNumber(piece, value);
    },
    end: flush,
    heldFrom: () => factor?.piece.start ?? open?.start,
  };
}

function valueOf(piece: Piece): number | undefined {
  if (piece.digits !== undefined) return Number(piece.digits.slice(0, MAX_DIGITS));
  return piece.counts?.value;
}

function formOf(piece: Piece): OpenNumber['last'] {
  if (piece.digits !== undefined) return piece.digits.length === 1 ? 'digit' : 'digits';
  return piece.counts?.tongue ?? 'english';
}

/** "seven teen" is one number; a word after "ten plus" or "treinta y" waits for the next one. */
function takeJoint(open: OpenNumber, piece: Piece): boolean {
  if (open.joint || piece.kind !== 'word') return false;
  if (piece.word === 'teen' && open.last === 'english' && open.value > 3 && open.value < 10) {
    open.value += 10;
    open.end = piece.end;
    return true;
  }
  const how = ADD.has(piece.word)
    ? 'plus'
    : TAKE.has(piece.word)
      ? 'minus'
      : MULTIPLY.has(piece.word)
        ? 'times'
        : joining.has(piece.word) &&
            open.value >= 20 &&
            (open.last === 'foreign' || open.value >= 100)
          ? 'and'
          : undefined;
  if (!how) return false;
  open.joint = { piece, how };
  return true;
}

/** Merges the next number into the previous one, if they belong together. */
function extend(open: OpenNumber, piece: Piece, value: number): boolean {
  const joined = join(open, piece, value);
  if (joined === undefined) return false;
  open.value = joined;
  open.end = piece.end;
  open.ids = [];
  open.last = formOf(piece);
  open.is_ordinal = piece.counts?.is_ordinal ?? false;
  open.joint = undefined;
  return true;
}

function join(open: OpenNumber, piece: Piece, value: number): number | undefined {
  const before = open.value;
  switch (open.joint?.how) {
    case 'plus':
      return before + value;
    case 'minus':
      return Math.max(0, before - value);
    case 'times':
      return before * value;
    case 'and':
      return before >= 100 || (before % 10 === 0 && value < 10) ? before + value : undefined;
    case undefined:
      return joinBare(open, formOf(piece), value);
  }
}

/** Adjacent numbers: "1 4", "twenty one", "dix sept", "one four", "two hundred". */
function joinBare(open: OpenNumber, form: OpenNumber['last'], value: number): number | undefined {
  const before = open.value;
  if (form === 'digit' && open.last === 'digit') return before * 10 + value;
  if (form.startsWith('digit')) return undefined;
  if (value >= 100) return Math.max(1, before) * value;
  if (before >= 100) return before + value;
  if (open.last.startsWith('digit')) return undefined;
  const isTens = before >= 20 && before % 10 === 0;
  if ((isTens && value < 10) || (before === 60 && value < 20)) return before + value;
  if (before === 10 && form === 'foreign' && value >= 6 && value < 10) return before + value;
  if (before < 10 && value < 10 && form === 'english') return before * 10 + value;
  return undefined;
}

interface Classifier {
  (number: OpenNumber): readonly number[];
  readonly th: readonly number[];
}

const classifiers = new WeakMap<Lexicon, { year: number; classify: Classifier }>();

/** Cached, because every text uses the same one. */
function classifierOf(lexicon: Lexicon, year: number): Classifier {
  const found = classifiers.get(lexicon);
  if (found?.year === year) return found.classify;
  const classify = createClassifier(lexicon, year);
  classifiers.set(lexicon, { year, classify });
  return classify;
}

type Holds = (number: OpenNumber, year: number) => boolean;

const isForeign = ({ last }: OpenNumber) => last === 'foreign';
const within =
  (least: number, most: number): Holds =>
  ({ value }) =>
    value >= least && value <= most;

/** The classes of a number by name; `year` is the current one. */
const classes: Readonly<Record<string, Holds>> = {
  num: () => true,
  minor: (number) => !isForeign(number) && within(1, 17)(number, 0),
  teen: (number) => !isForeign(number) && within(4, 17)(number, 0),
  menor: within(4, 17),
  youth: within(10, 17),
  // Younger children do not write about themselves.
  own: within(7, 17),
  // Ages that are written without "years": "f15".
  thirteen_up: within(13, 17),
  eighteen: within(18, 18),
  adult: within(18, 120),
  grade: within(1, 13),
  months: within(24, 215),
  born: ({ value, start, end, is_to_come }, year) =>
    (value > year - 18 || is_to_come) && value <= year && end - start >= 4,
  month_to_come: ({ value, is_to_come }) => is_to_come && value <= 12,
  past: ({ value }, year) => value >= 1900 && value <= year - 3,
};

function createClassifier(lexicon: Lexicon, year: number): Classifier {
  const known = Object.entries(classes).map(([name, holds]) => ({
    id: lexicon.idOf(`#${name}`),
    holds,
  }));
  const classify = (number: OpenNumber): readonly number[] => [
    ...number.ids,
    ...known.filter(({ holds }) => holds(number, year)).map(({ id }) => id),
  ];
  return Object.assign(classify, { th: [lexicon.idOf('th')] });
}
