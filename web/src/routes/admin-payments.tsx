// What was paid in money, for the site's admins.
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
