// HTML of the sandbox's pages: in the page's theme, and marked as a sandbox.
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../../platform/http/page-head.ts';
import {
  testCards,
  type StoredCheckout,
  type StoredPayment,
  type StoredPortal,
  type StoredSubscription,
} from './objects.ts';
import { words } from './texts.ts';

export interface Look {
  readonly secret: string;
  /** The theme chosen on the page, if any. */
  readonly theme?: 'dark' | 'light' | undefined;
}

export interface Mistake {
  readonly mistake?: string | undefined;
  /** The fields of the card form, shown again to be corrected. */
  readonly entered?: Readonly<Record<CardField, string>> | undefined;
}

type CardField = 'number' | 'expiry' | 'code';

interface At extends Look, Mistake {
  readonly path: string;
  readonly isDeclined?: boolean;
}

interface Page {
  readonly body: string;
  /** A message posted to the page around the frame, which then calls the server. */
  readonly event?: string;
}

export function sendPage(reply: FastifyReply, { theme }: Look, { body, event }: Page) {
  const nonce = randomBytes(16).toString('base64');
  // In a frame that has the focus already, browsers leave the attribute to the page.
  const focus = `document.querySelector('[autofocus]')?.focus();`;
  const post =
    event === undefined
      ? ''
      : `parent.postMessage({sandbox:${JSON.stringify(event)}},location.origin)`;
  const script = `<script nonce="${nonce}">${focus}${post}</script>`;
  return reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
  })
    .send(`<!doctype html><html lang="en"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(words.title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main aria-label="${escapeHtml(words.title)}"><p class="what"><b>${words.badge}</b> ${escapeHtml(words.what)}</p>${body}</main>${script}</body></html>`);
}

export const writeForm = (form: StoredPayment | StoredCheckout, at: At): Page => ({
  body: `<form method="post" action="${at.path}/card">${hidden(at)}
${at.mistake === undefined ? '' : `<p role="alert">${escapeHtml(at.mistake)}</p>`}
<label>${words.number}<input name="number"${at.mistake === undefined ? '' : ' autofocus'}${valueOf(at, 'number')} inputmode="numeric" autocomplete="off" required maxlength="24" placeholder="4242 4242 4242 4242"></label>
<div><label>${words.expiry}<input name="expiry"${valueOf(at, 'expiry')} inputmode="numeric" autocomplete="off" required maxlength="7" placeholder="${words.expiryHint}"></label>
<label>${words.code}<input name="code"${valueOf(at, 'code')} inputmode="numeric" autocomplete="off" required maxlength="4" placeholder="123"></label></div>
<button>${escapeHtml(words.pay(priceOf(form)))}</button></form>
<details><summary>${words.cards}</summary><ul>${testCards
    .map(({ number, card }) => `<li><code>${number}</code> ${escapeHtml(words.card[card])}</li>`)
    .join('')}</ul></details>`,
  ...(at.isDeclined ? { event: 'declined' } : {}),
});

const valueOf = ({ entered }: At, field: CardField): string =>
  entered ? ` value="${escapeHtml(entered[field])}"` : '';

export const writeBank = (form: StoredPayment | StoredCheckout, at: At): Page => ({
  body: `<h1 tabindex="-1" autofocus>${words.bankTitle}</h1><p>${escapeHtml(words.bank(priceOf(form)))}</p>
<form method="post" action="${at.path}/bank">${hidden(at)}<button name="answer" value="approve">${words.approve}</button>
<button class="quiet" name="answer" value="refuse">${words.refuse}</button></form>`,
});

export const writeOutcome = (outcome: 'done' | 'closed'): Page => ({
  body: `<p role="status">${escapeHtml(words[outcome])}</p>`,
  event: outcome,
});

interface Portal {
  readonly portal: StoredPortal;
  readonly subscriptions: readonly { id: string; subscription: StoredSubscription }[];
}

export const writePortal = ({ portal, subscriptions }: Portal, at: At): Page => ({
  body: `<h1>${words.portalTitle}</h1>${subscriptions.map((own) => writePlan(own, at)).join('') || `<p>${words.noPlan}</p>`}
<p><a href="${escapeHtml(portal.return_url)}">${words.back}</a></p>`,
});

function writePlan({ id, subscription }: Portal['subscriptions'][number], at: At): string {
  const { plan, state, ends_at_period_end: ends, period_end } = subscription;
  const date = period_end.slice(0, 10);
  const line = state === 'ended' ? words.ended : ends ? words.ends(date) : words.renews(date);
  const [answer, label] = ends ? ['resume', words.resume] : ['cancel', words.cancel];
  const button = `<form method="post" action="${at.path}/portal">${hidden(at)}<input type="hidden" name="subscription" value="${escapeHtml(id)}">
<button class="quiet" name="answer" value="${answer}">${label}</button></form>`;
  return `<section><h2>${escapeHtml(plan.name)}</h2><p>${escapeHtml(`${inMoney(plan)} ${words.everyMonths(plan.months)}`)}<br>${line}</p>
${state === 'ended' ? '' : button}</section>`;
}

const hidden = ({ secret, theme }: Look): string =>
  `<input type="hidden" name="secret" value="${escapeHtml(secret)}">${theme ? `<input type="hidden" name="theme" value="${theme}">` : ''}`;

const priceOf = (form: StoredPayment | StoredCheckout): string =>
  form.kind === 'payment'
    ? inMoney(form)
    : `${inMoney(form.plan)} ${words.everyMonths(form.plan.months)}`;

const inMoney = ({ amount_cents, currency }: { amount_cents: number; currency: string }): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount_cents / 100);

const STYLE = `:root{color-scheme:light dark;--line:#8886;--accent:#a3344f}:root[data-theme=dark]{color-scheme:dark;--accent:#f08ba2;--ground:oklch(.2 .025 330)}:root[data-theme=light]{color-scheme:light;--ground:oklch(.992 .006 75)}
@media(prefers-color-scheme:dark){:root:not([data-theme]){--accent:#f08ba2}}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--ground,Canvas)}main{max-width:28rem;margin:0 auto;padding:.25rem}
h1{font-size:1.3rem}h2{font-size:1.05rem;margin:0}.what{font-size:.875rem;border:1px dashed var(--line);border-radius:.75rem;padding:.6rem .8rem;margin:0 0 1rem}
.what b{letter-spacing:.08em;color:var(--accent)}label{display:block;font-size:.9rem;font-weight:600;flex:1;min-width:0}
input{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;margin:.3rem 0 .9rem;padding:.5rem .75rem;font:inherit;color:inherit;background:#8882;border:1px solid var(--line);border-radius:.75rem}::placeholder{color:inherit;opacity:.62}
div{display:flex;gap:.75rem}button{width:100%;min-height:2.875rem;font:inherit;font-weight:600;border:0;border-radius:.75rem;background:var(--accent);color:var(--on-accent,Canvas);cursor:pointer;margin-bottom:.6rem}
button.quiet{background:none;color:inherit;border:1px solid var(--line)}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}h1:focus{outline:0}[role=alert]{color:var(--accent);font-weight:600;margin:0 0 .75rem}
summary{cursor:pointer;padding:.5rem 0}ul{padding-left:1.1rem;margin:0;font-size:.9rem}section{border-top:1px solid var(--line);padding:1rem 0}a{color:inherit}`;
