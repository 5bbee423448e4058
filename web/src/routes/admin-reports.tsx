// The admin screen of reports and removal requests.
import { Reports } from '../features/reports/admin/reports.tsx';
import { texts } from '../features/reports/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page
      title={texts.title}
      width="full"
      rises={false}
      className="max-w-6xl animate-rise pt-4 pb-10"
    >
      <Reports />
    </Page>
  );
}
