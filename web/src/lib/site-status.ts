// What can change on the site while a page is open: as the page was served, then asked for every few minutes.
import { useQuery } from '@tanstack/react-query';
import type { Feature } from '@velour/contract/features.ts';
import type { SiteStatus } from '@velour/contract/site.ts';
import { q } from './queries.ts';
import { siteConfig } from './site-config.ts';

const READ_AGAIN_MS = 5 * 60_000;

/** A page that cannot ask keeps what it knows. */
export function useSiteStatus(): SiteStatus {
  const { data } = useQuery({
    ...q.site.status(),
    initialData: asServed(),
    staleTime: READ_AGAIN_MS,
    refetchInterval: READ_AGAIN_MS,
  });
  return data ?? asServed();
}

/** Whether an admin has switched it off; its calls are refused, then. */
export const useIsOff = (feature: Feature): boolean =>
  useSiteStatus().switched_off.includes(feature);

const asServed = (): SiteStatus => ({
  announcements: siteConfig.announcements,
  switched_off: siteConfig.switched_off,
});
