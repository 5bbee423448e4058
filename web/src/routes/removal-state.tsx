// What became of one report, by its number.
import { useParams } from 'react-router';
import { ReportStatus } from '../features/reports/report-status.tsx';
import { texts } from '../features/reports/texts.ts';
import { useNoVeil } from '../features/reports/use-unblurred.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  useNoVeil();
  const { number = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-xl animate-rise px-4 pt-6 pb-10">
      <title>{common.title(texts.removal.title, siteConfig.name)}</title>
      <ReportStatus key={number} number={number} />
    </div>
  );
}
