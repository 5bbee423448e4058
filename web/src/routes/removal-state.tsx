// The status of a report, by its number.
import { useParams } from 'react-router';
import { ReportStatus } from '../features/reports/report-status.tsx';
import { texts } from '../features/reports/texts.ts';
import { useUnblurred } from '../features/reports/use-unblurred.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useUnblurred();
  const { number = '' } = useParams();
  return (
    <Page title={texts.removal.title} width="text" className="pt-6 pb-10">
      <ReportStatus key={number} number={number} />
    </Page>
  );
}
