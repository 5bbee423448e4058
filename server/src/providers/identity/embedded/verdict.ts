// What the verdict on a code means to whoever entered it.
import { IdentityFailure } from '../port.ts';
import type { CodeVerdict } from './codes.ts';

/** Throws `code_wrong`, `code_expired`. Asked after the transaction, so that the try that was taken stays taken. */
export function demandRight(
  verdict: CodeVerdict,
): asserts verdict is Extract<CodeVerdict, { is: 'right' }> {
  if (verdict.is === 'wrong') throw new IdentityFailure('code_wrong', 'The code isn’t right.');
  if (verdict.is === 'expired') {
    throw new IdentityFailure('code_expired', 'The code no longer works.');
  }
}
