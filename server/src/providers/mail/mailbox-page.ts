// The local mailbox at /dev/mail, as pages and as JSON: for this machine only, and never in production.
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { escapeHtml } from '../../platform/http/page-head.ts';
import { STRICT } from '../../platform/http/security-headers.ts';
import type { StoredMail, Mailbox } from './mailbox.ts';

/** Paths below it are served here only. */
export const MAILBOX_PATH = '/dev/mail';

export function serveMailbox(http: FastifyInstance, mailbox: Mailbox): void {
  http.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => {
        if (!isAtThisMachine(request)) throw new AppError('request.not_found');
      });
      scope.get('', async (request, reply) =>
        request.headers.accept?.includes('application/json')
          ? sendJson(reply, mailbox)
          : sendPage(reply, { title: 'Mailbox', body: writeList(mailbox.mails()) }),
      );
      scope.get('.json', async (_request, reply) => sendJson(reply, mailbox));
      scope.get<{ Params: { id: string } }>('/:id', async ({ params }, reply) => {
        const mail = mailbox.mails().find(({ id }) => id === params.id);
        if (!mail) throw new AppError('request.not_found');
        return sendPage(reply, { title: mail.subject, body: writeMail(mail) });
      });
    },
    { prefix: MAILBOX_PATH },
  );
}

/**
 * Checks address and host name: a foreign page whose host name resolves to this machine (DNS rebinding) must not read
 * emails. Forwarded headers are ignored, because such a page could set them.
 */
function isAtThisMachine({ ip, headers }: FastifyRequest): boolean {
  const name = headers.host?.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1') ?? '';
  return isLoopback(ip) && (name === 'localhost' || isLoopback(name));
}

const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(?:::ffff:)?127\.|^::1$/i.test(address);

const sendJson = (reply: FastifyReply, mailbox: Mailbox) =>
  reply.header('cache-control', 'no-store').send({
    mails: mailbox.mails().map(({ id, to, subject, text, html, sent_at }) => ({
      id,
      to,
      subject,
      text,
      html,
      sent_at,
    })),
  });

function sendPage(
  reply: FastifyReply,
  { title, body }: { title: string; body: string },
): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header(
    'content-security-policy',
    // Emails need inline style attributes.
    `${STRICT}; style-src 'unsafe-inline'`,
  )
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`);
}

function writeList(mails: readonly StoredMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, sent_at }) =>
      `<li><a href="${MAILBOX_PATH}/${id}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)}</span>${writeTime(sent_at)}</a></li>`,
  );
  return `<h1>Mailbox</h1><p>No mail server is configured, so emails stop here and aren’t delivered. The last 200, newest first. <a href="${MAILBOX_PATH}">Refresh</a></p>
${rows.length === 0 ? '<p>No emails yet.</p>' : `<ul>${rows.join('\n')}</ul>`}`;
}

/** The email's HTML is in a sandboxed frame without scripts and external resources. */
function writeMail({ to, subject, sender_name, text, html, sent_at }: StoredMail): string {
  const framed = escapeHtml(html.replace('<head>', '<head><base target="_blank">'));
  return `<p><a href="${MAILBOX_PATH}">Mailbox</a></p><h1>${escapeHtml(subject)}</h1>
<p>${escapeHtml(sender_name ?? '')} to ${escapeHtml(to)}, ${writeTime(sent_at)}</p>
<iframe title="As HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>
<h2>As text</h2><pre>${escapeHtml(text)}</pre>`;
}

const writeTime = (at: Date): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:auto;padding:1.5rem}
ul{list-style:none;padding:0}li{border-top:1px solid #8884}li a{display:grid;padding:.6rem 0;color:inherit;text-decoration:none}
li a:hover b{text-decoration:underline}span,time{opacity:.75;font-size:.9rem;overflow-wrap:anywhere}
iframe{width:100%;height:30rem;border:1px solid #8886;border-radius:.5rem}pre{white-space:pre-wrap;overflow-wrap:anywhere}`;
