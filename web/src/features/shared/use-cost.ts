// Props of a button that spends tokens, for its price and the balance afterwards: `<PricedButton {...useCost(price)}
// onPress={create}>Create</PricedButton>`. The action itself checks whether it can be paid, once everything else is in
// order: `canPay` of `paying.ts`.
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

interface CostAndBalance extends Cost {
  /** “You have 43”; undefined for guests and for an unknown balance. */
  balance: string | undefined;
}

/** Without a note if the balance is unknown. */
export function useCost(price: number): Cost {
  const { balance: _, ...cost } = useCostAndBalance(price);
  return cost;
}

/** The same, with the current balance. */
export function useCostAndBalance(price: number): CostAndBalance {
  const { kind, returning } = useSession();
  const isMember = kind === 'member' && !returning;
  const { data } = useQuery({ ...alwaysFresh(q.wallet.wallet()), enabled: isMember });
  const written = texts.price(price, formatNumber(price));
  if (!isMember || !data) return { price: written, note: undefined, balance: undefined };
  const has = spendable(data);
  const left = has - price;
  return {
    price: written,
    balance: texts.balance(formatNumber(has)),
    note: left < 0 ? texts.missing(formatNumber(-left)) : texts.left(formatNumber(left)),
  };
}
