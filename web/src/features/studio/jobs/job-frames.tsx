// A frame for each picture of a job: finished, in progress, or waiting.
import { Check, Clapperboard, Image } from 'lucide-react';
import type { Shape, StudioJob } from '@velour/contract/studio.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { isUnderWay } from '../queries.ts';
import { texts } from '../texts.ts';

const ratios = { portrait: '3 / 4', square: '1 / 1', landscape: '4 / 3' } as const satisfies Record<
  Shape,
  string
>;
const aspects: Record<Shape, string> = {
  portrait: 'aspect-[3/4]',
  square: 'aspect-square',
  landscape: 'aspect-[4/3]',
};
const columns: Readonly<Record<number, string>> = {
  1: 'max-w-52 grid-cols-1',
  2: 'max-w-lg grid-cols-2',
  4: 'grid-cols-2 sm:grid-cols-4',
};

export function JobFrames({ job }: { job: StudioJob }) {
  const { kind, state, progress, pictures, shape } = job;
  // For an ended job, only the finished ones.
  const count = isUnderWay(job) ? progress.total : pictures.length;
  return (
    <div className={classNames('grid w-full gap-3', columns[count] ?? 'grid-cols-2')}>
      {Array.from({ length: count }, (_, at) => {
        const made = pictures[at];
        if (made)
          return (
            <Picture
              key={made.id}
              src={made.url}
              alt={texts.jobs.picture(at + 1)}
              preview={made.preview}
              ratio={ratios[shape]}
              eager
              className="rounded-control"
            />
          );
        const isNext = state === 'running' && at === progress.done;
        const isDone = at < progress.done;
        return (
          <div
            key={at}
            aria-hidden
            className={classNames(
              'glow grid place-items-center rounded-control shadow-hem',
              aspects[shape],
              isNext ? 'animate-breathe' : !isDone && 'opacity-60',
            )}
          >
            <span className="grid size-11 place-items-center rounded-full bg-raised-2 text-ink-faint">
              <Icon of={isDone ? Check : kind === 'image' ? Image : Clapperboard} />
            </span>
          </div>
        );
      })}
    </div>
  );
}
