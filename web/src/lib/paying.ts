// Before tokens are spent: whoever is no member signs in, whoever has too few gets some, and both go on where they were.
import type { QueryClient } from '@tanstack/react-query';
import { overlays, type OverlayName } from './overlays.ts';
import { session } from './session.ts';
import { ownWallet, spendable } from './wallet.ts';

/** False where somebody turned back on the way. Throws where the wallet cannot be read. */
export async function canPay(client: QueryClient, price: number): Promise<boolean> {
  if (session.read().kind !== 'member') await seen('sign-in');
  if (session.read().kind !== 'member') return false;
  const hasEnough = async () => spendable(await client.fetchQuery(ownWallet)) >= price;
  if (await hasEnough()) return true;
  await seen('top-up');
  return hasEnough();
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
