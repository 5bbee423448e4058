// The requirements of explicit content in production; the server does not start without them.
import { ConfigError, type Config } from './config.ts';
import type { SitesService } from './modules/sites/service.ts';
import type { Parts } from './parts.ts';

interface Providers {
  readonly payments: Pick<Parts['payments'], 'adult_ok'>;
  readonly age: Pick<Parts['age'], 'isBuiltIn'>;
  readonly moderation: Pick<Parts['moderation'], 'judgesAge'>;
}

interface Needs extends Providers {
  readonly config: Pick<Config, 'NODE_ENV'>;
  readonly sites: Pick<SitesService, 'explicitSites' | 'find'>;
}

/** What a site with this removal email lacks for explicit content. */
export const explicitLacks = (
  { payments, age, moderation }: Providers,
  removalEmail: string | null | undefined,
): string[] => [
  ...(age.isBuiltIn ? ['an age check (AGE_ISSUER), since self-declaration isn’t one'] : []),
  ...(removalEmail ? [] : ['a removal email (legal.removal_email)']),
  ...(payments.adult_ok
    ? []
    : ['a payment provider that allows adult content (FLEXPAY_SHOP_ID or PAYMENTS_ADULT)']),
  ...(moderation.judgesAge ? [] : ['a picture classifier that judges ages (MODERATION_API=chat)']),
];

/** Throws `ConfigError` that names each site and what it lacks. */
export async function requireExplicitNeeds(needs: Needs): Promise<void> {
  const { config, sites } = needs;
  if (config.NODE_ENV !== 'production') return;
  const mistakes: string[] = [];
  for (const host of await sites.explicitSites()) {
    const known = await sites.find(host);
    const lacks = explicitLacks(needs, known?.record.legal.removal_email);
    if (lacks.length > 0)
      mistakes.push(`content_rating of the site ${host}: explicit needs ${lacks.join('; ')}`);
  }
  if (mistakes.length > 0) throw new ConfigError(mistakes);
}
