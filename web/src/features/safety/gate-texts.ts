// Texts of the age gate, which is part of the first view.
export const texts = {
  title: 'For adults only',
  sentence: (site: string) =>
    `${site} is a place for adults. All characters are AI-generated, and all of them are adults.`,
  promise: 'We keep your answer in this browser.',
  confirm: 'I am over 18',
  leave: 'Leave',
  removal: 'Report or remove content',
} as const;
