// Rows as CSV by RFC 4180, for spreadsheets. No validator is imported, so that the page can use it.

type Cell = string | number | null | undefined;

/** Every row ends with a line end, so that parts of a table can be put together. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map((cell) => toCell(cell ?? '')).join(',')}\r\n`).join('');

/** A text that starts like a spreadsheet formula gets an apostrophe; numbers stay numbers. */
function toCell(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
