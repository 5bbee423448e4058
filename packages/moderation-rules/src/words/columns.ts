// Patterns that are the same in several languages: lines with `<column>` for words that each language has in its table.

/** The words of one language by column: lines of "column: words". */
export type Table = ReadonlyMap<string, string>;

export const readTable = (text: string): Table =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)];
      }),
  );

const COLUMN = /<(\w+)>/g;

/** The lines in each of the languages that have their columns. */
export function inEach(tables: readonly Table[], lines: string): string {
  const filled = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const columns = Array.from(line.matchAll(COLUMN), ([, column = '']) => column);
      const having = tables.filter((table) => columns.every((column) => table.has(column)));
      if (having.length === 0) throw new Error(`No language has all columns of ${line}`);
      return having.map((table) => line.replaceAll(COLUMN, (_, name) => table.get(name) ?? ''));
    });
  return `\n${filled.join('\n')}\n`;
}
