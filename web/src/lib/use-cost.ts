// What a button that spends tokens says of its price and of what is left after it, as `ui/priced-button` shows it:
// `<PricedButton {...useCost(price)} onPress={deed}>Create</PricedButton>`. Whether it can be paid is asked by the deed
// itself, once all else is in order: `canPay` of `lib/paying.ts`.
import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';
import { texts } from './texts.ts';
import { formatTokens, ownWallet, spendable } from './wallet.ts';

interface Cost {
  price: string;
  note: string | undefined;
}

const words = texts.cost;

/** Nothing is said of a wallet that is not known. */
export function useCost(price: number): Cost {
  const { kind, returning } = useSession();
  const isMember = kind === 'member' && !returning;
  const { data } = useQuery({ ...ownWallet, enabled: isMember });
  const written = words.price(price, formatTokens(price));
  if (!isMember || !data) return { price: written, note: undefined };
  const left = spendable(data) - price;
  return {
    price: written,
    note: left < 0 ? words.missing(formatTokens(-left)) : words.left(formatTokens(left)),
  };
}
