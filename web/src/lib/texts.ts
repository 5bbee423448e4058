// Words that belong to no single feature: the connection, and the three tabs that several screens share.
export const texts = {
  network_failed: 'The connection failed. Please check it and try again.',
  reply_empty: 'The server sent an empty response.',
  reply_unreadable: 'The server sent something that could not be read.',
  status: (status: number) => `The server answered with an error (${status}).`,
  logged_out: 'You have been successfully logged out.',
  logout_failed: 'An error occurred while logging out.',
  cost: {
    price: (tokens: number, written: string) => (tokens === 1 ? '1 token' : `${written} tokens`),
    left: (tokens: string) => `${tokens} left after this`,
    missing: (tokens: string) => `${tokens} more needed; you can get them on the way`,
  },
  character: {
    too_long: (most: number) => `At most ${most.toLocaleString('en')} characters`,
    age_wrong: 'A whole number, 18 or more',
    age_young: 'Every character is an adult: 18 or older.',
    too_many_tags: (most: number) => `At most ${most} tags`,
    tag_too_long: (most: number) => `At most ${most} characters in a tag`,
  },
  genders: { female: 'Girls', anime: 'Anime', male: 'Boys' },
} as const;
