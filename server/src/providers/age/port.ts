// The port of age checks: a provider determines whether a person is an adult, and reports nothing else.
import { Failure } from '../../platform/failure.ts';
import type { OpenIdReturn, OpenIdStart } from '../../platform/openid.ts';

/** `not_adult`: the provider says that this person is not an adult. */
export type AgeOutcome = 'adult' | 'not_adult';

/** `refused`: the response does not prove an age here; `unavailable`: not reached, or no result. */
export type AgeFailureKind = 'refused' | 'unavailable';

/** There is no result; an earlier one stays valid. */
export class AgeFailure extends Failure<AgeFailureKind> {}

export interface AgeAssurance {
  /** For logs and the admin screen. */
  readonly name: string;
  /** The method of the check, which is stored with its result. */
  readonly method: string;
  /** True for self-declaration, which checks nothing and never suffices for explicit content. */
  readonly isBuiltIn: boolean;
  /** How many days a result is valid. */
  readonly valid_days: number;
  /** The URL that the person is sent to. Throws `AgeFailure`. */
  address(start: OpenIdStart): Promise<string>;
  /** The result for the person who was redirected back. Throws `AgeFailure`. */
  outcome(back: OpenIdReturn): Promise<AgeOutcome>;
}
