// The fields of the site's settings, converted from and to the request. Pure.
import type { SiteSettings } from '@velour/contract/site-settings.ts';
import { REGION_CODE, REGION_RULES } from '@velour/contract/region-values.ts';
import {
  AFFILIATE_PARAMETER,
  CONTENT_RATINGS,
  LONGEST_NAME,
  isOrigin,
} from '@velour/contract/site-values.ts';
import { optionsOf } from '../../../ui/options.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import {
  textOf,
  type FieldValue,
  type FormField,
  type FormValues,
} from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const { fields: labels, hints, parts } = texts.settings;
type Name = keyof SiteSettings;

const text = (name: Name, more: Partial<FormField> = {}): FormField =>
  ({ name, label: labels[name], type: 'text', ...more }) as FormField; // with options of a text field

const readNumber = (value: string): number | undefined =>
  /^\d{1,7}$/.test(value.trim()) ? Number(value) : undefined;

type Count =
  | 'trial_messages'
  | 'daily_messages'
  | 'daily_plan_messages'
  | 'messages_per_minute'
  | 'sign_up_tokens';

const count = (name: Count): FormField => ({
  name,
  label: labels[name],
  type: 'text',
  inputMode: 'numeric',
  hint: hints[name],
  validation: (value: string) =>
    readNumber(value) === undefined ? texts.settings.wrong_number : undefined,
});

const readWords = (value: string): string[] => value.split(/[\s,]+/).filter((word) => word !== '');

/** A list separated by spaces, lines or commas; an invalid item is named in the error. */
const listed = (
  name: 'affiliate_parameters' | 'origins',
  isRight: (word: string) => boolean,
): FormField => ({
  name,
  label: labels[name],
  type: 'textarea',
  hint: hints[name],
  validation: (value: string) =>
    readWords(value).every(isRight) ? undefined : texts.settings.wrong_list[name],
});

const readLines = (value: string): string[] =>
  value.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** Lines such as `Discord https://…`; undefined if a line has no URL. */
export function readLinks(value: string): SiteSettings['socials'] | undefined {
  const lines = readLines(value);
  const links = lines.map((line) => /^(?<label>.+?)\s+(?<url>https?:\/\/\S+)$/.exec(line)?.groups);
  const read = links.flatMap((link) =>
    link?.['label'] && link['url'] ? [{ label: link['label'], url: link['url'] }] : [],
  );
  return read.length === lines.length ? read : undefined;
}

const links = (name: 'socials' | 'sister_apps'): FormField => ({
  name,
  label: labels[name],
  type: 'textarea',
  hint: hints.links,
  validation: (value: string) =>
    readLinks(value) === undefined ? texts.settings.wrong_links : undefined,
});

/** Lines such as `GB verified`; undefined if a line is not a region with a rule. */
export function readRegions(value: string): SiteSettings['regions'] | undefined {
  const lines = readLines(value);
  const rows = lines.map((line) => {
    const [code = '', rule, ...rest] = line.split(/[\s:=]+/);
    const known = REGION_RULES.find((one) => one === rule?.toLowerCase());
    return REGION_CODE.test(code.toUpperCase()) && known && rest.length === 0
      ? ([code.toUpperCase(), known] as const)
      : undefined;
  });
  const read = rows.filter((row) => row !== undefined);
  return read.length === lines.length ? Object.fromEntries(read) : undefined;
}

const regions: readonly FormField[] = [
  {
    name: 'content_rating',
    label: labels.content_rating,
    type: 'select',
    hint: hints.content_rating,
    options: optionsOf(CONTENT_RATINGS, texts.settings.content_ratings),
  },
  {
    name: 'real_persons',
    label: labels.real_persons,
    type: 'textarea',
    hint: hints.real_persons,
    validation: (value: string) =>
      readLines(value).every((name) => name.length <= LONGEST_NAME)
        ? undefined
        : texts.settings.wrong_names,
  },
  {
    name: 'regions',
    label: labels.regions,
    type: 'textarea',
    hint: hints.regions,
    validation: (value: string) =>
      readRegions(value) === undefined ? texts.settings.wrong_regions : undefined,
  },
  {
    name: 'other_regions',
    label: labels.other_regions,
    type: 'select',
    hint: hints.other_regions,
    options: REGION_RULES.map((value) => ({ value, label: texts.settings.region_rules[value] })),
  },
];

const label: FormField = {
  name: 'visible_ai_label',
  label: labels.visible_ai_label,
  type: 'checkbox',
  hint: hints.visible_ai_label,
};

const legal: readonly FormField[] = [
  text('operator_name'),
  text('operator_address'),
  text('governing_law', { hint: hints.governing_law }),
  text('privacy_email'),
  text('removal_email'),
  text('effective_from', { hint: hints.effective_from }),
  {
    name: 'policy_changes',
    label: labels.policy_changes,
    type: 'textarea',
    hint: hints.policy_changes,
  },
  label,
];

