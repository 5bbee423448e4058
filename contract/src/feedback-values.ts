// The values of feedback that the page and the database share.

export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;
/** Whether the person or the rule was right, by an admin. */
export const RULINGS = ['right', 'wrong'] as const;
/** In UTF-16 units. */
export const MAX_FEEDBACK = 4_000;
