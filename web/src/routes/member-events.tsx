// What goes on beside every screen of a member and is told over the socket.
import { LatePurchases } from '../features/payments/top-up/late-purchases.tsx';
import { WalletNews } from '../features/wallet/wallet-events.tsx';

export default function MemberNews() {
  return (
    <>
      <WalletNews />
      <LatePurchases />
    </>
  );
}
