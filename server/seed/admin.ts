// The first admin of a new world: an account without a password, and a one-time sign-in address.
import type { App } from '../src/app.ts';
import type { IdentityProvider } from '../src/providers/identity/port.ts';
import type { Db } from '../src/platform/db/handle.ts';
import { openScope } from '../src/platform/db/scope.ts';

interface Needs {
  readonly app: App;
  readonly db: Db;
  readonly provider: IdentityProvider;
}

const DAY_MS = 24 * 3_600_000;
const FIRST_ADMIN = { name: 'Admin', alias: 'first-admin' };

/**
 * A one-time token for the admin, at the first start only: undefined where there is an admin, or there was one.
 */
export async function seedAdmin({ app, db, provider }: Needs): Promise<string | undefined> {
  const site = await app.sites.ensureDefault();
  const scope = openScope(db, site.id);
  const { members, oneTime } = app.identity;
  if ((await members.listAdmins(scope)).length > 0) return undefined;
  const pool = { site_id: site.id, site_name: site.record.name };
  const tokens = await provider.issueTokens(pool, { create: FIRST_ADMIN });
  await provider.signOut(pool, tokens);
  const before = await members.findByClaims(scope, tokens.claims);
  if (before) return undefined; // its right was removed on purpose
  const { member } = await members.findOrAdd(scope, tokens.claims, undefined);
  await members.change(scope, member.id, {
    is_admin: true,
    admin_roles: ['owner'],
    adult_since: member.created_at,
  });
  return oneTime.makeSignIn(scope, member.id, DAY_MS);
}
