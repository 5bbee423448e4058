// The access policy of chats: which characters an actor may open and talk to.
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { notAdult } from '../../platform/http/access.ts';
import type { ForChat } from '../characters/service.ts';

/** Throws unless this person passed the age gate and may still talk to this character. */
export function assertMayTalk(
  actor: Actor,
  character: ForChat | undefined,
  is_premium: boolean,
): asserts character is ForChat {
  if (!actor.is_adult) throw notAdult(actor);
  assertMayOpen(actor, character, is_premium);
}

/** Opening and reading needs no age gate while a character is rated safe. */
export function assertMayOpen(
  actor: Actor,
  character: ForChat | undefined,
  is_premium: boolean,
): asserts character is ForChat {
  if (!character) throw new AppError('character.not_found');
  if (!character.is_open) throw new AppError('character.not_public');
  if (character.row.rating !== 'safe' && !actor.is_adult) throw notAdult(actor);
  if (character.row.is_exclusive && !is_premium) throw new AppError('character.premium_only');
}
