// Words around the legal texts.
export const texts = {
  contents: 'On this page',
  unfinished:
    'Whoever runs this site has not filled in all details yet. The marked places show what is missing.',
  missing: (what: string) => `[${what}]`,
} as const;
