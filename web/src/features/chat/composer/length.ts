// The maximum length of a message, and the length from which the counter is shown.
import type { MAX_MESSAGE_LENGTH as contractLength } from '@velour/contract/messages.ts';

/** The contract's value comes with a validator that the page does not bundle; the type keeps both the same. */
export const MAX_MESSAGE_LENGTH: typeof contractLength = 4_000;
export const COUNT_FROM = 3_600;
