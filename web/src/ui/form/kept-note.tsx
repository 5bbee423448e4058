// Says that what was written before is still here, and lets it be thrown away.
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface Props {
  children: ReactNode;
  discardLabel: string;
  onDiscard: () => void;
}

export function KeptNote({ children, discardLabel, onDiscard }: Props) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-raised-2 py-2 pr-2 pl-4 text-ink-soft"
    >
      <p className="min-w-0 flex-1 basis-60">{children}</p>
      <Button tone="ghost" size="sm" onClick={onDiscard}>
        {discardLabel}
      </Button>
    </div>
  );
}
