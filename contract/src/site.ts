// The site's public face: names, links, switches and engines, as the page and other clients may know them.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';

export const ContentRating = z.enum(['sfw', 'suggestive', 'explicit']);
export type ContentRating = z.infer<typeof ContentRating>;

export const EngineState = z.object({
  name: z.string(),
  /** True when this is the embedded stand-in, which the screen must say. */
  stand_in: z.boolean(),
});

export const SiteLink = z.object({ label: z.string(), url: z.url() });

/** What the server writes into index.html and what `GET /api-config` answers: an allow-list. */
export const PublicConfig = z.object({
  host: z.string(),
  name: z.string(),
  tagline: z.string(),
  accent: z.string().nullable(),
  logo_url: z.string().nullable(),
  support_email: z.string(),
  socials: z.array(SiteLink),
  sister_apps: z.array(SiteLink),
  affiliates_url: z.string().nullable(),
  community_url: z.string().nullable(),
  content_rating: ContentRating,
  trial_messages: z.int(),
  addresses: z.object({ main: z.string(), media: z.string(), realtime: z.string() }),
  api_key: z.string(),
  engines: z.object({ llm: EngineState }),
  experiments: z.record(z.string(), z.array(z.string())),
  coming_soon: z.array(z.string()),
  prices: z.object({ image: z.int(), video: z.int(), character: z.int() }),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const siteApi = describe(calls.site, { apiConfig: { reply: PublicConfig } });
