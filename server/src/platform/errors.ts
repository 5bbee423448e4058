// The application error: a code of the error catalogue, thrown for failures that the caller cannot handle.
import { errors, type ErrorCode, type FieldError } from '@velour/contract/errors.ts';
import { isContended, isDatabaseDown, isDiskFull } from './db/failures.ts';

interface More {
  readonly cause?: unknown;
  /** An explanation of this case; never text that a user wrote. */
  readonly detail?: string;
  readonly fields?: readonly FieldError[];
  readonly retryAfterMs?: number;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly more: More;

  constructor(code: ErrorCode, more: More = {}) {
    super(errors[code].title, { cause: more.cause });
    this.name = 'AppError';
    this.code = code;
    this.more = more;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/** The `Retry-After` of a full disk: an operator has to free space, and early retries would make it worse. */
const DISK_FULL_MS = 30_000;

/** The error that callers get for an unexpected exception. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) {
    return new AppError('server.disk_full', { cause: error, retryAfterMs: DISK_FULL_MS });
  }
  if (isContended(error))
    return new AppError('server.overloaded', { cause: error, retryAfterMs: 1_000 });
  return isDatabaseDown(error)
    ? new AppError('server.database_unavailable', { cause: error, retryAfterMs: 2_000 })
    : new AppError('server.failed', { cause: error });
}
