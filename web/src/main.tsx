// Starts the page: the cache of server state with what the server wrote into the page, the routes.
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { App } from './app.tsx';
import { routes } from './router.tsx';
import { keepLandingParameters } from './lib/landing-parameters.ts';
import { loadScreens } from './lib/navigation/matched.ts';
import { takeFirstAnswers } from './features/catalogue/preloaded-data.ts';
import { createQueryClient } from './lib/query-client.ts';
import { saveQueries } from './lib/saved-queries.ts';
import { siteConfig } from './lib/site-config.ts';
import { followDiscreet } from './lib/discreet.ts';
import { followSession, session } from './lib/session.ts';
import { listenForOffline } from './lib/offline.ts';
import { followPerson } from './routes/person.ts';
import './styles/main.css';

listenForOffline();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

async function begin(box: HTMLElement): Promise<void> {
  const queries = createQueryClient();
  takeFirstAnswers(queries, {
    written: document.getElementById('first-answers')?.textContent,
    seesMore: siteConfig.content_rating !== 'sfw' && session.read().kind !== 'anonymous',
  });
  // After the preloaded data: a saved list is longer.
  saveQueries(queries);
  keepLandingParameters(window.location.search, siteConfig.affiliate_parameters);
  followSession();
  followDiscreet();
  followPerson(queries);

  const history = createBrowserHistory({ v5Compat: true });
  // The page preloads its code; what the server rendered stays on the screen until then.
  await loadScreens(routes, history.location);
  const drawnAt = Number(box.dataset['drawnAt']);
  // If index.html has hidden what the server rendered, it is replaced instead of hydrated.
  const isDrawn = drawnAt > 0 && !('unlike' in document.documentElement.dataset);
  if (!isDrawn) {
    box.replaceChildren();
    removeWrittenTitle();
  }
  delete document.documentElement.dataset['unlike'];
  const page = <App queries={queries} history={history} drawnAt={isDrawn ? drawnAt : undefined} />;
  // Hydrated in small pieces: all at once would block the input of a slow phone.
  startTransition(() => {
    if (isDrawn) hydrateRoot(box, page);
    else createRoot(box).render(page);
  });
  // From here on, React records presses itself; index.html repeats the earlier ones.
  box.dispatchEvent(new Event('hydrating'));
}

/** In discreet mode, a neutral title comes before it. */
const SCREEN_TITLE = 'title:not([data-neutral])';

/** The server's title stays until a screen sets its own. */
function removeWrittenTitle(): void {
  const written = document.head.querySelector(SCREEN_TITLE);
  const watch = new MutationObserver(() => {
    if (document.head.querySelectorAll(SCREEN_TITLE).length < 2) return;
    written?.remove();
    watch.disconnect();
  });
  watch.observe(document.head, { childList: true });
}

// A task of its own: until here it was one, in which all code of the first load was evaluated.
setTimeout(() => void begin(root), 0);
