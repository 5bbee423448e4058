// Takes claims of a picture that does not exist out of a reply while it streams: “[image: …]”, “*sends a selfie*”. Pure.

const PICTURE =
  '(?:pic(?:ture)?s?|photo(?:graph)?s?|selfies?|images?|snapshots?|bild(?:er)?|fotos?|im[aá]gen(?:es)?|imagem)';
const SENDING =
  '(?:sends?|sending|attaches|attaching|shares|sharing|uploads|uploading|schickt|sendet|env[ií]a|manda|envoie|partage)';

/** In brackets: a label of a picture, or that one is sent. */
const LABEL = new RegExp(
  `^!?[[<(]\\s*(?:img\\b|(?:[\\p{L}]+\\s+){0,2}${PICTURE}\\s*(?:[\\]:>)–—-]|of\\b|attached|sent))`,
  'iu',
);
const SENT = new RegExp(
  `(?<!\\p{L})${SENDING}(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})${PICTURE}(?!\\p{L})`,
  'iu',
);
const MARKDOWN = /^!\[[^\]]*\](?:\([^)]*\))?$/u;

/** A gesture is held back only where its first word can begin a claim, so that others are seen as they are written. */
const BEGINS = new RegExp(`^\\*(?:${SENDING}\\s|\\p{L}*$)`, 'iu');

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '<': '>', '*': '*' };
/** What is longer is text. */
const MOST_HELD = 240;

export interface PictureClaims {
  /** What may be shown now. */
  push(text: string): string;
  /** What was still held back. */
  end(): string;
}

/** One for each reply. */
export function createPictureClaims(): PictureClaims {
  let held = '';

  /** The end of what began with `held`, if it is there: from 1, or 0 while it may still come. */
  const endOf = (): number => {
    const start = held.startsWith('!') ? 1 : 0;
    const closing = CLOSING[held.charAt(start)];
    const at = closing === undefined ? -1 : held.indexOf(closing, start + 1);
    if (at === -1) return 0;
    if (start === 0) return at + 1;
    // An address may follow the name of a picture.
    const next = held.charAt(at + 1);
    if (next === '') return 0;
    return next === '(' ? held.indexOf(')', at) + 1 : at + 1;
  };

  const mayBeClaim = (): boolean => {
    if (held.length > MOST_HELD || held.includes('\n')) return false;
    if (held.startsWith('!')) return held.length === 1 || held.charAt(1) === '[';
    if (held.startsWith('*')) return BEGINS.test(held);
    return true;
  };

  const isClaim = (text: string): boolean =>
    MARKDOWN.test(text) || LABEL.test(text) || SENT.test(text);

  /** Reads what is held from its first character on; what it answers may be shown. */
  const settle = (): string => {
    let shown = '';
    while (held !== '') {
      const opening = held.search(/[[<*]|!\[|!$/u);
      if (opening !== 0) {
        const until = opening === -1 ? held.length : opening;
        shown += held.slice(0, until);
        held = held.slice(until);
        continue;
      }
      const end = endOf();
      if (end > 0) {
        const part = held.slice(0, end);
        if (!isClaim(part)) shown += part;
        held = held.slice(end);
      } else if (mayBeClaim()) {
        return shown;
      } else {
        shown += held.charAt(0);
        held = held.slice(1);
        // A gesture that is none of these is written on to its end.
        const rest = held.search(/[[<!]/u);
        shown += held.slice(0, rest === -1 ? held.length : rest);
        held = rest === -1 ? '' : held.slice(rest);
      }
    }
    return shown;
  };

  return {
    push(text) {
      held += text;
      return settle();
    },
    end() {
      const rest = held;
      held = '';
      return isClaim(rest) ? '' : rest;
    },
  };
}
