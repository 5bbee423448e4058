// Timeouts and size limits of the adapter.

export interface Limits {
  /** From the request to the first progress, in milliseconds: loading a large model takes minutes. */
  readonly firstTokenMs: number;
  /** Between two signs of progress after that. */
  readonly silenceMs: number;
  /** For the complete reply. */
  readonly totalMs: number;
  /** For usage or `[DONE]` after the finish reason. */
  readonly lingerMs: number;
  /** The total time to wait for a busy server. */
  readonly busyMs: number;
  /** The maximum size of an event, and of data without any event. */
  readonly eventBytes: number;
  /** The maximum size of a response on the wire, including reasoning and framing. */
  readonly replyBytes: number;
  /** The maximum length of visible text in characters, at which the reply ends with `length`. */
  readonly textChars: number;
  /** Consecutive connection failures that open the circuit breaker, and how long it stays open. */
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
