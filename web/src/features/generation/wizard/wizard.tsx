// The creation wizard: one question per screen with tiles, a preview, and navigation.
import { useEffect, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Dices, X } from 'lucide-react';
import { Navigate } from 'react-router';
import type { CreationOptions, CreationStep } from '@velour/contract/characters.ts';
import { CREATE_STEPS, type CreateStep } from '@velour/contract/screens.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { DescribeStep } from './describe-step.tsx';
import { savedDraft, useDraft } from './saved-draft.ts';
import { LivePortrait } from './live-portrait.tsx';
import { OptionTiles, tileGrid } from './option-tiles.tsx';
import { PayButton } from './pay-button.tsx';
import { creationOptions } from './queries.ts';
import { texts } from './texts.ts';
import { usePictures } from './use-pictures.ts';
import { useSurprise } from './use-surprise.ts';
import { placeOf, valuesOf, whereTo, type Draft, type Place } from './steps.ts';

/** `wanted`: the step in the address. */
export function Wizard({ wanted }: { wanted: CreateStep | undefined }) {
  const draft = useDraft();
  const { data: answer, isError, isPlaceholderData, refetch } = useQuery(creationOptions(draft));
  // If the options for a new choice fail to load, the last ones are used.
  const [known, setKnown] = useState(answer);
  if (answer && answer !== known) setKnown(answer);
  const data = answer ?? known;
  const at = data && whereTo(draft, data.steps, wanted);
  // The last step that was shown with the options for all choices. A choice may remove options of the next step, so the
  // next step waits for the new options, while the current step stays unchanged.
  const [settled, setSettled] = useState(at);
  if (at && at !== settled && !isPlaceholderData) setSettled(at);
  useEffect(() => {
    if (!at) return undefined;
    // After the step is on the screen, to avoid rendering it twice.
    const later = setTimeout(() =>
      savedDraft.change((known) => (known.at === at ? known : { ...known, at })),
    );
    return () => clearTimeout(later);
  }, [at]);
  usePictures(draft, data, at);
  if (isError && !data) return <Failed onRetry={() => void refetch()} />;
  const right = at ?? wanted ?? draft.at;
  const isReady = right === wanted && (!isPlaceholderData || at === settled);
  return (
    <>
      {right !== wanted && <Navigate to={paths.create(right)} replace />}
      <StepScreen draft={draft} options={data} name={right} isReady={isReady} />
    </>
  );
}

interface ScreenProps {
  draft: Draft;
  options: CreationOptions | undefined;
  name: CreateStep;
  /** False while the options for the current choices are loading. */
  isReady: boolean;
}

/** Stays mounted across steps, so that the portrait crossfades and nothing around it moves. */
function StepScreen({ draft, options, name, isReady }: ScreenProps) {
  const question = useId();
  const place = options && placeOf(options.steps, name);
  const step = isReady ? options?.steps.find((one) => one.name === name) : undefined;
  const isLast = step?.field === null;
  return (
    <Frame
      place={step && place}
      draft={draft}
      portrait={step?.portrait_url}
      heading={<Question key={name} id={question} name={name} />}
      footer={
        <>
          {place?.previous && (
            <ButtonLink
              to={paths.create(place.previous)}
              size="lg"
              icon={ArrowLeft}
              className="mr-auto"
            >
              {texts.back}
            </ButtonLink>
          )}
          {isLast && options ? (
            <PayButton draft={draft} steps={options.steps} />
          ) : (
            <Next draft={draft} step={step} to={place?.next} />
          )}
        </>
      }
    >
      {!step || !options ? (
        <Waiting />
      ) : isLast ? (
        <DescribeStep draft={draft} steps={options.steps} />
      ) : (
        <OptionTiles
          key={name}
          step={step}
          draft={draft}
          labelledBy={question}
          onChange={savedDraft.change}
        />
      )}
    </Frame>
  );
}

/** Focused when a step opens, so that screen readers announce it. */
function Question({ id, name }: { id: string; name: CreateStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Both, since to keep one of them the page would be laid out here.
    window.scrollTo(0, 0);
    if (name !== CREATE_STEPS[0]) heading.current?.focus({ preventScroll: true });
  }, [name]);
  const { question, hint } = texts.steps[name];
  return (
    <>
      <h1
        ref={heading}
        id={id}
        tabIndex={-1}
        className="font-display text-2xl outline-none sm:text-3xl"
      >
        {question}
      </h1>
      <p className="mt-1 text-ink-soft sm:text-lg">{hint}</p>
    </>
  );
}

