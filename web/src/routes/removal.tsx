// The removal form, which needs no account.
import { RemovalForm } from '../features/reports/removal-form.tsx';
import { texts } from '../features/reports/texts.ts';
import { useUnblurred } from '../features/reports/use-unblurred.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useUnblurred();
  return (
    <Page title={texts.removal.title} width="text" className="pt-6 pb-10">
      <RemovalForm />
    </Page>
  );
}
