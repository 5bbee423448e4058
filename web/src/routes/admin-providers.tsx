// The admin screen of the providers.
import { Providers } from '../features/operations/admin/providers.tsx';
import { texts } from '../features/operations/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title}>
      <Providers />
    </Page>
  );
}
