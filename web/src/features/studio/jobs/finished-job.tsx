// A job that has just succeeded: its clip, or the number of missing pictures, the reason, and the charge.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { StudioJob } from '@velour/contract/studio.ts';
import { q } from '../../../lib/queries.ts';
import { Clip } from '../../../ui/clip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { isPartial, studioJob, type StudioKind } from '../queries.ts';
import { texts } from '../texts.ts';

const words = texts.jobs;

interface Props {
  kind: StudioKind;
  jobId: string;
  characterId: string | undefined;
  onClose: () => void;
}

export function FinishedJob({ kind, jobId, characterId, onClose }: Props) {
  const client = useQueryClient();
  const { data: job } = useQuery({ ...studioJob(kind, jobId), retry: false });
  useEffect(() => {
    // The results are in the lists now.
    void client.invalidateQueries(q.gallery.all);
    void client.invalidateQueries(q.wallet.all);
  }, [client]);
  const done = job?.state === 'succeeded' ? job : undefined;
  const clip =
    kind === 'video' && done?.character.id === characterId ? done?.pictures[0] : undefined;
  const isShown = done !== undefined && (clip !== undefined || isPartial(done));
  // The element is mounted before its text, because screen readers only announce changes.
  return (
    <div
      className={
        isShown ? 'flex animate-rise flex-col gap-3 rounded-card bg-raised p-4' : 'sr-only'
      }
    >
      <div className="flex items-center gap-3">
        <p role="status" className="min-w-0 flex-1 tabular-nums">
          {done && textOf(done)}
        </p>
        {isShown && <IconButton icon={X} label={words.close} size="sm" onClick={onClose} />}
      </div>
      {clip && (
        <Clip
          src={clip.video_url ?? ''}
          still={clip.url}
          label={texts.video.clip_of(done?.character.name ?? '')}
          className="max-h-[70dvh] w-full rounded-control"
        />
      )}
    </div>
  );
}

function textOf({ kind, outcome, progress }: StudioJob): string {
  if (kind === 'video') return words.clip_ready;
  if (!outcome) return '';
  const { delivered } = outcome;
  return delivered < progress.total ? words.partial(outcome) : words.ready(delivered);
}
