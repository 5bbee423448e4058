// Selects the identity provider: the configured managed user pool, or the embedded pool in our own database.
import type { Core } from '../../platform/core.ts';
import type { Mailer } from '../mail/port.ts';
import type { CognitoConfig } from './cognito/config.ts';
import { createCombinedPool } from './combined.ts';
import { createEmbeddedPool } from './embedded.ts';
import type { GoogleSignIn } from './google.ts';
import { createDemoGoogle, type DemoGoogle } from './google/demo-google.ts';
import type { IdentityProvider } from './port.ts';

export interface IdentityConfig {
  /** The managed user pool; without it, accounts are stored in our own database. */
  readonly cognito?: CognitoConfig | undefined;
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly GOOGLE_ISSUER: string;
  readonly GOOGLE_DEMO: 'on' | 'off';
}

interface Choice extends Pick<Core, 'db' | 'vault' | 'clock' | 'ids' | 'log'> {
  readonly config: IdentityConfig;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The path of the API, such as `/api`. */
  readonly base: string;
}

export interface ChosenIdentity {
  readonly provider: IdentityProvider;
  /** The demo Google page to serve; undefined if the real Google is configured. */
  readonly demoGoogle?: DemoGoogle | undefined;
}

export async function chooseIdentity(choice: Choice): Promise<ChosenIdentity> {
  const { config, db, vault, clock, ids, log, mailer, base } = choice;
  if (config.cognito) {
    const { createCognito } = await import('./cognito.ts');
    const managed = createCognito({ config: config.cognito, clock, log });
    const { issuer: managedIssuer } = managed;
    const embedded = createEmbeddedPool({ db, vault, clock, ids, log, mailer, managedIssuer });
    const provider = createCombinedPool({ managed, embedded });
    const google = config.cognito.domain ?? 'none';
    log.info({ provider: provider.name, google }, 'identity: managed user pool');
    return { provider };
  }
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret } = config;
  const isReal = client_id !== undefined && client_secret !== undefined;
  const demoGoogle =
    !isReal && config.GOOGLE_DEMO === 'on' ? createDemoGoogle({ vault, clock, base }) : undefined;
  let google: GoogleSignIn | undefined = demoGoogle;
  if (isReal) {
    const { createOpenIdSignIn } = await import('./google/openid.ts');
    google = createOpenIdSignIn({ issuer: config.GOOGLE_ISSUER, client_id, client_secret });
  }
  const provider = createEmbeddedPool({ db, vault, clock, ids, log, mailer, google });
  log.info(
    { provider: provider.name, google: google?.name ?? 'none' },
    'identity: embedded user pool',
  );
  return { provider, demoGoogle };
}
