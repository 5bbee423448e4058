// Helpers for tables indexed by words.

/** True if the table has the word. */
export const isIn = <Word extends string>(
  table: Readonly<Record<Word, unknown>>,
  word: string,
): word is Word => Object.hasOwn(table, word);

/** The words of a table, in its order. */
export const wordsOf = <Word extends string>(table: Readonly<Record<Word, unknown>>): Word[] =>
  Object.keys(table).filter((word) => isIn(table, word));
