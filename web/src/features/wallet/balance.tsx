// The button with the balance, refetched when the page becomes visible.
import { useQuery } from '@tanstack/react-query';
import type { Wallet } from '@velour/contract/wallet.ts';
import { spendable } from '@velour/contract/balances.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnimatedNumber } from './animated-number.tsx';
import { texts } from './texts.ts';

const words = texts.balance;

export default function Balance() {
  const { data, isError } = useQuery(alwaysFresh(q.wallet.wallet()));
  if (data) return <Known wallet={data} />;
  return (
    <>
      <span className="sr-only">{isError ? words.failed : words.loading}</span>
      {isError ? <span aria-hidden>{words.label}</span> : <Skeleton className="h-4 w-10" />}
    </>
  );
}

function Known({ wallet }: { wallet: Wallet }) {
  const all = spendable(wallet);
  const spoken = words.spoken(all, wallet.new_subscriber_balance);
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden title={spoken}>
        <AnimatedNumber of={all} />
      </span>
    </>
  );
}
