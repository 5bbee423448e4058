// Words of the catalogue.
export const texts = {
  explore: 'Explore',
  banner_action: 'Introduce me to someone',
  genders: 'Who would you like to meet?',
  tags: 'Tags',
  search_label: 'Search characters',
  search_clear: 'Clear the search',
  search_hint: 'Name or mood',
  sort_label: 'Order',
  sorts: { popular: 'Popular', new: 'New' },
  everyone: 'Everyone',
  found: (count: number) =>
    count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`,
  matching: 'What fits',
  age: (age: number) => `, ${age}`,
  messages: (count: string) => `${count} messages`,
  by: (creator: string) => `by ${creator}`,
  premium: 'Premium',
  is_new: 'New',
  more: 'Show more',
  loading: 'Loading characters',
  empty: {
    title: 'Nobody here yet',
    sentence: 'The first characters are on their way. Please look in again soon.',
  },
  no_match: {
    title: 'Nobody fits all of that',
    sentence: 'Try fewer tags, or another word.',
    action: 'Clear the filters',
  },
  failed: {
    title: 'The characters could not be loaded',
    action: 'Try again',
  },
  more_failed: 'The next characters could not be loaded.',
  public: {
    title: 'Public characters',
    sentence: 'Made by members, and shared with everyone.',
    empty_title: 'No member has shared a character yet',
    empty_sentence: 'Characters that members make public will stand here.',
  },
  leaderboard: {
    title: 'Most talked to this week',
    empty: 'Nobody has been talked to this week. You could be the first.',
    failed: 'The list could not be loaded.',
  },
} as const;
