// Stripe's own script, loaded when a card is first asked for, and as much of its types as we use.

export interface StripeError {
  type: string;
  /** In the reader's language; Stripe's own words for what is wrong with a card. */
  message?: string;
  /** How the payment stands after it. */
  payment_intent?: { status: string };
}

interface PaymentElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready', listener: () => void): void;
  on(event: 'loaderror', listener: (event: { error: StripeError }) => void): void;
}

export interface Elements {
  create(kind: 'payment', options: { layout: 'tabs' }): PaymentElement;
}

export interface Stripe {
  elements(options: {
    clientSecret: string;
    appearance: { theme: 'stripe' | 'night'; variables: Record<string, string> };
  }): Elements;
  /** Of these there may be one on a page at a time. */
  createEmbeddedCheckoutPage(options: {
    fetchClientSecret: () => Promise<string>;
  }): Promise<{ mount(place: HTMLElement): void; destroy(): void }>;
  /** Resolves when the buyer's bank has been asked, too. */
  confirmPayment(options: {
    elements: Elements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: StripeError }>;
}

declare global {
  interface Window {
    Stripe?: (publishable_key: string) => Stripe;
  }
}

/** The release that belongs to the version of the API that the server speaks. */
const ADDRESS = 'https://js.stripe.com/endive/stripe.js';
/** Longer than any line that is of use needs; some do not fail but stay silent. */
const LOAD_MS = 20_000;

let loading: Promise<void> | undefined;
const known = new Map<string, Stripe>();

export async function loadStripe(publishable_key: string): Promise<Stripe> {
  // A load that failed is tried again by whoever asks next.
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

/** The page's policy takes addresses of scripts from us alone: these are the ones that this script has. */
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
