// The latest chat with a character, opened by the address that people share; that address stays.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChatById } from './chat-by-id.tsx';
import { ChatWaiting } from './chat-waiting.tsx';
import { latestSession } from './queries.ts';
import { texts } from './texts.ts';

export function useLatestSession(character_id: string) {
  return useQuery(latestSession(useQueryClient(), character_id));
}

type Latest = ReturnType<typeof useLatestSession>;

export function ChatWithCharacter({ latest }: { latest: Latest }) {
  const { data, error, isFetching, refetch } = latest;
  if (data) return <ChatById session_id={data.session_id} />;
  if (!error) return <ChatWaiting />;
  if (isApiError(error, 'character.premium_only')) return <ForPremium />;
  const closed =
    error instanceof ApiError && error.status === 403 && !error.code.startsWith('safety.');
  return (
    <div className="grid min-h-0 min-w-0 flex-1 place-items-center overflow-y-auto">
      {closed ? (
        <EmptyState
          level="h1"
          scene="door"
          title={texts.open.not_public}
          action={
            <ButtonLink to={paths.home()} tone="primary">
              {texts.open.explore}
            </ButtonLink>
          }
        >
          {texts.open.not_public_sentence}
        </EmptyState>
      ) : (
        <EmptyState
          level="h1"
          scene="candle"
          title={texts.open.failed}
          action={
            <Button tone="primary" pending={isFetching} onClick={() => void refetch()}>
              {texts.open.retry}
            </Button>
          }
        >
          {texts.open.failed_sentence}
        </EmptyState>
      )}
    </div>
  );
}

function ForPremium() {
  return (
    <div className="grid min-h-0 min-w-0 flex-1 place-items-center overflow-y-auto">
      <EmptyState
        level="h1"
        scene="curtain"
        title={texts.open.premium}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.premium()} tone="primary">
              {texts.open.to_premium}
            </ButtonLink>
            <ButtonLink to={paths.home()}>{texts.open.explore}</ButtonLink>
          </div>
        }
      >
        {texts.open.premium_sentence}
      </EmptyState>
    </div>
  );
}
