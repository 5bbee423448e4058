// Pure rules of accounts: the member's own view, and error codes for refusals of the identity provider.
import type { User } from '@velour/contract/account.ts';
import type { ErrorCode } from '@velour/contract/errors.ts';
import { IdentityFailure, type IdentityFailureKind } from '../../providers/identity/port.ts';
import { AppError } from '../../platform/errors.ts';
import { nameState, type PersonRow } from '../identity/service.ts';
import type { SubscriptionStatus } from '../payments/service.ts';
import type { SiteRecord } from '../sites/service.ts';
import type { Balances } from '../wallet/service.ts';

/** The version of the text next to the checkbox; a changed text needs a new version. */
export const MARKETING_VERSION = '2026-11-24';

type Legal = Pick<SiteRecord['legal'], 'effective_from' | 'policy_changes'>;

/** The version that a member agrees to; `undated` until the operator has set the date from which the texts apply. */
export const policyVersionOf = ({ effective_from }: Legal): string => effective_from ?? 'undated';

/** The policies to show a member who agreed to these versions. */
export function policiesDue(
  { effective_from, policy_changes }: Legal,
  agreed: { readonly terms: string | undefined; readonly privacy: string | undefined },
): User['policies_due'] {
  const isAgreed = agreed.terms === effective_from && agreed.privacy === effective_from;
  if (effective_from === null || isAgreed) return null;
  const is_first = agreed.terms === undefined;
  return { version: effective_from, changes: is_first ? null : policy_changes, is_first };
}

const codes: Record<IdentityFailureKind, ErrorCode> = {
  wrong_credentials: 'identity.wrong_credentials',
  user_unknown: 'identity.user_unknown',
  not_confirmed: 'identity.not_confirmed',
  email_taken: 'identity.email_taken',
  password_refused: 'identity.password_refused',
  parameters_invalid: 'identity.parameters_invalid',
  code_wrong: 'identity.code_wrong',
  code_expired: 'identity.code_expired',
  already_confirmed: 'identity.already_confirmed',
  too_many: 'request.rate_limited',
  refresh_refused: 'identity.sign_in_ended',
  google_failed: 'identity.google_failed',
  mail_failed: 'identity.code_not_sent',
  unavailable: 'identity.unavailable',
};

/** Maps a provider's refusal to an error of the catalogue; other errors stay unchanged. */
function translate(error: unknown): unknown {
  if (!(error instanceof IdentityFailure)) return error;
  const more = { cause: error };
  return error.retryAfterMs === undefined
    ? new AppError(codes[error.kind], more)
    : new AppError(codes[error.kind], { ...more, retryAfterMs: error.retryAfterMs });
}

export async function callProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

export const isFailure = (error: unknown, ...kinds: IdentityFailureKind[]): boolean =>
  error instanceof IdentityFailure && kinds.includes(error.kind);

/** `a***@example.com`: the first character of the local part, as shown when a code is sent. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}***@${email.split('@')[1]}`;
}

export interface AccountParts {
  readonly private_character: number;
  readonly has_password: boolean;
  readonly balances: Pick<
    Balances,
    'new_subscriber_balance' | 'new_one_time_balance' | 'double_credit_status'
  >;
  readonly subscription: Pick<SubscriptionStatus, 'active_plan' | 'plan_end_date'>;
  readonly policies_due: User['policies_due'];
}

export const toUser = (
  row: PersonRow,
  { private_character, has_password, balances, subscription, policies_due }: AccountParts,
): User => ({
  id: row.id,
  email: row.email,
  email_verified: row.email_verified,
  name: row.name ?? '',
  public_name: row.public_name,
  name_state: nameState(row),
  name_reason: nameState(row) === 'refused' ? row.name_reason : null,
  is_admin: row.is_admin,
  admin_roles: row.admin_roles,
  active_plan: subscription.active_plan,
  plan_end_date: subscription.plan_end_date,
  subscription_currency: balances.new_subscriber_balance,
  one_time_currency: balances.new_one_time_balance,
  double_credit_status: balances.double_credit_status,
  private_character,
  has_password,
  pending_email: row.pending_email,
  marketing_consent: consentOf(row),
  policies_due,
  deletion_at: row.deletion_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

function consentOf(row: PersonRow): User['marketing_consent'] {
  const { marketing_given: given, marketing_version: version, marketing_at: at } = row;
  if (given === null || version === null || at === null) return null;
  return { given, version, at: at.toISOString() };
}
