// Words around the legal texts.
export const texts = {
  contents: 'On this page',
  unfinished:
    'The operator of this site hasn’t filled in every detail yet. The marked places show what’s missing.',
  missing: (what: string) => `[${what}]`,
} as const;
