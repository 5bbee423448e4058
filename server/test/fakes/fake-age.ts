// Age checks for tests: the real adapter with an OpenID provider on this machine.
import { createOpenIdAge, type OpenIdAgeConfig } from '../../src/providers/age/openid.ts';
import type { AgeAssurance } from '../../src/providers/age/port.ts';
import type { FakeOpenId } from './fake-openid.ts';

export const createTestAge = (
  { issuer, client: { client_id, client_secret } }: Pick<FakeOpenId, 'issuer' | 'client'>,
  now: () => number = Date.now,
  { claim = 'age_over_18', claim_in = 'id_token' }: Partial<OpenIdAgeConfig> = {},
): AgeAssurance =>
  createOpenIdAge({
    issuer,
    client_id,
    client_secret,
    scope: 'openid age',
    claim,
    claim_in,
    valid_days: 365,
    now,
  });
