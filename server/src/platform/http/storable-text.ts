// Refuses text that PostgreSQL cannot store, in every field of every call: zero bytes and unpaired surrogates.
import { AppError } from '../errors.ts';

const MESSAGE = 'This text contains symbols that can’t be stored';
const MAX_ERRORS = 20;

/** In valid JSON both occur only as escapes, so one scan of the text clears almost every body. */
const suspicious = /\\u(0000|d[89a-f])/i;

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** `request.malformed` with the names of the fields; undefined if all texts can be stored. */
export function findInJson(text: string, value: unknown): AppError | undefined {
  if (!suspicious.test(text)) return undefined;
  const fields = findUnstorable(value);
  return fields.length === 0 ? undefined : refusalOf(fields);
}

/** The same for the query string and path parameters, where a zero byte is `%00`. */
export function findInUrl(url: string, parts: readonly unknown[]): AppError | undefined {
  return url.includes('%00') ? refusalOf(parts.flatMap(findUnstorable)) : undefined;
}

const refusalOf = (fields: readonly string[]): AppError =>
  new AppError('request.malformed', {
    detail: `${MESSAGE}.`,
    ...(fields.length > 0 ? { fields: fields.map((field) => ({ field, message: MESSAGE })) } : {}),
  });

/** Paths of the texts that cannot be stored. Iterative, since a body may be nested deeply. */
function findUnstorable(value: unknown): string[] {
  const found: string[] = [];
  const open: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next && found.length < MAX_ERRORS; next = open.pop()) {
    const { path, value: inner } = next;
    if (typeof inner === 'string') {
      if (!isStorable(inner)) found.push(path);
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [key, one] of Object.entries(inner)) {
        if (isStorable(key)) open.push({ path: path === '' ? key : `${path}.${key}`, value: one });
        else found.push(path);
      }
    }
  }
  return found;
}
