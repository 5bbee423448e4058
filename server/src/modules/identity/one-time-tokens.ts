// One-time tokens: for a sign-in address, and for a bot's Telegram user.
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { addToken, forgetTokens, takeToken, type OneTimeRow } from './one-time-tokens.store.ts';

export interface TelegramUser {
  readonly telegram_id: string;
  readonly bot_username: string;
}

const SHORT_MS = 5 * 60_000;

/** A plain hash suffices for 128 random bits. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function createOneTimeTokens({ db, clock }: { db: Db; clock: Clock }) {
  const make = async (
    scope: Scope,
    life_ms: number,
    more: Pick<OneTimeRow, 'purpose' | 'person_id' | 'telegram_id' | 'bot_username'>,
  ): Promise<string> => {
    const token = randomBytes(16).toString('base64url');
    const created_at = clock.now();
    const expires_at = new Date(created_at.getTime() + life_ms);
    const place = { hash: hashOf(token), site_id: scope.site_id };
    await addToken(scope, { ...place, ...more, created_at, expires_at });
    return token;
  };
  const take = (scope: Scope, token: string, purpose: OneTimeRow['purpose']) =>
    takeToken(scope, { hash: hashOf(token), purpose, at: clock.now() });

  return {
    /** A token that signs this member in once, within this many milliseconds. */
    makeSignIn: (scope: Scope, personId: string, life_ms: number): Promise<string> =>
      make(scope, life_ms, {
        purpose: 'sign_in',
        person_id: personId,
        telegram_id: null,
        bot_username: null,
      }),
    /** The person to sign in; undefined for a token that is unknown, used or expired. */
    useSignIn: async (scope: Scope, token: string): Promise<string | undefined> =>
      (await take(scope, token, 'sign_in'))?.person_id ?? undefined,

    makeShort: (scope: Scope, user: TelegramUser): Promise<string> =>
      make(scope, SHORT_MS, { purpose: 'telegram', person_id: null, ...user }),
    useShort: async (scope: Scope, token: string): Promise<TelegramUser | undefined> => {
      const row = await take(scope, token, 'telegram');
      if (!row || row.telegram_id === null || row.bot_username === null) return undefined;
      return { telegram_id: row.telegram_id, bot_username: row.bot_username };
    },

    forgetOld: (): Promise<void> =>
      forgetTokens(db, new Date(clock.now().getTime() - 24 * 3_600_000)),
  };
}
