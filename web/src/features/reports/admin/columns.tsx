// The columns of the admins' list of reports; the first cell links to the report.
import type { ListedReport } from '@velour/contract/reports.ts';
import { type To } from 'react-router';
import { formatMoment } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { clockOf, urgencyOf } from '../../shared/admin/deadlines.ts';
import { texts } from './texts.ts';

interface Around {
  readonly now: number;
  readonly linkTo: (report_id: string) => To;
}

export const nameOf = ({ reason, subject_name, number }: ListedReport): string =>
  `${texts.reasons[reason]} ${subject_name || number}`;

export const columnsFor = ({ now, linkTo }: Around): readonly Column<ListedReport>[] => [
  {
    key: 'what',
    title: texts.columns.what,
    lead: true,
    cell: (report) => <What report={report} to={linkTo(report.id)} />,
  },
  {
    key: 'due',
    title: texts.columns.due,
    sort: 'due',
    cell: (report) => <Due report={report} now={now} />,
  },
  {
    key: 'kind',
    title: texts.columns.kind,
    from: 'xl',
    cell: ({ kind }) => texts.kinds[kind],
  },
  {
    key: 'received',
    title: texts.columns.received,
    sort: 'received',
    align: 'end',
    from: 'lg',
    cell: ({ received_at }) => formatMoment(received_at),
  },
];

function What({ report, to }: { report: ListedReport; to: To }) {
  const { reason, subject_type, subject_name, is_hidden, is_asked } = report;
  const facts = [
    texts.subjects[subject_type],
    subject_name,
    is_hidden && texts.hidden,
    is_asked && texts.asked,
  ];
  return (
    <Link to={to} className="group block min-w-0">
      <span className="block truncate text-base font-medium group-hover:underline">
        {texts.reasons[reason]}
      </span>
      <span className="block truncate text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
    </Link>
  );
}

const looks = { late: 'font-medium text-danger', soon: 'text-warning', calm: 'text-ink-soft' };

function Due({ report, now }: { report: ListedReport; now: number }) {
  if (report.state !== 'open') return texts.states[report.state];
  return (
    <span className={classNames('tabular-nums', looks[urgencyOf(report, now)])}>
      {clockOf(report.due_at, now)}
    </span>
  );
}
