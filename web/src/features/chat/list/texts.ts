// Texts of the list of chats.
export const texts = {
  title: 'Chats',
  label: 'Your chats',
  search: 'Search your chats',
  filter: 'Show chats with',
  loading: 'Loading your chats',
  wordless: 'No reply yet',
  writing: 'writing…',
  unread: (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
  empty: (whom: string) => `No chats in ${whom} yet.`,
  elsewhere: (count: string, whom: string) =>
    `See your ${count === '1' ? 'chat' : `${count} chats`} in ${whom}`,
  failed: 'Failed to fetch chats',
  retry: 'Try again',
  more: 'Show more chats',
  pinned: 'Pinned',
  archived: 'Archived chats',
  archived_empty: (whom: string) => `No archived chats in ${whom}.`,
  back: 'Back to your chats',
  recommended: {
    title: 'Who would you like to talk to?',
    sentence: 'Pick up where you left off, or meet someone new.',
    grid: 'Someone new',
  },
} as const;
