// A job: frames that fill while it runs, then its error or result.
import type { ReactNode } from 'react';
import type { StudioJob } from '@velour/contract/studio.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PricedButton } from '../../../ui/priced-button.tsx';
import { useCost } from '../../shared/use-cost.ts';
import { isUnderWay } from '../queries.ts';
import { texts } from '../texts.ts';
import { JobFrames } from './job-frames.tsx';
import { priceNow, useJobActions } from './use-job-actions.ts';

const words = texts.jobs;

interface Props {
  job: StudioJob;
  /** Copies its prompt into the form. */
  onEdit: (job: StudioJob) => void;
}

export function JobCard(props: Props) {
  return isUnderWay(props.job) ? <Running {...props} /> : <Ended {...props} />;
}

export function progressText({ kind, state, position, progress }: StudioJob): string {
  if (state === 'queued') return position === null ? words.queued : words.place(position);
  if (progress.done === progress.total) return words.finishing;
  return kind === 'image' ? words.made(progress.done, progress.total) : words.clip_running;
}

const titleOf = ({ kind, progress, character }: StudioJob): string =>
  kind === 'image'
    ? words.making(progress.total, character.name)
    : words.making_clip(character.name);

function Running({ job }: Props) {
  const actions = useJobActions(job);
  const { progress } = job;
  return (
    <Frame title={titleOf(job)} prompt={job.prompt}>
      <p role="status" className="text-ink-soft tabular-nums">
        {progressText(job)}
      </p>
      <JobFrames job={job} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-48 text-sm text-ink-faint">{words.leave_hint}</p>
        {progress.done < progress.total && (
          <Button size="sm" pending={actions.pending.cancel} onClick={actions.cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Frame>
  );
}

/** Nothing was delivered, so everything was refunded. */
const sentenceOf = ({ reason, price }: StudioJob): string =>
  `${words.reason(reason)} ${words.returned(price)}`.trim();

function Ended({ job, onEdit }: Props) {
  const actions = useJobActions(job);
  const cost = useCost(priceNow(job));
  const { state, retryable, kind } = job;
  const title = words.ends[state === 'queued' || state === 'running' ? 'failed' : state];
  return (
    <Frame title={title} prompt={job.prompt}>
      <p role="alert" className="text-ink-soft">
        {sentenceOf(job)}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        {retryable && (
          <PricedButton {...cost} pending={actions.pending.retry} onPress={actions.retry}>
            {words.retry}
          </PricedButton>
        )}
        {kind === 'image' && <Button onClick={() => onEdit(job)}>{words.edit}</Button>}
        <Button tone="ghost" pending={actions.pending.dismiss} onClick={actions.dismiss}>
          {words.dismiss}
        </Button>
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  prompt: string;
  children: ReactNode;
}

function Frame({ title, prompt, children }: FrameProps) {
  return (
    <Card padding="wide" aria-label={title} className="flex animate-rise flex-col gap-3">
      <header>
        <h3 className="font-display text-xl">{title}</h3>
        {prompt !== '' && <p className="line-clamp-2 text-sm text-ink-faint">{prompt}</p>}
      </header>
      {children}
    </Card>
  );
}
