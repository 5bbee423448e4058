// Rate limits of accounts by network, address and account; strangers cannot use up the limit of an account's known networks.
import { createHash } from 'node:crypto';
import type { Scope } from '../../platform/db/scope.ts';
import { isLimited, networkOf, type RateLimit } from '../../platform/rate-limits.ts';
import type { Origin } from '../../providers/identity/port.ts';
import type { AccountNeeds } from './service.ts';

/** A burst of `most`, and the same number again over `minutes`. */
const within = (name: string, most: number, minutes: number): RateLimit => ({
  name,
  burst: most,
  per_minute: most / minutes,
});

const perNetwork = {
  sign_in: within('sign-in-network', 100, 15),
  sign_up: within('sign-up-network', 20, 60),
  code: within('code-network', 100, 15),
  mail: within('mail-network', 30, 60),
  token: within('token-network', 60, 15),
  refresh: within('refresh-network', 600, 10),
  /** Replies that reveal to a stranger whether an address has an account. */
  probe: within('probe-network', 20, 60),
};
/** The first three are for a managed pool; the embedded pool has its own, stricter limits per network. */
const perAccount = {
  sign_in: within('sign-in-account', 30, 15),
  code: within('code-account', 15, 15),
  mail: within('mail-account', 10, 60),
  password: within('password-account', 15, 15),
  own_data: within('own-data-account', 5, 60),
};

/** One use per state: the bucket refills only after the cookie has expired. */
const STATES: RateLimit = { name: 'google-state', burst: 1, per_minute: 0.02 };

export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** Every function throws `request.rate_limited`. */
export function createAccountLimits({ provider, limits, identity }: AccountNeeds) {
  const network = async (kind: keyof typeof perNetwork, address: string): Promise<void> => {
    if (isLimited(address)) await limits.enforce(perNetwork[kind], networkOf(address));
  };
  const account = async (kind: keyof typeof perAccount, key: string): Promise<void> => {
    await limits.enforce(perAccount[kind], key);
  };
  const hashed = (scope: Scope, email: string): string =>
    createHash('sha256').update(`${scope.site_id}:${email}`).digest('base64url');

  /**
   * The origin of an attempt, after checking limits: each network that the account has used before has its own limit.
   */
  const both =
    (kind: 'sign_in' | 'code' | 'mail') =>
    async (scope: Scope, email: string, address: string): Promise<Origin> => {
      await network(kind, address);
      const isKnown = await identity.signIns.isKnownNetwork(scope, email, address);
      const from = { network: networkOf(address), isKnown };
      const place = isKnown ? `:${from.network}` : '';
      if (!provider.isBuiltIn) await account(kind, hashed(scope, email) + place);
      return from;
    };

  return {
    /** False if the state was already used within the lifetime of its cookie. */
    useState: async (state: string): Promise<boolean> =>
      (await limits.take(STATES, state)).status === 'ok',
    network,
    /** By the member's id. */
    account,
    signIn: both('sign_in'),
    mail: both('mail'),
    code: both('code'),
  };
}
