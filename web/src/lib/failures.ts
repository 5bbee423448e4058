// Which words a failed call has: the screen's own, those of this file by code, or what the server says.
import { FEATURE_OFF } from '@velour/contract/features.ts';
import type { ErrorCode } from '@velour/contract/errors.ts';
import type { FormErrors, FormField } from '../ui/form/form-rules.ts';
import { FORM_ERROR } from '../ui/form/use-form.ts';
import { ApiError, describeFailure } from './api-error.ts';
import { texts } from './texts.ts';

const words = texts.failures;

type Words = string | ((error: ApiError) => string);
type ByCode = Partial<Record<ErrorCode | 'network.failed', Words>>;

/** What a screen says otherwise. */
export interface FailureTexts {
  /** For what broke, where the server has nothing to say to a person. */
  failed?: string;
  codes?: ByCode;
  /** The form's field that a code speaks of. */
  fields?: Partial<Record<ErrorCode, string>>;
}

/** Why a text is against the rules, by the reason that the server gives. */
const blocked = ({ detail }: ApiError): string =>
  detail === 'minor_sexual' || detail === 'real_person'
    ? words.blocked[detail]
    : words.blocked.other;

const withDetail = ({ title, detail }: ApiError): string => (detail ? `${title} ${detail}` : title);

/** A code that this page knows; newer servers may have others. */
const read = <T>(of: Readonly<Partial<Record<string, T>>>, code: string): T | undefined => of[code];

/** An older page may not know the feature that is named. */
const featureOff = ({ title, detail }: ApiError): string =>
  read<string>(FEATURE_OFF, detail ?? '') ?? title;

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

export function failureText(error: unknown, { failed, codes = {} }: FailureTexts = {}): string {
  if (!(error instanceof ApiError)) return failed ?? words.broken;
  const own = read<Words>(codes, error.code) ?? read<Words>(ownWords, error.code);
  if (own !== undefined) return typeof own === 'string' ? own : own(error);
  if (error.status === 429) return waitText(error);
  if (isBroken(error)) return failed ?? brokenText(error);
  const [first] = error.errors;
  if (first === undefined) return error.title;
  // That something is not valid says less than what.
  return error.code === 'request.invalid' ? first.message : `${error.title} ${first.message}`;
}

/** Failures that no input caused: the title of the server's error would not help. */
const isBroken = ({ status, code }: ApiError): boolean =>
  (status >= 500 && status !== 503) || code === 'reply.unreadable' || code === 'reply.empty';

const brokenText = (error: ApiError): string =>
  read<string>(texts.calls, `${error.method} ${error.path}`) ?? describeFailure(error);

const waitText = ({ title, retry_after_ms }: ApiError): string =>
  retry_after_ms === undefined ? title : `${title} ${words.wait(retry_after_ms)}`;

/** Each field with its error, or an error of the form where no field is meant. */
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
  const field = read(own.fields ?? {}, error.code) ?? read(fieldOf, error.code);
  return field === undefined ? [] : [[field, failureText(error, own)]];
}
