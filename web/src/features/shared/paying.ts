// Before tokens are spent: visitors sign in, members with too few tokens top up, and both continue.
import type { QueryClient } from '@tanstack/react-query';
import { overlays, type SignInReason } from '../../lib/overlays.ts';
import { session } from '../../lib/session.ts';
import { spendable } from '@velour/contract/balances.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';

/** Returns false if the top-up was canceled. Throws if the wallet cannot be loaded. */
export async function canPay(
  client: QueryClient,
  price: number,
  /** Describes the purpose, with the number of missing tokens. */
  reasonFor: (missing: number) => string,
): Promise<boolean> {
  if (!(await isMember())) return false;
  // Fails at once without a network; by default, the query would wait while the button shows nothing.
  const now = { ...alwaysFresh(q.wallet.wallet()), networkMode: 'always' } as const;
  const missing = async () => price - spendable(await client.fetchQuery(now));
  const lacks = await missing();
  if (lacks <= 0) return true;
  await closed(() => overlays.open('top-up', { reason: reasonFor(lacks) }));
  return (await missing()) <= 0;
}

/** A guest signs in, or up if this browser has no known account. */
export async function isMember(reason?: SignInReason): Promise<boolean> {
  const params = { newcomer: true, ...(reason !== undefined && { reason }) };
  if (session.read().kind !== 'member') await closed(() => overlays.open('sign-in', params));
  return session.read().kind === 'member';
}

/** Opens an overlay, and resolves when it is closed, whatever the result. */
async function closed(open: () => void): Promise<void> {
  open();
  await new Promise<void>((resolve) => {
    const stop = overlays.subscribe(() => {
      if (overlays.read() !== undefined) return;
      stop();
      resolve();
    });
  });
}
