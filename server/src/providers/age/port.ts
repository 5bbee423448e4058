// The port of age assurance: a provider finds out whether a person is an adult, and tells us nothing else.
import type { OpenIdReturn, OpenIdStart } from '../../platform/openid.ts';

/** `not_adult`: the provider says that this person is not an adult. */
export type AgeOutcome = 'adult' | 'not_adult';

/** `refused`: an answer that proves no age here; `unavailable`: not reached, or an answer without an outcome. */
export type AgeFailureKind = 'refused' | 'unavailable';

/** There is no outcome; what was known before stays. */
export class AgeFailure extends Error {
  readonly kind: AgeFailureKind;

  constructor(kind: AgeFailureKind, message: string, more: { cause?: unknown } = {}) {
    super(message, more);
    this.name = 'AgeFailure';
    this.kind = kind;
  }
}

export interface AgeAssurance {
  /** For the log and the screen. */
  readonly name: string;
  /** The way of finding out, which is stored with the outcome. */
  readonly method: string;
  /** True for self-declaration: it checks nothing, and never satisfies explicit content. */
  readonly isBuiltIn: boolean;
  /** How many days an outcome holds. */
  readonly valid_days: number;
  /** Where the person goes. Throws `AgeFailure`. */
  address(start: OpenIdStart): Promise<string>;
  /** What the provider says of who came back. Throws `AgeFailure`. */
  outcome(back: OpenIdReturn): Promise<AgeOutcome>;
}
