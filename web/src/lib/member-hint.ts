// A hint of the signed-in member in localStorage, without secrets, so that menus don't flicker at the next visit.
import type { Memory } from './storage.ts';

export interface MemberHint {
  id: string;
  is_admin: boolean;
  active_plan: string | null;
}

/** Other tabs get a `storage` event for each change of this key. */
export const HINT = 'member';

/** The id of the member whose sign-in ended by itself, not by a sign-out: their unsent texts are kept until the next sign-in. */
export const ENDED = 'chats-aside';

/** Undefined without a hint, or if it is malformed. */
export function readHint(memory: Memory): MemberHint | undefined {
  try {
    const given: unknown = JSON.parse(memory.read(HINT) ?? 'null');
    if (typeof given !== 'object' || !given || !('id' in given)) return undefined;
    const { id, is_admin, active_plan } = given as Partial<Record<keyof MemberHint, unknown>>;
    if (typeof id !== 'string') return undefined;
    const plan = typeof active_plan === 'string' ? active_plan : null;
    return { id, is_admin: is_admin === true, active_plan: plan };
  } catch {
    return undefined;
  }
}

export const writeHint = (memory: Memory, hint: MemberHint | undefined): void => {
  const next = hint ? JSON.stringify(hint) : null;
  if (memory.read(HINT) !== next) memory.write(HINT, next);
};
