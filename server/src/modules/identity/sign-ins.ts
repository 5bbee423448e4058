// Devices: a member's sign-ins (login sessions), each with a rotating cookie, and ending them.
import { DAY_MS } from '@velour/calendar/calendar.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { IdentityFailure, type Pool, type Tokens } from '../../providers/identity/port.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import {
  coarseNetworkOf,
  deviceNameOf,
  judgeCookie,
  isProven,
  provenUntil,
  readSignInCookie,
  writeSignInCookie,
} from './sign-ins.rules.ts';
import * as store from './sign-ins.store.ts';
import type { Ended, SignInRow, Rotation } from './sign-ins.store.ts';
import type { IdentityNeeds } from './service.ts';

export type Method = SignInRow['method'];

export interface Client {
  readonly address: string;
  readonly user_agent: string;
}

/** The ID token and the cookie that a browser gets. */
export interface Granted {
  readonly person_id: string;
  readonly sign_in_id: string;
  readonly token: string;
  readonly expires_at: Date;
  readonly cookie: string;
}

interface StoredTokens {
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_at: string;
}

export const COOKIE_DAYS = 30;
/** Every process polls for sign-ins that ended within the last minute, so that a delay misses none. */
const RECENT_MS = 60_000;
/** How long a tab waits for another tab's refresh. */
const SIBLING_MS = 8_000;

const placeOf = (id: string): string => `sign_in/${id}`;

