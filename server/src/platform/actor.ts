// The actor of a call, from a verified token.
import type { AdminRole } from '@velour/contract/admin-role-values.ts';

interface Person {
  readonly id: string;
  readonly site_id: string;
  /** True once this person has passed the age gate, and the age check where the site or their region needs it. */
  readonly is_adult: boolean;
  /** Set where the age check is needed and this person has not passed it. */
  readonly needs_age_check?: true;
  /** When the token behind this actor ends. */
  readonly expires_at: Date;
}

export interface Visitor extends Person {
  readonly kind: 'visitor';
  /** What the token is good for. */
  readonly scopes: readonly string[];
}

export interface Member extends Person {
  readonly kind: 'member';
  readonly is_admin: boolean;
  /** Of an admin; empty for all others. */
  readonly admin_roles: readonly AdminRole[];
  /** True for a while after the password was given, which admins must do again now and then. */
  readonly is_proven: boolean;
  /** `owed`: this sign-in has not passed it; `missing`: the site asks its admins for one, and this one has none. */
  readonly second_factor: 'settled' | 'owed' | 'missing';
  /** True while a passed age check of this member holds. */
  readonly is_age_checked: boolean;
  /** The device that this member calls from. */
  readonly sign_in_id: string;
}

export type Actor = Visitor | Member;
