// The preloaded data of a page: cached responses of the catalogue for a visitor without a token.
import { characterPath, domePath } from '@velour/contract/screens.ts';
import type { PublicConfig } from '@velour/contract/site.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope } from '../../platform/db/scope.ts';
import type { ImagePreload, PageStatus } from '../../platform/http/page-head.ts';
import type { FirstView, PageRequest } from '../../platform/http/page.ts';
import type { KnownSite } from '../sites/service.ts';
import { screenAt } from './page-metadata.rules.ts';
import type { createServerRendering } from './server-rendering.ts';
import {
  drawnAddress,
  firstCalls,
  firstPictures,
  firstPortraits,
  nothingAt,
  type FirstCall,
  type FirstPortraits,
} from './preloaded-data.rules.ts';
import { createPreloadedCalls, type Answer, type PreloadedCallsNeeds } from './preloaded-calls.ts';

export interface PreloadedDataNeeds extends PreloadedCallsNeeds {
  readonly db: Db;
  /** Renders the first view from the preloaded data. */
  readonly views: Pick<ReturnType<typeof createServerRendering>, 'viewOf' | 'codeOf'>;
  readonly publicConfig: (site: KnownSite) => Promise<PublicConfig>;
  /** How long a page waits for data, in milliseconds; the browser requests late data itself. */
  readonly patienceMs?: number;
}

export interface PreloadedData {
  /** A JSON array of calls and responses, for the page. */
  readonly preloaded: string;
  readonly pictures: readonly ImagePreload[];
  /** Addresses of the screen's scripts. */
  readonly code: readonly string[];
  readonly first_view: FirstView | undefined;
}

interface ShownPage extends Pick<PageRequest, 'path' | 'search'> {
  /** For the page's head. */
  readonly status: PageStatus;
}

interface Missing extends Pick<ShownPage, 'path'> {
  readonly status: Exclude<PageStatus, 200>;
}

/** The parts of a response that the rest of the page needs. */
interface Facts {
  readonly portraits: FirstPortraits;
  /** The canonical path of the response's character or dome. */
  readonly path: string | undefined;
}

const MAX_WAIT_MS = 150;

export function createPreloadedData(needs: PreloadedDataNeeds) {
  const { db, views, publicConfig, patienceMs = MAX_WAIT_MS } = needs;
  const known = new WeakMap<Answer, Facts>();

  const readers = createPreloadedCalls(needs);

  /** A response is parsed once for all pages with it. */
  const factsOf = (call: FirstCall['call'], answer: Answer): Facts => {
    const found = known.get(answer);
    if (found) return found;
    // A response of the calls above, filtered by their contract.
    const reply = JSON.parse(answer.body.toString()) as Parameters<typeof firstPortraits>[0] &
      Partial<Parameters<typeof characterPath>[0]>;
    const { slug, id } = reply;
    const pathOf = call === 'dome' ? domePath : characterPath;
    const path = slug !== undefined && id !== undefined ? pathOf({ slug, id }) : undefined;
    const facts = { portraits: firstPortraits(reply), path };
    known.set(answer, facts);
    return facts;
  };

  const missingAt = async (site: KnownSite, { path, status }: Missing): Promise<PreloadedData> => {
    const { answers = [], drawn } = nothingAt(screenAt(path), status) ?? {};
    const first_view = drawn && {
      config: await publicConfig(site),
      address: drawn.address,
      answers: JSON.stringify(drawn.answers),
    };
    return {
      preloaded: JSON.stringify(answers),
      pictures: [],
      code: await views.codeOf(path),
      first_view: first_view && (await views.viewOf(first_view)),
    };
  };

  return {
    async preloadedAt(
      site: KnownSite,
      { path, search, status }: ShownPage,
    ): Promise<PreloadedData> {
      if (status !== 200) return missingAt(site, { path, status });
      const scope = openScope(db, site.id);
      const screen = screenAt(path);
      const calls = firstCalls(screen, search);
      const answers = await Promise.all(
        calls.map(({ call, query }) =>
          // A failed call is repeated by the browser, which gets the error.
          soon(readers[call](scope, query), patienceMs).catch(() => undefined),
        ),
      );
      const texts = calls.flatMap((query, at) => {
        const reply = answers[at]?.body.toString();
        return reply === undefined ? [] : `${JSON.stringify(query).slice(0, -1)},"reply":${reply}}`;
      });
      const facts = calls.flatMap(({ call }, at) => {
        const answer = answers[at];
        return answer ? [{ call, ...factsOf(call, answer) }] : [];
      });
      const pictures = firstPictures(
        Object.fromEntries(facts.map(({ call, portraits }) => [call, portraits])),
        site.record.experiments['landing_one'],
      );
      const preloaded = `[${texts.join()}]`;
      const address = drawnAddress(screen, { path, search });
      const isComplete = texts.length === calls.length;
      // Any name may precede an id; only its own name is worth rendering.
      const isOther = facts.some((one) => one.path !== undefined && one.path !== path);
      const first_view =
        address !== undefined && isComplete && !isOther
          ? await views.viewOf({ config: await publicConfig(site), address, answers: preloaded })
          : undefined;
      const code = await views.codeOf(path);
      return { preloaded, pictures, code, first_view };
    },
  };
}

/** Undefined if the work takes longer. */
async function soon<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
