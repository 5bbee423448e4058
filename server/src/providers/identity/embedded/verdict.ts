// Errors for the result of checking a code.
import { IdentityFailure } from '../port.ts';
import type { CodeVerdict } from './codes.ts';

/**
 * Throws `code_wrong`, `code_expired`. Called after the transaction, so that the recorded attempt
 * is committed.
 */
export function demandRight(
  verdict: CodeVerdict,
): asserts verdict is Extract<CodeVerdict, { status: 'right' }> {
  if (verdict.status === 'wrong') throw new IdentityFailure('code_wrong', 'The code isn’t right.');
  if (verdict.status === 'expired') {
    throw new IdentityFailure('code_expired', 'The code no longer works.');
  }
}
