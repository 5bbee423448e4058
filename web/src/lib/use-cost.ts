// What a price in tokens means for whoever is here, as `ui/priced-button` shows it:
// `<PricedButton {...useCost(price, deed)}>Create</PricedButton>`.
import { useQuery } from '@tanstack/react-query';
import { overlays } from './overlays.ts';
import { useSession } from './session.ts';
import { texts } from './texts.ts';
import { formatTokens, ownWallet, spendable } from './wallet.ts';

interface Cost {
  price: string;
  note: string | undefined;
  instead: string | undefined;
  onPress: () => void;
}

const words = texts.cost;

/** Where a wallet is not known yet, or did not come, the server's answer decides. */
export function useCost(price: number, deed: () => void): Cost {
  const { kind, returning } = useSession();
  const { data } = useQuery({ ...ownWallet, enabled: kind === 'member' && !returning });
  const cost = {
    price: words.price(price, formatTokens(price)),
    note: undefined,
    instead: undefined,
  };
  if (kind !== 'member') return { ...cost, onPress: () => overlays.open('sign-in') };
  if (!data) return { ...cost, onPress: deed };
  const left = spendable(data) - price;
  if (left >= 0) return { ...cost, note: words.left(formatTokens(left)), onPress: deed };
  return {
    ...cost,
    note: words.missing(cost.price, formatTokens(-left)),
    instead: words.get,
    onPress: () => overlays.open('top-up'),
  };
}
