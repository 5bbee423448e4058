// The call that tells whether this site made a file: for anyone, so that it is limited by network.
import { provenanceApi } from '@velour/contract/provenance.ts';
import { bindFile } from '../../platform/http/bind-file.ts';
import type { Gateway } from '../../platform/http/gateway.ts';
import {
  isLimited,
  networkOf,
  type RateLimit,
  type RateLimits,
} from '../../platform/rate-limits.ts';
import type { AssetsService } from './service.ts';

const OF_A_NETWORK: RateLimit = { name: 'verifying', burst: 20, per_minute: 6 };

interface Needs {
  readonly assets: Pick<AssetsService, 'verify'>;
  readonly limits: RateLimits;
}

export function provenanceRoutes(gateway: Gateway, { assets, limits }: Needs): void {
  bindFile(gateway, provenanceApi.verify, {
    unauthenticated: 'This needs no sign-in: leave the token out.',
    admit: async ({ address }) => {
      if (isLimited(address)) await limits.demand(OF_A_NETWORK, networkOf(address));
    },
    take: ({ scope }, file) => assets.verify(scope, file),
  });
}
