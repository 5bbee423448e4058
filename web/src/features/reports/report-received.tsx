// The confirmation of a report: its number, the deadline, and the link to its status.
import type { FiledReport } from '@velour/contract/reports.ts';
import { CircleCheck } from 'lucide-react';
import { formatMoment } from '../../lib/formats.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { texts } from './texts.ts';

const words = texts.filed;

export function ReportReceived({
  filed,
  email,
}: {
  filed: FiledReport;
  email?: string | undefined;
}) {
  const { number, due_at, is_hidden } = filed;
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="flex items-start gap-2.5">
        <Icon of={CircleCheck} className="mt-0.5 text-accent" />
        <span>
          {is_hidden ? words.hidden : words.waits} {words.due(formatMoment(due_at))}{' '}
          {email && words.mailed(email)}
        </span>
      </p>
      <p className="rounded-control bg-raised-2 px-4 py-3">
        <span className="block text-sm text-ink-faint">{words.number}</span>
        <span className="font-display text-xl break-all select-all">{number}</span>
      </p>
      <p className="text-sm text-ink-soft">{words.keep}</p>
      <ButtonLink to={paths.report(number)} className="self-start">
        {words.follow}
      </ButtonLink>
    </div>
  );
}
