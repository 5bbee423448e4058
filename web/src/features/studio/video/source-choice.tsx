// Selects the picture to animate: one of the member's own, or of the character's open ones.
import { useId } from 'react';
import { LoadMore } from '../../shared/load-more.tsx';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PictureRadios } from '../../../ui/picture-radios.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import type { Source, useSources } from './use-sources.ts';

const words = texts.video;

interface Props {
  character: { id: string; name: string };
  sources: ReturnType<typeof useSources>;
  chosen: string | null;
  onChoose: (image_id: string) => void;
}

const box = 'max-h-[26rem] overflow-y-auto overscroll-contain rounded-card bg-raised p-4';

export function SourceChoice({ character, sources, chosen, onChoose }: Props) {
  const { own, open, isPending, hasFailed, more, refetch } = sources;
  if (hasFailed)
    return (
      <ErrorState title={words.failed} level="h3" onRetry={refetch}>
        {words.failed_sentence}
      </ErrorState>
    );
  if (isPending) return <Waiting />;
  if (own.length + open.length === 0)
    return (
      <div className="rounded-card bg-raised">
        <EmptyState
          scene="candle"
          title={words.empty}
          level="h3"
          action={
            <ButtonLink to={paths.generateImage(character.id)} tone="primary">
              {words.empty_action}
            </ButtonLink>
          }
        >
          {words.empty_sentence}
        </EmptyState>
      </div>
    );
  return (
    <div className={`${box} flex flex-col gap-4`}>
      <Group title={words.own} pictures={own} {...{ character, chosen, onChoose }} />
      <LoadMore query={more} label={words.more} />
      <Group
        title={words.open(character.name)}
        pictures={open}
        {...{ character, chosen, onChoose }}
      />
    </div>
  );
}

interface GroupProps extends Omit<Props, 'sources'> {
  title: string;
  pictures: readonly Source[];
}

function Group({ title, pictures, character, chosen, onChoose }: GroupProps) {
  const heading = useId();
  if (pictures.length === 0) return null;
  return (
    <div>
      <h3 id={heading} className="pb-3 text-sm text-ink-faint">
        {title}
      </h3>
      <PictureRadios
        pictures={pictures}
        labelledBy={heading}
        labelOf={(at) => words.picture(character.name, at)}
        chosen={chosen}
        onChoose={onChoose}
        eager={false}
        columns={3}
      />
    </div>
  );
}

const Waiting = () => (
  <Loading label={words.loading} className={box}>
    <div className="grid grid-cols-3 gap-3">
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <Skeleton key={at} radius="card" className="aspect-[3/4]" />
      ))}
    </div>
  </Loading>
);
