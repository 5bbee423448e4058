// An OpenID Connect client: the authorization code flow with PKCE and a nonce, with strict verification of claims.
import { Failure } from './failure.ts';
import { storable } from '@velour/contract/scalars.ts';
import * as oauth from 'oauth4webapi';

/** The timeout of a request in milliseconds; short, because the person waits for it. */
const CALL_TIMEOUT_MS = 10_000;
/** How long the provider's discovery document is cached, in milliseconds. */
const TTL_MS = 3_600_000;
/** The tolerated clock skew of the provider, in seconds. */
const SKEW_S = 60;

/** OpenID limits it to 255 characters. */
const Subject = storable(255).min(1);

/** `unavailable`: not reached, or misconfigured; `refused`: the response does not verify this person. */
export class OpenIdFailure extends Failure<'unavailable' | 'refused'> {}

interface OpenIdConfig {
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
  /** Additional parameters of the authorization URL. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** True to also request the claims of the userinfo endpoint. */
  readonly asksUserInfo?: boolean;
  /** The current time in epoch milliseconds. */
  readonly now?: () => number;
}

export interface OpenIdStart {
  readonly redirect_uri: string;
  readonly state: string;
  readonly nonce: string;
  readonly challenge: string;
}

export interface OpenIdReturn {
  readonly code: string;
  readonly redirect_uri: string;
  readonly verifier: string;
  readonly nonce: string;
}

export interface OpenIdClaims {
  readonly id_token: oauth.IDToken;
  readonly userinfo: Readonly<Record<string, unknown>>;
}

export function createOpenIdClient(config: OpenIdConfig) {
  const { now = Date.now, scope, parameters = {}, asksUserInfo = false } = config;
  const issuer = new URL(config.issuer);
  const secret = oauth.ClientSecretPost(config.client_secret);
  const clientNow = (): oauth.Client => ({
    client_id: config.client_id,
    [oauth.clockTolerance]: SKEW_S,
    [oauth.clockSkew]: Math.round((now() - Date.now()) / 1_000),
  });
  const options = () => ({
    signal: () => AbortSignal.timeout(CALL_TIMEOUT_MS),
    // Plain HTTP is accepted for this machine only; the configuration refuses other addresses.
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

  const readClaims = async (
    server: oauth.AuthorizationServer,
    { code, redirect_uri, verifier, nonce }: OpenIdReturn,
  ): Promise<OpenIdClaims> => {
    const client = clientNow();
    // The caller has compared `state`. Only the code is passed on to us, so the response's `iss`
    // cannot be required.
    const authority = { ...server, authorization_response_iss_parameter_supported: false };
    const back = new URLSearchParams({ code });
    const granted = oauth.validateAuthResponse(authority, client, back, oauth.skipStateCheck);
    const response = await oauth.authorizationCodeGrantRequest(
      authority,
      client,
      secret,
      granted,
      redirect_uri,
      verifier,
      options(),
    );
    const tokens = await oauth.processAuthorizationCodeResponse(authority, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(authority, response, options());
    const id_token = oauth.getValidatedIdTokenClaims(tokens);
    if (!id_token) throw new OpenIdFailure('unavailable', 'The provider returned no ID token.');
    if (id_token.azp !== undefined && id_token.azp !== client.client_id)
      throw new OpenIdFailure('refused', 'The ID token was issued to another client.');
    if (!Subject.safeParse(id_token.sub).success)
      throw new OpenIdFailure('refused', 'The ID token has an invalid subject.');
    if (!asksUserInfo) return { id_token, userinfo: {} };
    const answered = await oauth.userInfoRequest(authority, client, tokens.access_token, options());
    // Refuses claims of another subject than the ID token's.
    const userinfo = await oauth.processUserInfoResponse(authority, client, id_token.sub, answered);
    if (answered.headers.get('content-type')?.includes('jwt'))
      await oauth.validateApplicationLevelSignature(authority, answered, options());
    return { id_token, userinfo };
  };

  return {
    /** The issuer, for the log. */
    name: issuer.href.replace(/\/$/, ''),
    /** The authorization URL. Throws `OpenIdFailure`. */
    async address({ redirect_uri, state, nonce, challenge }: OpenIdStart): Promise<string> {
      const { authorization_endpoint } = await discover().catch(asUnavailable);
      const url = authorization_endpoint ? URL.parse(authorization_endpoint) : null;
      if (!url || !isSafe(url))
        throw new OpenIdFailure(
          'unavailable',
          'The authorization endpoint isn’t an https address.',
        );
      const query = {
        client_id: config.client_id,
        response_type: 'code',
        redirect_uri,
        scope,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...parameters,
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    /** Exchanges the code for the person's verified claims. Throws `OpenIdFailure`. */
    async exchange(back: OpenIdReturn): Promise<OpenIdClaims> {
      const server = await discover().catch(asUnavailable);
      return readClaims(server, back).catch(asFailure);
    },
  };
}

/** The browser navigates to this URL, so it must not be a script; plain HTTP is allowed for this machine only. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' ||
  (protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname));

function asUnavailable(cause: unknown): never {
  throw new OpenIdFailure('unavailable', 'The OpenID provider can’t be reached.', { cause });
}

/** The library's own errors mean that a response was invalid; any other error that there was none. */
function asFailure(cause: unknown): never {
  if (cause instanceof OpenIdFailure) throw cause;
  const isAnswer =
    cause instanceof oauth.ResponseBodyError ||
    cause instanceof oauth.OperationProcessingError ||
    cause instanceof oauth.WWWAuthenticateChallengeError ||
    cause instanceof oauth.AuthorizationResponseError;
  if (!isAnswer) asUnavailable(cause);
  throw new OpenIdFailure('refused', 'The OpenID provider returned no identity.', { cause });
}
