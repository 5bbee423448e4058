// A report: its subject, the messages about it, and its actions.
import type { ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReadReport } from '@velour/contract/reports.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ReportActions } from './report-actions.tsx';
import { clockOf, urgencyOf } from '../../shared/admin/deadlines.ts';
import { Evidence } from './evidence.tsx';
import { Notes } from './notes.tsx';
import { Pictures } from './pictures.tsx';
import { oneReport } from './queries.ts';
import { texts } from './texts.ts';

export function ReportDetails({ id }: { id: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(oneReport(id));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={texts.loading}>
        <Skeleton radius="card" className="h-96" />
      </Loading>
    );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <header className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 flex-1">
            <h1 className="font-display text-2xl break-words">
              {texts.reasons[data.reason]}
              {data.subject_name && ` · ${data.subject_name}`}
            </h1>
            <p className="text-sm text-ink-faint">
              {texts.kinds[data.kind]} · {texts.subjects[data.subject_type]} · {data.number} ·{' '}
              {formatMoment(data.received_at)}
              {data.is_hidden && ` · ${texts.hidden}`}
            </p>
            {data.state === 'open' && (
              <p className={urgencyOf(data, dataUpdatedAt) === 'late' ? 'text-danger' : ''}>
                {clockOf(data.due_at, dataUpdatedAt)}
              </p>
            )}
          </div>
          {data.subject.character && (
            <ButtonLink size="sm" to={paths.characterChat(data.subject.character)}>
              {texts.page}
            </ButtonLink>
          )}
        </header>
        <Facts report={data} />
        <Pictures urls={data.subject.picture_urls} />
        {data.subject.has_evidence && <Evidence id={id} />}
      </Card>
      <ReportActions report={data} />
      <Notes report={data} />
    </div>
  );
}

/** Links to the member's account, which can be closed there. */
const Member = ({ of: { id, name } }: { of: { id: string; name: string } }) => (
  <Link to={paths.adminMembers(id)} className="underline">
    {name}
  </Link>
);

function Facts({ report }: { report: ReadReport }) {
  const { reporter, subject, about, text } = report;
  const reporterParts = [
    texts.reporter[reporter.kind],
    reporter.name,
    reporter.email,
    reporter.relation && texts.relations[reporter.relation],
  ];
  const lines: readonly (readonly [label: string, words: ReactElement | string | null])[] = [
    [texts.by, reporterParts.filter(Boolean).join(', ')],
    [
      texts.creator,
      subject.creator ? <Member of={subject.creator} /> : subject.character && texts.official,
    ],
    [texts.about, about],
    [texts.said, text],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {lines
        .filter(([, words]) => words !== null && words !== '')
        .map(([label, words]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-faint">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{words}</dd>
          </div>
        ))}
    </dl>
  );
}
