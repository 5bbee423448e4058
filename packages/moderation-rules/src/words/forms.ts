// Builds word lists from stems and endings.

/** Combines every stem with every ending; "-" is no ending. */
export const forms = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => endings.split(' ').map((ending) => stem + (ending === '-' ? '' : ending)))
    .join('|');
