// Server-side rendering of a screen's first view: the page's own components as HTML, which the browser hydrates.
import type { FirstViewRenderer } from '@velour/contract/browse.ts';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { App } from './app.tsx';
import { takeFirstAnswers } from './features/catalogue/preloaded-data.ts';
import { filesAt, loadScreens } from './lib/navigation/matched.ts';
import { createQueryClient } from './lib/query-client.ts';
import { putSiteConfig } from './lib/site-config.ts';
import { routes } from './router.tsx';

declare global {
  /** The scripts of each screen by its source, as the page's build left them. */
  var SCREEN_CODE: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Rendered synchronously once the code is there, so that concurrent requests of different sites never mix. */
export const draw: FirstViewRenderer['draw'] = async ({ config, address, answers, drawn_at }) => {
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  await loadScreens(routes, history.location);
  // What would be drawn instead, the browser would not take over.
  if (loadScreens(routes, history.location))
    throw new Error(`The code of ${address} did not load.`);
  putSiteConfig(config);
  const queries = createQueryClient();
  takeFirstAnswers(queries, { written: answers, seesMore: false });
  const html = renderToString(<App queries={queries} history={history} drawnAt={drawn_at} />);
  queries.clear();
  // Head elements come before the page; the server's own head has all of them.
  return html.replace(/^(?:<link [^>]*>|<title>[^<]*<\/title>)+/, '');
};

export const codeOf: FirstViewRenderer['codeOf'] = (path) => {
  const files = filesAt(routes, { pathname: path });
  return [...new Set(files.flatMap((file) => globalThis.SCREEN_CODE?.[file] ?? []))];
};
