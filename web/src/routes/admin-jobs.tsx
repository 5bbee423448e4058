// The admin screen of paid jobs.
import { Jobs } from '../features/jobs/admin/jobs.tsx';
import { texts } from '../features/jobs/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="full">
      <Jobs />
    </Page>
  );
}
