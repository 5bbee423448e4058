// How long and how much the adapter bears before it gives a server up.

export interface Limits {
  /** From the request to the first sign of a response: loading a big model takes minutes. */
  readonly firstTokenMs: number;
  /** Between two signs of life after that. */
  readonly silenceMs: number;
  /** For the complete reply, however steadily it trickles. */
  readonly totalMs: number;
  /** How long to wait for usage or `[DONE]` after the model's finish reason. */
  readonly lingerMs: number;
  /** How long to wait in all for a busy server before saying so. */
  readonly busyMs: number;
  /** Largest single event, and most bytes without any event. */
  readonly eventBytes: number;
  /** Largest answer as it comes over the wire, thoughts and wrapping included. */
  readonly replyBytes: number;
  /** Most characters of visible text; beyond them the reply ends as `length`. */
  readonly textChars: number;
  /** Connection failures in a row until the breaker opens, and for how long it stays so. */
  readonly failuresToOpen: number;
  readonly openMs: number;
}

export const usualLimits: Limits = {
  firstTokenMs: 5 * 60_000,
  silenceMs: 60_000,
  totalMs: 20 * 60_000,
  lingerMs: 2_000,
  busyMs: 60_000,
  eventBytes: 1024 * 1024,
  replyBytes: 48 * 1024 * 1024,
  textChars: 100_000,
  failuresToOpen: 5,
  openMs: 3_000,
};
