// What a button that spends tokens says of its price and of what is left after it, as `ui/priced-button` shows it:
// `<PricedButton {...useCost(price)} onPress={create}>Create</PricedButton>`. The action itself checks whether it can be
// paid, once all else is in order: `canPay` of `paying.ts`.
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/formats.ts';
import { useSession } from '../../lib/session.ts';
import { texts } from './cost-texts.ts';
import { spendable } from '@velour/contract/balances.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';

interface Cost {
  price: string;
  note: string | undefined;
}

/** Nothing is said of a wallet that is not known. */
export function useCost(price: number): Cost {
  const { kind, returning } = useSession();
  const isMember = kind === 'member' && !returning;
  const { data } = useQuery({ ...alwaysFresh(q.wallet.wallet()), enabled: isMember });
  const written = texts.price(price, formatNumber(price));
  if (!isMember || !data) return { price: written, note: undefined };
  const left = spendable(data) - price;
  return {
    price: written,
    note: left < 0 ? texts.missing(formatNumber(-left)) : texts.left(formatNumber(left)),
  };
}
