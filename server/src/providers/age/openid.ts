// Age checks by an OpenID provider with a claim such as `age_over_18`. No other claim is read.
import { createOpenIdClient, OpenIdFailure } from '../../platform/openid.ts';
import { AgeFailure, type AgeAssurance } from './port.ts';

export interface OpenIdAgeConfig {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
  readonly claim: string;
  readonly claim_in: 'id_token' | 'userinfo';
  readonly valid_days: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export function createOpenIdAge(config: OpenIdAgeConfig): AgeAssurance {
  const { claim, claim_in, valid_days, ...about } = config;
  const client = createOpenIdClient({ ...about, asksUserInfo: claim_in === 'userinfo' });
  return {
    name: client.name,
    method: `openid:${new URL(client.name).hostname}`,
    isBuiltIn: false,
    valid_days,
    address: (start) => client.address(start).catch(asAgeFailure),
    async outcome(back) {
      const claims = await client.exchange(back).catch(asAgeFailure);
      const answer: unknown = claims[claim_in][claim];
      if (answer === true) return 'adult';
      if (answer === false) return 'not_adult';
      throw new AgeFailure('unavailable', `The provider gave no claim ${claim}.`);
    },
  };
}

function asAgeFailure(cause: unknown): never {
  if (!(cause instanceof OpenIdFailure)) throw cause;
  throw new AgeFailure(cause.kind, cause.message, { cause });
}
