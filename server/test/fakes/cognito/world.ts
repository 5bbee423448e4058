// The state of the fake user pool, and its exceptions.
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { Clock } from '../../../src/platform/clock.ts';

export interface FakeUser {
  readonly username: string;
  readonly sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  password: string | undefined;
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'EXTERNAL_PROVIDER';
  /** A new address that waits for its code; until then the old one is used. */
  pending_email: string | undefined;
  readonly codes: Map<string, { code: string; ends_at: number; tries: number }>;
  readonly identities: object[] | undefined;
  /** Disabled by the pool's admins. */
  is_disabled?: boolean;
}

export interface Grant {
  readonly origin_jti: string;
  readonly user: FakeUser;
  readonly auth_time: number;
  readonly nonce: string | undefined;
  refresh: string;
  readonly used: Set<string>;
  revoked: boolean;
}

/** An exception in the service's wire format: name and message. */
export class FakeException extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export interface FakeWorld {
  readonly clock: Clock;
  readonly region: string;
  readonly user_pool_id: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly rotates: boolean;
  readonly users: FakeUser[];
  readonly grants: Grant[];
  /** The latest code mailed to each address. */
  readonly mailed: Map<string, string>;
  /** Consents in the hosted sign-in, by code. */
  readonly agreed: Map<string, { query: URLSearchParams; user: FakeUser }>;
  readonly keys: { kid: string; privateKey: CryptoKey; jwk: JWK };
  /** Exceptions that the next calls throw, by operation. */
  readonly failing: Map<string, string>;
}

/** Making one costs more than most tests; two, so that consecutive pools have different ones. */
const pairs: ReturnType<typeof generateKeyPair>[] = [];
let worlds = 0;

function nextPair(): ReturnType<typeof generateKeyPair> {
  worlds += 1;
  return (pairs[worlds % 2] ??= generateKeyPair('RS256', { extractable: true }));
}

export async function createWorld(
  clock: Clock,
  { rotates }: { rotates: boolean },
): Promise<FakeWorld> {
  const pair = await nextPair();
  const kid = 'fake-key';
  const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' };
  return {
    clock,
    region: 'us-east-1',
    user_pool_id: 'us-east-1_Fake12345',
    client_id: 'fakeclient1234567890',
    client_secret: randomUUID(),
    rotates,
    users: [],
    grants: [],
    mailed: new Map(),
    agreed: new Map(),
    keys: { kid, privateKey: pair.privateKey, jwk },
    failing: new Map(),
  };
}

const issuerOf = ({ region, user_pool_id }: FakeWorld): string =>
  `https://cognito-idp.${region}.amazonaws.com/${user_pool_id}`;

/** Finds a user by user name or email address, as in a pool whose users sign in by email. */
export function findUser(world: FakeWorld, name: string): FakeUser {
  const found = world.users.find(
    ({ username, email, identities }) =>
      username === name || (!identities && email.toLowerCase() === name.toLowerCase()),
  );
  if (!found) throw new FakeException('UserNotFoundException', 'User does not exist.');
  return found;
}

/** Clients with a secret must send the hash in every call that names a user. */
export function checkSecretHash(world: FakeWorld, username: string, given: unknown): void {
  const right = createHmac('sha256', world.client_secret)
    .update(username + world.client_id)
    .digest('base64');
  if (given !== right) {
    throw new FakeException(
      'NotAuthorizedException',
      `Unable to verify secret hash for client ${world.client_id}`,
    );
  }
}

export function checkClient(world: FakeWorld, given: unknown): void {
  if (given !== world.client_id) {
    throw new FakeException('ResourceNotFoundException', `User pool client does not exist.`);
  }
}

const CODE_MS = 60 * 60_000;

export function sendCode(world: FakeWorld, user: FakeUser, to: { purpose: string; at: string }) {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const ends_at = world.clock.now().getTime() + CODE_MS;
  user.codes.set(to.purpose, { code, ends_at, tries: 0 });
  world.mailed.set(to.at, code);
  const Destination = `${to.at.slice(0, 1)}***@${to.at.split('@')[1]?.slice(0, 1)}***`;
  return { Destination, DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}

export function useCode(
  world: FakeWorld,
  user: FakeUser,
  given: { purpose: string; code: string },
) {
  const known = user.codes.get(given.purpose);
  if (!known || known.ends_at <= world.clock.now().getTime()) {
    throw new FakeException(
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    );
  }
  known.tries += 1;
  if (known.tries > 5) throw new FakeException('LimitExceededException', 'Attempt limit exceeded.');
  if (known.code !== given.code) {
    throw new FakeException(
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
    );
  }
  user.codes.delete(given.purpose);
}

export function checkPolicy(password: string): void {
  if (password.length < 8) {
    throw new FakeException(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  }
}

const TOKEN_SECONDS = 3_600;

export async function signTokens(world: FakeWorld, grant: Grant) {
  const { user, origin_jti, auth_time } = grant;
  const iat = Math.floor(world.clock.now().getTime() / 1000);
  const both = { sub: user.sub, origin_jti, auth_time, jti: randomUUID(), event_id: randomUUID() };
  const sign = (claims: object): Promise<string> =>
    new SignJWT({ ...both, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: world.keys.kid })
      .setIssuer(issuerOf(world))
      .setIssuedAt(iat)
      .setExpirationTime(iat + TOKEN_SECONDS)
      .sign(world.keys.privateKey);
  return {
    IdToken: await sign({
      aud: world.client_id,
      token_use: 'id',
      'cognito:username': user.username,
      email: user.email,
      email_verified: user.email_verified,
      name: user.name,
      ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }),
      ...(user.identities === undefined ? {} : { identities: user.identities }),
    }),
    AccessToken: await sign({
      client_id: world.client_id,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
    }),
    ExpiresIn: TOKEN_SECONDS,
    TokenType: 'Bearer',
  };
}

export function addGrant(world: FakeWorld, user: FakeUser, nonce?: string): Grant {
  const grant: Grant = {
    origin_jti: randomUUID(),
    user,
    auth_time: Math.floor(world.clock.now().getTime() / 1000),
    nonce,
    refresh: `refresh.${randomUUID()}${randomUUID()}`,
    used: new Set(),
    revoked: false,
  };
  world.grants.push(grant);
  return grant;
}
