// The admin screen of the price list.
import { Prices } from '../features/wallet/admin/prices.tsx';
import { texts } from '../features/wallet/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.prices.title}>
      <Prices />
    </Page>
  );
}
