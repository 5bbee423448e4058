// The admins' reports: the list by deadline, and the selected report.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { To } from 'react-router';
import { q } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { isPasswordNeeded, LoadFailed } from '../../shared/admin/load-failed.tsx';
import { useStepKeys } from '../../../ui/use-step-keys.ts';
import { ReportDetails } from './report-details.tsx';
import { reportList, reportView } from './queries.ts';
import { ReportTable } from './report-table.tsx';
import { texts } from './texts.ts';
import { useSelectedReport } from './use-selected-report.ts';

export function Reports() {
  const { view, change } = useTableView(reportView);
  const query = useQuery(reportList(view));
  const { chosen, previous, next, linkTo, choose } = useSelectedReport(
    query.data?.reports.map(({ id }) => id) ?? [],
  );
  const client = useQueryClient();
  const again = () => void client.invalidateQueries(q.reports.all);
  useStepKeys((by) => {
    const to = by > 0 ? next : previous;
    if (chosen !== null && to !== undefined) choose(to);
  });
  if (isPasswordNeeded(query.error)) return <LoadFailed error={query.error} onRetry={again} />;
  if (chosen === null)
    return <ReportTable view={view} onChange={change} query={query} linkTo={linkTo} />;
  return (
    <div className="flex flex-col gap-4">
      <ReportNavigation {...{ previous, next }} back={linkTo()} onChoose={choose} />
      <ReportDetails key={chosen} id={chosen} />
    </div>
  );
}

interface LinksProps {
  previous: string | undefined;
  next: string | undefined;
  back: To;
  onChoose: (id: string) => void;
}

function ReportNavigation({ previous, next, back, onChoose }: LinksProps) {
  const step = (label: string, id: string | undefined) => (
    <Button size="sm" disabled={id === undefined} onClick={() => id !== undefined && onChoose(id)}>
      {label}
    </Button>
  );
  return (
    <nav aria-label={texts.ways} className="flex flex-wrap items-center gap-2">
      <ButtonLink size="sm" to={back} className="mr-auto">
        {texts.back}
      </ButtonLink>
      {step(texts.previous, previous)}
      {step(texts.next, next)}
    </nav>
  );
}