interface NextProps {
  draft: Draft;
  /** Undefined while its options are loading. */
  step: CreationStep | undefined;
  to: CreateStep | undefined;
}

function Next({ draft, step, to }: NextProps) {
  const isEmpty = step === undefined || valuesOf(draft, step).length === 0;
  if (to === undefined || (isEmpty && !step?.is_optional)) {
    return (
      <Button tone="primary" size="lg" disabled className="grow sm:min-w-36 sm:grow-0">
        {texts.next}
      </Button>
    );
  }
  return (
    <ButtonLink
      to={paths.create(to)}
      tone={isEmpty ? 'quiet' : 'primary'}
      size="lg"
      className="grow sm:min-w-36 sm:grow-0"
    >
      {isEmpty ? texts.skip : texts.next}
      <Icon of={ArrowRight} />
    </ButtonLink>
  );
}

interface FrameProps {
  /** Undefined while the options are loading, which determine the number of steps. */
  place: Pick<Place, 'number' | 'count'> | undefined;
  draft: Draft;
  portrait: string | undefined;
  heading: React.ReactNode;
  footer: React.ReactNode;
  children: React.ReactNode;
}

function Frame({ place, draft, portrait, heading, footer, children }: FrameProps) {
  const { surprise, isPending } = useSurprise();
  return (
    <div className="mx-auto flex w-full max-w-[1240px] flex-1 flex-col px-4 pt-[max(0.5rem,env(safe-area-inset-top))] lg:px-8 lg:pt-4">
      <header className="flex flex-wrap items-center justify-between gap-2 py-1">
        <ButtonLink to={paths.myCharacters()} tone="ghost" size="sm" aria-label={texts.leave}>
          <Icon of={X} />
        </ButtonLink>
        {place ? <Progress {...place} /> : <NoProgress />}
        <Button tone="ghost" size="sm" icon={Dices} pending={isPending} onClick={surprise}>
          {texts.surprise}
        </Button>
      </header>
      <div className="grid flex-1 content-start gap-x-10 py-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:py-6">
        <div className="min-w-0">
          <div className="mb-5 flex flex-wrap items-start gap-4">
            <LivePortrait
              draft={draft}
              portrait={portrait}
              className="w-20 shrink-0 rounded-control sm:w-24 lg:hidden"
            />
            <div className="min-w-[min(10rem,100%)] flex-1">{heading}</div>
          </div>
          {children}
        </div>
        <aside className="max-lg:hidden">
          <div className="sticky top-6">
            <LivePortrait draft={draft} portrait={portrait} className="rounded-card shadow-lift" />
            <p className="mt-3 text-center text-sm text-ink-faint">{texts.portrait_caption}</p>
          </div>
        </aside>
      </div>
      <footer className="sticky bottom-0 z-(--z-raised) -mx-4 mt-auto flex flex-wrap items-start justify-end gap-3 bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line)] lg:mx-0 lg:px-0">
        {footer}
      </footer>
    </div>
  );
}

function Progress({ number, count }: Pick<Place, 'number' | 'count'>) {
  return (
    <div className="min-w-24 flex-1">
      <p className="mb-1 text-center text-sm whitespace-nowrap text-ink-soft tabular-nums">
        {texts.progress(number, count)}
      </p>
      <progress
        value={number}
        max={count}
        aria-label={texts.progress(number, count)}
        className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-raised-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised-3 [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

/** Reserves the space of the progress. */
const NoProgress = () => (
  <div aria-hidden className="min-w-24 flex-1">
    <div className="mb-1 h-5" />
    <div className="h-1 rounded-full bg-raised-3" />
  </div>
);

const Waiting = () => (
  <Loading label={texts.loading} count={6} className={tileGrid}>
    <Skeleton radius="card" className="aspect-[3/4]" />
  </Loading>
);

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex min-h-[80dvh] flex-col items-center justify-center">
      <ErrorState title={texts.failed} level="h1" onRetry={onRetry}>
        {texts.failed_sentence}
      </ErrorState>
    </div>
  );
}
