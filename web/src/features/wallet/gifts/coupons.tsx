// The coupons of an account: claimed here, applied to the next package of their kind.
import { alwaysFresh, q } from '../../../lib/queries.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Wallet } from '@velour/contract/wallet.ts';
import { api } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { COUPONS } from '../anchors.ts';
import { texts } from '../texts.ts';
import { useClaim } from './use-claim.ts';

const words = texts.coupons;
type Name = keyof Wallet['coupons'];
const names: readonly Name[] = ['double_credit', 'double_messages'];

export function Coupons() {
  const { data, isError } = useQuery(alwaysFresh(q.wallet.wallet()));
  // Renders nothing if the site offers no coupons.
  if (data && names.every((name) => data.coupons[name] === 'over')) return null;
  return (
    <Section id={COUPONS} title={words.title} sentence={words.sentence}>
      {data &&
        names.map((name) => {
          const state = data.coupons[name];
          return state === 'over' ? null : <Coupon key={name} name={name} state={state} />;
        })}
      {!data && isError && <p className="py-2">{words.failed}</p>}
      {!data && !isError && (
        <Loading label={words.loading} className="flex flex-col gap-3 py-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
    </Section>
  );
}

const claims = {
  double_credit: () => api.wallet.claimDoubleCredit(),
  double_messages: () => api.wallet.claimDoubleMessages(),
};

type Shown = Exclude<Wallet['coupons'][Name], 'over'>;

function Coupon({ name, state }: { name: Name; state: Shown }) {
  const client = useQueryClient();
  const { pending, claim, place } = useClaim(claims[name], {
    done: () => words.done[name],
    onDone: (wallet) => client.setQueryData(alwaysFresh(q.wallet.wallet()).queryKey, wallet),
    failed: words.not_done,
  });
  return (
    <div ref={place} tabIndex={-1} className="rounded-control">
      <SettingRow
        label={words.names[name]}
        action={
          state === 'available' ? (
            <Button
              size="sm"
              pending={pending}
              aria-label={words.claim_of(words.names[name])}
              onClick={claim}
            >
              {words.claim}
            </Button>
          ) : (
            <Badge>{words.states[state]}</Badge>
          )
        }
      >
        <span className="text-sm">{words.sentences[name]}</span>
      </SettingRow>
    </div>
  );
}
