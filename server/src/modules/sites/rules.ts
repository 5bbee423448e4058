// What a site's record holds, with its defaults: brand, links and policy.
import { ContentRating, SiteLink } from '@velour/contract/site.ts';
import { z } from 'zod';

export const SiteRecord = z.object({
  name: z.string().default('Velour'),
  tagline: z.string().default('Company with character.'),
  accent: z.string().nullable().default(null),
  logo_url: z.string().nullable().default(null),
  support_email: z.string().default('support@example.com'),
  socials: z.array(SiteLink).default([]),
  sister_apps: z.array(SiteLink).default([]),
  affiliates_url: z.string().nullable().default(null),
  community_url: z.string().nullable().default(null),
  content_rating: ContentRating.default('sfw'),
  /** Messages that a visitor may send before signing in. */
  trial_messages: z.int().min(0).default(3),
  /** Messages that one person may send in a minute, and at once. */
  messages_per_minute: z.int().min(1).default(20),
  /** Variants of experiments, drawn once per visitor. */
  experiments: z.record(z.string(), z.array(z.string())).default({
    landing_one: ['a', 'b'],
    explore_grid: ['a', 'b'],
  }),
  /** Routes that show the coming-soon screen. */
  coming_soon: z.array(z.string()).default([]),
});
export type SiteRecord = z.infer<typeof SiteRecord>;

/** Host codes are short lower-case words, so that no spelling of one can be mistaken for another. */
export const isHostCode = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,30}$/.test(text);
