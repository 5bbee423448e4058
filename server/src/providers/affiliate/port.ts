// The port of affiliate networks: reports a purchase under an id, so that repeated reports count once.

export interface Conversion {
  /** The same for each attempt; the network counts each id once. */
  readonly id: string;
  /** When it was paid; ISO 8601 in UTC. */
  readonly at: string;
  readonly kind: 'package' | 'plan';
  readonly amount_cents: number;
  readonly currency: string;
  /** True for a test payment, where no money moved. */
  readonly test: boolean;
  /** The query parameters of the affiliate link; often empty. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The buyer's email address, or its SHA-256 (of the lower-case address, in hex) without marketing consent. */
  readonly buyer: { readonly email: string } | { readonly email_sha256: string };
}

/** The report was not accepted; it may be retried later. */
export class AffiliateFailure extends Error {
  /** `message` must not contain personal data, because it is logged. */
  constructor(message: string, more: { cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = 'AffiliateFailure';
  }
}

export interface AffiliateProvider {
  /** Resolves once it was accepted. Throws `AffiliateFailure`. */
  report(address: string, conversion: Conversion): Promise<void>;
}

/** The timeout of one report, in milliseconds. */
export const REPORT_MS = 10_000;
