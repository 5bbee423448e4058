// The progress of a creation: its position in the queue, four frames that fill, and a cancel button.
import { Brush, Check } from 'lucide-react';
import type { Creation } from '@velour/contract/creation.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { texts } from './texts.ts';
import type { CreationActions } from './use-creation-actions.ts';

export function PaintingProgress({
  known,
  actions,
}: {
  known: Creation;
  actions: CreationActions;
}) {
  const { name, state, progress, position } = known;
  const isQueued = state === 'queued';
  const place = position === null ? texts.queued : texts.place(position);
  return (
    <div className="flex flex-col items-center text-center">
      <h1 className="font-display text-3xl">
        {isQueued ? texts.waiting_title(name) : texts.painting_title(name)}
      </h1>
      <p role="status" className="mt-2 text-lg text-ink-soft tabular-nums">
        {isQueued ? place : texts.painted(progress.done, progress.total)}
      </p>
      <div className="mt-6 grid w-full grid-cols-2 gap-3 max-sm:max-w-72 sm:gap-4 lg:grid-cols-4">
        {Array.from({ length: progress.total }, (_, at) => (
          <Frame key={at} isDone={at < progress.done} isNext={!isQueued && at === progress.done} />
        ))}
      </div>
      <p className="mt-6 max-w-md text-ink-soft">{texts.leave_hint}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.myCharacters()}>{texts.to_mine}</ButtonLink>
        <Button tone="ghost" pending={actions.pending.cancel} onClick={actions.cancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

function Frame({ isDone, isNext }: { isDone: boolean; isNext: boolean }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'glow grid aspect-[3/4] place-items-center rounded-card shadow-hem',
        isNext && 'animate-breathe',
        !isDone && !isNext && 'opacity-60',
      )}
    >
      <span
        className={classNames(
          'grid size-14 place-items-center rounded-full',
          isDone ? 'animate-rise bg-accent text-on-accent' : 'bg-raised-2 text-ink-faint',
        )}
      >
        <Icon of={isDone ? Check : Brush} size="md" />
      </span>
    </div>
  );
}
