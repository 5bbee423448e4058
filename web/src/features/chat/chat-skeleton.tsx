// The skeleton of a chat, while nothing of it is known.
import { Skeleton } from '../../ui/skeleton.tsx';
import { StreamSkeleton } from './stream/stream-states.tsx';

export function ChatSkeleton() {
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="flex h-(--top-bar) shrink-0 items-center gap-3 px-5">
        <Skeleton radius="full" className="size-11" />
        <Skeleton className="h-5 w-36" />
      </div>
      <StreamSkeleton />
      <div className="mx-auto w-full max-w-[720px] px-3 pb-3 sm:px-5">
        <Skeleton radius="composer" className="h-14" />
      </div>
    </div>
  );
}
