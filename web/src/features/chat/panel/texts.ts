// Texts of a chat's lore.
import { formatNumber } from '../../../lib/formats.ts';

export const texts = {
  title: 'Lore',
  used: (used: number, count: number) =>
    `${formatNumber(used)} of ${formatNumber(count)} used in the last reply`,
  all: 'Show all entries',
  less: 'Show fewer',
  always: 'Always included',
  is_used: '(used in the last reply)',
} as const;
