// The worker that keeps a page for the time without network; what makes the site installable, too.

/** After the page itself has come, so that it never waits for this; not in development, where pages change by the second. */
export function listenForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser that refuses (a private window, a strange certificate) just has no offline page.
    navigator.serviceWorker.register(trusted(WORKER)).catch(() => undefined);
  });
}

const WORKER = '/service-worker.js';

declare global {
  /** TypeScript's own list lacks it. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** The page's policy takes an address of a script only from us, and we name no other. */
const trusted = (url: typeof WORKER): string =>
  window.trustedTypes
    ?.createPolicy('velour', { createScriptURL: () => WORKER })
    .createScriptURL(url) ?? url;
