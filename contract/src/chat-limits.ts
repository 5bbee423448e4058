// Limits of chats that the page imports, too.

/** The maximum length of a chat’s name, in UTF-16 units. */
export const MAX_CHAT_TITLE = 60;

/** Suggested replies at once, and the maximum length of one in UTF-16 units. */
export const MAX_SUGGESTIONS = 3;
export const SUGGESTION_LENGTH = 300;

/** The maximum length of any message, a reply or an imported one, in UTF-16 units. */
export const MAX_STORED_LENGTH = 100_000;

/** The maximum size of a chat’s file in bytes, and its messages. */
export const MAX_CHAT_FILE_BYTES = 128 * 1024 * 1024;
export const MAX_IMPORTED_MESSAGES = 100_000;

/** The maximum length of a search in chats, in UTF-16 units. */
export const MAX_CHAT_SEARCH = 100;

/**
 * The position of the greeting: a chat begins with the notice that the partner is an AI, then the
 * greeting; both stay.
 */
export const GREETING_SEQ = 2;
