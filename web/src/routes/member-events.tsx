// The socket listeners that run on every screen of a member.
import { LatePurchases } from '../features/payments/top-up/late-purchases.tsx';
import { AffiliateLanding } from '../features/payments/affiliate-landing.tsx';
import { WalletEvents } from '../features/wallet/wallet-events.tsx';

export default function MemberEvents() {
  return (
    <>
      <WalletEvents />
      <LatePurchases />
      <AffiliateLanding />
    </>
  );
}
