// The coupons that an account has once: claimed here, used by the next package of their kind.
import { useQuery } from '@tanstack/react-query';
import type { Wallet } from '@velour/contract/wallet.ts';
import { api } from '../../../lib/api.ts';
import { ownWallet } from '../../../lib/wallet.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { texts } from '../texts.ts';
import { useClaim } from './use-claim.ts';

const words = texts.coupons;
type Name = keyof Wallet['coupons'];

export function Coupons() {
  const { data, isError } = useQuery(ownWallet);
  return (
    <Section title={words.title} sentence={words.sentence}>
      {data && <Coupon name="double_credit" state={data.coupons.double_credit} />}
      {data && <Coupon name="double_messages" state={data.coupons.double_messages} />}
      {!data && isError && <p className="py-2">{words.failed}</p>}
      {!data && !isError && (
        <div role="status" className="flex flex-col gap-3 py-2">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Section>
  );
}

const claims = {
  double_credit: () => api.wallet.claimDoubleCredit(),
  double_messages: () => api.wallet.claimDoubleMessages(),
};

function Coupon({ name, state }: { name: Name; state: Wallet['coupons'][Name] }) {
  const { pending, claim, place } = useClaim();
  const take = () =>
    claim({
      deed: async (client) => {
        client.setQueryData(ownWallet.queryKey, await claims[name]());
        return words.done[name];
      },
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
              onClick={take}
            >
              {words.claim}
            </Button>
          ) : (
            <span className="rounded-full bg-raised-2 px-3 py-1 text-sm text-ink-soft">
              {words.states[state]}
            </span>
          )
        }
      >
        <span className="text-sm">{words.sentences[name]}</span>
      </SettingRow>
    </div>
  );
}
