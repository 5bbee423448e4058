// Plans, and one's own.
import { Premium } from '../features/payments/premium/premium.tsx';
import { texts } from '../features/payments/premium/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} className="flex flex-col gap-5 pt-4 pb-12 lg:gap-7 lg:pt-10">
      <Premium />
    </Page>
  );
}
