// Sign-ins and their refresh tokens, which rotate: each is used once, and reusing an old one ends the sign-in.
import type { Core } from '../../../platform/core.ts';
import { DAY_MS } from '@velour/calendar/calendar.ts';
import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/handle.ts';
import { isSameSecret } from '../../../platform/encryption.ts';
import { isUuid } from '../../../platform/ids.ts';
import * as store from './sign-ins.store.ts';
import type { SignInRow } from './sign-ins.store.ts';

/** A sign-in ends after this time without a refresh, and after the longer time in any case. */
export const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 365 * DAY_MS;
/** Two tabs may refresh at once, and a response may be lost: within this time both requests get the same token. */
const DUPLICATE_MS = 2 * 60_000;

interface Needs extends Pick<Core, 'clock' | 'ids'> {
  readonly secret: Buffer;
}

interface Refreshed {
  readonly account_id: string;
  readonly sign_in: string;
  readonly refresh_token: string;
}

export type SignIns = ReturnType<typeof createSignIns>;

/**
 * A token is `sign-in.turn.proof`, where the proof is a MAC over the first two and the sign-in's nonce. The row stores
 * the nonce and the current turn, never a token, so that reading the table gives no access; and a forged token can be
 * distinguished from an old one, so that knowing a sign-in's id is not enough to end it.
 */
export function createSignIns({ secret, clock, ids }: Needs) {
  const tokenOf = (row: Pick<SignInRow, 'id' | 'nonce'>, turn: number): string => {
    const proof = createHmac('sha256', secret).update(`${row.id}\n${turn}\n${row.nonce}`);
    return `${row.id}.${turn}.${proof.digest('base64url')}`;
  };
  const isOver = (row: SignInRow): boolean => {
    const now = clock.now().getTime();
    return (
      row.ended_at !== null ||
      row.turned_at.getTime() + IDLE_MS <= now ||
      row.created_at.getTime() + LONGEST_MS <= now
    );
  };
  const isDuplicate = (row: SignInRow, turn: number): boolean =>
    turn === row.turn - 1 && clock.now().getTime() - row.turned_at.getTime() <= DUPLICATE_MS;

  return {
    async open(db: Db, account: { site_id: string; account_id: string }): Promise<Refreshed> {
      const now = clock.now();
      const row = {
        ...account,
        id: ids.next(),
        nonce: randomBytes(16).toString('base64url'),
        turn: 0,
        turned_at: now,
        created_at: now,
      };
      await store.addSignIn(db, row);
      return {
        account_id: account.account_id,
        sign_in: row.id,
        refresh_token: tokenOf(row, row.turn),
      };
    },

    /** Returns the next token; undefined for an invalid one. A token that was used before ends its sign-in. */
    async turn(
      db: Db,
      given: { site_id: string; token: string; sub: string },
    ): Promise<Refreshed | undefined> {
      const parts = partsOf(given.token);
      if (!parts) return undefined;
      return db.transaction(async (tx) => {
        const row = await store.lockSignIn(tx, given.site_id, parts.id);
        if (!row || !isSameSecret(given.token, tokenOf(row, parts.turn))) return undefined;
        if (row.account_id !== given.sub || isOver(row)) return undefined;
        const isNewest = parts.turn === row.turn;
        if (!isNewest && !isDuplicate(row, parts.turn)) {
          await store.endSignIn(tx, row.id, clock.now());
          return undefined;
        }
        const turn = isNewest ? row.turn + 1 : row.turn;
        if (isNewest) await store.setGeneration(tx, row.id, { turn, turned_at: clock.now() });
        return {
          account_id: row.account_id,
          sign_in: row.id,
          refresh_token: tokenOf(row, turn),
        };
      });
    },

    /** Accepts any token of the sign-in, also an old one. */
    async end(db: Db, given: { site_id: string; token: string }): Promise<void> {
      const parts = partsOf(given.token);
      const row = parts && (await store.readSignIn(db, given.site_id, parts.id));
      if (row && isSameSecret(given.token, tokenOf(row, parts.turn))) {
        await store.endSignIn(db, row.id, clock.now());
      }
    },
  };
}

function partsOf(token: string): { id: string; turn: number } | undefined {
  const [id = '', turn = '', proof, ...more] = token.split('.');
  if (!proof || more.length > 0 || !isUuid(id) || !/^\d{1,9}$/.test(turn)) return undefined;
  return { id, turn: Number(turn) };
}
