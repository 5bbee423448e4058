// The client configuration's call.
import { siteApi } from '@velour/contract/site.ts';
import { AppError } from '../../platform/errors.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { SitesService } from '../sites/service.ts';
import type { SiteService } from './service.ts';

export function siteRoutes(
  gateway: Gateway,
  needs: { site: SiteService; sites: SitesService },
): void {
  bind(gateway, siteApi.apiConfig, async ({ site }) => {
    const known = await needs.sites.find(site.host);
    if (!known) throw new AppError('client.key_invalid');
    return needs.site.publicConfig(known);
  });
}
