// Selects the age check: the configured provider, else self-declaration.
import type { Log } from '../../platform/log.ts';
import { createOpenIdAge } from './openid.ts';
import type { AgeAssurance } from './port.ts';
import { createSelfDeclaration } from './self-declared.ts';

export interface AgeConfig {
  readonly age_issuer: string | undefined;
  readonly age_client_id: string | undefined;
  readonly age_client_secret: string | undefined;
  readonly age_scope: string;
  readonly age_claim: string;
  readonly age_claim_in: 'id_token' | 'userinfo';
  readonly age_valid_days: number;
}

export function chooseAge({ config, log }: { config: AgeConfig; log: Log }): AgeAssurance {
  const { age_issuer: issuer, age_client_id: client_id, age_client_secret } = config;
  if (issuer === undefined || client_id === undefined || age_client_secret === undefined)
    return createSelfDeclaration();
  const chosen = createOpenIdAge({
    issuer,
    client_id,
    client_secret: age_client_secret,
    scope: config.age_scope,
    claim: config.age_claim,
    claim_in: config.age_claim_in,
    valid_days: config.age_valid_days,
  });
  log.info({ provider: chosen.name, claim: config.age_claim }, 'age check provider configured');
  return chosen;
}
