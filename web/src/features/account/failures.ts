// What the server's refusals mean for a form: which field they belong to, or that they are about the whole.
import { ApiError } from '../../lib/api-error.ts';
import type { FormErrors, FormField } from '../../ui/form/form-rules.ts';
import { WHOLE } from '../../ui/form/use-form.ts';
import { texts } from './texts.ts';

/** Codes that speak of one field. */
const fieldOf: Readonly<Record<string, string>> = {
  'identity.email_taken': 'email',
  'identity.password_refused': 'password',
  'identity.code_wrong': 'code',
  'identity.code_expired': 'code',
};

interface Form {
  fields: readonly FormField[];
  /** For what the server has no words of its own for. */
  failed: string;
}

export function refusalsOf(error: unknown, { fields, failed }: Form): FormErrors {
  if (!(error instanceof ApiError)) return { [WHOLE]: failed };
  const names = new Set(fields.map(({ name }) => name));
  const own = error.errors
    .map(({ field, message }) => [field.split('.').at(-1) ?? field, message] as const)
    .filter(([name]) => names.has(name));
  if (own.length > 0) return Object.fromEntries(own);
  const field = fieldOf[error.code];
  if (field !== undefined && names.has(field)) return { [field]: error.title };
  return { [WHOLE]: wordsOf(error, failed) };
}

/** The server's own words where it has some, with the wait where there is one. */
export function wordsOf(error: unknown, failed: string): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.status === 429) return `${error.title} ${texts.wait(error.retry_after_ms ?? 0)}`;
  const isTold = error.status === 0 || error.code.startsWith('identity.') || error.status < 500;
  return isTold && error.code !== 'reply.unreadable' ? error.title : failed;
}
