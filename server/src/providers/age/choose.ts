// Selects the age check: the configured provider, else self-declaration.
import type { Log } from '../../platform/log.ts';
import { createOpenIdAge } from './openid.ts';
import type { AgeAssurance } from './port.ts';
import { createSelfDeclaration } from './self-declared.ts';

export interface AgeConfig {
  readonly AGE_ISSUER?: string | undefined;
  readonly AGE_CLIENT_ID?: string | undefined;
  readonly AGE_CLIENT_SECRET?: string | undefined;
  readonly AGE_SCOPE: string;
  readonly AGE_CLAIM: string;
  readonly AGE_CLAIM_IN: 'id_token' | 'userinfo';
  readonly AGE_VALID_DAYS: number;
}

export function chooseAge({ config, log }: { config: AgeConfig; log: Log }): AgeAssurance {
  const { AGE_ISSUER: issuer, AGE_CLIENT_ID: client_id, AGE_CLIENT_SECRET } = config;
  if (issuer === undefined || client_id === undefined || AGE_CLIENT_SECRET === undefined)
    return createSelfDeclaration();
  const chosen = createOpenIdAge({
    issuer,
    client_id,
    client_secret: AGE_CLIENT_SECRET,
    scope: config.AGE_SCOPE,
    claim: config.AGE_CLAIM,
    claim_in: config.AGE_CLAIM_IN,
    valid_days: config.AGE_VALID_DAYS,
  });
  log.info({ provider: chosen.name, claim: config.AGE_CLAIM }, 'age check provider configured');
  return chosen;
}
