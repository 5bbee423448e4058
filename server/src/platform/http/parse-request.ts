// Parses requests by the contract's schemas, with one clear message per field.
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { describeIssue, toFieldErrors } from './field-errors.ts';

/** A body of nothing but mistakes is not answered at its own length. */
const MAX_ERRORS = 20;

const Nothing = z.strictObject({});

/** The query without `host`, which selects the site; unknown names are refused. */
export function readQuery(shape: z.ZodObject | undefined, query: unknown): Record<string, unknown> {
  const { host: _, ...rest } =
    typeof query === 'object' && query !== null ? { host: '', ...query } : { host: '' };
  return read(shape ?? Nothing, rest);
}

/** A body or the path's parameters; where no body is described, an empty object or nothing is accepted. */
export function readBody<T extends z.ZodType>(
  shape: T | undefined,
  body: unknown,
): z.output<T> | undefined {
  if (shape) return readDescribed(shape, body);
  if (body !== undefined && body !== null) read(Nothing, body);
  return undefined;
}

/** Without a body the fields that are required are named, or the body itself where none is. */
function readDescribed<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = read(shape, body ?? {});
  if (body !== undefined && body !== null) return parsed;
  throw new AppError('request.invalid', { fields: [{ field: '', message: 'A body is required' }] });
}

function read<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const parsed = shape.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) => toFieldErrors(issue)).slice(0, MAX_ERRORS);
  throw new AppError('request.invalid', { fields });
}
