// The message list before it is loaded: its skeleton, and its error state with unsent messages.
import { useLocation } from 'react-router';
import { isUnknownId } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useChatLoading } from '../chat-loading.tsx';
import { texts } from '../texts.ts';

const shapes = [
  'h-20 w-4/5',
  'ml-auto h-12 w-1/2',
  'h-28 w-3/4',
  'ml-auto h-12 w-2/5',
  'h-16 w-2/3',
];

export function StreamSkeleton() {
  useChatLoading();
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-5 px-4 pb-6 sm:px-6">
        {shapes.map((shape) => (
          <Skeleton key={shape} className={`rounded-card ${shape}`} />
        ))}
      </div>
    </div>
  );
}

interface Props {
  failure: unknown;
  title: string;
  onRetry: () => void;
}

export function StreamFailed({ failure, title, onRetry }: Props) {
  // Without a chat there is no menu with the report, so the page links to the removal form.
  const { pathname } = useLocation();
  const gone = isUnknownId(failure, 'chat.not_found');
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">
      <EmptyState
        scene={gone ? 'door' : 'window'}
        title={gone ? texts.open.gone : title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {gone ? (
              <ButtonLink to={paths.chats()} tone="primary">
                {texts.open.to_chats}
              </ButtonLink>
            ) : (
              <Button tone="primary" onClick={onRetry}>
                {texts.open.retry}
              </Button>
            )}
            <ButtonLink to={paths.removal(pathname)} tone="ghost">
              {texts.header.removal}
            </ButtonLink>
          </div>
        }
      >
        {gone ? texts.open.gone_sentence : texts.open.failed_sentence}
      </EmptyState>
    </div>
  );
}
