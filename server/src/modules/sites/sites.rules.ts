// The schema of a site's record, with defaults: brand, links and policy.
import { Announcement } from '@velour/contract/announcements.ts';
import { FEATURES } from '@velour/contract/features.ts';
import { REGION_CODE, REGION_RULES } from '@velour/contract/region-values.ts';
import {
  AFFILIATE_PARAMETER,
  MAX_AFFILIATE_PARAMETERS,
  MAX_ORIGINS,
  MAX_REAL_PERSONS,
  isOrigin,
} from '@velour/contract/site-values.ts';
import {
  ANALYTICS_KINDS,
  ContentRating,
  SiteLink,
  type LegalNotice,
} from '@velour/contract/site.ts';
import { z } from 'zod';
import { fieldsOf, isFields, type Fields } from '../../platform/json-fields.ts';

const words = z.string().trim().min(1).nullable().default(null);

/** The legal operator of the site; null until configured. */
const Legal = z.object({
  operator_name: words,
  operator_address: words,
  /** A country or state, as in “the laws of …”. */
  governing_law: words,
  privacy_email: words,
  removal_email: words,
  /** The date from which the texts apply, YYYY-MM-DD: the version that members agree to. */
  effective_from: z.iso.date().nullable().default(null),
  /** The changes since the previous version, for members who agreed to that one. */
  policy_changes: words,
}) satisfies z.ZodType<LegalNotice>;

const caps = (member: number, site: number) =>
  z
    .strictObject({
      member: z.int().min(0).max(1e12).default(member),
      site: z.int().min(0).max(1e12).default(site),
    })
    .prefault({});

/** In generated tokens, pictures, clips, and judged texts or pictures. */
const DailyBudgets = z.strictObject({
  llm: caps(500_000, 50_000_000),
  image: caps(400, 20_000),
  video: caps(60, 2_000),
  moderation: caps(10_000, 2_000_000),
});

const price = z
  .strictObject({ cents: z.int().min(0).max(1e9), per: z.int().min(1).max(1e9) })
  .nullable()
  .default(null);

/** What the operator pays for this many units, in cents; null if not configured. */
const ProviderPrices = z.strictObject({
  llm: price,
  image: price,
  video: price,
  moderation: price,
});

export const SiteRecord = z.object({
  name: z.string().default('Velour'),
  tagline: z.string().default('Company with character.'),
  accent: z.string().nullable().default(null),
  logo_url: z.string().nullable().default(null),
  support_email: z.string().default('support@example.com'),
  socials: z.array(SiteLink).default([]),
  sister_apps: z.array(SiteLink).default([]),
  affiliates_url: z.string().nullable().default(null),
  /** The URL for reporting purchases to an affiliate network; null for none. */
  affiliate_report_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  /** Names of query parameters of an affiliate's link that are passed on in reports. */
  affiliate_parameters: z
    .array(z.string().regex(AFFILIATE_PARAMETER))
    .max(MAX_AFFILIATE_PARAMETERS)
    .default(['click_id', 'aff_id', 'sub_id', 'ref', 'utm_source', 'utm_medium', 'utm_campaign']),
  community_url: z.string().nullable().default(null),
  /** Other origins whose pages may call this site's APIs: `http://localhost:5174`. */
  origins: z.array(z.string()).max(MAX_ORIGINS).default([]),
  /** The id of a Google Tag Manager container, for visitors who consent. */
  tag_manager_id: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .nullable()
    .default(null),
  /** The protocol of a self-hosted analytics server; used if its address and its name for this site are set. */
  analytics_kind: z.enum(ANALYTICS_KINDS).nullable().default(null),
  analytics_url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  analytics_site: words,
  legal: Legal.prefault({}),
  /** The slug of the dome whose first characters are in the home page's banner; null for the most popular ones. */
  banner_dome: z.string().nullable().default(null),
  content_rating: ContentRating.default('sfw'),
  /** Names that the moderation rules protect in addition to the built-in list. */
  real_persons: z.array(z.string()).max(MAX_REAL_PERSONS).default([]),
  /** The site's rule for each region with its own rule, and for all others. */
  regions: z.record(z.string().regex(REGION_CODE), z.enum(REGION_RULES)).default({}),
  other_regions: z.enum(REGION_RULES).default('open'),
  /** Messages that a visitor may send before signing in. */
  trial_messages: z.int().min(0).default(3),
  /** Free messages per UTC day for members without a plan; further messages use message credits. */
  daily_messages: z.int().min(0).max(1_000_000).default(20),
  /** The same with a plan: more than a person writes, so it only limits programs. */
  daily_plan_messages: z.int().min(1).max(1_000_000).default(1_000),
  /** Daily limits (UTC) of paid providers, per person and per site. */
  daily_budgets: DailyBudgets.prefault({}),
  engine_prices: ProviderPrices.prefault({}),
  /** Tokens for a new account, once per confirmed email address. */
  sign_up_tokens: z.int().min(0).max(10_000).default(0),
  /** Messages that a person may send per minute, and in a burst. */
  messages_per_minute: z.int().min(1).default(20),
  /** Enumeration protection: responses do not reveal whether an account exists. */
  hide_account_existence: z.boolean().default(false),
  /** True: admins without a second factor can only add one. */
  admins_need_second_factor: z.boolean().default(false),
  /** True: downloads have the visible label “AI-made”, in addition to invisible marks. */
  visible_ai_label: z.boolean().default(false),
  /** The user name of the Telegram bot that may sign in its users; null for any bot that knows the secret. */
  telegram_bot: z.string().nullable().default(null),
  /** Variants of experiments, assigned once per visitor. */
  experiments: z.record(z.string(), z.array(z.string())).default({
    landing_one: ['a', 'b'],
    explore_grid: ['a', 'b'],
  }),
  /** Features that an admin has switched off. */
  switched_off: z.array(z.enum(FEATURES)).default([]),
  /** Newest first, including past ones; at most `MAX_ANNOUNCEMENTS`. */
  announcements: z.array(Announcement).default([]),
  /** Routes that show the “coming soon” screen. */
  coming_soon: z.array(z.string()).default([]),
});
export type SiteRecord = z.infer<typeof SiteRecord>;

