// Google, or any other OpenID provider, for sign-in.
import { storable } from '@velour/contract/scalars.ts';
import { createOpenIdClient, OpenIdFailure } from '../../../platform/openid.ts';
import type { GoogleSignIn } from '../google.ts';
import { IdentityFailure } from '../port.ts';

/** Any storable text; the pool decides whether it is an address. */
const Address = storable(254);

interface OpenIdConfig {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export function createOpenIdSignIn(config: OpenIdConfig): GoogleSignIn {
  const client = createOpenIdClient({
    ...config,
    scope: 'openid email profile',
    parameters: { prompt: 'select_account' },
  });
  return {
    name: client.name,
    address: async (start) => ({
      url: await client.address(start).catch(asIdentityFailure),
      isDemo: false,
    }),
    async exchange(back) {
      const { id_token } = await client.exchange(back).catch(asIdentityFailure);
      const { iss, sub, email } = id_token;
      const address = Address.safeParse(email);
      const isProven = id_token['email_verified'] === true && address.success;
      return { issuer: iss, subject: sub, email: isProven ? address.data : null };
    },
  };
}

function asIdentityFailure(cause: unknown): never {
  if (!(cause instanceof OpenIdFailure)) throw cause;
  const kind = cause.kind === 'refused' ? 'google_failed' : 'unavailable';
  throw new IdentityFailure(kind, cause.message, { cause });
}
