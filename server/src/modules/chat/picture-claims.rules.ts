// Takes claims of a picture that does not exist out of a reply while it streams: “[image: …]”, “*smiles and sends a selfie*”. Pure.

export const PICTURE_NOUN =
  '(?:pic(?:ture)?s?|photo(?:graph)?s?|selfies?|images?|snapshots?|bild(?:er)?|fotos?|im[aá]gen(?:es)?|imagem)';
export const PICTURE = `${PICTURE_NOUN}(?![\\p{L}-])`;
const SENDING =
  '(?:sends?|sent|sending|attach(?:es|ed)?|attaching|shares?|sharing|uploads?|uploading|schicke?t?|sendet|env[ií]a|manda|envoie|partage)';
export const PICTURE_JA = '(?:写真|自撮り|セルフィー|画像)';

/** “sends you another quick photo”; what a picture is of, or a story about one, does not count. */
const SENT = new RegExp(
  `(?<!\\p{L})${SENDING}(?:\\s+(?!about\\b|of\\b|behind\\b|from\\b|with\\b|like\\b|at\\b|near\\b|for\\b|and\\b)[\\p{L}\\p{N}’'-]+){0,6}?\\s+${PICTURE}`,
  'iu',
);
const SENT_JA = new RegExp(`${PICTURE_JA}[をも]?(?:送|添付|見せ)`, 'u');
/** “… and sends it to you”, where a picture was spoken of before. */
const SENT_IT = new RegExp(
  `(?<!\\p{L})${SENDING}\\s+(?:it|them|one|this|das|es|la|lo)(?!\\p{L})`,
  'iu',
);
const ANY_PICTURE = new RegExp(`(?<!\\p{L})${PICTURE}`, 'iu');

/** In brackets: a label of a picture, or that one is sent. In round ones “of” belongs to ordinary sentences. */
const LABEL = new RegExp(
  `^!?[[<]\\s*(?:img\\b|(?:\\p{L}+\\s+){0,2}${PICTURE}\\s*(?:[\\]:>–—-]|of\\b|attached|sent))`,
  'iu',
);
const ROUND_LABEL = new RegExp(
  `^\\(\\s*(?:\\p{L}+\\s+){0,2}${PICTURE}\\s*(?:[):–—-]|attached|sent)`,
  'iu',
);
const LABEL_JA = new RegExp(
  `^[[(【［（]\\s*${PICTURE_JA}\\s*(?:[\\])】］）:：]|を?(?:送|添付))`,
  'u',
);
const MARKDOWN = /^!\[[^\]]*\](?:\([^)]*\))?$/u;

const OPENING = /[[<(【［（*_]|!\[|!$/u;
const CLOSING: Readonly<Record<string, string>> = {
  '[': ']',
  '<': '>',
  '(': ')',
  '【': '】',
  '［': '］',
  '（': '）',
};

const JOINING = '(?:and|then|und|dann|y|et|puis|e)';
/** What of a gesture may be a claim, with the words that join it to what stands before. */
const TRIGGER = new RegExp(
  `(?:[,;]?\\s+(?:${JOINING}\\s+)*)?(?<!\\p{L})${SENDING}(?!\\p{L})|${PICTURE_JA}`,
  'iu',
);
/** The end of what is there so far, where it may still become such a part. */
const GROWING = new RegExp(`(?:[,;]?\\s+(?:${JOINING}\\s+)*|[,;](?=$))?\\p{L}*$`, 'iu');
const PART_END = /[,;.!?。、]/u;

/** What is longer is text. */
const MOST_HELD = 240;

const isClaim = (text: string): boolean =>
  [MARKDOWN, LABEL, ROUND_LABEL, LABEL_JA, SENT, SENT_JA].some((claim) => claim.test(text));

/** Where brackets that begin a text end; 0 while that is not there. */
function endOfBrackets(text: string): number {
  const start = text.startsWith('!') ? 1 : 0;
  const closing = CLOSING[text.charAt(start)];
  const at = closing === undefined ? -1 : text.indexOf(closing, start + 1);
  if (at === -1) return 0;
  if (start === 0) return at + 1;
  // An address may follow the name of a picture.
  const next = text.charAt(at + 1);
  if (next === '') return 0;
  return next === '(' ? text.indexOf(')', at) + 1 : at + 1;
}

/** Whether text that begins with brackets may be a claim, or become one; “<3” may not. */
function mayBeClaim(text: string): boolean {
  if (text.length > MOST_HELD || text.includes('\n')) return false;
  if (text.startsWith('!')) return text.length === 1 || text.charAt(1) === '[';
  return !text.startsWith('<') || /^<\p{L}*(?:[\s:>]|$)/u.test(text);
}

/** A text between asterisks or underscores, of which a part was read. */
interface Gesture {
  readonly marks: string;
  readonly shown: string;
  readonly isCut: boolean;
}

export interface PictureClaims {
  /** What may be shown now. */
  push(text: string): string;
  /** What was still held back. */
  end(): string;
  /** Whether a claim was all that has come so far. */
  isAllClaims(): boolean;
}

/** One for each reply. */
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
    hasWords ||= /[\p{L}\p{N}]/u.test(text);
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
    return isClaim(all) ? drop(all.length) : show(end > 0 ? end : 1);
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

  /** With marks around nothing where all of it was a claim. */
  const closeGesture = ({ marks, shown }: Gesture, isEnd: boolean): string | undefined => {
    const isCutShort = held.length < marks.length && marks.startsWith(held);
    if (isCutShort && !isEnd) return undefined;
    gesture = undefined;
    const length = held.startsWith(marks) ? marks.length : 1;
    return held.startsWith('\n') || shown !== '' ? show(length) : drop(length);
  };

  /** A part of a gesture that may be a claim; it waits until it is whole. */
  const suspect = (
    open: Gesture,
    { text, trigger, isWhole }: { text: string; trigger: string; isWhole: boolean },
  ): string | undefined => {
    const rest = text.slice(trigger.length).search(PART_END);
    if (rest === -1 && !isWhole && text.length <= MOST_HELD) return undefined;
    const part = rest === -1 ? text : text.slice(0, trigger.length + rest);
    const isIt = SENT_IT.test(part) && ANY_PICTURE.test(open.shown);
    const isSent = isIt || SENT.test(part) || SENT_JA.test(part);
    return within(open, isSent ? drop(part.length) : show(part.length));
  };

  /** What comes up to the end of a gesture, as far as it is there. */
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
    isAllClaims: () => isCut && !hasWords && !/[\p{L}\p{N}]/u.test(held),
  };
}
