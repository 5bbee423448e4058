// Parses requests by the contract's schemas, with one clear message per field.
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { describeIssue, toFieldErrors } from './field-errors.ts';

/** Limits the length of the response to a body with many errors. */
const MAX_ERRORS = 20;

const Nothing = z.strictObject({});

/** The query without `host`, which selects the site; unknown parameters are refused. */
export function readQuery(shape: z.ZodObject | undefined, query: unknown): Record<string, unknown> {
  const { host: _, ...rest } =
    typeof query === 'object' && query !== null ? { host: '', ...query } : { host: '' };
  return read(shape ?? Nothing, rest);
}

/** Parses a body or path parameters; without a schema, only an empty object or nothing is accepted. */
export function readBody<T extends z.ZodType>(
  shape: T | undefined,
  body: unknown,
): z.output<T> | undefined {
  if (shape) return readDescribed(shape, body);
  if (body !== undefined && body !== null) read(Nothing, body);
  return undefined;
}

/** For a missing body, the error names the required fields, or the body itself if there are none. */
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
