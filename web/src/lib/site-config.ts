// The site's public configuration, which the server embeds in index.html: name, links, addresses, feature flags.
import type { PublicConfig } from '@velour/contract/site.ts';

export const defaults: PublicConfig = {
  host: 'pd',
  name: 'Velour',
  tagline: 'Someone is awake, and glad you came.',
  accent: null,
  logo_url: null,
  support_email: '',
  socials: [],
  sister_apps: [],
  affiliates_url: null,
  affiliate_parameters: [],
  community_url: null,
  analytics: null,
  legal: {
    operator_name: null,
    operator_address: null,
    governing_law: null,
    privacy_email: null,
    removal_email: null,
    effective_from: null,
  },
  content_rating: 'sfw',
  age_check: 'declared',
  has_google: true,
  trial_messages: 3,
  sign_up_tokens: 0,
  addresses: { main: '/api', media: '/media-api', realtime: '/realtime' },
  api_keys: { main: '', media: '', realtime: null },
  publishable_keys: {},
  engines: { llm: { name: '', stand_in: false } },
  text_judge: 'none',
  experiments: {},
  coming_soon: [],
  announcements: [],
  switched_off: [],
  prices: { image: 5, video: 20, character: 50 },
  premium_percent_off: null,
};

/**
 * Parses the configuration; missing or malformed parts fall back to defaults, so that the page
 * always renders.
 */
export function readSiteConfig(written: string | null | undefined): PublicConfig {
  try {
    const given: unknown = JSON.parse(written ?? '');
    // The server serializes this type; the defaults cover fields that an older server doesn't send.
    return typeof given === 'object'
      ? { ...defaults, ...(given as Partial<PublicConfig>) }
      : { ...defaults };
  } catch {
    return { ...defaults };
  }
}

/** During server-side rendering there is no document; `putSiteConfig` sets it per render. */
export const siteConfig = readSiteConfig(
  globalThis.document?.getElementById('site-config')?.textContent,
);

/**
 * Sets the configuration for one server-side render, since one process renders the pages of all
 * sites.
 */
export const putSiteConfig = (config: PublicConfig): void =>
  void Object.assign(siteConfig, defaults, config);
