// The site's settings for admins, each change with an audit entry.
import { withoutAbsent } from '../../platform/without-absent.ts';
import { hasRole } from '@velour/contract/admin-role-values.ts';
import type { SiteSettings } from '@velour/contract/site-settings.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditAction } from '../audit/service.ts';
import type { SiteRecord } from '../sites/service.ts';
import type { OperationsNeeds } from './service.ts';

type Changes = { readonly [Field in keyof SiteSettings]?: SiteSettings[Field] | undefined };

export function createSiteSettings({ sites, audit, explicitLacks }: OperationsNeeds) {
  /** Without it, the server would not start again. */
  const requireExplicitNeeds = (is: SiteSettings): void => {
    const lacks = is.content_rating === 'explicit' ? explicitLacks(is.removal_email) : [];
    if (lacks.length > 0)
      refuse('content_rating', `Explicit content still needs ${lacks.join('; ')}`);
  };

  return {
    read: async (scope: Scope): Promise<SiteSettings> => settingsOf(await sites.recordOf(scope)),

    /**
     * Absent fields stay as they are. Throws `request.invalid` for explicit content without what it
     * needs, and for an admin without the role owner who would send members' emails elsewhere.
     */
    change: (scope: Scope, admin: Member, changes: Changes): Promise<SiteSettings> =>
      inTransaction(scope, async (tx) => {
        const was = settingsOf(await sites.revise(tx, (record) => fieldsOf(record, changes)));
        const is = { ...was, ...withoutAbsent(changes) };
        const changed = namesOf(is).filter((name) => asFact(was[name]) !== asFact(is[name]));
        if (changed.length === 0) return is;
        if (changed.includes('content_rating') || changed.includes('removal_email'))
          requireExplicitNeeds(is);
        if (changed.includes('affiliate_report_url') && !hasRole(admin.admin_roles, 'owner'))
          refuse('affiliate_report_url', 'Only an owner can change where purchases are reported');
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: 'site.changed',
          subject: { type: 'site', id: tx.site_id },
          before: factsOf(was, changed),
          after: factsOf(is, changed),
        });
        return is;
      }),
  };
}

function refuse(field: keyof SiteSettings, message: string): never {
  throw new AppError('request.invalid', { fields: [{ field, message }] });
}

const namesOf = (settings: SiteSettings) => Object.keys(settings) as (keyof SiteSettings)[];

const settingsOf = (record: SiteRecord): SiteSettings => ({
  name: record.name,
  tagline: record.tagline,
  accent: record.accent ?? '',
  logo_url: record.logo_url ?? '',
  banner_dome: record.banner_dome ?? '',
  support_email: record.support_email,
  community_url: record.community_url ?? '',
  affiliates_url: record.affiliates_url ?? '',
  affiliate_report_url: record.affiliate_report_url ?? '',
  affiliate_parameters: record.affiliate_parameters,
  tag_manager_id: record.tag_manager_id ?? '',
  analytics_kind: record.analytics_kind ?? '',
  analytics_url: record.analytics_url ?? '',
  analytics_site: record.analytics_site ?? '',
  socials: record.socials,
  sister_apps: record.sister_apps,
  landing_one: choiceOf(record.experiments['landing_one']),
  explore_grid: choiceOf(record.experiments['explore_grid']),
  operator_name: record.legal.operator_name ?? '',
  operator_address: record.legal.operator_address ?? '',
  governing_law: record.legal.governing_law ?? '',
  privacy_email: record.legal.privacy_email ?? '',
  removal_email: record.legal.removal_email ?? '',
  effective_from: record.legal.effective_from ?? '',
  policy_changes: record.legal.policy_changes ?? '',
  content_rating: record.content_rating,
  real_persons: record.real_persons,
  regions: record.regions,
  other_regions: record.other_regions,
  trial_messages: record.trial_messages,
  daily_messages: record.daily_messages,
  daily_plan_messages: record.daily_plan_messages,
  messages_per_minute: record.messages_per_minute,
  sign_up_tokens: record.sign_up_tokens,
  hide_account_existence: record.hide_account_existence,
  admins_need_second_factor: record.admins_need_second_factor,
  origins: record.origins,
  visible_ai_label: record.visible_ai_label,
});

/** Without an experiment, everyone sees the first variant. */
const choiceOf = (variants: readonly string[] = []): SiteSettings['landing_one'] =>
  variants.length > 1 ? 'both' : variants[0] === 'b' ? 'b' : 'a';

const EXPERIMENTS: ReadonlySet<string> = new Set(['landing_one', 'explore_grid'] as const);

const LEGAL: ReadonlySet<string> = new Set([
  ...(['operator_name', 'operator_address', 'governing_law'] as const),
  ...(['privacy_email', 'removal_email', 'effective_from', 'policy_changes'] as const),
]);

/** Maps to the record's fields: legal notice and experiments are nested, and null resets a field. */
function fieldsOf(record: SiteRecord, changes: Changes): Record<string, unknown> {
  const given = Object.entries(changes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === '' ? null : value] as const],
  );
  const legal = given.filter(([name]) => LEGAL.has(name));
  const experiments = given.flatMap(([name, value]) =>
    EXPERIMENTS.has(name) ? [[name, value === 'both' ? ['a', 'b'] : [value]] as const] : [],
  );
  const others = given.filter(([name]) => !LEGAL.has(name) && !EXPERIMENTS.has(name));
  return {
    ...Object.fromEntries(others),
    ...(experiments.length > 0
      ? { experiments: { ...record.experiments, ...Object.fromEntries(experiments) } }
      : {}),
    ...(legal.length > 0 ? { legal: Object.fromEntries(legal) } : {}),
  };
}

type Fact = NonNullable<AuditAction['after']>[string];

function asFact(value: SiteSettings[keyof SiteSettings]): string | number | boolean {
  if (Array.isArray(value))
    return value
      .map((one) => (typeof one === 'string' ? one : `${one.label} ${one.url}`))
      .join(', ');
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([region, rule]) => `${region} ${rule}`)
    .join(', ');
}

const factsOf = (
  settings: SiteSettings,
  names: readonly (keyof SiteSettings)[],
): Record<string, Fact> => Object.fromEntries(names.map((name) => [name, asFact(settings[name])]));
