// Starts the page: the site's accent, the cache of server state with what the server wrote into the page, the routes.
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { takeFirstAnswers } from './features/characters/first-answers.ts';
import { createQueryClient } from './lib/query-client.ts';
import { keepQueries } from './lib/kept-queries.ts';
import { siteConfig } from './lib/site-config.ts';
import { followSession, session } from './lib/session.ts';
import { PageRouter } from './lib/navigation/page-router.tsx';
import { listenForOffline } from './lib/offline.ts';
import { applyAccent } from './lib/theme.ts';
import { followPerson } from './routes/person.ts';
import { routes } from './router.tsx';
import './styles/main.css';

applyAccent(siteConfig.accent);
listenForOffline();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queries = createQueryClient();
takeFirstAnswers(queries, {
  written: document.getElementById('first-answers')?.textContent,
  seesMore: siteConfig.content_rating !== 'sfw' && session.read().kind !== 'anonymous',
});
// After the first answers: a list that somebody was deep in is longer than they are.
keepQueries(queries);
followSession();
followPerson(queries);

const page = createRoot(root);
const history = createBrowserHistory({ v5Compat: true });
// Drawn in small pieces: the first view in one would hold up a slow phone, and whoever touches it meanwhile.
startTransition(() =>
  page.render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <PageRouter routes={routes} history={history} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
