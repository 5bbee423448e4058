// Maps Cognito exceptions to the port's errors, by exception name and never by message.
import { CognitoIdentityProviderServiceException as ServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { IdentityFailure, type IdentityFailureKind } from '../port.ts';

const kinds: Readonly<Record<string, IdentityFailureKind>> = {
  NotAuthorizedException: 'wrong_credentials',
  // An admin requires a password reset: the old password is refused, and "forgot password" sets a
  // new one.
  PasswordResetRequiredException: 'wrong_credentials',
  UserNotFoundException: 'user_unknown',
  UserNotConfirmedException: 'not_confirmed',
  UsernameExistsException: 'email_taken',
  AliasExistsException: 'email_taken',
  InvalidPasswordException: 'password_refused',
  PasswordHistoryPolicyViolationException: 'password_refused',
  InvalidParameterException: 'parameters_invalid',
  UserLambdaValidationException: 'parameters_invalid',
  CodeMismatchException: 'code_wrong',
  ExpiredCodeException: 'code_expired',
  LimitExceededException: 'too_many',
  TooManyRequestsException: 'too_many',
  TooManyFailedAttemptsException: 'too_many',
  RefreshTokenReuseException: 'refresh_refused',
  CodeDeliveryFailureException: 'mail_failed',
};

/** Milliseconds to wait, since the service returns none: short for its request rate, longer for attempts and emails. */
const waits: Readonly<Record<string, number>> = {
  TooManyRequestsException: 1_000,
  LimitExceededException: 15 * 60_000,
  TooManyFailedAttemptsException: 15 * 60_000,
};

/** Mappings of a single call that differ from the default ones. */
export type Meanings = Readonly<Record<string, IdentityFailureKind>>;

/** Refusals of another code for an address that is registered, but waits for none. */
export const IS_TAKEN: Meanings = {
  InvalidParameterException: 'email_taken',
  UserNotFoundException: 'email_taken',
  NotAuthorizedException: 'email_taken',
};

export const isException = (error: unknown, ...names: string[]): boolean =>
  error instanceof ServiceException && names.includes(error.name);

/** For `catch`: throws the mapped error. Anything but a service exception is `unavailable`. */
export const asFailure =
  (meanings: Meanings = {}) =>
  (cause: unknown): never => {
    if (cause instanceof IdentityFailure) throw cause;
    const name = cause instanceof ServiceException ? cause.name : 'none';
    const kind = meanings[name] ?? kinds[name] ?? 'unavailable';
    const wait = waits[name];
    throw new IdentityFailure(kind, `The user pool refused (${name}).`, {
      cause,
      ...(wait !== undefined && { retryAfterMs: wait }),
    });
  };
