// Registers the service worker for the offline page, which also makes the site installable.

/**
 * Registers after the page's load event, so that it never delays it; not in development, where
 * files change often.
 */
export function listenForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Browsers that refuse (private windows, untrusted certificates) have no offline page.
    navigator.serviceWorker.register(trusted(WORKER)).catch(() => undefined);
  };
  // The code may come after the page has loaded.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}

const WORKER = '/service-worker.js';

declare global {
  /** Missing in TypeScript's DOM types. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** The trusted-types policy that the page's CSP requires for a worker's URL. */
const trusted = (url: typeof WORKER): string =>
  window.trustedTypes
    ?.createPolicy('velour', { createScriptURL: () => WORKER })
    .createScriptURL(url) ?? url;
