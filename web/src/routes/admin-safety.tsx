// The admin screen of the safety report.
import { Evidence } from '../features/quarantine/admin/evidence.tsx';
import { SafetyReportScreen } from '../features/stats/admin/safety-report.tsx';
import { safetyTexts } from '../features/stats/admin/safety-texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page
      title={safetyTexts.title}
      width="full"
      rises={false}
      className="max-w-5xl animate-rise pt-4 pb-10"
    >
      <SafetyReportScreen />
      <Evidence />
    </Page>
  );
}
