// The tag manager's frame: sandboxed without an origin, so it cannot read the page's address, title, texts or cookies.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { KnownSite } from '../sites/service.ts';

const TAG_MANAGER_PATH = '/tag-manager';

const MANAGER = 'https://www.googletagmanager.com';
/** The origins that its tags may send data to. */
const COLLECTORS = 'https://*.google-analytics.com https://*.googletagmanager.com';

/** The page posts `{ page }`, an address pattern; the frame reports whether the manager was loaded. */
const documentOf = (id: string, nonce: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Tag manager</title>
<script nonce="${nonce}">
  window.dataLayer = [{ event: 'gtm.js', 'gtm.start': Date.now() }];
  addEventListener('message', function (message) {
    if (message.source !== parent || typeof message.data.page !== 'string') return;
    dataLayer.push({ event: 'page_view', page_path: message.data.page });
  });
  var manager = document.createElement('script');
  manager.onload = function () { parent.postMessage({ tag_manager: 'loaded' }, '*'); };
  manager.onerror = function () { parent.postMessage({ tag_manager: 'failed' }, '*'); };
  manager.src = '${MANAGER}/gtm.js?id=${id}';
  document.head.append(manager);
</script>
</html>`;

export function tagManagerFrame(
  http: FastifyInstance,
  siteOf: (request: FastifyRequest) => Promise<KnownSite>,
): void {
  http.get(TAG_MANAGER_PATH, async (request, reply) => {
    const { tag_manager_id: id } = (await siteOf(request)).record;
    if (id === null) throw new AppError('request.not_found');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': [
          "default-src 'none'",
          `script-src 'nonce-${nonce}' ${MANAGER}`,
          `connect-src ${COLLECTORS}`,
          `img-src ${COLLECTORS}`,
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          'sandbox allow-scripts',
        ].join('; '),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      })
      .send(documentOf(id, nonce));
  });
}
