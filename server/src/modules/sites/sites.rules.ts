// The content of a site's record, with defaults: brand, links and policy.
import { Announcement } from '@velour/contract/announcements.ts';
import { FEATURES } from '@velour/contract/features.ts';
import { REGION_CODE, REGION_RULES } from '@velour/contract/region-values.ts';
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
  /** The day from which the texts hold, YYYY-MM-DD: the version that members agree to. */
  effective_from: z.iso.date().nullable().default(null),
  /** What is different from the version before, for members who agreed to that one. */
  policy_changes: words,
}) satisfies z.ZodType<LegalNotice>;

const caps = (member: number, site: number) =>
  z
    .strictObject({
      member: z.int().min(0).max(1e12).default(member),
      site: z.int().min(0).max(1e12).default(site),
    })
    .prefault({});

/** In generated tokens, pictures, clips, and texts or pictures that are looked at. */
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
  /** Where purchases are reported to an affiliate network; null for nowhere. */
  affiliate_report_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  /** Names of query parameters that are passed on to it from an affiliate's link. */
  affiliate_parameters: z
    .array(z.string().regex(/^[\w.-]{1,40}$/))
    .max(12)
    .default(['click_id', 'aff_id', 'sub_id', 'ref', 'utm_source', 'utm_medium', 'utm_campaign']),
  community_url: z.string().nullable().default(null),
  /** Other origins whose pages may call this site's APIs, such as `http://localhost:5174`. */
  origins: z
    .array(z.string().regex(/^https?:\/\/[^/\s]+$/))
    .max(20)
    .default([]),
  /** A container of Google Tag Manager, for visitors who agree. */
  tag_manager_id: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .nullable()
    .default(null),
  /** A self-hosted analytics server, by the wire it speaks; used where its address and its name of this site are set. */
  analytics_kind: z.enum(ANALYTICS_KINDS).nullable().default(null),
  analytics_url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  analytics_site: words,
  legal: Legal.prefault({}),
  /** The slug of the dome whose first characters are the home page's banner; null for the most popular ones. */
  banner_dome: z.string().nullable().default(null),
  content_rating: ContentRating.default('sfw'),
  /** The site's rule for each region that has one of its own, and for all others. */
  regions: z.record(z.string().regex(REGION_CODE), z.enum(REGION_RULES)).default({}),
  other_regions: z.enum(REGION_RULES).default('open'),
  /** Messages that a visitor may send before signing in. */
  trial_messages: z.int().min(0).default(3),
  /** Messages that a member without a plan has answered in a UTC day before message credits are spent. */
  daily_messages: z.int().min(0).max(1_000_000).default(20),
  /** The same with a plan: more than a person writes, so that it is a limit for programs only. */
  daily_plan_messages: z.int().min(1).max(1_000_000).default(1_000),
  /** Daily limits (UTC) of paid providers, per person and per site. */
  daily_budgets: DailyBudgets.prefault({}),
  engine_prices: ProviderPrices.prefault({}),
  /** Tokens that a new account gets once, for each confirmed email. */
  sign_up_tokens: z.int().min(0).max(10_000).default(0),
  /** Messages that one person may send in a minute, and at once. */
  messages_per_minute: z.int().min(1).default(20),
  /** Enumeration protection: responses do not reveal whether an account exists. */
  hide_account_existence: z.boolean().default(false),
  /** Admins without a second factor may only add one. */
  admins_need_second_factor: z.boolean().default(false),
  /** “AI-made” in a corner of what is downloaded, beside the marks that are always there. */
  visible_ai_label: z.boolean().default(false),
  /** The user name of the Telegram bot that may sign its users in here; null for any that knows the secret. */
  telegram_bot: z.string().nullable().default(null),
  /** Variants of experiments, drawn once per visitor. */
  experiments: z.record(z.string(), z.array(z.string())).default({
    landing_one: ['a', 'b'],
    explore_grid: ['a', 'b'],
  }),
  /** What an admin has switched off. */
  switched_off: z.array(z.enum(FEATURES)).default([]),
  /** Newest first, past ones too; no more than `MAX_ANNOUNCEMENTS`. */
  announcements: z.array(Announcement).default([]),
  /** Routes that show the coming-soon screen. */
  coming_soon: z.array(z.string()).default([]),
});
export type SiteRecord = z.infer<typeof SiteRecord>;

/** Host codes are short lower-case words, so that no spelling of one can be mistaken for another. */
export const isHostCode = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,30}$/.test(text);

/** Addresses under the reserved example domains are placeholders, and words that wait to be replaced. */
const isExample = (text: string): boolean =>
  /[@/.]example\.(com|org|net)\b/i.test(text) ||
  /^\W*(todo|tbd|tba|placeholder|lorem ipsum|change me|your (company|name|address)|n\/a|x{2,})\W*$/i.test(
    text,
  ) ||
  /^\s*[[{<].*[\]}>]\s*$/s.test(text);

/** The fields of a record that still hold a placeholder, as an operator finds them: `legal.operator_name`. */
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

/** A stored record with these fields over it; a field that is null is taken out, and so has its default again. */
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

/** The record as it applies where nothing looks for minors in pictures. */
export const withoutExplicit = (record: SiteRecord): SiteRecord =>
  record.content_rating === 'explicit' ? { ...record, content_rating: 'suggestive' } : record;

/** What is wrong with a record after these fields of it changed: each mistake with its field. */
export function mistakesIn(record: unknown, fields: Fields): string[] {
  const strayed = Object.keys(fieldsOf(fields['legal'])).filter((name) => !(name in Legal.shape));
  const checked = SiteRecord.strict().safeParse(record);
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

/** What a record holds in the fields of a change, for the audit log: a group by its own fields, a list as the text of a file. */
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
