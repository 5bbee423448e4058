// A notice that a screen is loading slowly, with a retry, or is waiting for the network.
import type { ReactNode } from 'react';
import { useStalledReads } from '../lib/stalled-reads.ts';
import { Button } from '../ui/button.tsx';
import { texts } from './texts.ts';

const words = texts.slow;

export function SlowNotice() {
  const { waiting, retry } = useStalledReads();
  return (
    <Place>
      {waiting === 'network' && <Line>{words.offline}</Line>}
      {waiting === 'server' && <Line onRetry={retry}>{words.sentence}</Line>}
    </Place>
  );
}

/** Always mounted, so that screen readers announce its content. */
const Place = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="pointer-events-none fixed inset-x-0 top-[calc(var(--top-bar)+0.5rem)] z-(--z-veil) flex justify-center px-4"
  >
    {children}
  </div>
);

const Line = ({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) => (
  <div className="pointer-events-auto flex max-w-xl animate-rise items-center gap-3 rounded-card bg-raised-3 py-2 pr-2 pl-4 text-sm shadow-lift">
    <p className="min-w-0 flex-1 py-1.5 pr-2">{children}</p>
    {onRetry && (
      <Button size="sm" tone="primary" onClick={onRetry}>
        {words.retry}
      </Button>
    )}
  </div>
);
