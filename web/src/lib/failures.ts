// Error texts of failed calls: the screen's own text, else a text of this file by error code, else the server's.
import { FEATURE_OFF } from '@velour/contract/features.ts';
import type { ErrorCode } from '@velour/contract/errors.ts';
import type { FormErrors, FormField } from '../ui/form/form-rules.ts';
import { FORM_ERROR } from '../ui/form/form-error.ts';
import { ApiError, describeFailure } from './api-error.ts';
import { isBroken } from './failed-call.ts';
import { texts } from './texts.ts';

const words = texts.failures;

type Words = string | ((error: ApiError) => string);
type ByCode = Partial<Record<ErrorCode | 'network.failed', Words>>;

/** A screen's own error texts by code; they win over the texts of this file. */
export interface FailureTexts {
  /** The text for server errors and network failures. */
  failed?: string;
  codes?: ByCode;
  /** The form field that an error code is about. */
  fields?: Partial<Record<ErrorCode, string>>;
}

/** Why moderation blocked a text: the passage if the server names it, else by the reason code in the error's detail. */
function blocked({ detail, errors: [first] }: ApiError): string {
  if (first) return first.message;
  const isKnown = detail === 'minor_sexual' || detail === 'real_person';
  return words.blocked[isKnown ? detail : 'other'];
}

const withDetail = ({ title, detail }: ApiError): string => (detail ? `${title} ${detail}` : title);

/** Looks up an error code, which an older page may not know. */
const lookUp = <T>(of: Readonly<Partial<Record<string, T>>>, code: string): T | undefined =>
  of[code];

/** The feature named by the server may be unknown to an older page. */
const featureOff = ({ title, detail }: ApiError): string =>
  lookUp<string>(FEATURE_OFF, detail ?? '') ?? title;

const ownWords: ByCode = {
  'site.feature_off': featureOff,
  'safety.blocked': blocked,
  'card.unknown_format': withDetail,
  'card.missing': withDetail,
  'card.damaged': withDetail,
  'card.too_large': withDetail,
  'card.unsafe': withDetail,
  'chat_file.damaged': withDetail,
  'chat_file.too_large': withDetail,
};

const fieldOf: NonNullable<FailureTexts['fields']> = {
  'identity.email_taken': 'email',
  'identity.password_refused': 'password',
  'identity.code_wrong': 'code',
  'identity.code_expired': 'code',
};

/** The error text of a failed call for the user. */
export function failureText(error: unknown, { failed, codes = {} }: FailureTexts = {}): string {
  if (!(error instanceof ApiError)) return failed ?? words.broken;
  const own = lookUp<Words>(codes, error.code) ?? lookUp<Words>(ownWords, error.code);
  if (own !== undefined) return typeof own === 'string' ? own : own(error);
  if (error.status === 429) return waitText(error);
  if (isBroken(error)) return failed ?? brokenText(error);
  const [first] = error.errors;
  if (first === undefined) return error.title;
  // The title only says that something is invalid; the field's message says what.
  return error.code === 'request.invalid' ? first.message : `${error.title} ${first.message}`;
}

const brokenText = (error: ApiError): string =>
  lookUp<string>(texts.calls, `${error.method} ${error.path}`) ?? describeFailure(error);

const waitText = ({ title, retry_after_ms }: ApiError): string =>
  retry_after_ms === undefined ? title : `${title} ${words.wait(retry_after_ms)}`;

/** Errors by field; errors that belong to no field are under `FORM_ERROR`. */
export function formErrors(
  error: unknown,
  fields: readonly Pick<FormField, 'name'>[],
  own: FailureTexts = {},
): FormErrors {
  const names = new Set(fields.map(({ name }) => name));
  const found = error instanceof ApiError ? fieldErrors(error, own) : [];
  const known = found.filter(([name]) => names.has(name));
  return known.length > 0 ? Object.fromEntries(known) : { [FORM_ERROR]: failureText(error, own) };
}

function fieldErrors(error: ApiError, own: FailureTexts): (readonly [string, string])[] {
  if (error.errors.length > 0)
    return error.errors.map(({ field, message }) => [field.split('.').at(-1) ?? field, message]);
  const field = lookUp(own.fields ?? {}, error.code) ?? lookUp(fieldOf, error.code);
  return field === undefined ? [] : [[field, failureText(error, own)]];
}
