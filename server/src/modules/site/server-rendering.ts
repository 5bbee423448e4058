// The first view of the home page as HTML: drawn once for all who are shown the same, for as long as it stays so.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawFirstView, FirstDrawing } from '@velour/contract/browse.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FirstView } from '../../platform/http/page.ts';
import type { Log } from '../../platform/log.ts';

/** Built from the page's own components. */
export async function readDrawing(builtPage: string): Promise<DrawFirstView> {
  const file = pathToFileURL(join(builtPage, 'first-view', 'first-view.mjs'));
  // web/src/first-view.tsx, which it is built from, has this type.
  return ((await import(file.href)) as { drawFirstView: DrawFirstView }).drawFirstView;
}

export interface ViewsNeeds {
  readonly clock: Clock;
  readonly log: Log;
  /** What the page's build left to draw with; fails where no page was built. */
  readonly readDrawing: () => Promise<DrawFirstView>;
}

/** Of sites and tabs together; those that nobody asked for lately are drawn anew. */
const MOST_VIEWS = 300;
/** What is drawn may tell of time, such as who is new. */
const LASTS_MS = 60 * 60_000;

interface Kept {
  readonly of: string;
  readonly at: number;
  /** Undefined where it failed, which it would again. */
  readonly view: FirstView | undefined;
}

export function createViews({ clock, log, readDrawing }: ViewsNeeds) {
  const kept = new Map<string, Kept>();
  let reading: Promise<DrawFirstView | undefined> | undefined;
  const drawing = () =>
    (reading ??= readDrawing().catch((error: unknown) => {
      log.warn({ err: error }, 'pages come without their first view, and draw it in the browser');
      return undefined;
    }));

  const attempt = (draw: DrawFirstView, drawing: FirstDrawing): FirstView | undefined => {
    try {
      return { html: draw(drawing), drawn_at: drawing.drawn_at };
    } catch (error) {
      log.error({ err: error, site: drawing.config.host }, 'a first view could not be drawn');
      return undefined;
    }
  };

  return {
    /** Undefined where nothing can be drawn: the page does without. */
    async viewOf(shown: Omit<FirstDrawing, 'drawn_at'>): Promise<FirstView | undefined> {
      const draw = await drawing();
      if (!draw) return undefined;
      const key = `${shown.config.host} ${shown.gender}`;
      const of = `${JSON.stringify(shown.config)} ${shown.answers}`;
      const drawn_at = clock.now().getTime();
      const found = kept.get(key);
      const stands = found?.of === of && drawn_at - found.at < LASTS_MS;
      const entry = stands
        ? found
        : { of, at: drawn_at, view: attempt(draw, { ...shown, drawn_at }) };
      kept.delete(key); // put back last, so that the map's order is the order of use
      kept.set(key, entry);
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_VIEWS) break;
        kept.delete(oldest);
      }
      return entry.view;
    },
  };
}
