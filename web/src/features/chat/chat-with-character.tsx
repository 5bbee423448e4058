// The latest chat with a character, opened by the address that people share; that address stays.
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
// The first view has nothing of it, so it loads beside this screen, while the session is opened.
importChat().catch(() => undefined);

export function useLatestSession(character_id: string) {
  return useQuery(latestSession(useQueryClient(), character_id));
}

type Latest = ReturnType<typeof useLatestSession>;

/** Why the character cannot be read by anyone, as far as that is known already. */
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
  // Interruptible: a whole chat in one piece would block the input of a slow phone. Until its code is there, the first view stays.
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
  /** What did not work for that reason. */
  cause?: string | undefined;
  /** What can be done. */
  children: ReactNode;
}

/** On a phone it covers the bars, so whatever leads on stands here, and the way to the removal form, too. */
function NotOpened({ scene, title, sentence, cause, children }: NotOpenedProps) {
  const { pathname } = useLocation();
  // The server draws it for all addresses where nothing is.
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
