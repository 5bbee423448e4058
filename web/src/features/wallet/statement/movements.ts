// The name of a movement, and the link to its subject. Pure.
import type { Movement } from '@velour/contract/wallet.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

const reasons: Readonly<Record<string, string>> = texts.statement.reasons;

/** A reason that this page does not know is shown as the server's code. */
export function nameOf({ reason, kind }: Pick<Movement, 'reason' | 'kind'>): string {
  const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  const name = known ?? reason.replaceAll('_', ' ');
  const about = texts.statement.kinds[kind];
  return about ? `${name}, ${about}` : name;
}

/** The page of the movement's subject; undefined if it has none, such as a payment. */
export function placeOf({
  reason,
  reference,
}: Pick<Movement, 'reason' | 'reference'>): string | undefined {
  if (!reference) return undefined;
  const { type, id } = reference;
  // Only creating a character is a job with its own page.
  if (type === 'job') return reason === 'character' ? paths.chooseImage(id) : undefined;
  if (type === 'character') return paths.characterChat({ slug: 'character', id });
  return type === 'bill' ? paths.premium() : undefined;
}
