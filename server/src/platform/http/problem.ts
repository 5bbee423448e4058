// The body of every error response: a problem document (RFC 9457).
import { errors, type Problem } from '@velour/contract/errors.ts';
import type { AppError } from '../errors.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export function writeProblem({ code, more }: AppError, requestId: string): string {
  const { status, title } = errors[code];
  const problem: Problem = {
    type: `/problems/${code}`,
    code,
    title,
    status,
    ...(more.detail === undefined ? {} : { detail: more.detail }),
    request_id: requestId,
    ...(more.fields ? { errors: [...more.fields] } : {}),
  };
  return JSON.stringify(problem);
}
