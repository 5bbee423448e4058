// The demo Google page: it says that it is a demo, asks for an email address, and redirects with a code.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../../platform/http/page-head.ts';
import { DEMO_GOOGLE_PATH, FORMER_DEMO_GOOGLE_PATH, type DemoGoogle } from './demo-google.ts';

const Query = z.object({ request: z.string().max(4_096).catch('') });
const Form = z.object({
  request: z.string().max(4_096).catch(''),
  email: z.string().max(254).catch(''),
});

/**
 * @param base the path prefix that `http` is registered under
 */
export function serveDemoGoogle(
  http: FastifyInstance,
  { demoGoogle, base }: { demoGoogle: DemoGoogle; base: string },
): void {
  http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    for (const path of [DEMO_GOOGLE_PATH, FORMER_DEMO_GOOGLE_PATH]) {
      scope.get(path, async ({ query }, reply) => {
        const { request } = Query.parse(query);
        return sendPage(reply, { demoGoogle, base, request });
      });
      scope.post(path, async ({ body }, reply) => {
        const { request, email } = Form.parse(body ?? {});
        const back = demoGoogle.grant(request, email);
        if (back === undefined) return sendPage(reply, { demoGoogle, base, request, email });
        return reply.header('cache-control', 'no-store').redirect(back, 303);
      });
    }
  });
}

interface Shown {
  readonly demoGoogle: DemoGoogle;
  readonly base: string;
  readonly request: string;
  /** The entered text, if it is not an email address. */
  readonly email?: string;
}

function sendPage(reply: FastifyReply, { demoGoogle, base, request, email }: Shown): FastifyReply {
  const back = demoGoogle.refuse(request);
  const nonce = randomBytes(16).toString('base64');
  const target = back === undefined ? '' : new URL(back).origin;
  const body =
    back === undefined
      ? `<p>${escapeHtml(page.tooOld)}</p>`
      : `<form method="post" action="${base}${DEMO_GOOGLE_PATH}">
<input type="hidden" name="request" value="${escapeHtml(request)}">
<label>${escapeHtml(page.label)}<input name="email" type="email" required autofocus autocomplete="email" value="${escapeHtml(email ?? '')}"></label>
${email === undefined ? '' : `<p role="alert">${escapeHtml(page.noAddress)}</p>`}
<button>${escapeHtml(page.go)}</button> <a href="${escapeHtml(back)}">${escapeHtml(page.cancel)}</a></form>`;
  return reply.status(back === undefined ? 400 : 200).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    // CSP checks redirects after a form submission, so the target's origin is allowed, too.
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${target}; base-uri 'none'; frame-ancestors 'none'`,
  })
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(page.title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(page.title)}</h1><p>${escapeHtml(page.what)}</p>${body}</main></body></html>`);
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:26rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.35rem}label{display:block;font-weight:600}input{display:block;box-sizing:border-box;width:100%;margin:.35rem 0 1rem;padding:.7rem;font:inherit}
button{padding:.7rem 1.25rem;font:inherit;font-weight:600}a{margin-left:1rem;color:inherit}`;

const page = {
  title: 'This is not Google',
  what: 'Google sign-in isn’t set up on this server, so this demo page takes its place. Enter any email to continue as if Google had confirmed it. Nothing is sent to Google, and nothing is checked.',
  label: 'Email',
  go: 'Continue as this person',
  cancel: 'Cancel',
  noAddress: 'This isn’t an email address.',
  tooOld: 'This window was open too long or wasn’t opened by this site. Close it and try again.',
};
