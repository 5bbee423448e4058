// The latest chat with a character, opened by the address that people share, which stays in the address bar.
import { lazy, useDeferredValue, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { isApiError, isGone, isUnknownId } from '../../lib/api-error.ts';
import { loadPage } from '../../lib/load-page.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page.tsx';
import type { SceneName } from '../../ui/scene.tsx';
import { useFirstPass } from '../../ui/use-first-pass.ts';
import { ChatStarting } from './chat-starting.tsx';
import { characterOf, latestSession } from './queries.ts';
import { texts } from './texts.ts';

const importChat = () => import('./chat-by-id.tsx');
const ChatById = lazy(() => loadPage(importChat).then((file) => ({ default: file.ChatById })));
// The first view does not need it, so it loads in parallel while the session is opened.
importChat().catch(() => undefined);

export function useLatestSession(character_id: string) {
  return useQuery(latestSession(useQueryClient(), character_id));
}

type Latest = ReturnType<typeof useLatestSession>;

/** Why no one can read the character, if that is known already. */
function useMissing(character_id: string): Error | null {
  const { error } = useQuery({ ...characterOf(character_id), enabled: false });
  return isUnknownId(error, 'character.not_found') ? error : null;
}

interface Props {
  character_id: string;
  latest: Latest;
}

export function ChatWithCharacter({ character_id, latest }: Props) {
  const { data, error, isFetching, refetch } = latest;
  // A transition can be interrupted: rendering a whole chat at once would block the input of a slow phone. The first
  // view stays until its code is loaded.
  const session_id = useDeferredValue(data?.session_id);
  const missing = useMissing(character_id);
  if (session_id !== undefined) return <ChatById session_id={session_id} />;
  const reason = data ? null : (error ?? missing);
  if (!reason) return <ChatStarting character_id={character_id} />;
  if (isApiError(reason, 'character.premium_only')) return <ForPremium />;
  const closed =
    isGone(reason) ||
    (isApiError(reason) && reason.status === 403 && !reason.code.startsWith('safety.'));
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
  if (isUnknownId(reason, 'character.not_found')) {
    return (
      <NotOpened
        scene="window"
        title={texts.open.unknown}
        sentence={texts.open.unknown_sentence}
        cause={error ? texts.open.failed : undefined}
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
  /** What failed because of that. */
  cause?: string | undefined;
  /** Actions. */
  children: ReactNode;
}

/** On a phone it covers the page's bars, so it has its own links, including the one to the removal form. */
function NotOpened({ scene, title, sentence, cause, children }: NotOpenedProps) {
  const { pathname } = useLocation();
  // The server renders the same page for all addresses that do not exist.
  const about = useFirstPass() ? undefined : pathname;
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
            <ButtonLink to={paths.removal(about)} tone="ghost">
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
