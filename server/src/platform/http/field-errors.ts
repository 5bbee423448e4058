// Validation errors as one readable message per field.
import type { FieldError } from '@velour/contract/errors.ts';
import type { z } from 'zod';

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'Must be an ID',
  url: 'Must be a URL',
  email: 'Must be an email address',
};

/** A message for schemas without their own; undefined keeps the library's. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'This field is required';
      const name = NAMES[issue.expected];
      return name && `Must be ${name}`;
    }
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This doesn’t have the expected format';
    case 'too_small':
      if (issue.origin !== 'string') return limit(issue.origin, `${issue.minimum} or more`);
      return issue.minimum === 1
        ? 'This field is required'
        : `Use ${issue.minimum} characters or more`;
    case 'too_big':
      if (issue.origin === 'string') return `Use ${issue.maximum} characters or fewer`;
      return limit(
        issue.origin,
        `${issue.maximum} or ${issue.origin === 'array' ? 'fewer' : 'less'}`,
      );
    default:
      return undefined;
  }
}

const limit = (origin: string, amount: string): string =>
  origin === 'array' ? `Must have ${amount} entries` : `Must be ${amount}`;

/** For a union, the errors are those of the member that the value matches best. */
export function toFieldErrors(
  issue: z.core.$ZodIssue,
  path: readonly PropertyKey[] = [],
): FieldError[] {
  const here = [...path, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: nameOf([...here, key]), message: 'Unknown field' }));
  if (issue.code === 'invalid_union') {
    const [closest] = issue.errors.toSorted((one, other) => one.length - other.length);
    if (closest?.length) return closest.flatMap((nested) => toFieldErrors(nested, here));
  }
  return [{ field: nameOf(here), message: issue.message }];
}

const nameOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');
