// Six-digit codes: valid for ten minutes and five attempts, used once, for one purpose and one address.
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { lockCode, putCode, removeCode, setTriesLeft, type CodeRow } from './codes.store.ts';

export const CODE_MS = 10 * 60_000;
const TRIES = 5;
const DIGITS = 6;

export interface CodeFor {
  readonly site_id: string;
  readonly purpose: CodeRow['purpose'];
  /** The account the code is for: an email address, or an account's id if the address is new. */
  readonly identifier: string;
  readonly address: string;
}

export type CodeVerdict =
  | { readonly status: 'right'; readonly account_id: string }
  | { readonly status: 'wrong' }
  | { readonly status: 'expired' };

export type Codes = ReturnType<typeof createCodes>;

export function createCodes({ secret, clock }: { secret: Buffer; clock: Clock }) {
  const hashed = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url');
  const placeOf = ({ site_id, purpose, identifier }: CodeFor) => ({
    site_id,
    purpose,
    holder: hashed(`holder:${identifier}`),
  });
  const hashOf = (request: CodeFor, nonce: string, code: string): string =>
    hashed(
      [
        'code',
        request.site_id,
        request.purpose,
        request.identifier,
        request.address,
        nonce,
        code,
      ].join('\n'),
    );

  return {
    /**
     * Creates a code that replaces the earlier one. Without an account, a code that never matches
     * is stored, so that attempts do not reveal whether there is an account.
     */
    async make(db: Db, request: CodeFor & { account_id: string | null }): Promise<string> {
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const nonce = randomBytes(16).toString('base64url');
      await putCode(db, {
        ...placeOf(request),
        account_id: request.account_id,
        nonce,
        code_hash: hashOf(request, nonce, code),
        tries_left: TRIES,
        expires_at: new Date(clock.now().getTime() + CODE_MS),
      });
      return code;
    },

    /**
     * Consumes a matching code, or counts a wrong attempt, when the transaction commits. Attempts
     * from unknown networks do not use up those of known ones.
     */
    async use(
      tx: Db,
      request: CodeFor & { code: string; isKnown?: boolean },
    ): Promise<CodeVerdict> {
      const place = placeOf(request);
      const row = await lockCode(tx, place);
      const isUsedUp = row !== undefined && row.tries_left <= 0 && !request.isKnown;
      if (!row || isUsedUp || row.expires_at <= clock.now()) return { status: 'expired' };
      const given = hashOf(request, row.nonce, request.code.replaceAll(/\s/g, ''));
      const isRight = timingSafeEqual(Buffer.from(given), Buffer.from(row.code_hash));
      if (!isRight || row.account_id === null) {
        await setTriesLeft(tx, place, Math.max(0, row.tries_left - 1));
        return { status: 'wrong' };
      }
      await removeCode(tx, place);
      return { status: 'right', account_id: row.account_id };
    },
  };
}
