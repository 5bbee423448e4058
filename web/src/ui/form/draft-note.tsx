// A notice that an unsaved draft was restored, with a button to discard it.
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button.tsx';

interface Props {
  children: ReactNode;
  discardLabel: string;
  onDiscard: () => void;
  /** True if the user has to decide: the notice takes the focus and scrolls into view. */
  isUrgent?: boolean;
}

export function DraftNote({ children, discardLabel, onDiscard, isUrgent = false }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUrgent) notice.current?.focus();
  }, [isUrgent]);
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className="flex scroll-mt-24 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-raised-2 py-2 pr-2 pl-4 text-ink-soft"
    >
      <p className="min-w-0 flex-1 basis-60">{children}</p>
      {/* On a line of its own, its text aligns with the notice's. */}
      <Button tone="ghost" size="sm" className="-ml-3" onClick={onDiscard}>
        {discardLabel}
      </Button>
    </div>
  );
}
