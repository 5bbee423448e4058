// Server-side rendering (prerender) of the first view of screens, cached while its data is unchanged.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstViewData, FirstViewRenderer } from '@velour/contract/browse.ts';
import { LRUCache } from 'lru-cache';
import type { Core } from '../../platform/core.ts';
import type { FirstView } from '../../platform/http/page.ts';

/** Loads the renderer, which is built from the page's own components. */
export async function loadRenderer(builtPage: string): Promise<FirstViewRenderer> {
  const file = pathToFileURL(join(builtPage, 'first-view', 'first-view.mjs'));
  // Built from web/src/first-view.tsx, which has this type.
  return (await import(file.href)) as FirstViewRenderer;
}

export interface ServerRenderingNeeds extends Pick<Core, 'clock' | 'log'> {
  /** Reads the renderer from the build; fails if the page is not built. */
  readonly readDrawing: () => Promise<FirstViewRenderer>;
}

/** For all sites together; above it, the least recently used views are dropped. */
const MAX_VIEWS = 300;
/** Views may depend on the time, such as which characters are new. */
const TTL_MS = 60 * 60_000;

interface CachedView {
  /** Everything that the view was rendered from. */
  readonly of: string;
  /** Undefined if rendering failed, since it would fail again. */
  readonly view: FirstView | undefined;
}

export function createServerRendering({ clock, log, readDrawing }: ServerRenderingNeeds) {
  const cache = new LRUCache<string, CachedView>({
    max: MAX_VIEWS,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  let reading: Promise<FirstViewRenderer | undefined> | undefined;
  const drawing = () =>
    (reading ??= readDrawing().catch((error: unknown) => {
      log.warn({ err: error }, 'server-side rendering is off: the page was built without it');
      return undefined;
    }));

  const attempt = async (
    { draw }: FirstViewRenderer,
    data: FirstViewData,
  ): Promise<FirstView | undefined> => {
    try {
      return { html: await draw(data), drawn_at: data.drawn_at };
    } catch (error) {
      const { config, address } = data;
      log.error({ err: error, site: config.host, address }, 'server-side rendering failed');
      return undefined;
    }
  };

  return {
    /** Paths of the scripts of the screen at this path. */
    codeOf: async (path: string): Promise<readonly string[]> =>
      (await drawing())?.codeOf(path) ?? [],

    /** Undefined if nothing can be rendered; the page works without it. */
    async viewOf(shown: Omit<FirstViewData, 'drawn_at'>): Promise<FirstView | undefined> {
      const renderer = await drawing();
      if (!renderer) return undefined;
      const key = `${shown.config.host} ${shown.address}`;
      const of = `${JSON.stringify(shown.config)} ${shown.answers}`;
      const drawn_at = clock.now().getTime();
      const found = cache.get(key);
      if (found?.of === of) return found.view;
      const view = await attempt(renderer, { ...shown, drawn_at });
      cache.set(key, { of, view });
      return view;
    },
  };
}
