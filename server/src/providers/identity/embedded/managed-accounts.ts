// Shadow accounts: sign-ins without credentials for accounts that a managed pool stores.
import type { Db } from '../../../platform/db/handle.ts';
import { IdentityFailure, type ManagedAccount, type Pool, type Tokens } from '../port.ts';
import { findLinked, type AccountRow } from './accounts.store.ts';
import type { PoolParts } from './parts.ts';
import { findOrAdd } from './signing-in.ts';

/** A sign-in needs an account row. It has neither name nor email address, which only the managed pool stores. */
const BLANK = { name: 'User', email: null };

export async function issueFor(
  parts: PoolParts,
  pool: Pool,
  account: ManagedAccount,
): Promise<Tokens> {
  const { id: account_id } = await findOrAdd(parts, elsewhereOf(pool, account), BLANK);
  const { site_id } = pool;
  const opened = await parts.signIns.open(parts.db, { site_id, account_id });
  return signFor(parts, { site_id, account }, opened);
}

export async function refreshFor(
  parts: PoolParts,
  pool: Pool,
  { refresh_token: token, account }: { refresh_token: string; account: ManagedAccount },
): Promise<Tokens> {
  const { site_id } = pool;
  const known = await findFor(parts.db, pool, account);
  const turned = known && (await parts.signIns.turn(parts.db, { site_id, token, sub: known.id }));
  if (!turned) throw new IdentityFailure('refresh_refused', 'This sign-in has ended.');
  return signFor(parts, { site_id, account }, turned);
}

export const findFor = (
  db: Db,
  pool: Pool,
  account: Pick<ManagedAccount, 'issuer' | 'sub'>,
): Promise<AccountRow | undefined> => findLinked(db, elsewhereOf(pool, account));

const elsewhereOf = (
  { site_id }: Pool,
  { issuer, sub }: Pick<ManagedAccount, 'issuer' | 'sub'>,
) => ({ site_id, issuer, subject: sub });

async function signFor(
  { tokens }: PoolParts,
  { site_id, account }: { site_id: string; account: ManagedAccount },
  { sign_in, refresh_token }: { sign_in: string; refresh_token: string },
): Promise<Tokens> {
  const { issuer: account_issuer, ...about } = account;
  const signed = await tokens.sign({ ...about, site_id, sign_in, account_issuer });
  return { ...signed, refresh_token };
}
