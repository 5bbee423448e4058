// The admin screen of the audit log.
import { Audit } from '../features/audit/admin/audit.tsx';
import { texts } from '../features/audit/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="full">
      <Audit />
    </Page>
  );
}
