// Parts that the return pages share: a note with a link, a loading state, and an error state.
import type { ReactNode } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { SceneName } from '../../../ui/scene.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { texts } from './texts.ts';

const words = texts.back;
/** The pause between two checks of a payment; later ones are rare, because each queries the provider. */
export const pauseAfter = (checks: number): number => (checks < 20 ? 3_000 : 30_000);

interface Props {
  scene: SceneName;
  title: string;
  sentence: string;
  /** The link back; to the plans by default. */
  back?: ReactNode;
  children?: ReactNode;
}

export function ReturnNote({ scene, title, sentence, back, children }: Props) {
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      {children}
      {back ?? <ButtonLink to={paths.premium()}>{words.to_premium}</ButtonLink>}
    </div>
  );
  return (
    <EmptyState level="h1" scene={scene} title={title} action={action}>
      {sentence}
    </EmptyState>
  );
}

export function WaitingReturn() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-ink-soft">
      <Spinner /> {words.loading}
    </p>
  );
}

interface Failed {
  error: unknown;
  sentence: string;
  isFetching: boolean;
  onRetry: () => void;
  /** As in a note. */
  back?: ReactNode;
}

export function FailedReturn({ error, sentence, isFetching, onRetry, back }: Failed) {
  if (isApiError(error, 'payments.not_found'))
    return (
      <ReturnNote scene="door" title={words.unknown_title} sentence={words.unknown} back={back} />
    );
  return (
    <ReturnNote scene="candle" title={words.broken_title} sentence={sentence} back={back}>
      <Button tone="primary" pending={isFetching} onClick={onRetry}>
        {texts.retry}
      </Button>
    </ReturnNote>
  );
}
