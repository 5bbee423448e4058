// The error screen, shown if a screen throws or its code cannot be loaded.
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { texts } from './texts.ts';

export function Broken() {
  const { title, sentence, action, feedback } = texts.broken;
  return (
    <EmptyState
      scene="candle"
      level="h1"
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button tone="primary" onClick={() => window.location.reload()}>
            {action}
          </Button>
          <ButtonLink
            to={paths.feedback({ from: window.location.pathname, failure: 'page.broken' })}
          >
            {feedback}
          </ButtonLink>
        </div>
      }
    >
      {sentence}
    </EmptyState>
  );
}
