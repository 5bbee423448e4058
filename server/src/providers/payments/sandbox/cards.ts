// Test cards of the sandbox: well-known numbers that no bank issues.
import { createHash } from 'node:crypto';

export type Card = 'good' | 'second_step' | 'declined' | 'disputed';

const numbers: Readonly<Record<string, Card>> = {
  '4242424242424242': 'good',
  '4000002500003155': 'second_step',
  '4000000000000002': 'declined',
  '4000000000000259': 'disputed',
};

/** Undefined for any other number, so that a real card is never accepted. */
export const readCard = (number: string): Card | undefined => numbers[number.replace(/[\s-]/g, '')];

/** A fingerprint that includes the expiry date, since everyone uses the same few numbers. */
export function markOf(number: string, expiry: string): string {
  const given = `${number.replace(/\D/g, '')} ${expiry.replace(/\D/g, '').padStart(4, '0')}`;
  return `card_${createHash('sha256').update(given).digest('hex').slice(0, 24)}`;
}

/** Grouped by four digits, as on a card. */
export const testCards: readonly { number: string; card: Card }[] = Object.entries(numbers).map(
  ([number, card]) => ({ number: number.replace(/(.{4})(?=.)/g, '$1 '), card }),
);
