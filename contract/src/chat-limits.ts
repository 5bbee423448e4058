// Limits of chats that the page imports, too.

/** The maximum length of a chat’s name, in UTF-16 units. */
export const MAX_CHAT_TITLE = 60;

/** Suggested replies at once, and the maximum length of one in UTF-16 units. */
export const MOST_SUGGESTIONS = 3;
export const SUGGESTION_LENGTH = 300;

/** The maximum size of a chat’s file in bytes, its messages, and the length of one in UTF-16 units. */
export const MAX_CHAT_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_IMPORTED_MESSAGES = 10_000;
export const MAX_IMPORTED_LENGTH = 20_000;

/** The maximum length of a search in chats, in UTF-16 units. */
export const MAX_CHAT_SEARCH = 100;

/**
 * The position of the greeting: a chat begins with the notice that the partner is an AI, then the
 * greeting; both stay.
 */
export const GREETING_SEQ = 2;
