// Adapter of a managed user pool, Amazon Cognito, which stores accounts, sends codes and signs tokens.
import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Core } from '../../platform/core.ts';
import { issuerOf, secretHash, type CognitoConfig } from './cognito/config.ts';
import { asFailure, IS_TAKEN, isException, type Meanings } from './cognito/failures.ts';
import { exchangeCode, hostedAddress } from './cognito/hosted.ts';
import { createKnown, readPair, writePair } from './cognito/known.ts';
import { createUsers } from './cognito/users.ts';
import { createVerifier, type Verified } from './cognito/verifier.ts';
import { deliveryTo } from './delivery.ts';
import {
  IdentityFailure,
  type CodeDelivery,
  type ManagedPool,
  type OwnDevice,
  type Tokens,
} from './port.ts';

export type { CognitoConfig } from './cognito/config.ts';

const CONNECT_MS = 3_000;
const CALL_TIMEOUT_MS = 10_000;

interface Needs extends Pick<Core, 'clock' | 'log'> {
  readonly config: CognitoConfig;
}

/**
 * One user pool serves all sites of the deployment: members differ per site, but one password is valid for all sites.
 */
export function createCognito({ config, clock, log }: Needs): ManagedPool {
  const { region, endpoint, credentials, client_id: ClientId, client_secret } = config;
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: CALL_TIMEOUT_MS },
  });
  const verify = createVerifier(config, clock);
  const known = createKnown();
  const users = createUsers({ client, config, known });
  const app = (email: string) => ({
    ClientId,
    Username: email,
    SecretHash: secretHash(config, email),
  });
  const secret = client_secret === undefined ? {} : { ClientSecret: client_secret };

  const remember = ({ claims, username, has_password }: Verified): void =>
    known.put(claims.sub, { username, has_password });

  /**
   * @param before the refresh token that was used, which stays valid if the pool does not rotate
   * tokens
   */
  const tokensOf = async (
    result: AuthenticationResultType | undefined,
    before?: string,
  ): Promise<Tokens & { nonce: string | undefined }> => {
    const { IdToken: id_token, AccessToken: access, RefreshToken: refresh = before } = result ?? {};
    const verified = id_token === undefined ? undefined : await verify(id_token);
    if (!id_token || !verified || !access || !refresh) {
      throw new IdentityFailure('unavailable', 'The user pool returned no usable tokens.');
    }
    remember(verified);
    const { claims, nonce } = verified;
    return { id_token, claims, refresh_token: writePair({ refresh, access }), nonce };
  };

  const signIn = async (given: { email: string; password: string }) => {
    const hash = secretHash(config, given.email);
    const command = new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: {
        USERNAME: given.email,
        PASSWORD: given.password,
        ...(hash === undefined ? {} : { SECRET_HASH: hash }),
      },
    });
    const { AuthenticationResult: result, ChallengeName } = await client
      .send(command)
      .catch(asFailure());
    // After an admin set a temporary password, the owner must set a new one by email before signing
    // in.
    if (ChallengeName === 'NEW_PASSWORD_REQUIRED') {
      throw new IdentityFailure('wrong_credentials', 'This user has to set a password first.');
    }
    return tokensOf(result);
  };

  const resend = async (email: string, meanings: Meanings): Promise<CodeDelivery> => {
    await client.send(new ResendConfirmationCodeCommand(app(email))).catch(asFailure(meanings));
    return deliveryTo(email);
  };

  const revoke = async (refresh: string): Promise<void> => {
    await client
      .send(new RevokeTokenCommand({ Token: refresh, ClientId, ...secret }))
      .catch((error: unknown) => {
        const isOver = isException(
          error,
          'InvalidParameterException',
          'UnsupportedTokenTypeException',
          'NotAuthorizedException',
        );
        if (!isOver) asFailure()(error);
      });
  };
  const signOut = async (pair: string): Promise<void> => {
    const parts = readPair(pair);
    if (parts) await revoke(parts.refresh);
  };
  /** Verifies the password by a sign-in, which is signed out afterwards. */
  const withPassword = async (
    given: { email: string; password: string },
    work: (access: string) => Promise<unknown>,
  ): Promise<void> => {
    const { refresh_token } = await signIn(given);
    try {
      await work(requireAccess({ refresh_token }));
    } finally {
      await signOut(refresh_token).catch((error: unknown) =>
        log.warn({ err: error }, 'revoking a password-check sign-in failed'),
      );
    }
  };

  return {
    name: `cognito · ${config.user_pool_id}`,
    isBuiltIn: false,

    async signUp(_pool, { email, password, name }) {
      const UserAttributes = [
        { Name: 'email', Value: email },
        { Name: 'name', Value: name },
      ];
      const added = await client
        .send(new SignUpCommand({ ...app(email), Password: password, UserAttributes }))
        .catch((error: unknown) => {
          if (isException(error, 'UsernameExistsException')) return undefined;
          return asFailure({ NotAuthorizedException: 'parameters_invalid' })(error);
        });
      if (!added) return { sub: undefined, delivery: await resend(email, IS_TAKEN) };
      const { UserSub: sub } = added;
      if (!sub) throw new IdentityFailure('unavailable', 'The user pool returned no subject.');
      return { sub, delivery: deliveryTo(email) };
    },
    async confirmSignUp(_pool, { email, code }) {
      const ConfirmationCode = code.replaceAll(/\s/g, '');
      await client.send(new ConfirmSignUpCommand({ ...app(email), ConfirmationCode })).catch(
        asFailure({
          NotAuthorizedException: 'already_confirmed',
          UserNotFoundException: 'code_expired',
        }),
      );
    },
    resendCode: (_pool, { email }) =>
      resend(email, { InvalidParameterException: 'already_confirmed' }),

    async signIn(_pool, given) {
      const { nonce: _unasked, ...tokens } = await signIn(given);
      return tokens;
    },
    async refresh(_pool, { refresh_token, sub }) {
      const parts = readPair(refresh_token);
      const refused = new IdentityFailure('refresh_refused', 'This sign-in has ended.');
      if (!parts) throw refused;
      const { AuthenticationResult: result } = await client
        .send(
          new GetTokensFromRefreshTokenCommand({
            RefreshToken: parts.refresh,
            ClientId,
            ...secret,
          }),
        )
        .catch(
          asFailure({
            NotAuthorizedException: 'refresh_refused',
            UserNotFoundException: 'refresh_refused',
            InvalidParameterException: 'refresh_refused',
          }),
        );
      const { nonce: _unasked, ...tokens } = await tokensOf(result, parts.refresh);
      if (tokens.claims.sub !== sub) throw refused;
      return tokens;
    },
    signOut: (_pool, { refresh_token }) => signOut(refresh_token),
    async signOutEverywhere(_pool, { sub, except }) {
      if (except === undefined) await users.signOut(sub).catch(unlessGone);
    },

    async forgotPassword(_pool, { email }) {
      await client.send(new ForgotPasswordCommand(app(email))).catch((error: unknown) => {
        // An unknown, unconfirmed or Google user; the response does not reveal which.
        const isUnknown = isException(
          error,
          'UserNotFoundException',
          'InvalidParameterException',
          'NotAuthorizedException',
        );
        if (!isUnknown) asFailure()(error);
      });
      return deliveryTo(email);
    },
    async confirmNewPassword(_pool, { email, code, password }) {
      const ConfirmationCode = code.replaceAll(/\s/g, '');
      await client
        .send(
          new ConfirmForgotPasswordCommand({ ...app(email), ConfirmationCode, Password: password }),
        )
        .catch(
          asFailure({
            UserNotFoundException: 'code_expired',
            NotAuthorizedException: 'code_expired',
          }),
        );
      await withPassword({ email, password }, (AccessToken) =>
        client.send(new GlobalSignOutCommand({ AccessToken })),
      ).catch((error: unknown) =>
        // The password is set; the caller ends the sign-ins that it knows of in any case.
        log.warn({ err: error }, 'global sign-out at the user pool failed'),
      );
    },
    async checkPassword(_pool, { email, password }) {
      await withPassword({ email, password }, async () => undefined);
    },
    changePassword: (_pool, { email, password, new_password }) =>
      withPassword({ email, password }, (AccessToken) =>
        client
          .send(
            new ChangePasswordCommand({
              AccessToken,
              PreviousPassword: password,
              ProposedPassword: new_password,
            }),
          )
          .catch(asFailure()),
      ),
    hasPassword: async (_pool, { sub }) => (await users.find(sub)).has_password,

    changeName: (_pool, { sub, name }) => users.change(sub, { name }),
    async changeEmail(_pool, { email, refresh_token }) {
      const UserAttributes = [{ Name: 'email', Value: email }];
      const AccessToken = requireAccess({ refresh_token });
      await client
        .send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }))
        .catch(asFailure({ NotAuthorizedException: 'refresh_refused' }));
      return deliveryTo(email);
    },
    async confirmEmail(_pool, { code, refresh_token }) {
      const AccessToken = requireAccess({ refresh_token });
      await client
        .send(
          new VerifyUserAttributeCommand({
            AccessToken,
            AttributeName: 'email',
            Code: code.replaceAll(/\s/g, ''),
          }),
        )
        .catch(asFailure({ NotAuthorizedException: 'refresh_refused' }));
      const { UserAttributes = [] } = await client
        .send(new GetUserCommand({ AccessToken }))
        .catch(asFailure({ NotAuthorizedException: 'refresh_refused' }));
      const email = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
      if (!email)
        throw new IdentityFailure('unavailable', 'The user pool returned no email address.');
      return { email };
    },
    deleteAccount: (_pool, { sub }) => users.remove(sub).catch(unlessGone),

    hasGoogle: config.domain !== undefined,
    async googleAddress(_pool, request) {
      return hostedAddress(config, request);
    },
    async exchangeGoogleCode(_pool, given) {
      const response = await exchangeCode(config, given);
      const { nonce, ...tokens } = await tokensOf({
        IdToken: response.id_token,
        AccessToken: response.access_token,
        RefreshToken: response.refresh_token,
      });
      if (nonce === given.nonce) return tokens;
      await signOut(tokens.refresh_token);
      throw new IdentityFailure('google_failed', 'The response belongs to another request.');
    },

    async verify(_pool, idToken) {
      const verified = await verify(idToken);
      if (verified) remember(verified);
      return verified?.claims;
    },
    isIssuer: (_pool, issuer) => issuer === issuerOf(config),
    issuer: issuerOf(config),
    describe: users.describe,
    async close() {
      client.destroy();
    },
  };
}

/** Ignores the error for a deleted user, who has no sign-ins. */
function unlessGone(error: unknown): void {
  if (!(error instanceof IdentityFailure) || error.kind !== 'user_unknown') throw error;
}

/**
 * Throws `refresh_refused`. The access token was issued with the ID token that the caller
 * presented, and expires with it.
 */
function requireAccess({ refresh_token }: OwnDevice): string {
  const pair = refresh_token === undefined ? undefined : readPair(refresh_token);
  if (!pair) throw new IdentityFailure('refresh_refused', 'Only the own device may ask for this.');
  return pair.access;
}
