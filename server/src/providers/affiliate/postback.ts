// Reports purchases by a JSON POST to the site's configured URL, guarded against internal addresses (SSRF).
import { createGuardedPost, PostFailure, type GuardSettings } from '../../platform/guarded-post.ts';
import { AffiliateFailure, REPORT_MS, type AffiliateProvider } from './port.ts';

interface Settings extends GuardSettings {
  readonly reportMs?: number;
}

export function createPostback(settings: Settings = {}): AffiliateProvider {
  const { reportMs = REPORT_MS } = settings;
  const post = createGuardedPost(settings);
  return {
    async report(address, { buyer, parameters, ...rest }) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': rest.id };
      const body = JSON.stringify({
        event: 'conversion',
        ...rest,
        ...buyer,
        ...(Object.keys(parameters).length > 0 && { parameters }),
      });
      const status = await post(address, { headers, body, ms: reportMs }).catch(asFailure);
      if (status < 200 || status > 299)
        throw new AffiliateFailure(`The affiliate network answered ${status}.`);
    },
  };
}

function asFailure(error: unknown): never {
  if (!(error instanceof PostFailure)) throw error;
  if (error.kind === 'refused') throw new AffiliateFailure(error.message);
  throw new AffiliateFailure('The affiliate network can’t be reached.', { cause: error.cause });
}
