// The user pool's exceptions in the port's words, by their own names and never by the text of a message.
import { CognitoIdentityProviderServiceException as ServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { IdentityFailure, type IdentityFailureKind } from '../port.ts';

const kinds: Readonly<Record<string, IdentityFailureKind>> = {
  NotAuthorizedException: 'wrong_credentials',
  // An admin requires a new password: the old one is refused, and "forgot password" sets a new one.
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

/** The service returns no waiting times; these fit its limits: short for its rate, longer for attempts and emails. */
const waits: Readonly<Record<string, number>> = {
  TooManyRequestsException: 1_000,
  LimitExceededException: 15 * 60_000,
  TooManyFailedAttemptsException: 15 * 60_000,
};

/** What an exception means in one call, where that differs. */
export type Meanings = Readonly<Record<string, IdentityFailureKind>>;

export const isException = (error: unknown, ...names: string[]): boolean =>
  error instanceof ServiceException && names.includes(error.name);

/** For `catch`: throws the failure that it is. What is no answer of the service is `unavailable`. */
export const asFailure =
  (meanings: Meanings = {}) =>
  (cause: unknown): never => {
    if (cause instanceof IdentityFailure) throw cause;
    const name = cause instanceof ServiceException ? cause.name : 'none';
    const kind = meanings[name] ?? kinds[name] ?? 'unavailable';
    const wait = waits[name];
    throw new IdentityFailure(kind, `The user pool refused (${name}).`, {
      cause,
      ...(wait !== undefined && { retry_after_ms: wait }),
    });
  };
