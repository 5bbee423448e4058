// Texts of a price in tokens and of what is left after it.
export const texts = {
  price: (tokens: number, written: string) => (tokens === 1 ? '1 token' : `${written} tokens`),
  left: (tokens: string) => `${tokens} left after this`,
  missing: (tokens: string) => `${tokens} more needed; you can get them on the way`,
} as const;
