// Google, or any other OpenID provider, by the authorization code flow with PKCE and a nonce.
import * as oauth from 'oauth4webapi';
import type { GoogleSignIn, GoogleUser } from '../google.ts';
import { IdentityFailure } from '../port.ts';

/** How long a response may take, in milliseconds: the person sees an empty window. */
const CALL_TIMEOUT_MS = 10_000;
/** How long what the provider says about itself is believed. */
const TTL_MS = 3_600_000;

interface OpenIdConfig {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  /** Milliseconds of the epoch; for the cache. */
  readonly now?: () => number;
}

export function createOpenIdSignIn(config: OpenIdConfig): GoogleSignIn {
  const { now = Date.now } = config;
  const issuer = new URL(config.issuer);
  const client: oauth.Client = { client_id: config.client_id };
  const secret = oauth.ClientSecretPost(config.client_secret);
  const options = () => ({
    signal: () => AbortSignal.timeout(CALL_TIMEOUT_MS),
    // Plain HTTP is believed of this machine only; the configuration refuses it of any other.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
  });

  let cached: { at: number; server: oauth.AuthorizationServer } | undefined;
  const discover = async (): Promise<oauth.AuthorizationServer> => {
    if (cached && now() - cached.at < TTL_MS) return cached.server;
    const response = await oauth.discoveryRequest(issuer, options());
    const server = await oauth.processDiscoveryResponse(issuer, response);
    cached = { at: now(), server };
    return server;
  };

  const readUser = async (
    server: oauth.AuthorizationServer,
    given: Parameters<GoogleSignIn['exchange']>[0],
  ): Promise<GoogleUser> => {
    // The caller compared `state`. Only the code is returned to us, so a provider's `iss` cannot be required.
    const authority = { ...server, authorization_response_iss_parameter_supported: false };
    const back = new URLSearchParams({ code: given.code });
    const granted = oauth.validateAuthResponse(authority, client, back, oauth.skipStateCheck);
    const { redirect_uri, verifier } = given;
    const response = await oauth.authorizationCodeGrantRequest(
      authority,
      client,
      secret,
      granted,
      redirect_uri,
      verifier,
      options(),
    );
    const tokenSet = await oauth.processAuthorizationCodeResponse(authority, client, response, {
      expectedNonce: given.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(authority, response, options());
    const claims = oauth.getValidatedIdTokenClaims(tokenSet);
    if (!claims) throw new Error('The provider gave no ID token.');
    const { email, azp } = claims;
    if (azp !== undefined && azp !== client.client_id) {
      throw new IdentityFailure('google_failed', 'The ID token was issued to another client.');
    }
    const isProven = claims['email_verified'] === true && typeof email === 'string';
    return { issuer: claims.iss, subject: claims.sub, email: isProven ? email : null };
  };

  return {
    name: issuer.href.replace(/\/$/, ''),
    async address({ redirect_uri, state, nonce, challenge }) {
      const { authorization_endpoint } = await discover().catch(asUnavailable);
      if (authorization_endpoint === undefined) {
        throw new IdentityFailure('unavailable', 'The provider names no authorization endpoint.');
      }
      const url = URL.parse(authorization_endpoint);
      if (!url || !isSafe(url)) {
        throw new IdentityFailure('unavailable', 'The authorization endpoint is no https address.');
      }
      const query = {
        client_id: client.client_id,
        response_type: 'code',
        redirect_uri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return { url: url.href, isDemo: false };
    },
    async exchange(given) {
      const server = await discover().catch(asUnavailable);
      return readUser(server, given).catch(asFailure);
    },
  };
}

/** The browser goes there, so it is never a script; plain HTTP only leads to this machine. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' ||
  (protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname));

function asUnavailable(cause: unknown): never {
  throw new IdentityFailure('unavailable', 'The OpenID provider cannot be reached.', { cause });
}

/** The library's own errors say what was wrong with an answer; anything else is that there was none. */
function asFailure(cause: unknown): never {
  if (cause instanceof IdentityFailure) throw cause;
  const isAnswer =
    cause instanceof oauth.ResponseBodyError ||
    cause instanceof oauth.OperationProcessingError ||
    cause instanceof oauth.WWWAuthenticateChallengeError ||
    cause instanceof oauth.AuthorizationResponseError;
  if (!isAnswer) asUnavailable(cause);
  throw new IdentityFailure('google_failed', 'The OpenID provider did not vouch for anybody.', {
    cause,
  });
}
