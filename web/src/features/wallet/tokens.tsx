// The tokens page: the member's balance, rewards, coupons and statement.
import { useQuery } from '@tanstack/react-query';
import { Coins, MessageCircle } from 'lucide-react';
import type { Wallet } from '@velour/contract/wallet.ts';
import { formatDay, formatNumber } from '../../lib/formats.ts';
import { overlays } from '../../lib/overlays.ts';
import { spendable } from '@velour/contract/balances.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AnimatedNumber } from './animated-number.tsx';
import { Coupons } from './gifts/coupons.tsx';
import { DailyReward } from './gifts/daily-reward.tsx';
import { Statement } from './statement/statement.tsx';
import { texts } from './texts.ts';

const words = texts.holdings;

export function Tokens() {
  return (
    <>
      <Holdings />
      <DailyReward />
      <Coupons />
      <Statement />
    </>
  );
}

function Holdings() {
  const { data, isError, refetch } = useQuery(alwaysFresh(q.wallet.wallet()));
  return (
    <header className="flex flex-col gap-1 px-1">
      <h1 className="text-ink-soft">{texts.title}</h1>
      {data && <Known wallet={data} />}
      {data && <Getting />}
      {!data && isError && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-52">{words.failed}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!data && !isError && (
        <Loading label={words.loading} className="flex flex-col gap-2">
          <Skeleton className="h-12 w-36" />
          <Skeleton className="h-5 w-64" />
        </Loading>
      )}
    </header>
  );
}

function Getting() {
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <Button tone="gold" icon={Coins} onClick={() => overlays.open('top-up')}>
        {words.get_tokens}
      </Button>
      <Button icon={MessageCircle} onClick={() => overlays.open('top-up', { type: 'message' })}>
        {words.get_messages}
      </Button>
    </div>
  );
}

function Known({ wallet }: { wallet: Wallet }) {
  const all = spendable(wallet);
  const { new_subscriber_balance, next_expiry, held, owed, message_credits } = wallet;
  const lines = [
    new_subscriber_balance > 0 &&
      words.expiring(new_subscriber_balance, next_expiry ? formatDay(next_expiry) : ''),
    held > 0 && words.held(held),
    message_credits > 0 && words.messages(message_credits),
  ].filter((line) => line !== false);
  return (
    <>
      <p className="flex items-center gap-3 font-display text-4xl text-gold">
        <Icon of={Coins} size="lg" />
        <span className="sr-only">{formatNumber(all)}</span>
        <span aria-hidden className="min-w-0 break-all tabular-nums">
          <AnimatedNumber of={all} />
        </span>
      </p>
      {lines.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
      {owed > 0 && <p className="text-warning">{words.owed(owed)}</p>}
    </>
  );
}
