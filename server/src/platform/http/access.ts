// The access check of a call: the contract's access rule against the actor of the token.
import type { Access } from '@velour/contract/endpoint.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';

/**
 * Throws `identity.required` without the right kind of token, `identity.forbidden` for a member who is no admin, and
 * `identity.password_needed` for an admin whose password was given too long ago. Keys of clients and bots are
 * checked in `open-call.ts`.
 */
export function demandAccess(access: Access, actor: Actor | undefined): void {
  if (access === 'anyone' || access === 'api_key' || access === 'webhook' || access === 'bot') {
    return;
  }
  if (!actor) throw new AppError('identity.required');
  if (access === 'visitor') return;
  if (actor.kind !== 'member') throw new AppError('identity.required');
  if (access !== 'admin') return;
  if (!actor.is_admin) throw new AppError('identity.forbidden');
  if (!actor.is_proven) throw new AppError('identity.password_needed');
}