/** `changed` is called after changes that must take effect at once. */
export function createSignIns(
  { db, provider, clock, ids, vault, log }: IdentityNeeds,
  changed: () => void,
) {
  const secret = vault.secret('sign-in-cookies');
  const key = vault.systemKey('provider-tokens');

  const seal = (id: string, { id_token, refresh_token, claims }: Tokens) =>
    key.seal(
      JSON.stringify({
        id_token,
        refresh_token,
        expires_at: claims.expires_at.toISOString(),
      } satisfies StoredTokens),
      placeOf(id),
    );
  // Only `seal` above encrypts these.
  const open = (id: string, tokens: Buffer) =>
    JSON.parse(key.open(tokens, placeOf(id))) as StoredTokens;

  const grant = (
    row: { id: string; person_id: string },
    generation: number,
    stored: StoredTokens,
  ): Granted => ({
    person_id: row.person_id,
    sign_in_id: row.id,
    token: stored.id_token,
    expires_at: new Date(stored.expires_at),
    cookie: writeSignInCookie(secret, { id: row.id, generation }),
  });

  /** The provider is notified after the row is written: even if that fails, the sign-in is invalid here. */
  const end = async (
    scope: Scope,
    personId: string,
    which: { only?: string; except?: string } = {},
  ): Promise<number> => {
    const ended = await inTransaction(scope, (tx) =>
      store.endOpen(tx, personId, { ...which, at: clock.now() }),
    );
    scope.afterCommit(() => {
      changed();
      for (const { id, tokens } of ended)
        if (tokens) void notifyProvider(scope.site_id, id, tokens);
    });
    return ended.length;
  };

  const notifyProvider = async (site_id: string, id: string, tokens: Buffer): Promise<void> => {
    const { refresh_token } = open(id, tokens);
    await provider
      .signOut({ site_id, site_name: '' }, { refresh_token })
      .catch((error: unknown) => log.warn({ err: error }, 'publishing a sign-out failed'));
  };

  /** Waits for the response of another tab's refresh, and returns the same. */
  const shareRotation = async (scope: Scope, id: string): Promise<Granted> => {
    const began = performance.now();
    while (performance.now() - began < SIBLING_MS) {
      const row = await store.findOpen(scope, id);
      if (!row?.tokens) throw new AppError('identity.sign_in_ended');
      if (row.tokens_generation === row.generation) {
        return grant(row, row.generation, open(id, row.tokens));
      }
      await wait(50);
    }
    throw new AppError('identity.unavailable', { retryAfterMs: 1_000 });
  };

  const refresh = async (
    scope: Scope,
    row: SignInRow & { sub: string },
    { rotation, pool, client }: { rotation: Rotation; pool: Pool; client: Client },
  ): Promise<{ granted: Granted; claims: Tokens['claims'] }> => {
    const { id } = row;
    const { generation } = rotation;
    if (!row.tokens) throw new AppError('identity.sign_in_ended');
    try {
      const { refresh_token } = open(id, row.tokens);
      const tokens = await provider.refresh(pool, { refresh_token, sub: row.sub });
      const network = coarseNetworkOf(client.address);
      const sealed = { tokens: seal(id, tokens), network, at: clock.now() };
      const { claims } = tokens;
      if (!(await store.storeTokens(scope, rotation, sealed)))
        return { granted: await shareRotation(scope, id), claims };
      const stored = { ...tokens, expires_at: claims.expires_at.toISOString() };
      return { granted: grant(row, generation, stored), claims };
    } catch (error) {
      if (error instanceof IdentityFailure && error.kind === 'refresh_refused') {
        await end(scope, row.person_id, { only: id });
        throw new AppError('identity.sign_in_ended', { cause: error });
      }
      // The refresh failed, so the previous cookie becomes valid again.
      const { rotated_at } = row;
      await store.rotate(scope, rotation, { id, generation: generation - 1, rotated_at });
      throw error;
    }
  };

  return {
    /** Starts a sign-in; `is_proven` if the password or a one-time address was just used. */
    async start(
      scope: Scope,
      entry: {
        person_id: string;
        tokens: Tokens;
        method: Method;
        is_proven: boolean;
        client: Client;
      },
    ): Promise<Granted> {
      const { person_id, tokens, client } = entry;
      const now = clock.now();
      const id = ids.next();
      await store.addSignIn(scope, {
        id,
        site_id: scope.site_id,
        person_id,
        claim: tokens.claims.sign_in,
        method: entry.method,
        device_name: deviceNameOf(client.user_agent),
        network: coarseNetworkOf(client.address),
        tokens: seal(id, tokens),
        tokens_generation: 1,
        generation: 1,
        rotated_at: now,
        proven_at: entry.is_proven ? now : null,
        created_at: now,
        seen_at: now,
      });
      const stored = { ...tokens, expires_at: tokens.claims.expires_at.toISOString() };
      return grant({ id, person_id }, 1, stored);
    },

    /**
     * A new token and the next cookie. Reusing an old cookie ends the sign-in, except within a short time, for another
     * tab or after a lost response: it gets the same response then. Throws `identity.sign_in_ended`, `identity.banned`,
     * and what the provider throws.
     */
    async renew(scope: Scope, cookie: string, request: { pool: Pool; client: Client }) {
      const given = readSignInCookie(secret, cookie);
      const row = given && (await store.findOpen(scope, given.id));
      if (!given || !row) throw new AppError('identity.sign_in_ended');
      if (row.banned_at) throw new AppError('identity.banned');
      const now = clock.now();
      const verdict = judgeCookie(given.generation, row, now);
      if (verdict === 'reuse') {
        log.warn({ sign_in_id: row.id }, 'sign-in cookie reused; sign-in revoked');
        await end(scope, row.person_id, { only: row.id });
        throw new AppError('identity.sign_in_ended');
      }
      const rotation = { id: row.id, generation: given.generation + 1, rotated_at: now };
      if (verdict !== 'sibling' && (await store.rotate(scope, row, rotation))) {
        return refresh(scope, row, { rotation, ...request });
      }
      return { granted: await shareRotation(scope, row.id), claims: undefined };
    },

    /** Ends the cookie's sign-in; an unknown cookie is ignored. */
    async endByCookie(scope: Scope, cookie: string): Promise<void> {
      const given = readSignInCookie(secret, cookie);
      const row = given && (await store.findOpen(scope, given.id));
      if (row) await end(scope, row.person_id, { only: row.id });
    },

    end,
    listOpen: store.listOpen,
    isKnownNetwork: (scope: Scope, email: string, address: string): Promise<boolean> =>
      store.hasNetwork(scope, { email, network: coarseNetworkOf(address) }),

    /** The newest refresh token of this device, for a provider that requires it; undefined if the sign-in has ended. */
    async deviceToken(scope: Scope, signInId: string): Promise<string | undefined> {
      const row = await store.findOpen(scope, signInId);
      return row?.tokens ? open(row.id, row.tokens).refresh_token : undefined;
    },

    /** True if this device signed in so recently that no password is required. */
    async isFresh(scope: Scope, signInId: string): Promise<boolean> {
      const row = await store.findOpen(scope, signInId);
      return row !== undefined && isProven(row.created_at, clock.now());
    },

    /** Records that the password was entered again; returns until when that is valid. */
    async prove(scope: Scope, signInId: string): Promise<Date> {
      const now = clock.now();
      await store.setProven(scope, signInId, now);
      changed();
      return provenUntil(now);
    },

    /** Sign-ins that ended within the last minute, for processes with open sockets. */
    listRecentlyEnded: (): Promise<Ended[]> =>
      store.listEndedSince(db, new Date(clock.now().getTime() - RECENT_MS)),

    forgetOld: (): Promise<void> => {
      const now = clock.now().getTime();
      return store.forgetEnded(db, {
        ended: new Date(now - 7 * DAY_MS),
        seen: new Date(now - (COOKIE_DAYS + 1) * DAY_MS),
      });
    },
  };
}
