// Error state with a retry button, for a page, a part of it, or a single line.
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { texts } from './texts.ts';

interface Props {
  title: string;
  /** `h1` if this is the whole page. */
  level?: 'h1' | 'h2' | 'h3';
  onRetry?: () => void;
  /** Replaces the retry button. */
  action?: ReactNode;
  children?: ReactNode;
}

export function ErrorState({ title, level, onRetry, action, children }: Props) {
  return (
    <div role="alert">
      <EmptyState
        scene="lamp"
        title={title}
        level={level}
        action={action || (onRetry && <Button onClick={onRetry}>{texts.retry}</Button>)}
      >
        {children}
      </EmptyState>
    </div>
  );
}
