// Access from outside: trusted proxies, regions, and the origins of our own pages.
import type { Config } from './config.ts';
import { createRegionAccess, type SitesService } from './modules/sites/service.ts';
import { isProduction } from './parts.ts';
import { hostnameOf, readTrust } from './platform/http/address.ts';
import { ownOrigins } from './platform/http/cross-origin.ts';
import { regionOf } from './platform/http/region.ts';

export function createAccess(config: Config, { find, ofPage }: SitesService) {
  const trust = readTrust(config.TRUST_PROXY);
  const regions = createRegionAccess({
    find,
    ofPage,
    regionOf: (request) => regionOf(request, { trust, headers: config.REGION_HEADER }),
    hostnameOf: (request) => hostnameOf(request, trust),
  });
  const isOwnOrigin = ownOrigins({
    publicUrl: config.PUBLIC_URL,
    isProduction: isProduction(config),
  });
  return { trust, regions, isOwnOrigin };
}
