// How long a test waits for what comes at once.

/** Far above what a busy machine needs, and far below forever: a test does not assert how fast this machine is. */
export const SOON_MS = 20_000;
