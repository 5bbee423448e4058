// Server-side rendering (prerender) of the home page's first view, cached while the data that it shows is the same.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderFirstView, FirstViewData } from '@velour/contract/browse.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { FirstView } from '../../platform/http/page.ts';
import type { Log } from '../../platform/log.ts';

/** Built from the page's own components. */
export async function loadRenderer(builtPage: string): Promise<RenderFirstView> {
  const file = pathToFileURL(join(builtPage, 'first-view', 'first-view.mjs'));
  // web/src/first-view.tsx, which it is built from, has this type.
  return ((await import(file.href)) as { drawFirstView: RenderFirstView }).drawFirstView;
}

export interface ServerRenderingNeeds {
  readonly clock: Clock;
  readonly log: Log;
  /** What the page's build left to draw with; fails where no page was built. */
  readonly readDrawing: () => Promise<RenderFirstView>;
}

/** Of sites and tabs together; beyond it the least recently used are drawn again. */
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
  let reading: Promise<RenderFirstView | undefined> | undefined;
  const drawing = () =>
    (reading ??= readDrawing().catch((error: unknown) => {
      log.warn({ err: error }, 'server-side rendering is off: the built page has no first view');
      return undefined;
    }));

  const attempt = (draw: RenderFirstView, drawing: FirstViewData): FirstView | undefined => {
    try {
      return { html: draw(drawing), drawn_at: drawing.drawn_at };
    } catch (error) {
      log.error({ err: error, site: drawing.config.host }, 'server-side rendering failed');
      return undefined;
    }
  };

  return {
    /** Undefined where nothing can be drawn: the page does without. */
    async viewOf(shown: Omit<FirstViewData, 'drawn_at'>): Promise<FirstView | undefined> {
      const draw = await drawing();
      if (!draw) return undefined;
      const key = `${shown.config.host} ${shown.gender}`;
      const of = `${JSON.stringify(shown.config)} ${shown.answers}`;
      const drawn_at = clock.now().getTime();
      const found = cache.get(key);
      if (found?.of === of) return found.view;
      const view = attempt(draw, { ...shown, drawn_at });
      cache.set(key, { of, view });
      return view;
    },
  };
}
