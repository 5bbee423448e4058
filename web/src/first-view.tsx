// The first view of the home page as HTML, for the server: drawn by the page's own components, which the browser then takes over.
import { PREFERENCE, type RenderFirstView } from '@velour/contract/browse.ts';
import { patterns } from '@velour/contract/screens.ts';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { App } from './app.tsx';
import { takeFirstAnswers } from './features/catalogue/preloaded-data.ts';
import { createQueryClient } from './lib/query-client.ts';
import { putSiteConfig } from './lib/site-config.ts';

/** Rendered synchronously, so that concurrent requests of different sites never mix. */
export const drawFirstView: RenderFirstView = ({ config, gender, answers, drawn_at }) => {
  putSiteConfig(config);
  const queries = createQueryClient();
  takeFirstAnswers(queries, { written: answers, seesMore: false });
  const address = `${patterns.home}?${PREFERENCE}=${gender}`;
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const html = renderToString(<App queries={queries} history={history} drawnAt={drawn_at} />);
  queries.clear();
  // What belongs into a head stands before the page; the server's own head has all of it.
  return html.replace(/^(?:<link [^>]*>|<title>[^<]*<\/title>)+/, '');
};
