// A generous timeout for things that should happen at once.

/** Far above what a busy machine needs: tests do not assert how fast this machine is. */
export const SOON_MS = 20_000;
