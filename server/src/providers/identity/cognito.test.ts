// The Cognito adapter passes the port's suite against a fake of its API on this machine.
import { CognitoIdentityProviderServiceException } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { freshPool, pushedClock } from '../../../test/identity-pool.ts';
import { asFailure } from './cognito/failures.ts';
import { createCognito } from './cognito.ts';
import { startFakeCognito, type FakeCognito } from '../../../test/fakes/cognito/server.ts';
import { lies, startFakeServer } from '../../../test/fakes/picture-servers/fake-server.ts';
import type { IdentityFailureKind, Pool, UserPool } from './port.ts';
import {
  googleRequest,
  identitySuite,
  member,
  PASSWORD,
  refusal,
  type Subject,
} from '../../../test/suites/identity-suite.ts';

const email = 'ann@example.com';
const account = { email, password: PASSWORD, name: 'User_ab12' };
const BACK = 'https://rose.example/auth/google';

interface CognitoSubject extends Subject {
  readonly fake: FakeCognito;
}

const opened: FakeCognito[] = [];
afterEach(async () => {
  for (const fake of opened.splice(0)) await fake.close();
});

async function openCognito(options: { rotates?: boolean } = {}): Promise<CognitoSubject> {
  const clock = pushedClock();
  const fake = await startFakeCognito(clock, options);
  opened.push(fake);
  return {
    fake,
    provider: createCognito({ config: fake.config, clock, log: quietLog }),
    pool: freshPool(),
    codeFor: (address) => Promise.resolve(fake.codeFor(address)),
    forward: (ms) => clock.forward(ms),
  };
}

identitySuite('cognito, with rotating refresh tokens', () => openCognito());
identitySuite('cognito, without', () => openCognito({ rotates: false }));

