// Refuses what no text column can hold, in every field of every call: zero bytes and broken surrogate pairs.
import { AppError } from '../errors.ts';

const MESSAGE = 'This text contains symbols that can’t be stored';
const MAX_ERRORS = 20;

/** In valid JSON both can only be written as escapes, so almost every body is passed by one look at its text. */
const suspicious = /\\u(0000|d[89a-f])/i;

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** `request.malformed` with the names of the fields; undefined where all texts can be stored. */
export function findInJson(text: string, value: unknown): AppError | undefined {
  if (!suspicious.test(text)) return undefined;
  const fields = findUnstorable(value);
  return fields.length === 0 ? undefined : refusalOf(fields);
}

/** As above, of the query and the path's parameters, which can hold a zero byte only as `%00`. */
export function findInUrl(url: string, parts: readonly unknown[]): AppError | undefined {
  return url.includes('%00') ? refusalOf(parts.flatMap(findUnstorable)) : undefined;
}

const refusalOf = (fields: readonly string[]): AppError =>
  new AppError('request.malformed', {
    detail: `${MESSAGE}.`,
    ...(fields.length > 0 ? { fields: fields.map((field) => ({ field, message: MESSAGE })) } : {}),
  });

/** The paths of the first such texts; without recursion, since a body may be nested deeply. */
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
