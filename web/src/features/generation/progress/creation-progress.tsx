// A creation from the queue to the chosen portrait, or to a failure with its reason and refund.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Creation } from '@velour/contract/creation.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { useContentFocus } from '../../../lib/navigation/use-content-focus.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Ended } from './ended.tsx';
import { PaintingProgress } from './painting-progress.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { creation, isUnderWay } from './queries.ts';
import { Ready } from './ready.tsx';
import { texts } from './texts.ts';
import { useCreationActions } from './use-creation-actions.ts';
import { useJobEvents } from './use-job-events.ts';

export function CreationProgress({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(creation(id));
  useJobEvents();
  if (data) return <Known known={data} />;
  if (error) {
    const isGone = isApiError(error, 'job.not_found') || isApiError(error, 'request.invalid');
    return (
      <ErrorState
        level="h1"
        title={isGone ? error.title : texts.failed}
        onRetry={() => void refetch()}
        action={isGone && <ButtonLink to={paths.myCharacters()}>{texts.to_mine}</ButtonLink>}
      >
        {texts.failed_sentence}
      </ErrorState>
    );
  }
  return (
    <Loading label={texts.loading} className="flex flex-col items-center gap-5">
      <Skeleton className="h-10 w-72" />
      <div className="grid w-full grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((at) => (
          <Skeleton key={at} radius="card" className="aspect-[3/4]" />
        ))}
      </div>
    </Loading>
  );
}

function Known({ known }: { known: Creation }) {
  const actions = useCreationActions(known);
  const [choosing, setChoosing] = useState(false);
  const chosen = known.pictures.find(({ image_id }) => image_id === known.chosen_image_id);
  const isChosen = chosen !== undefined && !choosing;
  useContentFocus(isChosen ? 'chosen' : known.creation_step);
  if (isUnderWay(known)) return <PaintingProgress known={known} actions={actions} />;
  if (known.creation_step === 'failed') return <Ended known={known} actions={actions} />;
  if (isChosen) {
    return <Ready known={known} picture={chosen} onChooseAgain={() => setChoosing(true)} />;
  }
  return (
    <PictureChoice
      known={known}
      pending={actions.pending.take}
      onTake={(image_id) => {
        actions.take(image_id);
        setChoosing(false);
      }}
    />
  );
}