describe('cognito', () => {
  let world: CognitoSubject;
  let provider: UserPool;
  let pool: Pool;
  beforeEach(async () => {
    world = await openCognito();
    ({ provider, pool } = world);
  });

  test.each([
    ['LimitExceededException', 900_000],
    ['TooManyFailedAttemptsException', 900_000],
    ['TooManyRequestsException', 1_000],
    ['InternalErrorException', undefined],
  ])('%s sets a retry delay of %s milliseconds', (name, wait) => {
    const cause = new CognitoIdentityProviderServiceException({
      name,
      $fault: 'client',
      $metadata: {},
    });
    expect(() => asFailure()(cause)).toThrow(expect.objectContaining({ retryAfterMs: wait }));
  });

  test.each<[string, string, IdentityFailureKind]>(
    [
      ['SignUp', 'UsernameExistsException', 'email_taken'],
      ['SignUp', 'InvalidPasswordException', 'password_refused'],
      ['SignUp', 'InvalidParameterException', 'parameters_invalid'],
      ['SignUp', 'UserLambdaValidationException', 'parameters_invalid'],
      ['SignUp', 'CodeDeliveryFailureException', 'mail_failed'],
      ['SignUp', 'TooManyRequestsException', 'too_many'],
      ['SignUp', 'LimitExceededException', 'too_many'],
      ['SignUp', 'InternalErrorException', 'unavailable'],
      ['SignUp', 'SomethingNewException', 'unavailable'],
      ['InitiateAuth', 'NotAuthorizedException', 'wrong_credentials'],
      ['InitiateAuth', 'UserNotFoundException', 'user_unknown'],
      ['InitiateAuth', 'UserNotConfirmedException', 'not_confirmed'],
      ['InitiateAuth', 'PasswordResetRequiredException', 'wrong_credentials'],
      ['InitiateAuth', 'ResourceNotFoundException', 'unavailable'],
      ['ConfirmSignUp', 'CodeMismatchException', 'code_wrong'],
      ['ConfirmSignUp', 'ExpiredCodeException', 'code_expired'],
      ['ConfirmSignUp', 'UserNotFoundException', 'code_expired'],
      ['ConfirmSignUp', 'NotAuthorizedException', 'already_confirmed'],
      ['ConfirmSignUp', 'AliasExistsException', 'email_taken'],
      ['ConfirmSignUp', 'TooManyFailedAttemptsException', 'too_many'],
      ['ForgotPassword', 'UserNotFoundException', 'none'],
      ['ForgotPassword', 'InvalidParameterException', 'none'],
      ['ForgotPassword', 'LimitExceededException', 'too_many'],
    ].map(([operation = '', exception = '', kind]) => [
      operation,
      exception,
      kind as IdentityFailureKind,
    ]),
  )('%s answering %s is %s', async (operation, exception, kind) => {
    world.fake.fail(operation, exception);
    const calls: Record<string, () => Promise<unknown>> = {
      SignUp: () => provider.signUp(pool, account),
      InitiateAuth: () => provider.signIn(pool, account),
      ConfirmSignUp: () => provider.confirmSignUp(pool, { email, code: '123456' }),
      ForgotPassword: () => provider.forgotPassword(pool, { email }),
    };
    expect(await refusal(calls[operation]?.() ?? Promise.resolve())).toBe(kind);
  });

  test('an unreachable pool is reported as unavailable, and its tokens are not accepted', async () => {
    await member(world, email);
    const { id_token } = await provider.signIn(pool, account);
    await world.fake.close();
    expect(await refusal(provider.signIn(pool, account))).toBe('unavailable');
    // The keys are cached from an earlier verification.
    expect(await provider.verify(pool, id_token)).toBeDefined();
    const { config } = world.fake;
    const fresh = createCognito({ config, clock: pushedClock(), log: quietLog });
    expect(await fresh.verify(pool, id_token)).toBeUndefined();
  });

  test('an access token is not accepted as an ID token', async () => {
    await member(world, email);
    const { refresh_token } = await provider.signIn(pool, account);
    const { access } = JSON.parse(Buffer.from(refresh_token, 'base64url').toString()) as {
      access: string;
    };
    expect(access.split('.')).toHaveLength(3);
    expect(await provider.verify(pool, access)).toBeUndefined();
  });

  test('a token of another pool or client is not accepted', async () => {
    await member(world, email);
    const { id_token } = await provider.signIn(pool, account);
    const { config } = world.fake;
    for (const other of [{ client_id: 'another' }, { user_pool_id: 'us-east-1_Other' }]) {
      const stranger = createCognito({
        config: { ...config, ...other },
        clock: pushedClock(),
        log: quietLog,
      });
      expect(await stranger.verify(pool, id_token)).toBeUndefined();
    }
  });

  test('a refresh token that was rotated out is refused, and ends its family', async () => {
    const sub = await member(world, email);
    const first = await provider.signIn(pool, account);
    const second = await provider.refresh(pool, { ...first, sub });
    expect(await refusal(provider.refresh(pool, { ...first, sub }))).toBe('refresh_refused');
    expect(await refusal(provider.refresh(pool, { ...second, sub }))).toBe('refresh_refused');
  });

  test('verifying a password leaves no sign-in', async () => {
    const sub = await member(world, email);
    const device = await provider.signIn(pool, account);
    await provider.checkPassword(pool, { sub, email, password: PASSWORD });
    expect(await refusal(provider.refresh(pool, { ...device, sub }))).toBe('none');
  });

  test('another process with an empty cache can do the same', async () => {
    const sub = await member(world, email);
    const { config } = world.fake;
    const restarted = createCognito({ config, clock: pushedClock(), log: quietLog });
    expect(await restarted.hasPassword(pool, { sub })).toBe(true);
    await restarted.changeName(pool, { sub, name: 'Ann' });
    const device = await provider.signIn(pool, account);
    expect(device.claims.name).toBe('Ann');
    await restarted.signOutEverywhere(pool, { sub });
    expect(await refusal(provider.refresh(pool, { ...device, sub }))).toBe('refresh_refused');
    await restarted.deleteAccount(pool, { sub });
    expect(await refusal(provider.signIn(pool, account))).toBe('user_unknown');
    const injected = { sub: '" or sub ^= "' };
    expect(await refusal(restarted.hasPassword(pool, injected))).toBe('user_unknown');
  });

  describe('with Google', () => {
    async function comeBack(changes: object = {}) {
      const { verifier, ...request } = googleRequest(BACK);
      const { url, isDemo } = await provider.googleAddress(pool, request);
      const back = await world.fake.agree(url, { google: '1093', email });
      const code = back.searchParams.get('code') ?? '';
      const given = { code, redirect_uri: BACK, verifier, nonce: request.nonce, ...changes };
      return { url, isDemo, request, back, given };
    }

    test('the hosted sign-in is used for Google, and its code gives tokens', async () => {
      const { url, isDemo, request, back, given } = await comeBack();
      expect(isDemo).toBe(false);
      expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
        identity_provider: 'Google',
        response_type: 'code',
        scope: expect.stringContaining('openid email profile'),
        code_challenge_method: 'S256',
      });
      expect(back.searchParams.get('state')).toBe(request.state);
      const { claims, id_token, refresh_token } = await provider.exchangeGoogleCode(pool, given);
      expect(claims).toMatchObject({ email, email_verified: false });
      expect(await provider.verify(pool, id_token)).toEqual(claims);
      const { sub } = claims;
      expect(await provider.hasPassword(pool, { sub })).toBe(false);
      await provider.changeName(pool, { sub, name: 'Marlow' });
      const { claims: later } = await provider.refresh(pool, { refresh_token, sub });
      expect(later.name).toBe('Marlow');
      expect(await refusal(provider.exchangeGoogleCode(pool, given))).toBe('google_failed');
    });

    test('the code is not sent where the hosted sign-in redirects to', async () => {
      const { given } = await comeBack();
      const moved = await startFakeServer(lies.redirect('/elsewhere'));
      const config = { ...world.fake.config, domain: moved.url };
      const redirected = createCognito({ config, clock: pushedClock(), log: quietLog });
      expect(await refusal(redirected.exchangeGoogleCode(pool, given))).toBe('unavailable');
      expect(moved.requests).toHaveLength(1);
      await moved.close();
    });

    test('a password account with the same address stays another account', async () => {
      const sub = await member(world, email);
      const { given } = await comeBack();
      const { claims } = await provider.exchangeGoogleCode(pool, given);
      expect(claims.sub).not.toBe(sub);
    });

    test.each([{ verifier: 'another' }, { redirect_uri: 'https://evil.example/' }, { nonce: 'x' }])(
      '%j is refused',
      async (changes) => {
        const { given } = await comeBack(changes);
        expect(await refusal(provider.exchangeGoogleCode(pool, given))).toBe('google_failed');
      },
    );

    test('without a domain there is no sign-in with Google', async () => {
      const { domain: _gone, ...config } = world.fake.config;
      const bare = createCognito({ config, clock: pushedClock(), log: quietLog });
      expect([provider.hasGoogle, bare.hasGoogle]).toEqual([true, false]);
      expect(await refusal(bare.googleAddress(pool, googleRequest(BACK)))).toBe('google_failed');
    });
  });
});
