// The site's public configuration: names, links, switches and providers.
import { z } from 'zod';
import { Announcement } from './announcements.ts';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { FEATURES } from './features.ts';
import { countIn, Id, Time } from './scalars.ts';

export const ContentRating = z.enum(['sfw', 'suggestive', 'explicit']);
export type ContentRating = z.infer<typeof ContentRating>;

export const ANALYTICS_KINDS = ['umami', 'plausible'] as const;

/** Where page views are sent after consent: address patterns, never addresses. */
export const Analytics = z.object({
  /** Whether a tag manager runs, in a frame of its own. */
  tag_manager: z.boolean(),
  script: z.object({ kind: z.enum(ANALYTICS_KINDS), url: z.string(), site: z.string() }).nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const ProviderState = z.object({
  name: z.string(),
  /** True for the built-in provider, which the screen must say. */
  stand_in: z.boolean(),
});

export const SiteLink = z.object({ label: z.string(), url: z.url() });

/** The operator, for legal texts; null until it is configured. */
export const LegalNotice = z.object({
  operator_name: z.string().nullable(),
  operator_address: z.string().nullable(),
  governing_law: z.string().nullable(),
  privacy_email: z.string().nullable(),
  removal_email: z.string().nullable(),
  effective_from: z.string().nullable(),
});
export type LegalNotice = z.infer<typeof LegalNotice>;

/** What can change while a page is open, and is asked for again from time to time. */
export const SiteStatus = z.object({
  announcements: z.array(Announcement),
  switched_off: z.array(z.enum(FEATURES)),
});
export type SiteStatus = z.infer<typeof SiteStatus>;

/** The configuration in index.html and of `GET /api-config`: an allow-list. */
export const PublicConfig = SiteStatus.extend({
  host: z.string(),
  name: z.string(),
  tagline: z.string(),
  accent: z.string().nullable(),
  logo_url: z.string().nullable(),
  support_email: z.string(),
  socials: z.array(SiteLink),
  sister_apps: z.array(SiteLink),
  affiliates_url: z.string().nullable(),
  /** Query parameters of affiliates' links; none where purchases are not reported. */
  affiliate_parameters: z.array(z.string()),
  community_url: z.string().nullable(),
  /** Null where nothing is configured: then no consent is asked for. */
  analytics: Analytics.nullable(),
  legal: LegalNotice,
  content_rating: ContentRating,
  /** `verified`: more than safe content needs an age check, for all of the site or where this page is read. */
  age_check: z.enum(['declared', 'verified']),
  trial_messages: z.int(),
  /** Given once to each new account. */
  sign_up_tokens: z.int(),
  addresses: z.object({ main: z.string(), media: z.string(), realtime: z.string() }),
  /** What a page shows each address: `x-api-key`, and for the socket `api_key` of its query, where it has one. */
  api_keys: z.object({ main: z.string(), media: z.string(), realtime: z.string().nullable() }),
  /** Keys that a page needs and anyone may see, by provider, such as `stripe`. */
  publishable_keys: z.record(z.string(), z.string()),
  engines: z.object({ llm: ProviderState }),
  experiments: z.record(z.string(), z.array(z.string())),
  coming_soon: z.array(z.string()),
  prices: z.object({ image: z.int(), video: z.int(), character: z.int() }),
  /** The largest saving of a plan against the monthly one, from current prices; null without any. */
  premium_percent_off: z.int().nullable(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const SitemapLevel = z.enum(['pages', 'characters', 'pictures']);

/** Ordered by character id and read in parts: `next` is the `after` of the next part. */
export const Sitemap = z.object({
  level: SitemapLevel,
  entries: z.array(
    z.object({
      /** Absolute; `page_url` is the page that shows a picture. */
      url: z.string(),
      page_url: z.string().optional(),
      title: z.string().optional(),
      updated_at: Time.optional(),
    }),
  ),
  next: Id.nullable(),
});
export type Sitemap = z.infer<typeof Sitemap>;

export const siteApi = describe(calls.site, {
  apiConfig: { reply: PublicConfig },
  status: { reply: SiteStatus },
  sitemap: {
    query: z.strictObject({
      level: SitemapLevel.default('pages'),
      after: Id.optional(),
      /** The number of characters per part. */
      limit: countIn(1, 1_000).default(1_000),
    }),
    reply: Sitemap,
  },
});
