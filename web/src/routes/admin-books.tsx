// The admin screen of the ledger and its reconciliation.
import { Books } from '../features/wallet/admin/books.tsx';
import { texts } from '../features/wallet/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.books.title}>
      <Books />
    </Page>
  );
}
