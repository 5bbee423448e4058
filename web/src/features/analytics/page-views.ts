// Sends page views as address patterns to the configured endpoints: no address, title, referrer or query.
import type { Analytics } from '@velour/contract/site.ts';
import { toasts } from '../../lib/toasts.ts';
import { texts } from './texts.ts';

const FAILURE_SHOWN_MS = 3_000;
let hasFailed = false;

/** Logged once, because a blocker would cause it on every page. */
function sayFailed(): void {
  if (!hasFailed) toasts.error(texts.failed, FAILURE_SHOWN_MS);
  hasFailed = true;
}

/** Never throws. */
export async function sendPageView(
  script: NonNullable<Analytics['script']>,
  pattern: string,
): Promise<void> {
  try {
    const { path, body, type } = wires[script.kind](script.site, pattern);
    const reply = await fetch(`${script.url.replace(/\/$/, '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
    if (!reply.ok) throw new Error(`The analytics server answered ${reply.status}.`);
  } catch {
    sayFailed();
  }
}

interface Message {
  readonly path: string;
  readonly type: string;
  readonly body: object;
}

const hostname = (): string => window.location.hostname;

/** By the servers' documentation: docs.umami.is (Sending stats), plausible.io/docs (Events API). */
const wires: Record<
  NonNullable<Analytics['script']>['kind'],
  (site: string, pattern: string) => Message
> = {
  umami: (website, url) => ({
    path: '/api/send',
    type: 'application/json',
    body: {
      type: 'event',
      payload: {
        website,
        url,
        hostname: hostname(),
        language: navigator.language,
        screen: `${window.screen.width}x${window.screen.height}`,
        title: '',
        referrer: '',
      },
    },
  }),
  plausible: (domain, pattern) => ({
    path: '/api/event',
    // This content type needs no CORS preflight.
    type: 'text/plain',
    body: { name: 'pageview', domain, url: `https://${hostname()}${pattern}`, referrer: null },
  }),
};

export interface TagManager {
  readonly view: (pattern: string) => void;
  /** Also ends everything that the frame has loaded. */
  readonly close: () => void;
}

/** Opens the tag manager's frame, which reports once whether the manager was loaded. */
export function openTagManager(): TagManager {
  const frame = document.createElement('iframe');
  frame.src = '/tag-manager';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.title = '';
  let waiting: string[] | undefined = [];
  const closed = new AbortController();
  const post = (pattern: string): void =>
    // The frame has an opaque origin, which cannot be named.
    frame.contentWindow?.postMessage({ page: pattern }, '*');
  window.addEventListener(
    'message',
    ({ source, data }: MessageEvent<{ tag_manager?: unknown }>) => {
      if (source !== frame.contentWindow) return;
      if (data.tag_manager === 'failed') sayFailed();
      if (data.tag_manager !== 'loaded') return;
      for (const pattern of waiting ?? []) post(pattern);
      waiting = undefined;
    },
    { signal: closed.signal },
  );
  document.body.append(frame);
  return {
    view: (pattern) => {
      if (waiting) waiting.push(pattern);
      else post(pattern);
    },
    close: () => {
      closed.abort();
      frame.remove();
    },
  };
}
