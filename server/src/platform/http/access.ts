// Access check of a call: the contract's access rule against the token's actor.
import { hasRole } from '@velour/contract/admin-role-values.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';

/**
 * Throws `identity.required` without the right kind of token, `identity.forbidden` for a member who is no admin,
 * `identity.role_missing` for an admin without the needed role, `identity.password_needed` for an admin whose password
 * was entered too long ago, and `identity.second_factor_needed` or `identity.second_factor_missing`. API keys of
 * clients and bots are checked in `open-call.ts`.
 */
export function requireAccess(
  {
    access,
    role,
    adults,
    without_second_factor,
  }: Pick<Call, 'access' | 'role' | 'adults' | 'without_second_factor'>,
  actor: Actor | undefined,
): void {
  if (access === 'anyone' || access === 'api_key' || access === 'webhook' || access === 'bot') {
    return;
  }
  if (!actor) throw new AppError('identity.required');
  if (without_second_factor !== 'step') requireSecondStep(actor);
  if (adults && !actor.is_adult && (access === 'visitor' || actor.kind === 'member'))
    throw notAdult(actor);
  if (access === 'visitor') return;
  if (actor.kind !== 'member') throw new AppError('identity.required');
  if (access !== 'admin') return;
  if (!actor.is_admin) throw new AppError('identity.forbidden');
  if (role && !hasRole(actor.admin_roles, role)) throw new AppError('identity.role_missing');
  if (!actor.is_proven) throw new AppError('identity.password_needed');
  if (actor.second_factor === 'missing' && without_second_factor === undefined) {
    throw new AppError('identity.second_factor_missing');
  }
}

/** The error for a person who has not passed the age gate, or the age check that is required. */
export const notAdult = ({ needs_age_check }: Pick<Actor, 'needs_age_check'>): AppError =>
  new AppError(needs_age_check ? 'safety.age_check_required' : 'safety.age_gate_required');

/** Throws `identity.second_factor_needed` if this actor's sign-in has not passed the second factor. */
export function requireSecondStep(actor: Actor): void {
  if (actor.kind === 'member' && actor.second_factor === 'owed') {
    throw new AppError('identity.second_factor_needed');
  }
}
