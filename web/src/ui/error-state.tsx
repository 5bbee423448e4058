// Error state with a retry button, for a page, a part of it, or a single line.
import { useState, type ReactNode } from 'react';
import { failedCall } from '../lib/failed-call.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
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
  // Read once: a later failure is not the one that this state shows.
  const [feedback] = useState(failedCall.read);
  const retry = onRetry && (
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={onRetry}>{texts.retry}</Button>
      {feedback !== '' && (
        <ButtonLink to={feedback} tone="ghost">
          {texts.tell_us}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <div role="alert">
      <EmptyState scene="lamp" title={title} level={level} action={action || retry}>
        {children}
      </EmptyState>
    </div>
  );
}
