// Removes claims of pictures that do not exist from a streamed reply: “[image: …]”, “*sends a selfie*”. Pure.
import {
  CLAIMS,
  findClaim,
  GROWING,
  isBracketClaim,
  isGestureClaim,
  isLikelyClaim,
  startOfClaim,
  TRIGGER,
} from './claim-phrases.ts';

export interface PictureClaims {
  /** Returns the text that may be shown now. */
  push(text: string): string;
  /** Returns the text that was still held back. */
  end(): string;
  /** True if the reply has consisted of claims only so far. */
  isAllClaims(): boolean;
}

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const END = '[.!?…。！？]';
const QUOTE = '["”“’»)」』]';
const EMPHASIS = '(?:\\*{2,}|[_~]+)?';
/**
 * A quotation may be followed by “she says”; emphasis ends with its sentence, and a gesture is a sentence of its own.
 */
const SENTENCE_END = new RegExp(
  [
    `(?:${END}+${EMPHASIS}|\\n)(?=(?!${END}|${QUOTE}|[*_~])[^]|\\*[^*])`,
    `${END}+${EMPHASIS}${QUOTE}+${EMPHASIS}(?=\\s*(?!${END}|${QUOTE}|[\\s\\p{Ll}\\p{Lo}*_~])[^]|\\s+[*_~]|\\*[^*])`,
    '\\p{Extended_Pictographic}\\uFE0F?(?= ?\\p{Lu})',
    '(?<!\\*)(?=\\*[^*])',
  ].join('|'),
  'u',
);
const GESTURE_END = new RegExp(`${END}+(?=(?!${END}|${QUOTE}|\\*)[^])|\\n|[^\\n]\\*`, 'u');
/** Longer sentences are shown as they arrive. */
const MAX_HELD_SENTENCE = 400;

