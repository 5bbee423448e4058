// The name of a member that others see: the last approved one, or a neutral one before any approval.
import { createHash } from 'node:crypto';
import type { PersonRow } from './identity.store.ts';

export type NameState = 'shown' | 'waiting' | 'refused' | 'unasked';

/** As accounts are called that were opened without a name. */
const NEUTRAL = /^User_[0-9a-f]{8,10}$/;

/** The name that was assigned where it is one, else always the same of its own for each member. */
export function neutralName(id: string, assigned: string | null | undefined): string {
  if (assigned && NEUTRAL.test(assigned)) return assigned;
  return `User_${createHash('sha256').update(id).digest('hex').slice(0, 10)}`;
}

type Named = Pick<PersonRow, 'name' | 'public_name' | 'refused_name' | 'name_asked_at'>;

/** A name is looked at from when its member first publishes something. */
export function nameState({ name, public_name, refused_name, name_asked_at }: Named): NameState {
  if (name === null || name === public_name) return 'shown';
  if (name === refused_name) return 'refused';
  return name_asked_at === null ? 'unasked' : 'waiting';
}