/** Host codes are short lower-case words, so that two codes cannot be confused. */
export const isHostCode = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,30}$/.test(text);

/** True for placeholders: addresses under the reserved example domains, and texts that must be replaced. */
const isExample = (text: string): boolean =>
  /[@/.]example\.(com|org|net)\b/i.test(text) ||
  /^\W*(todo|tbd|tba|placeholder|lorem ipsum|change me|your (company|name|address)|n\/a|x{2,})\W*$/i.test(
    text,
  ) ||
  /^\s*[[{<].*[\]}>]\s*$/s.test(text);

/** The fields of a record with a placeholder, as operators find them: `legal.operator_name`. */
export function placeholdersOf(record: SiteRecord): string[] {
  const legal = Object.entries(record.legal)
    .filter(([field, value]) => field !== 'policy_changes' && (value === null || isExample(value)))
    .map(([field]) => `legal.${field}`);
  const links = (['socials', 'sister_apps'] as const).filter((field) =>
    record[field].some(({ url }) => isExample(url)),
  );
  const single = (['support_email', 'affiliates_url', 'community_url'] as const).filter((field) =>
    isExample(record[field] ?? ''),
  );
  return [...legal, ...single, ...links];
}

/** A stored record with changed fields; a null field is removed, so that its default applies. */
export function merged(
  record: unknown,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const stored = isFields(record) ? record : {};
  const legal = isFields(fields['legal'])
    ? { legal: { ...(isFields(stored['legal']) ? stored['legal'] : {}), ...fields['legal'] } }
    : {};
  const together = { ...stored, ...fields, ...legal };
  return Object.fromEntries(Object.entries(together).filter(([, value]) => value !== null));
}

/** The effective record if nothing detects minors in pictures. */
export const withoutExplicit = (record: SiteRecord): SiteRecord =>
  record.content_rating === 'explicit' ? { ...record, content_rating: 'suggestive' } : record;

/** The rules for new values, where stored ones may be older than a rule: a record that can’t be read is no site. */
const WrittenRecord = SiteRecord.extend({
  origins: z
    .array(z.string().refine(isOrigin, 'Use addresses such as https://app.example.com'))
    .max(MAX_ORIGINS)
    .optional(),
}).strict();

/** The errors of a record after these fields have changed, each with its field. */
export function mistakesIn(record: unknown, fields: Fields): string[] {
  const strayed = Object.keys(fieldsOf(fields['legal'])).filter((name) => !(name in Legal.shape));
  const checked = WrittenRecord.safeParse(record);
  const mistakes = checked.error?.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField([...issue.path, key]))
      : `${issue.path.join('.')}: ${issue.message}`,
  );
  return [...strayed.map((name) => unknownField(['legal', name])), ...(mistakes ?? [])];
}

const unknownField = (path: readonly PropertyKey[]): string =>
  `${path.join('.')}: The record has no such field`;

type Fact = string | number | boolean | null;

/** The changed fields for the audit log: a group by its fields, a list as JSON text. */
export const factsOf = (record: Fields, change: Fields): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(change).flatMap(([name, changed]) =>
      isFields(changed)
        ? Object.entries(factsOf(fieldsOf(record[name]), changed)).map(
            ([inner, fact]) => [`${name}.${inner}`, fact] as const,
          )
        : [[name, factOf(record[name])] as const],
    ),
  );

const factOf = (value: unknown): Fact =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : value === undefined || value === null
      ? null
      : JSON.stringify(value);
