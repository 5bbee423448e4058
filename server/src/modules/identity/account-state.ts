// Verifies a token strictly, by its issuer (visitors or members), and then against the account state.
import { decodeJwt } from 'jose';
import type { Actor, Member } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { isProven } from './sign-ins.rules.ts';
import { VISITOR_ISSUER, type createVisitorTokens } from './tokens.ts';
import { readAccountState, type AccountState } from './account-state.store.ts';
import type { IdentityNeeds } from './service.ts';

/** How long until a sign-out, a ban or a new right takes effect; two seconds more for sockets. */
const CACHED_MS = 3_000;
const MAX_ENTRIES = 20_000;
const MAX_TOKEN_LENGTH = 8192;

export function createAccountState(
  { db, provider, clock }: IdentityNeeds,
  visitors: ReturnType<typeof createVisitorTokens>,
) {
  const cache = createTtlCache<AccountState | undefined>({
    clock,
    ttlMs: CACHED_MS,
    maxEntries: MAX_ENTRIES,
  });

  /** A missing right is not cached, so that granting it takes effect at once. */
  const accountStateOf = async (query: Parameters<typeof readAccountState>[1]) => {
    const name = JSON.stringify([query.site_id, query.issuer, query.sub, query.sign_in]);
    const found = await cache.read(name, () => readAccountState(db, query));
    const lacksProof = found?.is_admin === true && !isProven(found.proven_at, clock.now());
    const lacksFactor = found !== undefined && secondFactorOf(found) !== 'settled';
    if (!found?.adult_since || lacksProof || lacksFactor) cache.delete(name);
    return found;
  };

  const readMember = async (token: string, site_id: string): Promise<Member> => {
    const claims = await provider.verify({ site_id }, token);
    if (!claims) throw new AppError('identity.token_invalid');
    const { issuer, sub, sign_in } = claims;
    const found = await accountStateOf({ site_id, issuer, sub, sign_in });
    // Checked first, because a ban also ends the sign-ins, and the error should name the ban.
    if (found?.banned_at) throw new AppError('identity.banned');
    if (!found || found.ended_at) throw new AppError('identity.token_invalid');
    return {
      kind: 'member',
      id: found.id,
      site_id,
      is_adult: found.adult_since !== null && !found.is_held_as_minor,
      ...(found.is_held_as_minor && { needs_age_check: true as const }),
      is_admin: found.is_admin,
      admin_roles: found.admin_roles,
      is_proven: isProven(found.proven_at, clock.now()),
      second_factor: secondFactorOf(found),
      is_age_checked: isAhead(found.age_checked_until, clock.now()),
      sign_in_id: found.sign_in_id,
      expires_at: claims.expires_at,
    };
  };

  return {
    /** The person of the token on this site. Throws `identity.token_invalid`, and `identity.banned` for a member. */
    async read(token: string, siteId: string): Promise<Actor> {
      if (token.length > MAX_TOKEN_LENGTH) throw new AppError('identity.token_invalid');
      const issuer = issuerOf(token);
      if (issuer === VISITOR_ISSUER) return visitors.verify(token, siteId);
      if (issuer === undefined || !provider.isIssuer({ site_id: siteId }, issuer)) {
        throw new AppError('identity.token_invalid');
      }
      return readMember(token, siteId);
    },
    /** Called after changes that must take effect at once, in this process at least. */
    forget: cache.clear,
  };
}

const isAhead = (until: string | Date | null, now: Date): boolean =>
  until !== null && new Date(until) > now;

function secondFactorOf(state: AccountState): Member['second_factor'] {
  if (state.has_second_factor) return state.second_factor_at === null ? 'owed' : 'settled';
  return state.needs_second_factor ? 'missing' : 'settled';
}

/** Reads the unverified issuer, to choose the verifier. */
function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined; // not a token
  }
}
