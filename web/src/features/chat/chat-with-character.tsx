// The latest chat with a character, opened by the address that people share; that address stays.
import { useDeferredValue, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiError, isApiError, isUnknownId } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page.tsx';
import type { SceneName } from '../../ui/scene.tsx';
import { ChatById } from './chat-by-id.tsx';
import { ChatStarting } from './chat-starting.tsx';
import { latestSession } from './queries.ts';
import { texts } from './texts.ts';

export function useLatestSession(character_id: string) {
  return useQuery(latestSession(useQueryClient(), character_id));
}

type Latest = ReturnType<typeof useLatestSession>;

interface Props {
  character_id: string;
  latest: Latest;
}

export function ChatWithCharacter({ character_id, latest }: Props) {
  const { data, error, isFetching, refetch } = latest;
  // Interruptible: a whole chat in one piece would block the input of a slow phone.
  const session_id = useDeferredValue(data?.session_id);
  if (session_id !== undefined) return <ChatById session_id={session_id} />;
  if (data || !error) return <ChatStarting character_id={character_id} />;
  if (isApiError(error, 'character.premium_only')) return <ForPremium />;
  const closed =
    error instanceof ApiError && error.status === 403 && !error.code.startsWith('safety.');
  if (closed) {
    return (
      <NotOpened
        scene="door"
        title={texts.open.not_public}
        sentence={texts.open.not_public_sentence}
      >
        <ButtonLink to={paths.home()} tone="primary">
          {texts.open.explore}
        </ButtonLink>
      </NotOpened>
    );
  }
  if (isUnknownId(error, 'character.not_found')) {
    return (
      <NotOpened
        scene="window"
        title={texts.open.unknown}
        sentence={texts.open.unknown_sentence}
        cause={texts.open.failed}
      >
        <ButtonLink to={paths.home()} tone="primary">
          {texts.open.explore}
        </ButtonLink>
      </NotOpened>
    );
  }
  return (
    <NotOpened scene="candle" title={texts.open.failed} sentence={texts.open.failed_sentence}>
      <Button tone="primary" pending={isFetching} onClick={() => void refetch()}>
        {texts.open.retry}
      </Button>
      <ButtonLink to={paths.home()}>{texts.open.explore}</ButtonLink>
    </NotOpened>
  );
}

function ForPremium() {
  return (
    <NotOpened scene="curtain" title={texts.open.premium} sentence={texts.open.premium_sentence}>
      <ButtonLink to={paths.premium()} tone="primary">
        {texts.open.to_premium}
      </ButtonLink>
      <ButtonLink to={paths.home()}>{texts.open.explore}</ButtonLink>
    </NotOpened>
  );
}

interface NotOpenedProps {
  scene: SceneName;
  title: string;
  sentence: string;
  /** What did not work for that reason. */
  cause?: string;
  /** What can be done. */
  children: ReactNode;
}

/** On a phone it covers the bars, so whatever leads on stands here, and the way to the removal form, too. */
function NotOpened({ scene, title, sentence, cause, children }: NotOpenedProps) {
  const { pathname } = useLocation();
  return (
    <div className="grid min-h-0 min-w-0 flex-1 place-items-center overflow-y-auto">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        level="h1"
        scene={scene}
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {children}
            <ButtonLink to={paths.removal(pathname)} tone="ghost">
              {texts.header.removal}
            </ButtonLink>
          </div>
        }
      >
        {sentence}
        {cause && <span className="mt-2 block text-sm text-ink-faint">{cause}</span>}
      </EmptyState>
    </div>
  );
}
