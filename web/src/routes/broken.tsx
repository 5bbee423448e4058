// What is left when a screen throws or its code cannot be loaded: a way on.
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { texts } from './texts.ts';

export function Broken() {
  const { title, sentence, action } = texts.broken;
  return (
    <EmptyState
      scene="candle"
      level="h1"
      title={title}
      action={
        <Button tone="primary" onClick={() => window.location.reload()}>
          {action}
        </Button>
      }
    >
      {sentence}
    </EmptyState>
  );
}
