// The part of the site's configuration that can change while a page is open; polled every few minutes.
import { useQuery } from '@tanstack/react-query';
import type { Feature } from '@velour/contract/features.ts';
import type { SiteStatus } from '@velour/contract/site.ts';
import { q } from './queries.ts';
import { siteConfig } from './site-config.ts';

const READ_AGAIN_MS = 5 * 60_000;

/** The last known status, if polling fails. */
export function useSiteStatus(): SiteStatus {
  const { data } = useQuery({
    ...q.site.status(),
    initialData: asServed(),
    staleTime: READ_AGAIN_MS,
    refetchInterval: READ_AGAIN_MS,
  });
  return data ?? asServed();
}

/** True while an admin has switched the feature off; its calls are refused then. */
export const useIsOff = (feature: Feature): boolean =>
  useSiteStatus().switched_off.includes(feature);

const asServed = (): SiteStatus => ({
  announcements: siteConfig.announcements,
  switched_off: siteConfig.switched_off,
});
