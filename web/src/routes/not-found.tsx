// The page for unknown addresses (404), without any layout.
import { RemovalLink } from '../features/site/removal-link.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page.tsx';
import { texts } from './texts.ts';

export function Component() {
  const { title, sentence, action } = texts.not_found;
  return (
    <main className="flex min-h-dvh flex-col">
      <PageTitle>{title}</PageTitle>
      <div className="grid flex-1 place-items-center">
        <EmptyState
          scene="street"
          level="h1"
          title={title}
          action={
            <ButtonLink to={paths.home()} tone="primary">
              {action}
            </ButtonLink>
          }
        >
          {sentence}
        </EmptyState>
      </div>
      <RemovalLink />
    </main>
  );
}
