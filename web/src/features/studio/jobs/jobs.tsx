// The running, failed and just finished jobs of a character; jobs of other characters have one line each.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StudioJob } from '@velour/contract/studio.ts';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { q } from '../../../lib/queries.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import { isPartial, isUnderWay, studioJobs, type StudioKind } from '../queries.ts';
import { texts } from '../texts.ts';
import { FinishedJob } from './finished-job.tsx';
import { JobCard, progressText } from './job-card.tsx';
import { JOBS } from './studio-jobs.tsx';
import { useStudioEvents } from './use-studio-events.ts';

const words = texts.jobs;

export interface JobsProps {
  kind: StudioKind;
  /** Without it, all jobs have one line each. */
  characterId?: string | undefined;
  onEdit: (job: StudioJob) => void;
  className?: string;
}

export default function Jobs({ kind, characterId, onEdit, className }: JobsProps) {
  const { data, isError, refetch } = useQuery(studioJobs(kind));
  useStudioEvents(kind);
  const finished = useFinished(data?.jobs);
  const dismissing = useCall(api.studio.dismiss, { invalidates: [q.studio.jobs.all] });
  if (!data)
    return (
      isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
          {words.failed}
          <Button size="sm" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </p>
      )
    );
  const isHere = ({ character }: StudioJob) => character.id === characterId;
  const here = data.jobs.filter((job) => isHere(job) && job.state !== 'succeeded');
  const elsewhere = data.jobs.filter((job) => !isHere(job) && isUnderWay(job));
  // A partial result is shown again after returning to the page, until it is closed.
  const partial = data.jobs.filter((job) => isHere(job) && isPartial(job));
  const ended = new Set([...finished.ids, ...partial.map(({ job_id }) => job_id)]);
  const close = (job_id: string) => {
    finished.close(job_id);
    if (data.jobs.some((job) => job.job_id === job_id && isPartial(job)))
      void dismissing.run({ params: { job_id } });
  };
  return (
    <section
      id={JOBS}
      aria-label={words.title}
      className={classNames('flex scroll-mt-20 flex-col gap-4 empty:hidden', className)}
    >
      {elsewhere.length > 0 && <Elsewhere kind={kind} jobs={elsewhere} />}
      {here.map((job) => (
        <JobCard key={job.job_id} job={job} onEdit={onEdit} />
      ))}
      {[...ended].map((id) => (
        <FinishedJob
          key={id}
          kind={kind}
          jobId={id}
          characterId={characterId}
          onClose={() => close(id)}
        />
      ))}
    </section>
  );
}

/** Jobs that were in progress on this page and have ended, until they are closed. */
function useFinished(jobs: readonly StudioJob[] | undefined) {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const known = jobs ?? [];
  const fresh = known.filter((job) => isUnderWay(job) && !seen.includes(job.job_id));
  if (fresh.length > 0) setSeen([...seen, ...fresh.map(({ job_id }) => job_id)]);
  const isOver = (id: string) => {
    const job = known.find(({ job_id }) => job_id === id);
    return !job || job.state === 'succeeded';
  };
  return {
    ids: jobs ? seen.filter(isOver).toReversed() : [],
    close: (id: string) => setSeen((ids) => ids.filter((one) => one !== id)),
  };
}

function Elsewhere({ kind, jobs }: { kind: StudioKind; jobs: readonly StudioJob[] }) {
  const pathOf = kind === 'image' ? paths.generateImage : paths.generateVideo;
  return (
    <div className="rounded-control bg-raised px-4 py-3">
      <h3 className="text-sm text-ink-faint">{words.elsewhere}</h3>
      <ul>
        {jobs.map((job) => (
          <li key={job.job_id}>
            <Link
              to={pathOf(job.character.id)}
              className="inline-flex min-h-9 items-center text-ink underline-offset-4 tabular-nums hover:underline"
            >
              {words.of(job.character.name, progressText(job))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
