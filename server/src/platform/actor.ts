// The actor of a call, from a verified token.
import type { AdminRole } from '@velour/contract/admin-role-values.ts';

interface Person {
  readonly id: string;
  readonly site_id: string;
  /** True once this person has passed the age gate, and the age check if the site or their region requires it. */
  readonly is_adult: boolean;
  /** True if the age check is required and this person has not passed it. */
  readonly needs_age_check?: true;
  /** When this actor's token expires. */
  readonly expires_at: Date;
}

export interface Visitor extends Person {
  readonly kind: 'visitor';
  /** What the token may be used for. */
  readonly scopes: readonly string[];
}

export interface Member extends Person {
  readonly kind: 'member';
  readonly is_admin: boolean;
  /** Roles of an admin; empty for others. */
  readonly admin_roles: readonly AdminRole[];
  /** True for a limited time after entering the password, which some admin calls require again. */
  readonly is_proven: boolean;
  /**
   * `owed`: this sign-in has not passed the second factor yet; `missing`: the site requires one of
   * admins, and this one has none.
   */
  readonly second_factor: 'settled' | 'owed' | 'missing';
  /** True until this member's passed age check expires. */
  readonly is_age_checked: boolean;
  /** The sign-in (device session) that the token belongs to. */
  readonly sign_in_id: string;
}

export type Actor = Visitor | Member;
