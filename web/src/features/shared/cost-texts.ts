// Texts about a price in tokens and the remaining balance.
const written = (tokens: number): string => (tokens === 1 ? '1 token' : `${tokens} tokens`);

/** Mentions the tokens of a new account, if they suffice. */
const accountFor = (cost: string, free: number) => ({
  register: `${cost} ${free > 0 ? `You get ${free} free tokens with your account.` : 'Create an account to continue.'}`,
  login: `${cost} Sign in to continue.`,
});

export const texts = {
  price: (tokens: number, written: string) => (tokens === 1 ? '1 token' : `${written} tokens`),
  left: (tokens: string) => `${tokens} left after this`,
  missing: (tokens: string) =>
    `You need ${tokens} more ${tokens === '1' ? 'token' : 'tokens'}. You can buy them in the next step.`,
  /** Above the sign-in: the purpose of an account. */
  account_for: (price: number, purpose: string, free: number) =>
    accountFor(`${written(price)} ${purpose}.`, free >= price ? free : 0),
  balance: (tokens: string) => `You have ${tokens}`,
  /** Above the packages: the purpose of the tokens, such as “to create Mara”. */
  short: (price: number, missing: number, purpose: string) =>
    `${price} tokens ${purpose}. You need ${missing} more.`,
} as const;
