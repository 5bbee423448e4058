// A failure distinguished by its kind: the base of the failures of each provider's port.

export interface FailureDetails {
  readonly cause?: unknown;
  readonly retryAfterMs?: number | undefined;
}

export class Failure<Kind extends string> extends Error {
  readonly kind: Kind;
  /** The wait that the other side requested before another try, if any. */
  readonly retryAfterMs: number | undefined;

  /** `message` must not contain personal data, addresses or content, because it is logged. */
  constructor(kind: Kind, message: string, { cause, retryAfterMs }: FailureDetails = {}) {
    super(message, { cause });
    this.name = new.target.name;
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}