const experiment = (name: 'landing_one' | 'explore_grid'): FormField => ({
  name,
  label: labels[name],
  type: 'select',
  hint: hints[name],
  options: (['both', 'a', 'b'] as const).map((value) => ({
    value,
    label: texts.settings.variants[value],
  })),
});

const NO_SERVER = 'none';

const analytics: readonly FormField[] = [
  {
    name: 'analytics_kind',
    label: labels.analytics_kind,
    type: 'select',
    options: [
      { value: NO_SERVER, label: texts.settings.no_server },
      { value: 'umami', label: 'Umami' },
      { value: 'plausible', label: 'Plausible' },
    ],
  },
  text('analytics_url', { hint: hints.analytics_url }),
  text('analytics_site', { hint: hints.analytics_site }),
  text('tag_manager_id', { hint: hints.tag_manager_id }),
];

const checkbox = (name: 'admins_need_second_factor' | 'hide_account_existence'): FormField => ({
  name,
  label: labels[name],
  type: 'checkbox',
  hint: hints[name],
});

const security: readonly FormField[] = [
  checkbox('admins_need_second_factor'),
  checkbox('hide_account_existence'),
  listed('origins', isOrigin),
];

const brand = (domes: readonly SelectOption[]): readonly FormField[] => [
  text('name', { required: true }),
  text('tagline', { required: true }),
  text('accent', { hint: hints.accent }),
  text('logo_url', { hint: hints.logo_url }),
  {
    name: 'banner_dome',
    label: labels.banner_dome,
    type: 'select',
    hint: hints.banner_dome,
    options: [{ value: EARNED, label: texts.settings.earned }, ...domes],
  },
];

export const partsOf = (
  domes: readonly SelectOption[],
): readonly { title: string; fields: readonly FormField[] }[] => [
  { title: parts.brand, fields: brand(domes) },
  {
    title: parts.links,
    fields: [
      text('support_email', { required: true }),
      text('community_url'),
      links('socials'),
      links('sister_apps'),
    ],
  },
  {
    title: parts.affiliates,
    fields: [
      text('affiliates_url', { hint: hints.affiliates_url }),
      text('affiliate_report_url', { hint: hints.affiliate_report_url }),
      listed('affiliate_parameters', (word) => AFFILIATE_PARAMETER.test(word)),
    ],
  },
  { title: parts.analytics, fields: analytics },
  { title: parts.legal, fields: legal },
  { title: parts.regions, fields: regions },
  {
    title: parts.limits,
    fields: [
      count('trial_messages'),
      count('daily_messages'),
      count('daily_plan_messages'),
      count('messages_per_minute'),
      count('sign_up_tokens'),
    ],
  },
  { title: parts.experiments, fields: [experiment('landing_one'), experiment('explore_grid')] },
  { title: parts.security, fields: security },
];

const EARNED = 'earned';

const written = (of: SiteSettings['socials']): string =>
  of.map(({ label, url }) => `${label} ${url}`).join('\n');

export const valuesOf = (settings: SiteSettings): Record<Name, FieldValue> => ({
  ...settings,
  banner_dome: settings.banner_dome || EARNED,
  analytics_kind: settings.analytics_kind || NO_SERVER,
  socials: written(settings.socials),
  sister_apps: written(settings.sister_apps),
  regions: Object.entries(settings.regions)
    .map((row) => row.join(' '))
    .join('\n'),
  affiliate_parameters: settings.affiliate_parameters.join(' '),
  origins: settings.origins.join('\n'),
  real_persons: settings.real_persons.join('\n'),
  trial_messages: String(settings.trial_messages),
  daily_messages: String(settings.daily_messages),
  daily_plan_messages: String(settings.daily_plan_messages),
  messages_per_minute: String(settings.messages_per_minute),
  sign_up_tokens: String(settings.sign_up_tokens),
});

/** Only values that differ from the stored settings, so that two admins do not revert each other's changes. */
export function changesOf(values: FormValues, stored: SiteSettings): Partial<SiteSettings> {
  const before = valuesOf(stored);
  const isSwitch = (name: string) => typeof before[name as Name] === 'boolean';
  const now = (name: string): FieldValue =>
    isSwitch(name) ? values[name] === true : textOf(values, name);
  const changed = Object.keys(before).filter((name) => now(name) !== before[name as Name]);
  const read = (name: string): unknown => {
    if (isSwitch(name)) return now(name);
    const value = textOf(values, name).trim();
    if (name === 'socials' || name === 'sister_apps') return readLinks(value) ?? [];
    if (name === 'affiliate_parameters' || name === 'origins') return readWords(value);
    if (name === 'real_persons') return readLines(value);
    if (name === 'regions') return readRegions(value) ?? {};
    if (name === 'analytics_kind') return value === NO_SERVER ? '' : value;
    if (name === 'banner_dome') return value === EARNED ? '' : value;
    return typeof stored[name as Name] === 'number' ? readNumber(value) : value;
  };
  // The names are those of the settings, each parsed by its type.
  return Object.fromEntries(changed.map((name) => [name, read(name)]));
}
