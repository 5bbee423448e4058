// The columns of the admins' list of jobs.
import { errors } from '@velour/contract/errors.ts';
import type { AdminJob } from '@velour/contract/jobs.ts';
import { formatCount, formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { shortId } from '../../../lib/ids.ts';
import { texts } from './texts.ts';

export const columns: readonly Column<AdminJob>[] = [
  { key: 'job', title: texts.columns.job, lead: true, cell: jobCell },
  { key: 'state', title: texts.columns.state, cell: stateCell },
  { key: 'progress', title: texts.columns.progress, from: 'lg', cell: progressCell },
  { key: 'member', title: texts.columns.member, from: 'lg', cell: memberCell },
  {
    key: 'price',
    title: texts.columns.price,
    align: 'end',
    from: 'lg',
    cell: ({ price }) => formatCount(price),
  },
  {
    key: 'created',
    title: texts.columns.created,
    align: 'end',
    cell: ({ created_at }) => formatMoment(created_at),
  },
];

const kinds: Readonly<Partial<Record<string, string>>> = texts.kinds;
export const kindOf = ({ kind }: AdminJob): string => kinds[kind] ?? kind;

const knownErrors: Readonly<Partial<Record<string, { title: string }>>> = errors;
/** A code that this page does not know yet is shown unchanged. */
const reasonText = (reason: string): string => knownErrors[reason]?.title ?? reason;

function jobCell(job: AdminJob) {
  const { reason, attempt, job_id } = job;
  return (
    <span className="block min-w-0 max-md:pr-10">
      <span className="block truncate text-base font-medium">
        {kindOf(job)} <span className="font-normal text-ink-faint">{shortId(job_id)}</span>
      </span>
      {(reason !== null || attempt > 1) && (
        <span className="block text-ink-soft md:whitespace-normal">
          {[reason === null ? '' : reasonText(reason), attempt > 1 ? texts.attempts(attempt) : '']
            .filter(Boolean)
            .join(' ')}
        </span>
      )}
    </span>
  );
}

const looks: Readonly<Record<AdminJob['state'], string>> = {
  queued: 'text-ink-soft',
  running: 'text-ink',
  succeeded: 'text-success',
  failed: 'text-danger',
  blocked: 'text-warning',
  cancelled: 'text-ink-soft',
  dead: 'text-danger',
};

function stateCell({ state, position }: AdminJob) {
  return (
    <span>
      <span className={looks[state]}>{texts.states[state]}</span>
      {position !== null && <span className="text-ink-faint"> {texts.place(position)}</span>}
    </span>
  );
}

function progressCell({ progress: { done, total } }: AdminJob) {
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <progress
        value={done}
        max={total}
        aria-hidden
        className="h-1.5 w-16 overflow-hidden rounded-full bg-raised-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised-3 [&::-webkit-progress-value]:bg-accent"
      />
      {texts.progress(done, total)}
    </span>
  );
}

function memberCell({ member_id, member_name, is_premium }: AdminJob) {
  const name = member_name ?? shortId(member_id);
  return (
    <span className="flex items-center gap-2">
      <Link
        to={paths.adminJobs(member_id)}
        aria-label={texts.theirs(name)}
        className="truncate hover:underline md:max-w-44"
      >
        {name}
      </Link>
      {is_premium && <span className="text-gold">{texts.premium}</span>}
    </span>
  );
}
