// Texts of the connection, of signing out, and of failures.
export const texts = {
  network_failed: 'The connection failed. Check your internet and try again.',
  network_slow: 'The server took too long to respond. Check your connection and try again.',
  reply_empty: 'The server sent an empty response.',
  reply_unreadable: 'The server sent a response we couldn’t read.',
  token_failed: 'Failed to get authentication token.',
  status: (status: number) => `The server returned an error (${status}).`,
  /** A link from an error to the feedback form. */
  tell_us: 'Tell us',
  logged_out: 'You have been successfully logged out.',
  logout_failed: 'An error occurred while logging out.',
  /** Default error text of calls whose screen has none of its own. */
  calls: {
    'GET /store-items': 'Failed to fetch store items',
    'POST /transactions': 'Failed to purchase item',
    'POST /stripe/one-time-payment': 'Failed to create one-time payment',
    'GET /stripe/one-time-payment': 'Failed to get one-time payment',
  },
  failures: {
    broken: 'That didn’t work. Please try again.',
    wait: (ms: number) => {
      const minutes = Math.ceil(ms / 60_000);
      if (ms <= 60_000) return 'Please try again in a minute.';
      return `Please try again in ${minutes} minutes.`;
    },
    blocked: {
      minor_sexual:
        'Characters must be adults in every detail. Please change anything that suggests otherwise.',
      real_person: 'Characters can’t be real, well-known people.',
      other: 'This text breaks the site’s rules. Please reword it.',
    },
  },
} as const;

/** The reason to create an account: “Create an account to keep talking with Maren.” */
export const accountTo = (goal: string): { register: string; login: string } => ({
  register: `Create an account to ${goal}.`,
  login: `Sign in to ${goal}.`,
});
