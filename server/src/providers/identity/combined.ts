// Combines a managed pool with the embedded one, for sign-ins without credentials: users of a bot, one-time addresses.
import { decodeJwt } from 'jose';
import type { EmbeddedPool } from './embedded.ts';
import {
  IdentityFailure,
  type IdentityProvider,
  type ManagedAccount,
  type ManagedPool,
  type Pool,
  type Tokens,
} from './port.ts';

interface Needs {
  readonly managed: ManagedPool;
  /** Must be created with the managed pool's issuer as `managedIssuer`. */
  readonly embedded: EmbeddedPool;
}

/** Prefix of the embedded pool's refresh tokens. Those of the managed pool are opaque, but never start with it. */
const EMBEDDED = 'embedded.';

/**
 * Each pool verifies only tokens of its own issuer, with its own keys. An account is changed in the pool that stores
 * it; for an account of the managed pool, the embedded one has a shadow account that only holds sign-ins.
 */
export function createCombinedPool({ managed, embedded }: Needs): IdentityProvider {
  const keeperOf = async (pool: Pool, { sub }: { sub: string }) =>
    (await embedded.stores(pool, sub)) ? embedded : managed;

  const refreshEmbedded = async (
    pool: Pool,
    { refresh_token, sub }: { refresh_token: string; sub: string },
  ): Promise<Tokens> => {
    if (await embedded.stores(pool, sub)) return embedded.refresh(pool, { refresh_token, sub });
    const account = await describeForRefresh(managed, sub);
    return embedded.refreshFor(pool, { refresh_token, account });
  };

  return {
    name: managed.name,
    isBuiltIn: false,

    signUp: managed.signUp,
    confirmSignUp: managed.confirmSignUp,
    resendCode: managed.resendCode,
    signIn: managed.signIn,
    forgotPassword: managed.forgotPassword,
    confirmNewPassword: managed.confirmNewPassword,
    hasGoogle: managed.hasGoogle,
    googleAddress: managed.googleAddress,
    exchangeGoogleCode: managed.exchangeGoogleCode,

    async issueTokens(pool, given) {
      if ('create' in given || (await embedded.stores(pool, given.sub))) {
        return marked(await embedded.issueTokens(pool, given));
      }
      return marked(await embedded.issueFor(pool, await managed.describe(given.sub)));
    },
    async refresh(pool, { refresh_token, sub }) {
      const token = unmarked(refresh_token);
      if (token === undefined) return managed.refresh(pool, { refresh_token, sub });
      return marked(await refreshEmbedded(pool, { refresh_token: token, sub }));
    },
    async signOut(pool, { refresh_token }) {
      const token = unmarked(refresh_token);
      if (token === undefined) return managed.signOut(pool, { refresh_token });
      return embedded.signOut(pool, { refresh_token: token });
    },
    async signOutEverywhere(pool, { sub, except }) {
      const counterpart = await embedded.findFor(pool, sub);
      const spared = except === undefined ? {} : { except };
      if (counterpart) await embedded.signOutEverywhere(pool, { ...counterpart, ...spared });
      await (await keeperOf(pool, { sub })).signOutEverywhere(pool, { sub, ...spared });
    },

    checkPassword: async (pool, given) => (await keeperOf(pool, given)).checkPassword(pool, given),
    changePassword: async (pool, given) =>
      (await keeperOf(pool, given)).changePassword(pool, given),
    hasPassword: async (pool, given) => (await keeperOf(pool, given)).hasPassword(pool, given),
    changeName: async (pool, given) => (await keeperOf(pool, given)).changeName(pool, given),
    changeEmail: async (pool, given) => (await keeperOf(pool, given)).changeEmail(pool, given),
    confirmEmail: async (pool, given) => (await keeperOf(pool, given)).confirmEmail(pool, given),
    async ownData(pool, { sub }) {
      return (await embedded.ownData?.(pool, (await embedded.findFor(pool, sub)) ?? { sub })) ?? {};
    },
    async deleteAccount(pool, { sub }) {
      const counterpart = await embedded.findFor(pool, sub);
      if (counterpart) await embedded.deleteAccount(pool, counterpart);
      await (await keeperOf(pool, { sub })).deleteAccount(pool, { sub });
    },

    verify: async (pool, idToken) =>
      (embedded.isIssuer(pool, issuerOf(idToken)) ? embedded : managed).verify(pool, idToken),
    isIssuer: (pool, issuer) => embedded.isIssuer(pool, issuer) || managed.isIssuer(pool, issuer),
    jwks: embedded.jwks,
    forgetOld: embedded.forgetOld,
    async close() {
      await Promise.all([managed.close(), embedded.close()]);
    },
  };
}

const marked = (tokens: Tokens): Tokens => ({
  ...tokens,
  refresh_token: `${EMBEDDED}${tokens.refresh_token}`,
});

const unmarked = (token: string): string | undefined =>
  token.startsWith(EMBEDDED) ? token.slice(EMBEDDED.length) : undefined;

/** Throws for a deleted or disabled account, which must get no further tokens. */
async function describeForRefresh(managed: ManagedPool, sub: string): Promise<ManagedAccount> {
  try {
    return await managed.describe(sub);
  } catch (cause) {
    if (!(cause instanceof IdentityFailure) || cause.kind !== 'user_unknown') throw cause;
    throw new IdentityFailure('refresh_refused', 'This account can’t sign in.', { cause });
  }
}

/** Reads the unverified issuer, to choose the verifier. */
function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    return ''; // not a token
  }
}
