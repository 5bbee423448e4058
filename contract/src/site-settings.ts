// The part of a site's settings that its admins edit: brand, contact, links, legal notice and limits.
import { z } from 'zod';
import { MAX_REGIONS, REGION_CODE, REGION_RULES } from './region-values.ts';
import { line, lineOf } from './scalars.ts';
import { ANALYTICS_KINDS, ContentRating } from './site.ts';
import {
  AFFILIATE_PARAMETER,
  MAX_AFFILIATE_PARAMETERS,
  LONGEST_NAME,
  MAX_ORIGINS,
  MAX_REAL_PERSONS,
  isOrigin,
} from './site-values.ts';

const VARIANT_CHOICES = ['both', 'a', 'b'] as const;

const webAddress = z.url({ protocol: /^https?$/, error: 'Use a full web address, with https://' });
/** An empty string is allowed and means “not set”. */
const maybe = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.union([z.literal(''), schema]);
const email = z.email('Use an email address');
const address = maybe(webAddress);
const links = (most: number) =>
  z
    .array(z.strictObject({ label: lineOf(40, 'Each link needs a name'), url: webAddress }))
    .max(most);

/** What an admin may write; an empty text unsets a field. */
const written = z.strictObject({
  name: lineOf(60, 'A name is required'),
  tagline: lineOf(140, 'A tagline is required'),
  accent: maybe(z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a color such as #b5305a')),
  logo_url: maybe(z.union([z.string().regex(/^\/(?![/\\])\S*$/), webAddress])),
  /** The slug of the dome whose first characters are shown in the home page's banner. */
  banner_dome: line(60),
  support_email: email,
  community_url: address,
  affiliates_url: address,
  /** Where purchases are reported to an affiliate network, and which parameters of its links are passed on. */
  affiliate_report_url: maybe(
    z.url({ protocol: /^https$/, error: 'Use a full web address, with https://' }),
  ),
  affiliate_parameters: z
    .array(z.string().regex(AFFILIATE_PARAMETER, 'Use names such as click_id'))
    .max(MAX_AFFILIATE_PARAMETERS, `Use ${MAX_AFFILIATE_PARAMETERS} names or fewer`),
  tag_manager_id: maybe(z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'Use an ID such as GTM-AB12CD3')),
  analytics_kind: z.enum(['', ...ANALYTICS_KINDS]),
  analytics_url: address,
  analytics_site: line(200),
  socials: links(12),
  sister_apps: links(6),
  /** The variant of an A/B test that visitors see: a fixed one, or a random one. */
  landing_one: z.enum(VARIANT_CHOICES),
  explore_grid: z.enum(VARIANT_CHOICES),
  operator_name: line(200),
  operator_address: line(400),
  governing_law: line(100),
  privacy_email: maybe(email),
  removal_email: maybe(email),
  effective_from: maybe(z.iso.date('Use a date such as 2026-05-01')),
  policy_changes: line(600),
  content_rating: ContentRating,
  real_persons: z
    .array(line(LONGEST_NAME).regex(/\p{L}.*\p{L}/u, 'Use one name on each line'))
    .max(MAX_REAL_PERSONS, `Use ${MAX_REAL_PERSONS} names or fewer`),
  /** Rules by country or subdivision, such as US-TX. */
  regions: z
    .record(z.string().regex(REGION_CODE, 'Use a code such as GB or US-TX'), z.enum(REGION_RULES))
    .refine((rows) => Object.keys(rows).length <= MAX_REGIONS, 'Use 300 regions or fewer'),
  other_regions: z.enum(REGION_RULES),
  trial_messages: z.int().min(0).max(1_000),
  daily_messages: z.int().min(0).max(1_000_000),
  daily_plan_messages: z.int().min(1, 'Enter 1 or more').max(1_000_000),
  messages_per_minute: z.int().min(1).max(1_000),
  /** Tokens that each new account gets once, after confirming its email. */
  sign_up_tokens: z.int().min(0).max(10_000),
  hide_account_existence: z.boolean(),
  admins_need_second_factor: z.boolean(),
  /** Other origins whose pages may call the site’s APIs. */
  origins: z
    .array(z.string().refine(isOrigin, 'Use addresses such as https://app.example.com'))
    .max(MAX_ORIGINS, `Use ${MAX_ORIGINS} addresses or fewer`),
  /** Draws “AI-made” into a corner of the largest size, which is the one that is downloaded. */
  visible_ai_label: z.boolean(),
});
export const SiteSettingsChange = written.partial();

const stored = z.array(z.object({ label: z.string(), url: z.string() }));

/**
 * The stored settings, which an operator may have written by other means; empty texts are read as
 * not set.
 */
export const SiteSettings = z.object({
  name: z.string(),
  tagline: z.string(),
  accent: z.string(),
  logo_url: z.string(),
  banner_dome: z.string(),
  support_email: z.string(),
  community_url: z.string(),
  affiliates_url: z.string(),
  affiliate_report_url: z.string(),
  affiliate_parameters: z.array(z.string()),
  tag_manager_id: z.string(),
  analytics_kind: z.enum(['', ...ANALYTICS_KINDS]),
  analytics_url: z.string(),
  analytics_site: z.string(),
  socials: stored,
  sister_apps: stored,
  landing_one: z.enum(VARIANT_CHOICES),
  explore_grid: z.enum(VARIANT_CHOICES),
  operator_name: z.string(),
  operator_address: z.string(),
  governing_law: z.string(),
  privacy_email: z.string(),
  removal_email: z.string(),
  effective_from: z.string(),
  policy_changes: z.string(),
  content_rating: ContentRating,
  real_persons: z.array(z.string()),
  regions: z.record(z.string(), z.enum(REGION_RULES)),
  other_regions: z.enum(REGION_RULES),
  trial_messages: z.int(),
  daily_messages: z.int(),
  daily_plan_messages: z.int(),
  messages_per_minute: z.int(),
  sign_up_tokens: z.int(),
  hide_account_existence: z.boolean(),
  admins_need_second_factor: z.boolean(),
  origins: z.array(z.string()),
  visible_ai_label: z.boolean(),
}) satisfies z.ZodType<Required<z.infer<typeof written>>>;
export type SiteSettings = z.infer<typeof SiteSettings>;
