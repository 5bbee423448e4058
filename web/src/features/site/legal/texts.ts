// Texts around the legal texts.
export const texts = {
  contents: 'On this page',
  unfinished:
    'The operator of this site hasn’t filled in every detail yet. The text in brackets shows what’s missing.',
  missing: (what: string) => `[${what}]`,
  crisis_counts: {
    title: 'Crisis cards by year',
    sentence: 'How often we showed the card with crisis lines. We count cards, not people.',
    loading: 'Loading the numbers',
    failed: 'We couldn’t load the numbers. Please try again later.',
  },
} as const;
