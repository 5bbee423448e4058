// The site's public configuration: names, links, feature flags and providers.
import { z } from 'zod';
import { Announcement } from './announcements.ts';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { FEATURES } from './features.ts';
import { JOB_KINDS, type JobKind } from './job-states.ts';
import { countIn, Id, Time } from './scalars.ts';
import { CONTENT_RATINGS } from './site-values.ts';

export const ContentRating = z.enum(CONTENT_RATINGS);
export type ContentRating = z.infer<typeof ContentRating>;

export const ANALYTICS_KINDS = ['umami', 'plausible'] as const;

/**
 * Endpoints for analytics, used after consent only. Path patterns are sent, never full addresses.
 */
export const Analytics = z.object({
  /** True if a tag manager runs, in a sandboxed frame. */
  tag_manager: z.boolean(),
  script: z.object({ kind: z.enum(ANALYTICS_KINDS), url: z.string(), site: z.string() }).nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const ProviderState = z.object({
  name: z.string(),
  /** True for a built-in provider (demo), which the screen must disclose. */
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

/** The part that can change while a page is open, and is polled. */
export const SiteStatus = z.object({
  announcements: z.array(Announcement),
  switched_off: z.array(z.enum(FEATURES)),
});
export type SiteStatus = z.infer<typeof SiteStatus>;

/**
 * The configuration embedded in index.html and returned by `GET /api-config`; an allow-list of
 * fields.
 */
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
  /** Names of the query parameters of affiliate links; empty if purchases are not reported. */
  affiliate_parameters: z.array(z.string()),
  community_url: z.string().nullable(),
  /** Null if analytics are not configured; then no consent is asked for. */
  analytics: Analytics.nullable(),
  legal: LegalNotice,
  content_rating: ContentRating,
  /**
   * `verified`: content that is not safe for work requires an age check, on the whole site or in
   * the caller's region.
   */
  age_check: z.enum(['declared', 'verified']),
  /** False if no one can sign in with Google here. */
  has_google: z.boolean(),
  trial_messages: z.int(),
  /** Tokens that each new account gets once. */
  sign_up_tokens: z.int(),
  addresses: z.object({ main: z.string(), media: z.string(), realtime: z.string() }),
  /**
   * Publishable API keys per address: sent as `x-api-key`, by the socket as `api_key` in its query.
   */
  api_keys: z.object({ main: z.string(), media: z.string(), realtime: z.string().nullable() }),
  /** Publishable keys of providers, such as `stripe`. */
  publishable_keys: z.record(z.string(), z.string()),
  engines: z.object({ llm: ProviderState }),
  /** Which private texts a moderation model reads: none, those that the rules suspect, or all messages. */
  text_judge: z.enum(['none', 'suspected', 'messages']),
  experiments: z.record(z.string(), z.array(z.string())),
  coming_soon: z.array(z.string()),
  prices: z.object(
    // Object.fromEntries loses the kinds.
    Object.fromEntries(JOB_KINDS.map((kind) => [kind, z.int()])) as Record<JobKind, z.ZodInt>,
  ),
  /**
   * The largest discount of a plan against the monthly one, in percent, by current prices; null
   * without any.
   */
  premium_percent_off: z.int().nullable(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const SitemapLevel = z.enum(['pages', 'characters', 'pictures']);

/** Ordered by character id, in parts: `next` is the `after` parameter of the next part. */
export const Sitemap = z.object({
  level: SitemapLevel,
  entries: z.array(
    z.object({
      /** An absolute address; `page_url` is the page that shows the picture. */
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
