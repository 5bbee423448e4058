// Server-side rendering (prerender) of the first view of screens, cached while the data that it shows is the same.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstViewData, FirstViewRenderer } from '@velour/contract/browse.ts';
import { LRUCache } from 'lru-cache';
import type { Core } from '../../platform/core.ts';
import type { FirstView } from '../../platform/http/page.ts';

/** Built from the page's own components. */
export async function loadRenderer(builtPage: string): Promise<FirstViewRenderer> {
  const file = pathToFileURL(join(builtPage, 'first-view', 'first-view.mjs'));
  // web/src/first-view.tsx, which it is built from, has this type.
  return (await import(file.href)) as FirstViewRenderer;
}

export interface ServerRenderingNeeds extends Pick<Core, 'clock' | 'log'> {
  /** What the page's build left to draw with; fails where no page was built. */
  readonly readDrawing: () => Promise<FirstViewRenderer>;
}

/** Of all sites together; beyond it the least recently used are drawn again. */
const MAX_VIEWS = 300;
/** A view may depend on the time, such as who is new. */
const TTL_MS = 60 * 60_000;

interface CachedView {
  /** Everything that the view was drawn from. */
  readonly of: string;
  /** Undefined where rendering failed, as it would again. */
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
    /** Addresses of the scripts of the screen at this path. */
    codeOf: async (path: string): Promise<readonly string[]> =>
      (await drawing())?.codeOf(path) ?? [],

    /** Undefined where nothing can be drawn: the page does without. */
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
