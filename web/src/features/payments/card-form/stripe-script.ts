// Loads Stripe's own script when a card form is first needed; its types are those of Stripe's package.
import type { Stripe } from '@stripe/stripe-js';

/** The release for the API version that the server uses. */
const ADDRESS = 'https://js.stripe.com/endive/stripe.js';
/** Some broken connections do not fail but stay silent. */
const LOAD_MS = 20_000;

let loading: Promise<void> | undefined;
const known = new Map<string, Stripe>();

export async function loadStripe(publishable_key: string): Promise<Stripe> {
  // A failed load is retried by the next call.
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  if (!window.Stripe) await loading;
  const stripe = known.get(publishable_key) ?? window.Stripe?.(publishable_key);
  if (!stripe) throw new Error('The payment provider’s script came without its function.');
  known.set(publishable_key, stripe);
  return stripe;
}

function load(): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  letItLoadMore();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      reject(new Error('The payment provider’s script did not come.'));
    };
    const patience = setTimeout(giveUp, LOAD_MS);
    script.onload = () => {
      clearTimeout(patience);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(patience);
      giveUp();
    };
    script.src = ADDRESS;
    document.head.append(script);
  });
}

let isAllowed = false;

/** The page's Trusted Types policy must allow the URLs that this script loads. */
function letItLoadMore(): void {
  if (isAllowed) return;
  isAllowed = true;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      const { origin } = new URL(url, window.location.href);
      if (/^https:\/\/(?:[\w-]+\.)*(?:js|checkout)\.stripe\.com$/.test(origin)) return url;
      throw new TypeError(`No script of ${origin} runs here.`);
    },
  });
}
