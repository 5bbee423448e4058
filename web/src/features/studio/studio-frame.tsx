// The layout of the studio for a character: the form next to the results, or above them on phones.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Character } from '@velour/contract/characters.ts';
import { isApiError, isUnknownId, type ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { characterOf, type StudioKind } from './queries.ts';
import { StudioHeader } from './studio-header.tsx';
import { texts } from './texts.ts';

interface Props {
  kind: StudioKind;
  characterId: string;
  title: string;
  form: (character: Character) => ReactNode;
  results: (character: Character) => ReactNode;
}

export function StudioFrame({ kind, characterId, title, form, results }: Props) {
  const { data, error, refetch } = useQuery(characterOf(characterId));
  return (
    <>
      <StudioHeader kind={kind} characterId={characterId} title={title} />
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
          {/* May be higher than the window; its end stays visible then. */}
          <div className="flex min-w-0 flex-col gap-5">{data ? form(data) : <FormSkeleton />}</div>
          <div className="flex min-w-0 flex-col gap-8">{data && results(data)}</div>
        </div>
      )}
    </>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone =
    isApiError(error) &&
    (isUnknownId(error, 'character.not_found') || error.code === 'character.not_public');
  return (
    <ErrorState
      title={isGone ? goneTitle(error) : texts.character.failed}
      onRetry={onRetry}
      action={
        isGone && (
          <ButtonLink to={paths.generateImage()} tone="primary">
            {texts.character.another}
          </ButtonLink>
        )
      }
    >
      {!isGone && texts.character.failed_sentence}
    </ErrorState>
  );
}

/** For a malformed id, the server's error only says that it is invalid. */
const goneTitle = ({ code, title }: ApiError): string =>
  code === 'request.invalid' ? texts.character.unknown : title;

const FormSkeleton = () => (
  <Loading label={texts.choose.loading} className="flex flex-col gap-5">
    <Skeleton className="h-30 w-full" />
    <Skeleton className="h-38 w-full" />
    <Skeleton className="h-38 w-full" />
    <Skeleton className="h-13 w-full" />
  </Loading>
);
