// A fake of Stripe's browser script: the documented behaviour of the parts that the page uses, without network.
(() => {
  const FRAMES = 'https://js.stripe.com/endive/frames';
  const CHECKOUT = 'https://checkout.stripe.com/frames';

  /** Integration errors are thrown, like Stripe's; the buyer's errors are returned. */
  class IntegrationError extends Error {
    name = 'IntegrationError';
  }
  const demand = (isSo, message) => {
    if (!isSo) throw new IntegrationError(message);
  };

  let frames = 0;
  const openFrame = (place, address, title) => {
    const frame = document.createElement('iframe');
    frames += 1;
    Object.assign(frame, {
      name: `__privateStripeFrame${frames}`,
      src: address,
      title,
      allow: 'payment *; publickey-credentials-get *',
    });
    Object.assign(frame.style, { border: '0', width: '100%', display: 'block' });
    place.append(frame);
    return frame;
  };
  /** Subscribes to a frame's messages; returns the unsubscribe function. */
  const listenTo = (frame, listener) => {
    const take = ({ source, data }) => {
      if (source === frame.contentWindow && data?.fake) listener(data);
    };
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  };
  const placeOf = (given) => (typeof given === 'string' ? document.querySelector(given) : given);
  const fit = (frame) => (message) => {
    if (message.fake === 'height') frame.style.height = `${message.height}px`;
  };

  function createElements({ clientSecret, appearance } = {}) {
    demand(
      /^pi_\w+_secret_\w+$/.test(clientSecret ?? ''),
      'Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}.',
    );
    const group = { clientSecret, element: undefined };
    return {
      group,
      create(kind) {
        demand(kind === 'payment', `A valid Element name must be provided. You specified ${kind}.`);
        demand(!group.element, 'Can only create one Element of type payment.');
        group.element = createElement(group, appearance);
        return group.element;
      },
    };
  }

  function createElement({ clientSecret }, appearance) {
    const listeners = { ready: [], loaderror: [], change: [] };
    const emit = (event, value) => listeners[event].forEach((listener) => listener(value));
    let frame;
    let isGone = false;
    const element = {
      on(event, listener) {
        demand(event in listeners, `${event} is not a supported event.`);
        listeners[event].push(listener);
        return element;
      },
      mount(given) {
        demand(!isGone, 'This Element has already been destroyed.');
        const place = placeOf(given);
        demand(place, 'The selector you specified applies to no DOM elements.');
        const query = new URLSearchParams({ secret: clientSecret, theme: appearance?.theme ?? '' });
        frame = openFrame(place, `${FRAMES}/card.html?${query}`, 'Secure payment input frame');
        listenTo(frame, fit(frame));
        listenTo(frame, ({ fake, error }) => {
          if (fake === 'ready') emit('ready', { elementType: 'payment' });
          if (fake === 'loaderror') emit('loaderror', { elementType: 'payment', error });
        });
      },
      destroy() {
        isGone = true;
        frame?.remove();
      },
      /** The result of the card in the frame, for `confirmPayment`. */
      ask: () =>
        new Promise((answer) => {
          const stop = listenTo(frame, (message) => {
            if (message.fake !== 'outcome') return;
            stop();
            answer(message);
          });
          frame.contentWindow.postMessage({ fake: 'confirm' }, 'https://js.stripe.com');
        }),
      isMounted: () => frame?.isConnected === true,
    };
    return element;
  }

  /** The 3-D Secure frame covers the page, at the end of its body. */
  const askBank = (secret) =>
    new Promise((answer) => {
      const veil = document.createElement('div');
      Object.assign(veil.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
      document.body.append(veil);
      const address = `${FRAMES}/challenge.html?${new URLSearchParams({ secret })}`;
      const frame = openFrame(veil, address, 'Secure 3D authentication frame');
      frame.style.height = '100%';
      const stop = listenTo(frame, ({ fake, outcome }) => {
        if (fake !== 'answered') return;
        stop();
        veil.remove();
        answer(outcome);
      });
    });

  const errors = {
    declined: {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card has been declined.',
      payment_intent: { status: 'requires_payment_method' },
    },
    refused: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_intent: { status: 'requires_payment_method' },
    },
    closed: {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message:
        'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      payment_intent: { status: 'succeeded' },
    },
    incomplete: {
      type: 'validation_error',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    },
  };

  async function confirmPayment({ elements, confirmParams, redirect = 'always' } = {}) {
    demand(elements?.group, 'stripe.confirmPayment(): expected elements or clientSecret.');
    demand(
      confirmParams?.return_url,
      'stripe.confirmPayment(): expected confirmParams.return_url.',
    );
    const { element, clientSecret } = elements.group;
    demand(element?.isMounted(), 'Invalid value for elements: it has no mounted payment Element.');
    let { outcome } = await element.ask();
    if (outcome === 'second_step') {
      const answer = await askBank(clientSecret);
      outcome = answer === 'declined' ? 'refused' : answer;
    }
    if (outcome !== 'done') return { error: errors[outcome] };
    if (redirect === 'always') window.location.assign(confirmParams.return_url);
    return { paymentIntent: { id: clientSecret.split('_secret_')[0], status: 'succeeded' } };
  }

  let isCheckoutOpen = false;
  async function createEmbeddedCheckoutPage({ fetchClientSecret } = {}) {
    demand(typeof fetchClientSecret === 'function', 'fetchClientSecret should be a function.');
    demand(!isCheckoutOpen, 'You cannot have multiple Embedded Checkout objects.');
    isCheckoutOpen = true;
    const secret = await fetchClientSecret();
    demand(/^cs_\w+_secret_\w+/.test(secret), 'fetchClientSecret gave no client secret.');
    let frame;
    const unmount = () => frame?.remove();
    return {
      mount(given) {
        const address = `${CHECKOUT}/checkout.html?${new URLSearchParams({ secret })}`;
        frame = openFrame(placeOf(given), address, 'Secure payment form');
        listenTo(frame, fit(frame));
        listenTo(frame, ({ fake, return_url }) => {
          if (fake === 'complete') window.location.assign(return_url);
        });
      },
      unmount,
      destroy() {
        unmount();
        isCheckoutOpen = false;
      },
    };
  }

  window.Stripe = (key) => {
    demand(/^pk_(?:test|live)_/.test(key ?? ''), 'Invalid API Key provided to Stripe().');
    return { elements: createElements, confirmPayment, createEmbeddedCheckoutPage };
  };

  // Like Stripe's script on load: a hidden controller frame, another script, and a request to its API.
  const controller = openFrame(document.body, `${FRAMES}/controller.html`, '');
  Object.assign(controller.style, { position: 'absolute', width: '1px', height: '1px' });
  controller.setAttribute('aria-hidden', 'true');
  controller.tabIndex = -1;
  const more = document.createElement('script');
  more.src = 'https://js.stripe.com/endive/more.js';
  document.head.append(more);
  void fetch('https://api.stripe.com/endive/wallet-config');
})();
