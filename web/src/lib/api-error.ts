// The error of a failed call: the server's problem details, or a network failure.
import type { ErrorCode, FieldError } from '@velour/contract/errors.ts';

interface Details {
  /**
   * An error code of the contract, or `network.failed`, `token.failed` or `reply.empty`, which only
   * the page uses.
   */
  code: string;
  status: number;
  title: string;
  method: string;
  path: string;
  detail?: string;
  errors?: FieldError[];
  request_id?: string;
  retry_after_ms?: number;
  /** True if the request timed out. */
  timedOut?: boolean;
}

export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[];
  readonly request_id: string | undefined;
  readonly retry_after_ms: number | undefined;
  readonly timedOut: boolean;

  constructor(details: Details) {
    super(details.title);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.title = details.title;
    this.method = details.method;
    this.path = details.path;
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.request_id = details.request_id;
    this.retry_after_ms = details.retry_after_ms;
    this.timedOut = details.timedOut ?? false;
  }
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** True for 404 with this code, for 410 and for a malformed id: retrying cannot help. */
export const isUnknownId = (error: unknown, code: ErrorCode): boolean =>
  isApiError(error, code) || isApiError(error, 'request.invalid') || isGone(error);

/** True for content that existed and was deleted (410). */
export const isGone = (error: unknown): boolean => isApiError(error) && error.status === 410;

/** The error text of a call, or a generic one for anything that is not an `ApiError`. */
export const describeFailure = (error: unknown): string => {
  if (error instanceof ApiError)
    return `Error during ${error.method} request to ${error.path}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
};
