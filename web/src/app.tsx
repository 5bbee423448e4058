// The page as one component: rendered on the server for the first view, hydrated in the browser.
import { StrictMode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { PageRouter } from './lib/navigation/page-router.tsx';
import { DrawnAt } from './lib/rendered-at.ts';
import { routes } from './router.tsx';

interface Props {
  queries: QueryClient;
  history: ReturnType<typeof createBrowserHistory>;
  /** When the page was drawn, in milliseconds. */
  drawnAt: number;
}

export function App({ queries, history, drawnAt }: Props) {
  return (
    <StrictMode>
      <DrawnAt value={drawnAt}>
        <QueryClientProvider client={queries}>
          <PageRouter routes={routes} history={history} />
        </QueryClientProvider>
      </DrawnAt>
    </StrictMode>
  );
}
