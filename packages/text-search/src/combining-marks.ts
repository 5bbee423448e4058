// Limits how many combining marks stand on one letter: thousands of them freeze the browser that draws the text. Pure.

/** More than any script needs: a Tibetan stack has nine, a Hebrew letter with its points and accents five. */
const MOST = 12;
/** Joiners continue a letter, too; in emoji they stand alone. */
const MARK = '[\\p{M}\\u200c\\u200d]';
const TOO_MANY = new RegExp(`(${MARK}{${MOST}})${MARK}+`, 'gu');
const LAST = new RegExp(`${MARK}{1,${MOST}}$`, 'u');

export const limitMarks = (text: string): string => text.replace(TOO_MANY, '$1');

/** For text that arrives in pieces: the marks of a letter may be spread over several. */
export function createMarkLimit(): (piece: string) => string {
  let last = '';
  return (piece) => {
    const limited = limitMarks(`${last}${piece}`);
    const added = limited.slice(last.length);
    last = LAST.exec(limited)?.[0] ?? '';
    return added;
  };
}
