// The page as one component: rendered on the server for the first view, hydrated in the browser.
import { StrictMode, useState } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { PageRouter } from './lib/navigation/page-router.tsx';
import { DrawnAt } from './lib/rendered-at.ts';
import { routes } from './router.tsx';
import { FirstPass } from './lib/first-pass.tsx';

interface Props {
  queries: QueryClient;
  history: ReturnType<typeof createBrowserHistory>;
  /** When the server drew the page, in milliseconds; undefined if the browser draws it itself. */
  drawnAt: number | undefined;
}

export function App({ queries, history, drawnAt }: Props) {
  const [at] = useState(() => drawnAt ?? Date.now());
  return (
    <StrictMode>
      <DrawnAt value={at}>
        <FirstPass isDrawn={drawnAt !== undefined}>
          <QueryClientProvider client={queries}>
            <PageRouter routes={routes} history={history} />
          </QueryClientProvider>
        </FirstPass>
      </DrawnAt>
    </StrictMode>
  );
}
