// Serializes JSON in chunks, reading the lists in it while they are written.
import { isPages, type Pages } from '../pages.ts';

/** In characters. Only lists given as pages are divided, so a chunk may be longer by one row. */
export const LONGEST_PIECE = 64 * 1024;

/** Lists given as pages, at any depth of plain objects, are serialized as arrays. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (isPages(value)) yield* listPieces(value);
  else if (holdsPages(value)) yield* objectPieces(value);
  else yield JSON.stringify(value);
}

async function* objectPieces(fields: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(value);
    before = ',';
  }
  yield '}';
}

async function* listPieces(pages: Pages): AsyncGenerator<string> {
  let text = '[';
  let before = '';
  for await (const page of pages) {
    for (const item of page) {
      text += before;
      before = ',';
      if (holdsPages(item)) {
        yield text;
        yield* objectPieces(item);
        text = '';
      } else text += JSON.stringify(item);
      if (text.length < LONGEST_PIECE) continue;
      yield text;
      text = '';
    }
  }
  yield `${text}]`;
}

const holdsPages = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some((one) => isPages(one) || holdsPages(one));
