// The script of the fake's frames: test cards, calls to the fake service, messages to the parent.
const cards = {
  4242424242424242: 'good',
  4000002500003155: 'second_step',
  4000000000000002: 'declined',
  4000000000000077: 'slow',
};
const cardOf = (number) => cards[number.replace(/\s/g, '')];
const secret = new URLSearchParams(location.search).get('secret');

/** Sends a command to the fake service, in place of Stripe's API. */
const ask = async (command, more = {}) => {
  const body = JSON.stringify({ secret, ...more });
  return (await (await fetch(`/command/${command}`, { method: 'POST', body })).json()).answer;
};
const post = (message) => parent.postMessage(message, '*');
const show = (ready = () => undefined) => {
  const main = document.querySelector('main');
  new ResizeObserver(() => post({ fake: 'height', height: main.offsetHeight })).observe(main);
  addEventListener('load', ready);
};
Object.assign(window, { ask, cardOf, show, post });
