// The values of feedback that the page and the database share.

export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;
/** An admin's decision on a contested refusal: whether the person was right, or the rule. */
export const RULINGS = ['right', 'wrong'] as const;
/** The maximum length in UTF-16 units. */
export const MAX_FEEDBACK = 4_000;
