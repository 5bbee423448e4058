// Patterns that several languages share: lines with `<column>` placeholders for each language's words from a table.

export interface Table {
  /** The lines in each language that has all of their columns. */
  inEach(lines: string): string;
  /** The words of a column by language; undefined for a language without it. */
  column(name: string): readonly (string | undefined)[];
}

const COLUMN = /<(\w+)>/g;
const NONE = '-';

/**
 * One row per column: "name: words of the first language ; of the second ; -", or the words of all languages at once.
 */
export function createTable(text: string): Table {
  const rows = new Map(
    text
      .trim()
      .split('\n')
      .map((row): [string, readonly (string | undefined)[]] => {
        const [, name = '', cells = ''] = /^(\w+): (.+)$/.exec(row) ?? [];
        return [name, cells.split(' ; ').map((cell) => (cell === NONE ? undefined : cell))];
      }),
  );
  const width = Math.max(...Array.from(rows.values(), (cells) => cells.length));
  for (const [name, cells] of rows) {
    if (cells.length === 1)
      rows.set(
        name,
        Array.from({ length: width }, () => cells[0]),
      );
    else if (cells.length !== width)
      throw new Error(`The row ${name} has another number of languages`);
  }
  const column = (name: string) => rows.get(name) ?? [];
  const fill = (line: string) => {
    const columns = Array.from(line.matchAll(COLUMN), ([, name = '']) => name);
    const filled = Array.from({ length: width }, (_, at) => at)
      .filter((at) => columns.every((name) => column(name)[at] !== undefined))
      .map((at) => line.replaceAll(COLUMN, (_, name) => column(name)[at] ?? ''));
    if (filled.length === 0) throw new Error(`No language has all columns of ${line}`);
    return [...new Set(filled)].join('\n');
  };
  return { column, inEach: (lines) => `\n${lines.trim().split('\n').map(fill).join('\n')}\n` };
}
