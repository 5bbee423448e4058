// Texts of a price in tokens and of what is left after it.
export const texts = {
  price: (tokens: number, written: string) => (tokens === 1 ? '1 token' : `${written} tokens`),
  left: (tokens: string) => `${tokens} left after this`,
  missing: (tokens: string) =>
    `You need ${tokens} more ${tokens === '1' ? 'token' : 'tokens'}. You can buy them in the next step.`,
  /** Above the packages: what the tokens are for. */
  short: (price: number, missing: number, name: string) =>
    `${price} tokens to paint ${name}. You need ${missing} more.`,
} as const;
