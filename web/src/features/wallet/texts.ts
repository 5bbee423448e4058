// Words of tokens: the balance, the statement, what comes for free.
import { formatTokens } from './amounts.ts';

export const texts = {
  balance: {
    label: 'Tokens',
    loading: 'Tokens, loading',
    failed: 'Tokens, not loaded',
    spoken: (all: number, expiring: number) =>
      expiring > 0
        ? `Tokens: ${formatTokens(all)}, of which ${formatTokens(expiring)} expire`
        : `Tokens: ${formatTokens(all)}`,
  },
} as const;