/** Marks that occur in pairs. */
const PAIRED = [/["“”„«»「」『』]/gu, /\*+/gu, /_+/gu, /~+/gu];

/** The marks of a claim whose other half is outside of it: before it, or after it. */
function halvesOf(claim: string): { before: string; after: string } {
  const halves = { before: '', after: '' };
  const lonely = PAIRED.map((pair) => [...claim.matchAll(pair)])
    .filter(({ length }) => length % 2 === 1)
    .flatMap(([first, ...others]) => (first ? [{ first, last: others.at(-1) ?? first }] : []))
    .toSorted((one, other) => one.first.index - other.first.index);
  for (const { first, last } of lonely) {
    const isOpening = /(?:^|[\s,;:、(])[*_~"“„«「『]*$/u.test(claim.slice(0, first.index));
    if (isOpening) halves.after += first[0];
    else halves.before += last[0];
  }
  return halves;
}

/** What is kept of a claim: the end of the text before it, and marks whose other half is outside of it. */
function remainsOf(claim: string, isAfterWords: boolean): { now: string; next: string } {
  const end = /[ぁ-ヿ]/u.test(claim) ? '。' : '.';
  const [, mark = end] = /([.!…。！])["”“’»)」』*_~\s]*$/u.exec(claim) ?? [];
  const { before, after } = halvesOf(claim);
  const now = `${isAfterWords ? mark : ''}${before}${claim.endsWith('\n') ? '\n' : ''}`;
  const space = after !== '' && /^[,;:、]? /u.test(claim) ? ' ' : '';
  return { now, next: `${space}${after}` };
}

interface Mode {
  /** True while a picture is awaited: text is then shown by sentence, and weaker claims are removed, too. */
  readonly isAwaited: boolean;
  /** True if there is a picture that the reply may mention. */
  readonly hasPicture: boolean;
}

/** Removes claims in sentences; gestures and brackets are handled by `createPictureClaims`. */
export function createSpokenClaims(
  after: PictureClaims,
  { isAwaited, hasPicture }: Mode,
): PictureClaims {
  const phrases = CLAIMS[hasPicture ? (isAwaited ? 'sent' : 'presented') : 'any'];
  let sentence = '';
  /** The length of the sentence's part that was already shown. */
  let seen = 0;
  let isGesture = false;
  let isCut = false;
  let hasWords = false;

  const showTo = (end: number): string => {
    const shown = after.push(sentence.slice(seen, end));
    seen = Math.max(seen, end);
    hasWords ||= hasWord(shown);
    return shown;
  };

  const pass = (length: number): string => {
    const shown = showTo(length);
    sentence = sentence.slice(length);
    seen -= length;
    return shown;
  };

  const claimIn = (text: string): number =>
    isAwaited && !isGesture && isLikelyClaim(text, hasPicture) ? 0 : findClaim(text, phrases, seen);

  const endSentence = (length: number): string => {
    const whole = sentence.slice(0, length);
    const at = claimIn(whole);
    isGesture &&= !/[*\n]$/.test(whole);
    if (at === length) return pass(length);
    isCut = true;
    const { now, next } = remainsOf(whole.slice(at), hasWord(whole.slice(0, at)));
    const shown = showTo(at) + after.push(now);
    const rest = sentence.slice(length);
    sentence = next === '' ? rest : next + rest.trimStart();
    isGesture &&= next === '';
    seen = 0;
    return shown;
  };

  /** Undefined while nothing more may be shown. */
  const step = (): string | undefined => {
    if (sentence === '*') return undefined;
    isGesture ||= /^\*[^*]/.test(sentence);
    const end = (isGesture ? GESTURE_END : SENTENCE_END).exec(sentence);
    if (end) return endSentence(end.index + end[0].length);
    const to = isAwaited && !isGesture ? 0 : startOfClaim(sentence, phrases, seen);
    if (to > seen) return showTo(to);
    return sentence.length - seen > MAX_HELD_SENTENCE ? endSentence(sentence.length) : undefined;
  };

  return {
    push(text) {
      sentence += text;
      let shown = '';
      while (sentence.length > seen) {
        const more = step();
        if (more === undefined) break;
        shown += more;
      }
      // Skips the part of an endless sentence that was shown long ago.
      const past = Math.max(0, seen - MAX_HELD_SENTENCE);
      sentence = sentence.slice(past);
      seen -= past;
      return shown;
    },
    end() {
      const shown = endSentence(sentence.length) + after.end();
      sentence = '';
      return shown;
    },
    isAllClaims() {
      const at = claimIn(sentence);
      const rest = sentence.slice(seen, at);
      const labels = createPictureClaims();
      const hasRest = hasWord(labels.push(rest) + labels.end());
      const isClaim = isCut || at < sentence.length || hasWord(rest) || after.isAllClaims();
      return isClaim && !hasWords && !hasRest;
    },
  };
}

const OPENING = /[[<(【［（*_]|!\[|!$/u;
const CLOSING: Readonly<Record<string, string>> = {
  '[': ']',
  '<': '>',
  '(': ')',
  '【': '】',
  '［': '］',
  '（': '）',
};

const PART_END = /[,;.!?。、]/u;

/** Longer text in brackets or a gesture is ordinary text. */
const MAX_HELD_LABEL = 240;

/** The offset after brackets at the start of a text; 0 while they are not closed. */
function endOfBrackets(text: string): number {
  const start = text.startsWith('!') ? 1 : 0;
  const closing = CLOSING[text.charAt(start)];
  const at = closing === undefined ? -1 : text.indexOf(closing, start + 1);
  if (at === -1) return 0;
  if (start === 0) return at + 1;
  // An image's URL may follow its name.
  const next = text.charAt(at + 1);
  if (next === '') return 0;
  return next === '(' ? text.indexOf(')', at) + 1 : at + 1;
}

/** True if text that starts with a bracket may be a claim, or become one; not for “<3”. */
function mayBeClaim(text: string): boolean {
  if (text.length > MAX_HELD_LABEL || text.includes('\n')) return false;
  if (text.startsWith('!')) return text.length === 1 || text.charAt(1) === '[';
  return !text.startsWith('<') || /^<\p{L}*(?:[\s:>]|$)/u.test(text);
}

/** A partly read text between asterisks or underscores. */
interface Gesture {
  readonly marks: string;
  readonly shown: string;
  readonly isCut: boolean;
}

/** Removes claims in brackets and gestures only. */
export function createPictureClaims(): PictureClaims {
  let held = '';
  let gesture: Gesture | undefined;
  let last = '';
  let isCut = false;
  let hasWords = false;

  const show = (length: number): string => {
    const text = held.slice(0, length);
    held = held.slice(length);
    last = text.at(-1) ?? last;
    hasWords ||= hasWord(text);
    return text;
  };

  const drop = (length: number): string => {
    held = held.slice(length);
    isCut = true;
    return '';
  };

  const brackets = (isEnd: boolean): string | undefined => {
    const end = endOfBrackets(held);
    const all = end > 0 ? held.slice(0, end) : held;
    if (!mayBeClaim(all)) return show(1);
    if (end === 0 && !isEnd) return undefined;
    return isBracketClaim(all) ? drop(all.length) : show(end > 0 ? end : 1);
  };

  const openGesture = (isEnd: boolean): string | undefined => {
    const [marks = ''] = /^(?:\*+|_+)/.exec(held) ?? [];
    const next = held.charAt(marks.length);
    if (next === '' && !isEnd) return undefined;
    const isWithin = marks.startsWith('_') && /[\p{L}\p{N}]/u.test(last);
    if (next === '' || /\s/.test(next) || isWithin) return show(marks.length);
    gesture = { marks, shown: '', isCut: false };
    held = held.slice(marks.length);
    return '';
  };

  const within = (open: Gesture, text: string): string => {
    gesture = { ...open, shown: open.shown + text, isCut: open.isCut || text === '' };
    return open.shown === '' && text !== '' ? open.marks + text : text;
  };

  /** Drops the marks if the whole gesture was a claim. */
  const closeGesture = ({ marks, shown }: Gesture, isEnd: boolean): string | undefined => {
    const isCutShort = held.length < marks.length && marks.startsWith(held);
    if (isCutShort && !isEnd) return undefined;
    gesture = undefined;
    const length = held.startsWith(marks) ? marks.length : 1;
    return held.startsWith('\n') || shown !== '' ? show(length) : drop(length);
  };

  /** Holds back a part of a gesture that may be a claim until it is complete. */
  const suspect = (
    open: Gesture,
    { text, trigger, isWhole }: { text: string; trigger: string; isWhole: boolean },
  ): string | undefined => {
    const rest = text.slice(trigger.length).search(PART_END);
    if (rest === -1 && !isWhole && text.length <= MAX_HELD_LABEL) return undefined;
    const part = rest === -1 ? text : text.slice(0, trigger.length + rest);
    return within(open, isGestureClaim(part, open.shown) ? drop(part.length) : show(part.length));
  };

  /** Processes the text up to the end of a gesture, as far as it has arrived. */
  const inGesture = (open: Gesture, isEnd: boolean): string | undefined => {
    const closing = held.search(open.marks.startsWith('*') ? /[*\n]/ : /[_\n]/);
    if (closing === 0) return closeGesture(open, isEnd);
    const inside = closing === -1 ? held : held.slice(0, closing);
    const bracket = inside.search(/[[<【［（(]|!\[|!$/u);
    if (bracket === 0) {
      const shown = brackets(isEnd);
      return shown === undefined ? undefined : within(open, shown);
    }
    const text = bracket === -1 ? inside : inside.slice(0, bracket);
    const isWhole = isEnd || closing !== -1 || bracket !== -1;
    if (open.isCut && open.shown === '' && /^[,;.!?\s]/.test(text)) return drop(1);
    const found = TRIGGER.exec(text);
    if (!found) {
      const ready = isWhole ? text.length : text.search(GROWING);
      return ready === 0 ? undefined : within(open, show(ready));
    }
    if (found.index > 0) return within(open, show(found.index));
    return suspect(open, { text, trigger: found[0], isWhole });
  };

  const inText = (isEnd: boolean): string | undefined => {
    const opening = held.search(OPENING);
    if (opening !== 0) return show(opening === -1 ? held.length : opening);
    return /^[*_]/.test(held) ? openGesture(isEnd) : brackets(isEnd);
  };

  const settle = (isEnd: boolean): string => {
    let shown = '';
    while (held !== '') {
      const step = gesture ? inGesture(gesture, isEnd) : inText(isEnd);
      if (step === undefined) break;
      shown += step;
    }
    return shown;
  };

  return {
    push(text) {
      held += text;
      return settle(false);
    },
    end() {
      const shown = settle(true);
      gesture = undefined;
      return shown;
    },
    isAllClaims: () => isCut && !hasWords && !hasWord(held),
  };
}
