// Limits the combining marks of all texts in a request.
import { limitMarks } from '@velour/text-search/combining-marks.ts';

/** More marks than a text needs; escapes may be marks, too. */
const suspicious = /[\p{M}\u200c\u200d]{13}|\\u[02a-f]/iu;

/** The value of a JSON text. Iterative, since it may be nested deeply. */
export function limitMarksIn(json: string, value: unknown): unknown {
  if (!suspicious.test(json)) return value;
  const whole = { value };
  const open: object[] = [whole];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, inner] of Object.entries(next) as [string, unknown][]) {
      if (typeof inner === 'string') Reflect.set(next, key, limitMarks(inner));
      else if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
  return whole.value;
}
