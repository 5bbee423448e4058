// Sign-in with Google through the pool's hosted sign-in: the authorization code flow with PKCE.
import { z } from 'zod';
import { IdentityFailure, type GoogleStart, type IdentityProvider } from '../port.ts';
import type { CognitoConfig } from './config.ts';

const CALL_TIMEOUT_MS = 10_000;
/** The last scope lets users change their own name and email address. */
const SCOPES = 'openid email profile aws.cognito.signin.user.admin';

const TokenResponse = z.object({
  id_token: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
});

type AddressRequest = Parameters<IdentityProvider['googleAddress']>[1];
type Given = Parameters<IdentityProvider['exchangeGoogleCode']>[1];

/** Throws `google_failed` if the pool has no domain. */
export function hostedAddress(config: CognitoConfig, request: AddressRequest): GoogleStart {
  const url = new URL('/oauth2/authorize', requireDomain(config));
  const query = {
    identity_provider: 'Google',
    response_type: 'code',
    client_id: config.client_id,
    redirect_uri: request.redirect_uri,
    scope: SCOPES,
    state: request.state,
    nonce: request.nonce,
    code_challenge: request.challenge,
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, isDemo: false };
}

/** Throws `google_failed` for an invalid code, `unavailable` without a response. */
export async function exchangeCode(
  config: CognitoConfig,
  given: Given,
): Promise<z.infer<typeof TokenResponse>> {
  const { client_id, client_secret } = config;
  const basic =
    client_secret === undefined
      ? {}
      : {
          authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
        };
  const response = await fetch(new URL('/oauth2/token', requireDomain(config)), {
    method: 'POST',
    redirect: 'error', // the code and the secret are for this host only
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...basic },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id,
      code: given.code,
      redirect_uri: given.redirect_uri,
      code_verifier: given.verifier,
    }),
  }).catch((cause: unknown) => {
    throw new IdentityFailure('unavailable', 'The hosted sign-in can’t be reached.', { cause });
  });
  if (response.status >= 500) {
    throw new IdentityFailure('unavailable', `The hosted sign-in answered ${response.status}.`);
  }
  const answer = TokenResponse.safeParse(await response.json().catch(() => undefined));
  if (response.ok && answer.success) return answer.data;
  throw new IdentityFailure('google_failed', `The code was refused (${response.status}).`);
}

function requireDomain({ domain }: CognitoConfig): string {
  if (domain === undefined) throw new IdentityFailure('google_failed', 'No Google is configured.');
  return domain;
}
