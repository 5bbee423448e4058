// The admin screen of purchases reported to the affiliate network.
import { Affiliates } from '../features/payments/admin/affiliates.tsx';
import { texts } from '../features/payments/admin/affiliate-texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="full">
      <Affiliates />
    </Page>
  );
}
