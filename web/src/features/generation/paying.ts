// Before tokens are spent: visitors sign in, members with too few tokens top up, and both continue.
import type { QueryClient } from '@tanstack/react-query';
import { overlays, type OverlayName } from '../../lib/overlays.ts';
import { session } from '../../lib/session.ts';
import { spendable } from '@velour/contract/balances.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';

/** False where the top-up was canceled. Throws where the wallet cannot be read. */
export async function canPay(client: QueryClient, price: number): Promise<boolean> {
  if (!(await isMember())) return false;
  // Without a network it fails, where the cache would wait for one behind a button that says nothing.
  const now = { ...alwaysFresh(q.wallet.wallet()), networkMode: 'always' } as const;
  const hasEnough = async () => spendable(await client.fetchQuery(now)) >= price;
  if (await hasEnough()) return true;
  await seen('top-up');
  return hasEnough();
}

/** A guest signs in first. */
export async function isMember(): Promise<boolean> {
  if (session.read().kind !== 'member') await seen('sign-in');
  return session.read().kind === 'member';
}

/** Opens it, and resolves when it is closed, however it went. */
async function seen(name: OverlayName): Promise<void> {
  overlays.open(name);
  await new Promise<void>((resolve) => {
    const stop = overlays.subscribe(() => {
      if (overlays.read() !== undefined) return;
      stop();
      resolve();
    });
  });
}
