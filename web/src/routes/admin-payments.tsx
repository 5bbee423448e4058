// The admin screen of payments in money.
import { Payments } from '../features/payments/admin/payments.tsx';
import { texts } from '../features/payments/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title}>
      <Payments />
    </Page>
  );
}
