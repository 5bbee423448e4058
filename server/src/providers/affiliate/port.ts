// The port of affiliate networks: report a purchase under an id that makes repeated reports count once.

/** A purchase that was paid, as it is reported. */
export interface Conversion {
  /** The same for each attempt; the receiver counts each id once. */
  readonly id: string;
  /** ISO 8601, UTC: when it was paid. */
  readonly at: string;
  readonly kind: 'package' | 'plan';
  readonly amount_cents: number;
  readonly currency: string;
  /** True where no money moved. */
  readonly test: boolean;
  /** What the affiliate's link brought, by the names of its query parameters; often empty. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Who bought: the address, or its SHA-256 (lower case, in hex) of who said no to marketing. */
  readonly buyer: { readonly email: string } | { readonly email_sha256: string };
}

/** The report was not taken; it may be retried later. */
export class AffiliateFailure extends Error {
  /** `message` contains no personal data, because it is logged. */
  constructor(message: string, more: { cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = 'AffiliateFailure';
  }
}

export interface AffiliateProvider {
  /** Resolves once it was taken. Throws `AffiliateFailure`. */
  report(address: string, conversion: Conversion): Promise<void>;
}

/** The longest that one report may take, in milliseconds. */
export const REPORT_MS = 10_000;
