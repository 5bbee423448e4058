// Builds word lists from stems and endings.

/** Every stem with every ending; "-" is none. */
export const forms = (stems: string, endings: string): string =>
  stems
    .split(' ')
    .flatMap((stem) => endings.split(' ').map((ending) => stem + (ending === '-' ? '' : ending)))
    .join('|');
